import { refusal } from "../errors.ts";
import { abortedBy } from "../sending/one-try.ts";
import { type TranslationOutcome, translateSettled } from "./settled.ts";
import type { TextContext } from "./translate.ts";
import type { TranslateOptions } from "./translate-options.ts";

/** Texts as they come: a list, a generator, a stream. */
export type TextSource = Iterable<string> | AsyncIterable<string>;

/**
 * Translates texts as they come, and gives for each what became of it, in their order, as soon as it is known. It takes
 * no more texts from the source than are in flight, so that neither list needs to fit in memory. When the consumer
 * stops, what is in flight is stopped. Equal texts are sent once as long as they are in one request.
 */
export async function* translateEach(
  context: TextContext,
  texts: TextSource,
  options: TranslateOptions,
): AsyncGenerator<TranslationOutcome, void, undefined> {
  if (typeof texts === "string") throw refusal("texts: give a list of strings.");
  const { concurrency, textsPerRequest } = context.settings;
  const end = performance.now() + (options.deadlineMs ?? 0);
  const own = new AbortController();
  const stop = () => own.abort(options.signal?.reason);
  options.signal?.addEventListener("abort", stop, { once: true });
  const inFlight: Promise<TranslationOutcome[]>[] = [];
  try {
    if (options.signal?.aborted) throw abortedBy(options.signal, 0);
    for await (const group of inGroups(texts, textsPerRequest)) {
      const deadlineMs = options.deadlineMs && Math.max(1, end - performance.now());
      const outcomes = translateSettled(context, group, { ...options, signal: own.signal, deadlineMs });
      // Awaited in order below; until then a failure is nobody's.
      outcomes.catch(() => {});
      inFlight.push(outcomes);
      if (inFlight.length >= concurrency) yield* (await inFlight.shift()) ?? [];
    }
    for (const outcomes of inFlight) yield* await outcomes;
  } finally {
    options.signal?.removeEventListener("abort", stop);
    own.abort();
  }
}

async function* inGroups(texts: TextSource, size: number): AsyncGenerator<string[]> {
  let group: string[] = [];
  for await (const text of texts) {
    group.push(text);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
