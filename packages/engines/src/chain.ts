import { checkCount, translateCarrying } from "./carry/carried.ts";
import { isMarked } from "./carry/marked.ts";
import { EngineError } from "./errors.ts";
import { baseOf, directionKey, matchSource, matchTarget } from "./language.ts";
import type {
  Direction,
  EngineName,
  EngineQuality,
  EngineRequest,
  EngineText,
  LanguageTag,
  Remedy,
  Span,
  Steering,
  TranslationEngine,
} from "./ports.ts";
import { doesNotDo, judgeOf, unhonoured } from "./steering.ts";

/** Why one engine of the chain gave no answer to a text. */
export interface DeclineReason {
  readonly engine: EngineName;
  readonly reason: string;
}

/** What became of one text. */
export type ChainAnswer =
  | {
      readonly status: "translated";
      readonly text: string;
      readonly engine: EngineName;
      readonly quality: EngineQuality;
      /** Where the text's spans stand in the answer, as many and in their order; absent where it has none. */
      readonly spans?: readonly Span[];
      /** Where the text's terms stand in the answer, as many and in their order; `undefined` for one that has no place. */
      readonly terms?: readonly (Span | undefined)[];
      /** Whether the answer may be remembered while the chain's revision stays. */
      readonly isRepeatable: boolean;
      /** What the request asked for and the engine did not do; absent where it did everything. */
      readonly notApplied?: readonly Steering[];
    }
  /** Every engine that serves the direction declined the text, or none serves it. */
  | { readonly status: "declined"; readonly reasons: readonly DeclineReason[]; readonly remedies: readonly Remedy[] }
  /** An engine failed, and none after it answered: the same request may succeed later. */
  | { readonly status: "failed"; readonly error: EngineError; readonly reasons: readonly DeclineReason[] };

/** One engine of the chain as it stands: `empty` serves no direction now, `failing` failed when last asked. */
export interface EngineState {
  readonly name: EngineName;
  readonly quality: EngineQuality;
  readonly state: "ready" | "empty" | "failing";
}

export interface EngineChain {
  /** The engines in the order in which they are asked, but for those that stand behind a better one in some direction. */
  readonly engines: readonly EngineState[];
  /**
   * One answer for each text, in order. Each text goes from engine to engine until one translates it. An engine that
   * fails is reported to `onFailure`, and its texts go on.
   *
   * In an answer, spans are nested as they were, no edge cuts a character or a term, and a term that must be kept stands
   * where its place says.
   * @throws the signal's reason, and nothing else, once `request.signal` is aborted.
   */
  translate(request: EngineRequest): Promise<readonly ChainAnswer[]>;
  /** Every direction that an engine serves now, each once. */
  directions(): readonly Direction[];
  /** The languages of those directions, by tag: sources without region or script, targets as they can be asked for. */
  languages(): { readonly sources: readonly LanguageTag[]; readonly targets: readonly LanguageTag[] };
  /** Another text whenever an engine may answer texts of the direction otherwise than before. */
  revision(direction: Direction): string;
  /** Whether an engine would be asked. */
  serves(direction: Direction): boolean;
  /** Whether an engine that serves the direction does what a request may ask for. Terms are put into any engine's answers. */
  honours(steering: Steering, direction: Direction): boolean;
  /** What would make the direction served, or served better, in the order of the engines. */
  remedies(direction: Direction): readonly Remedy[];
  /** Closes every engine. Safe to call twice. */
  close(): Promise<void>;
}

export interface ChainOptions {
  /** Told of every failure of an engine. The error is safe to log. */
  readonly onFailure?: (engine: EngineName, error: EngineError) => void;
  /** Told of every text that an engine which serves its direction declined. */
  readonly onDecline?: (engine: EngineName) => void;
}

/** A text on its way: where it stands in the request, and what has been said of it. */
interface Pending {
  readonly text: EngineText;
  readonly index: number;
  readonly reasons: readonly DeclineReason[];
  readonly error?: EngineError;
  /** Whether all engines so far would say the same again. */
  readonly isRepeatable: boolean;
}

/** Asks each engine in turn: the first that serves the direction and does not decline a text answers it. */
export function createChain(engines: readonly TranslationEngine[], options: ChainOptions = {}): EngineChain {
  const failing = new Set<TranslationEngine>();

  async function translate(request: EngineRequest): Promise<readonly ChainAnswer[]> {
    request.signal?.throwIfAborted();
    const answers: ChainAnswer[] = [];
    let pending: readonly Pending[] = request.texts.map((text, index) => ({
      text,
      index,
      reasons: [],
      isRepeatable: true,
    }));
    for (const engine of inOrder(engines, request.direction)) {
      if (pending.length === 0) break;
      pending = await askEngine(engine, request, pending, answers);
    }
    const remedies = pending.length > 0 ? remediesFor(request.direction) : [];
    for (const { index, reasons, error } of pending) {
      answers[index] = error ? { status: "failed", error, reasons } : { status: "declined", reasons, remedies };
    }
    return answers;
  }

  /** Notes the answers of one engine, where it serves the direction; what is left goes on to the next. */
  async function askEngine(
    engine: TranslationEngine,
    request: EngineRequest,
    pending: readonly Pending[],
    answers: ChainAnswer[],
  ): Promise<readonly Pending[]> {
    const repeats = engine.revision !== undefined;
    try {
      const direction = servedAs(engine, request.direction);
      if (direction === undefined) return pending;
      const missing = unhonoured(engine, direction, request.requires);
      if (missing.length > 0) return pending.map((text) => noteDecline(text, engine, doesNotDo(missing)));
      const asked = { ...request, direction, texts: pending.map(({ text }) => text) };
      const made = asked.texts.some(isMarked) ? translateCarrying(engine, asked) : engine.translate(asked);
      const given = made instanceof Promise ? await untilAborted(made, request.signal) : made;
      checkCount(engine, given, pending.length);
      failing.delete(engine);
      const judge = judgeOf(engine, asked);
      const left: Pending[] = [];
      pending.forEach((text, position) => {
        const answer = judge(text.text, given[position]);
        if (answer.status === "translated") {
          const isRepeatable = repeats && text.isRepeatable;
          answers[text.index] = { ...answer, engine: engine.name, quality: engine.quality, isRepeatable };
        } else {
          options.onDecline?.(engine.name);
          const isRepeatable = repeats && text.isRepeatable && answer.isPassing !== true;
          left.push(noteDecline({ ...text, isRepeatable }, engine, answer.reason));
        }
      });
      return left;
    } catch (thrown) {
      request.signal?.throwIfAborted();
      const error = asEngineError(engine, thrown);
      failing.add(engine);
      options.onFailure?.(engine.name, error);
      return pending.map((text) => ({ ...noteDecline(text, engine, error.message), error, isRepeatable: false }));
    }
  }

  function remediesFor(direction: Direction): readonly Remedy[] {
    return engines.flatMap((engine) => engine.remedies(direction));
  }

  function directions(): readonly Direction[] {
    const all = engines.flatMap((engine) => engine.directions());
    return [...new Map(all.map((direction) => [directionKey(direction), direction])).values()];
  }

  function stateOf(engine: TranslationEngine): EngineState["state"] {
    if (failing.has(engine)) return "failing";
    return engine.directions().length > 0 ? "ready" : "empty";
  }

  return {
    get engines() {
      return engines.map((engine) => ({ name: engine.name, quality: engine.quality, state: stateOf(engine) }));
    },
    translate,
    directions,
    languages() {
      const served = directions();
      return {
        sources: [...new Set(served.map(({ source }) => baseOf(source)))].sort(),
        targets: [...new Set(served.map(({ target }) => target))].sort(),
      };
    },
    revision: (direction) => engines.map((engine) => engine.revision?.(direction) ?? "").join(" "),
    serves: (direction) => engines.some((engine) => servedAs(engine, direction) !== undefined),
    honours: (steering, direction) =>
      engines.some((engine) => {
        if (engine.honours === undefined && steering !== "terms") return false;
        const served = servedAs(engine, direction);
        return served !== undefined && unhonoured(engine, served, [steering]).length === 0;
      }),
    remedies: remediesFor,
    async close() {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}

/** The engines as they are asked for a direction: as they stand, but each behind those that it names as better. */
function inOrder(engines: readonly TranslationEngine[], requested: Direction): readonly TranslationEngine[] {
  const order = [...engines];
  for (const engine of engines) {
    const better = betterThan(engine, requested);
    const from = order.indexOf(engine);
    const last = order.findLastIndex(({ name }) => better.includes(name));
    if (last > from) order.splice(last, 0, ...order.splice(from, 1));
  }
  return order;
}

function betterThan(engine: TranslationEngine, requested: Direction): readonly EngineName[] {
  try {
    return engine.behind?.(servedAs(engine, requested) ?? requested) ?? [];
  } catch {
    // it fails in its turn, where that is reported
    return [];
  }
}

/** The direction of the engine's own that answers a requested one: regions are matched as `matchTarget` says. */
function servedAs(engine: TranslationEngine, requested: Direction): Direction | undefined {
  if (engine.serves(requested)) return requested;
  const offered = engine.directions();
  const source = matchSource([...new Set(offered.map((direction) => direction.source))], requested.source);
  const targets = offered.filter((direction) => direction.source === source).map((direction) => direction.target);
  const target = matchTarget(targets, requested.target);
  return source === undefined || target === undefined ? undefined : { source, target };
}

function noteDecline(text: Pending, engine: TranslationEngine, reason: string): Pending {
  return { ...text, reasons: [...text.reasons, { engine: engine.name, reason }] };
}

function asEngineError(engine: TranslationEngine, thrown: unknown): EngineError {
  if (thrown instanceof EngineError) return thrown;
  // What an unknown error says may hold a text; its name does not.
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  return new EngineError(engine.name, "crashed", `${engine.name} failed unexpectedly (${name}).`, { cause: thrown });
}

/** Waits no longer than the caller does, also for an engine that goes on regardless. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
