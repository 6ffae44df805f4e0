import { aboutTexts, DragomanError, refusal } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import type { Answer, Transport } from "../sending/transport.ts";
import { type Pack, packBody } from "./packing.ts";
import type { Spending } from "./spending.ts";
import { charactersOf } from "./tally.ts";

/**
 * Sends packs to one operation, with other parameters given as JSON. What they cost is taken out of the budget first,
 * where there is one. A deadline of the call's own is one for all of its requests.
 * @throws DragomanError; its `textIndexes` count in the whole call.
 */
export function packSender(
  transport: Transport,
  spending: Spending | undefined,
  url: string,
  parameters: string,
  call: CallOptions,
): (pack: Pack, signal: AbortSignal | undefined) => Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const end = performance.now() + (call.deadlineMs ?? 0);
  return async (pack, signal) => {
    const spent = await spending?.spend(pack.reduce((sum, { text }) => sum + charactersOf(text), 0));
    const body = packBody(pack, parameters);
    const deadlineMs = call.deadlineMs && Math.max(1, end - performance.now());
    const options = { ...call, signal, deadlineMs };
    try {
      const answer = await transport.exchange({ method: "POST", url, headers, body, repeatable: true }, options);
      spent?.ended();
      return answer;
    } catch (error) {
      spent?.ended(error);
      throw error instanceof DragomanError ? atPositions(error, pack) : error;
    }
  };
}

/**
 * Sends a pack, and where the service finds it too large (413) its halves, one after the other: what counts as large
 * is the service's, and the proxies' before it.
 */
export async function inHalvesIfTooLarge<Result>(
  pack: Pack,
  send: (pack: Pack) => Promise<readonly Result[]>,
): Promise<Result[]> {
  try {
    return [...(await send(pack))];
  } catch (error) {
    if (!(error instanceof DragomanError) || error.status !== 413 || pack.length < 2) throw error;
    const [first, second] = halvesOf(pack);
    return [...(await inHalvesIfTooLarge(first, send)), ...(await inHalvesIfTooLarge(second, send))];
  }
}

/** The first half is the larger where they are not equal. */
export function halvesOf(pack: Pack): readonly [Pack, Pack] {
  const middle = Math.ceil(pack.length / 2);
  return [pack.slice(0, middle), pack.slice(middle)];
}

function atPositions(error: DragomanError, pack: Pack): DragomanError {
  if (error.textIndexes.length === 0) return error;
  return aboutTexts(
    error,
    error.textIndexes.map((index) => pack[index]?.position).filter((position) => position !== undefined),
  );
}

/** Callers without types may hand over anything. */
export function onlyTexts(texts: readonly string[]): readonly string[] {
  if (!Array.isArray(texts)) throw refusal("texts: give a list of strings.");
  for (const [textIndex, text] of texts.entries()) {
    if (typeof text !== "string")
      throw refusal(`texts: element ${textIndex} is not a string.`, { textIndexes: [textIndex] });
  }
  return texts;
}
