import { aboutTexts, refusal } from "../errors.ts";
import { abortedBy } from "../sending/one-try.ts";
import { patienceOf, tagHeader } from "../settings.ts";
import { settleEach } from "./settled.ts";
import type { TextOperation } from "./text-operation.ts";
import { type TextContext, translating } from "./translate.ts";
import { type TranslateOptions, translateParameters } from "./translate-options.ts";
import type { Translation } from "./translation.ts";

/** Translates single texts. */
export type TranslateOne = (text: string, options: TranslateOptions) => Promise<Translation>;

interface Waiting {
  readonly resolve: (translation: Translation) => void;
  readonly reject: (error: unknown) => void;
}

/** A text on its way, and everyone who waits for it. */
interface Underway {
  readonly waiting: Set<Waiting>;
  readonly batch: Batch;
}

/** Texts that travel together: they have the same options. */
interface Batch {
  readonly texts: Map<string, Underway>;
  readonly stop: AbortController;
  isSent: boolean;
  /** How many calls wait for a text of it. */
  callers: number;
}

/**
 * Calls that are made in one turn of the event loop with equal options travel together, and a text that is already on
 * its way with these options is not sent again: who asks for it waits for the same answer. A call whose signal is
 * aborted ends for itself; what nobody waits for any more is stopped.
 */
export function batchedTranslate(context: TextContext): TranslateOne {
  /** By options, and by text: what is on its way. */
  const underway = new Map<string, Map<string, Underway>>();
  /** By options: the batch that is not sent yet. */
  const open = new Map<string, Batch>();

  const send = async (key: string, batch: Batch, operation: TextOperation<Translation>, options: TranslateOptions) => {
    open.delete(key);
    batch.isSent = true;
    const sent = [...batch.texts].filter(([, { waiting }]) => waiting.size > 0);
    const forget = (text: string, one: Underway) => {
      const texts = underway.get(key);
      if (texts?.get(text) === one) texts.delete(text);
      if (texts?.size === 0) underway.delete(key);
    };
    try {
      const texts = sent.map(([text]) => text);
      await settleEach(context, operation, texts, options, (index, outcome) => {
        for (const [text, one] of sent.slice(index, index + 1)) {
          forget(text, one);
          for (const { resolve, reject } of one.waiting) {
            if (outcome.status === "translated") resolve(outcome.translation);
            // A call has one text, wherever it stood in the request.
            else reject(aboutTexts(outcome.error, () => 0));
          }
        }
      });
    } catch (error) {
      for (const { waiting } of batch.texts.values()) for (const { reject } of waiting) reject(error);
    } finally {
      for (const [text, one] of batch.texts) forget(text, one);
    }
  };

  const begin = (key: string, text: string, options: TranslateOptions): Underway => {
    const batch = open.get(key) ?? { texts: new Map(), stop: new AbortController(), isSent: false, callers: 0 };
    if (batch.texts.size === 0) {
      // Made now: a caller may use the same list in its options again, with something else in it.
      const own = { ...options, signal: batch.stop.signal };
      const operation = translating(context, own);
      setTimeout(() => void send(key, batch, operation, own));
    }
    open.set(key, batch);
    const one = { waiting: new Set<Waiting>(), batch };
    batch.texts.set(text, one);
    underway.set(key, (underway.get(key) ?? new Map<string, Underway>()).set(text, one));
    return one;
  };

  return async (text, options) => {
    if (typeof text !== "string") throw refusal("text: give a string.", { textIndexes: [0] });
    const key = keyOf(context, options);
    const { signal, ...shared } = options;
    if (signal?.aborted) throw abortedBy(signal, 0);
    context.counting?.asked(1);
    const found = underway.get(key)?.get(text);
    if (found === undefined || found.waiting.size === 0 || found.batch.stop.signal.aborted) {
      return wait(begin(key, text, shared), signal);
    }
    context.counting?.saved("shared", text);
    return wait(found, signal);
  };
}

/** Calls with the same key may travel in one request and share an answer. */
function keyOf({ settings }: TextContext, options: TranslateOptions): string {
  return JSON.stringify([
    translateParameters(options),
    patienceOf(settings, options),
    tagHeader("tag", options.reportingTag),
    options.store,
  ]);
}

function wait({ waiting, batch }: Underway, signal: AbortSignal | undefined): Promise<Translation> {
  const answer = Promise.withResolvers<Translation>();
  waiting.add(answer);
  batch.callers++;
  const leave = () => {
    signal?.removeEventListener("abort", give);
    if (waiting.delete(answer)) batch.callers--;
  };
  const give = () => {
    // The request itself then says how it ended, and how often it was sent.
    if (batch.isSent && batch.callers === 1) return batch.stop.abort(signal?.reason);
    leave();
    answer.reject(abortedBy(signal, batch.isSent ? 1 : 0));
  };
  signal?.addEventListener("abort", give);
  return answer.promise.finally(leave);
}
