import { aboutTexts } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import { harmless } from "../sending/retry.ts";
import type { Answer } from "../sending/transport.ts";
import { patienceOf } from "../settings.ts";
import { type Pack, packBody } from "./packing.ts";
import type { TextOperation, TextSender } from "./text-operation.ts";

/**
 * Sends packs to one operation. What they cost is taken out of the budget first, where there is one. A deadline of the
 * call's own is one for all of its requests.
 * @throws DragomanError; its `textIndexes` count in the whole call.
 */
export function packSender(
  { transport, settings, spending }: TextSender,
  { path, parameters, counting }: Pick<TextOperation<unknown>, "path" | "parameters" | "counting">,
  call: CallOptions,
): (pack: Pack, signal: AbortSignal | undefined) => Promise<Answer> {
  patienceOf(settings, call);
  const request = {
    method: "POST",
    url: settings.baseUrl + path,
    headers: { "content-type": "application/json" },
    repeatable: harmless,
    deadline: call.deadlineMs && performance.now() + call.deadlineMs,
  };
  return async (pack, signal) => {
    const spent = await spending?.spend(pack, signal);
    counting?.sent(pack);
    const body = packBody(pack, parameters);
    try {
      const answer = await transport.exchange({ ...request, body }, { ...call, signal });
      spent?.ended();
      return answer;
    } catch (error) {
      spent?.ended(error);
      throw aboutTexts(error, (index) => pack[index]?.position ?? []);
    }
  };
}
