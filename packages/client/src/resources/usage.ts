import type { Shape } from "../contract.ts";
import type { CallOptions, Settings } from "../options.ts";
import { shapeOf } from "../sending/shapes.ts";
import type { Transport } from "../sending/transport.ts";

/** What the account has used in this period, and what it may. What a service does not count is not there. */
export type Usage = Shape<"Usage">;
export type ProductUsage = Shape<"ProductUsage">;

export async function usage(transport: Transport, { baseUrl }: Settings, call: CallOptions): Promise<Usage> {
  const answer = await transport.exchange({ method: "GET", url: `${baseUrl}/v2/usage`, repeatable: true }, call);
  return shapeOf<"Usage">(answer, "characterCount", "characterLimit");
}
