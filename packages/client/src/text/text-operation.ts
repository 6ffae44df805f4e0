import { DragomanError } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import { eachOf } from "../sending/in-flight.ts";
import { type Answer, type Transport, unreadable } from "../sending/transport.ts";
import type { Settings } from "../settings.ts";
import { onDistinct } from "./distinct.ts";
import { halvesOf, type Pack, packOverhead, packTexts, type TellTooLarge } from "./packing.ts";
import { packSender } from "./send-pack.ts";
import type { Spending } from "./spending.ts";
import type { Counting } from "./tally.ts";

/** An operation that takes texts and answers with as many results. */
export interface TextOperation<Result> {
  readonly path: string;
  /** What the request holds beside the texts, as JSON. */
  readonly parameters: string;
  /** What the service takes at most, where that is less than the client's own limits. */
  readonly textsPerRequest?: number | undefined;
  readonly bytesPerRequest?: number | undefined;
  readonly read: (answer: Answer, pack: Pack) => readonly Result[] | Promise<readonly Result[]>;
  /** What is known of the texts without asking; `undefined` where nothing is. */
  readonly recall?: ((texts: readonly string[]) => Promise<(Result | undefined)[]>) | undefined;
  readonly counting?: Counting | undefined;
}

/** What sends texts; without `spending` they cost nothing. */
export interface TextSender {
  readonly transport: Transport;
  readonly settings: Settings;
  readonly spending?: Spending | undefined;
}

/** The requests of one call, whose texts are each there once. */
export interface TextRequests<Result> {
  /** The requests that the texts make of which nothing is known. */
  readonly pack: (texts: readonly string[], known: readonly (Result | undefined)[], tell?: TellTooLarge) => Pack[];
  /** Sends a pack: in halves where the service finds it too large (413), or a proxy before it. */
  readonly send: (pack: Pack, signal: AbortSignal | undefined) => Promise<readonly Result[]>;
}

export function textRequests<Result>(
  sender: TextSender,
  operation: TextOperation<Result>,
  call: CallOptions,
): TextRequests<Result> {
  const { textsPerRequest: most } = sender.settings;
  const { parameters, bytesPerRequest, textsPerRequest = most, read } = operation;
  const limits = {
    overhead: packOverhead(parameters),
    textsPerRequest: Math.min(textsPerRequest, most),
    bytesPerRequest,
  };
  const sendPack = packSender(sender, operation, call);

  const send: TextRequests<Result>["send"] = async (pack, signal) => {
    try {
      const answer = await sendPack(pack, signal);
      const results = await read(answer, pack);
      if (results.length === pack.length) return results;
      throw unreadable(`${results.length} results for ${pack.length} texts`, answer);
    } catch (error) {
      if (!(error instanceof DragomanError) || error.status !== 413 || pack.length < 2) throw error;
      const [first, second] = halvesOf(pack);
      return [...(await send(first, signal)), ...(await send(second, signal))];
    }
  };
  const pack: TextRequests<Result>["pack"] = (texts, known, tell) => {
    const unknown = texts.map((text, position) => (known[position] === undefined ? text : undefined));
    return packTexts(unknown, limits, tell);
  };
  return { pack, send };
}

/**
 * Sends any number of texts, equal ones once, in as many requests as their count and bytes need, and gives each its
 * result, in order.
 * @throws DragomanError; its `textIndex` counts in the whole list.
 */
export async function sendTexts<Result>(
  sender: TextSender,
  texts: readonly string[],
  operation: TextOperation<Result>,
  call: CallOptions,
): Promise<Result[]> {
  const { pack, send } = textRequests(sender, operation, call);
  return onDistinct(texts, operation.counting, async (distinct) => {
    const results = (await operation.recall?.(distinct)) ?? [];
    await eachOf(pack(distinct, results), sender.settings.concurrency, call.signal, async (sent, signal) => {
      const received = await send(sent, signal);
      for (const [index, { position }] of sent.entries()) results[position] = received[index];
    });
    return (place) => results[place] ?? missing();
  });
}

export function missing(): never {
  throw new DragomanError("invalid-response", "The service sent no result.");
}

/** The one result of one text; that there are as many as texts was checked where they were read. */
export function only<Result>(results: readonly Result[]): Result {
  return results[0] ?? missing();
}
