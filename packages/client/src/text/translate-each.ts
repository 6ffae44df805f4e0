import { aboutTexts, DragomanError, refusal } from "../errors.ts";
import { abortedBy } from "../sending/one-try.ts";
import { numberIn, patienceOf } from "../settings.ts";
import { type TranslationOutcome, translateSettled } from "./settled.ts";
import type { TextContext } from "./translate.ts";
import { type TranslateOptions, translateParameters } from "./translate-options.ts";

/** Texts as they come: a list, a generator, a stream. */
export type TextSource = Iterable<string> | AsyncIterable<string>;

/**
 * Translates texts as they come, and gives for each what became of it, in their order, as soon as it is known. A
 * request is sent when it is full or the source ends. No more texts are taken than are in flight, so that neither list
 * needs to fit in memory. When the consumer stops, what is in flight is stopped. Equal texts are sent once as long as
 * they are in one request.
 */
export async function* translateEach(
  context: TextContext,
  texts: TextSource,
  options: TranslateOptions,
): AsyncGenerator<TranslationOutcome, void, undefined> {
  const { concurrency, textsPerRequest } = context.settings;
  translateParameters(options);
  patienceOf(context.settings, options);
  const ending = endingOf(options);
  const groups = inGroups(texts, textsPerRequest);
  const inFlight: Promise<readonly TranslationOutcome[]>[] = [];
  let sent = 0;
  const send = (group: readonly string[]) => {
    const offset = sent;
    sent += group.length;
    const call = { ...options, signal: ending.signal, deadlineMs: ending.leftMs() };
    const outcomes = translateSettled(context, group, call).then(
      (settled) => settled.map((outcome) => atOffset(outcome, offset)),
      (error) => {
        throw aboutTexts(error, (index) => offset + index);
      },
    );
    // Awaited in order below; until then a failure is nobody's.
    outcomes.catch(() => {});
    inFlight.push(outcomes);
  };
  let next: Promise<IteratorResult<readonly string[], undefined>> | undefined;
  try {
    for (let isDone = false; !isDone || inFlight.length > 0; ) {
      if (!isDone && inFlight.length < concurrency) next ??= groups.next();
      const [taken, settled] = await ending.first(next, inFlight[0]);
      if (settled !== undefined) {
        inFlight.shift();
        yield* settled;
      } else if (taken !== undefined) {
        next = undefined;
        if (taken.done) isDone = true;
        else send(taken.value);
      }
    }
  } finally {
    ending.stop();
    const closed = groups.return(undefined).catch(() => {});
    // A source that is waited for closes when its next text has come, if ever.
    if (next === undefined) await closed;
  }
}

/** When all of it ends at the latest: at the call's signal and its deadline, also while the source is waited for. */
function endingOf({ signal, ...call }: TranslateOptions) {
  const own = new AbortController();
  const limit = call.deadlineMs === undefined ? undefined : numberIn(call, "deadlineMs", 1, 1);
  const end = performance.now() + (limit ?? 0);
  let reason: DragomanError | undefined;
  let giveUp = (_reason: DragomanError) => {};
  const stop = (why: DragomanError) => {
    reason = why;
    giveUp(why);
  };
  const late = () => stop(new DragomanError("timeout", "The call took longer than deadlineMs."));
  const timer = limit === undefined ? undefined : setTimeout(late, limit);
  const abort = () => {
    own.abort(signal?.reason);
    stop(abortedBy(signal, 0));
  };
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  return {
    signal: own.signal,
    /** What is left of the deadline, where there is one. */
    leftMs: () => (limit === undefined ? undefined : Math.max(1, end - performance.now())),
    /** What comes first of what the source gives and what is settled, unless all of it ends before. */
    first: <Taken, Settled>(taken: Promise<Taken> | undefined, settled: Promise<Settled> | undefined) =>
      // A promise of each turn's own, so that a long walk leaves nothing behind.
      new Promise<readonly [(Taken | undefined)?, (Settled | undefined)?]>((resolve, reject) => {
        giveUp = reject;
        if (reason !== undefined) reject(reason);
        settled?.then((value) => resolve([undefined, value]), reject);
        taken?.then((value) => resolve([value]), reject);
      }),
    stop: () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      own.abort();
    },
  };
}

/** The outcome of a text of one request, said of its place among all texts. */
function atOffset(outcome: TranslationOutcome, offset: number): TranslationOutcome {
  if (outcome.status === "translated") return outcome;
  return { status: "failed", error: aboutTexts(outcome.error, (index) => offset + index) };
}

async function* inGroups(texts: TextSource, size: number): AsyncGenerator<readonly string[], undefined> {
  const isSource = Symbol.iterator in Object(texts) || Symbol.asyncIterator in Object(texts);
  if (typeof texts === "string" || !isSource) throw refusal("texts: give a list of strings, or a source of them.");
  let group: string[] = [];
  for await (const text of texts) {
    group.push(text);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
  return undefined;
}
