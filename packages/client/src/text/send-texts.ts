import { DragomanError } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import { inOrder } from "../sending/in-flight.ts";
import { type Answer, type Transport, unreadable } from "../sending/transport.ts";
import type { Settings } from "../settings.ts";
import { onDistinct } from "./distinct.ts";
import { type Pack, packOverhead, packTexts } from "./packing.ts";
import { inHalvesIfTooLarge, onlyTexts, packSender } from "./send-pack.ts";
import type { Spending } from "./spending.ts";

/** An operation that takes texts and answers with as many results. */
interface TextOperation<Result> {
  readonly path: string;
  /** What the request holds beside the texts, as JSON. */
  readonly parameters: string;
  /** What the service takes at most, where that is less than the client's own limits. */
  readonly textsPerRequest?: number | undefined;
  readonly bytesPerRequest?: number | undefined;
  readonly read: (answer: Answer) => readonly Result[];
}

/** What sends texts; without `spending` they cost nothing. */
export interface TextSender {
  readonly transport: Transport;
  readonly settings: Settings;
  readonly spending?: Spending | undefined;
}

/**
 * Sends any number of texts, equal ones once, in as many requests as their count and bytes need, and gives each its
 * result, in order.
 * @throws DragomanError; its `textIndex` counts in the whole list.
 */
export async function sendTexts<Result>(
  { transport, settings, spending }: TextSender,
  texts: readonly string[],
  operation: TextOperation<Result>,
  call: CallOptions,
): Promise<Result[]> {
  const { path, parameters, read, bytesPerRequest, textsPerRequest = settings.textsPerRequest } = operation;
  const limits = {
    overhead: packOverhead(parameters),
    textsPerRequest: Math.min(textsPerRequest, settings.textsPerRequest),
    bytesPerRequest,
  };
  const sendPack = packSender(transport, spending, settings.baseUrl + path, parameters, call);
  const send = async (pack: Pack, signal: AbortSignal | undefined) => {
    const answer = await sendPack(pack, signal);
    const results = read(answer);
    if (results.length === pack.length) return results;
    throw unreadable(`${results.length} results for ${pack.length} texts`, answer);
  };
  return onDistinct(onlyTexts(texts), async (distinct) => {
    const results = await inOrder(packTexts(distinct, limits), settings.concurrency, call.signal, (whole, signal) =>
      inHalvesIfTooLarge(whole, (part) => send(part, signal)),
    );
    return results.flat();
  });
}

/** The one result of one text; that there are as many as texts was checked where they were read. */
export function only<Result>(results: readonly Result[]): Result {
  const [result] = results;
  if (result === undefined) throw new DragomanError("invalid-response", "The service sent no result.");
  return result;
}
