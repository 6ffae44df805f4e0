import { aboutTexts, type DragomanError, refusal } from "../errors.ts";
import { abortedBy } from "../sending/one-try.ts";
import { patienceOf, type Settings } from "../settings.ts";
import { settleEach } from "./settled.ts";
import { countSaved } from "./tally.ts";
import { type TranslateOptions, translateParameters } from "./translate-options.ts";
import type { Translation } from "./translation.ts";
import type { TextContext } from "./translator.ts";

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
  readonly options: TranslateOptions;
  readonly texts: Map<string, Underway>;
  readonly stop: AbortController;
  isSent: boolean;
}

/**
 * Calls that are made in one turn of the event loop with equal options travel together, and a text that is already on
 * its way with these options is not sent again: who asks for it waits for the same answer. A call whose signal is
 * aborted ends for itself; what nobody waits for any more is stopped.
 */
export class Batcher {
  readonly #context: TextContext;
  /** By their options: what is under way, and the batch that is still open. */
  readonly #underway = new Map<string, Map<string, Underway>>();
  readonly #open = new Map<string, Batch>();

  constructor(context: TextContext) {
    this.#context = context;
  }

  readonly translate: TranslateOne = async (text, options) => {
    if (typeof text !== "string") throw refusal("text: give a string.", { textIndexes: [0] });
    const key = keyOf(this.#context.settings, options);
    const { signal, ...shared } = options;
    if (signal?.aborted) throw abortedBy(signal, 0);
    this.#context.tally.texts++;
    const underway = this.#find(key, text) ?? this.#begin(key, text, shared);
    return wait(underway, signal);
  };

  #find(key: string, text: string): Underway | undefined {
    const found = this.#underway.get(key)?.get(text);
    if (found === undefined || found.waiting.size === 0 || found.batch.stop.signal.aborted) return undefined;
    countSaved(this.#context.tally, "shared", text);
    return found;
  }

  #begin(key: string, text: string, options: TranslateOptions): Underway {
    const batch = this.#open.get(key) ?? this.#openBatch(key, options);
    const underway: Underway = { waiting: new Set(), batch };
    batch.texts.set(text, underway);
    const all = this.#underway.get(key) ?? new Map<string, Underway>();
    this.#underway.set(key, all.set(text, underway));
    return underway;
  }

  #openBatch(key: string, options: TranslateOptions): Batch {
    const batch: Batch = { options, texts: new Map(), stop: new AbortController(), isSent: false };
    this.#open.set(key, batch);
    setTimeout(() => {
      this.#open.delete(key);
      void this.#send(key, batch);
    }, 0);
    return batch;
  }

  async #send(key: string, batch: Batch): Promise<void> {
    const { options, texts, stop } = batch;
    batch.isSent = true;
    const sent = [...texts].filter(([, { waiting }]) => waiting.size > 0);
    try {
      await settleEach(
        this.#context,
        sent.map(([text]) => text),
        { ...options, signal: stop.signal },
        (index, outcome) => {
          const [text, underway] = sent[index] ?? [];
          if (text === undefined || underway === undefined) return;
          this.#forget(key, text, underway);
          for (const { resolve, reject } of underway.waiting) {
            if (outcome.status === "translated") resolve(outcome.translation);
            else reject(ofOnlyText(outcome.error));
          }
        },
      );
    } catch (error) {
      for (const [, { waiting }] of texts) for (const { reject } of waiting) reject(error);
    } finally {
      for (const [text, underway] of texts) this.#forget(key, text, underway);
    }
  }

  #forget(key: string, text: string, underway: Underway): void {
    const all = this.#underway.get(key);
    if (all?.get(text) !== underway) return;
    all.delete(text);
    if (all.size === 0) this.#underway.delete(key);
  }
}

/** Calls with the same key may travel in one request and share an answer. */
function keyOf(settings: Settings, options: TranslateOptions): string {
  const parameters = translateParameters(options);
  const { timeoutMs, deadlineMs, maxRetries } = patienceOf(settings, options);
  return JSON.stringify([parameters, timeoutMs, deadlineMs, maxRetries, options.reportingTag ?? null]);
}

function wait({ waiting, batch }: Underway, signal: AbortSignal | undefined): Promise<Translation> {
  return new Promise((resolve, reject) => {
    const end = () => {
      signal?.removeEventListener("abort", give);
      waiting.delete(one);
    };
    const one: Waiting = {
      resolve: (translation) => {
        end();
        resolve(translation);
      },
      reject: (error) => {
        end();
        reject(error);
      },
    };
    const give = () => {
      // The request itself then says how it ended, and how often it was sent.
      if (batch.isSent && isLast(batch)) batch.stop.abort(signal?.reason);
      else one.reject(abortedBy(signal, batch.isSent ? 1 : 0));
    };
    waiting.add(one);
    signal?.addEventListener("abort", give, { once: true });
  });
}

function isLast({ texts }: Batch): boolean {
  return [...texts.values()].reduce((sum, { waiting }) => sum + waiting.size, 0) === 1;
}

/** A call has one text, wherever it stood in the request. */
function ofOnlyText(error: DragomanError): DragomanError {
  return error.textIndexes.length === 0 ? error : aboutTexts(error, [0]);
}
