import type { Shape } from "../contract.ts";
import type { CallOptions } from "../options.ts";
import { harmless } from "../sending/retry.ts";
import { shapeOf } from "../sending/shapes.ts";
import { type Transport, unreadable } from "../sending/transport.ts";
import type { Settings } from "../settings.ts";

/** What the account has used in this period, and what it may. What a service does not count is not there. */
export type Usage = Shape<"Usage">;
export type ProductUsage = Shape<"ProductUsage">;

export async function usage(transport: Transport, { baseUrl }: Settings, call: CallOptions): Promise<Usage> {
  const answer = await transport.exchange({ method: "GET", url: `${baseUrl}/v2/usage`, repeatable: harmless }, call);
  const counted = shapeOf<"Usage">(answer, "characterCount", "characterLimit");
  if (Number.isFinite(counted.characterCount) && Number.isFinite(counted.characterLimit)) return counted;
  throw unreadable("no count of characters", answer);
}
