import type { EngineChain, LanguageTag } from "@dragoman/engines";
import { LRUCache } from "lru-cache";
import type { Segment } from "./passage.ts";
import { RememberedTexts, type TextMemory } from "./remembered-texts.ts";
import type { SegmentStep, TextRequest } from "./request.ts";

type Remembered = Pick<Segment, "translation" | "maker" | "notApplied">;

/** Accounts, languages and ways of steering that are told apart at a time. */
const mostWays = 1000;

/**
 * The steps that translate, through a memory: a text that came twice from the same account, steered the same way, is
 * answered as the engines answered it, without them. Nothing is remembered of an engine that words a text anew each
 * time, nor beyond a change of what the engines stand on, and none of it is ever on a disk.
 */
export function remembering(chain: EngineChain, translate: SegmentStep): SegmentStep {
  const ways = new Ways();

  return (segments, request) => {
    if (isTold(request)) return translate(segments, request);
    const memoryOf = ways.of(request, chain.revision());
    const known = segments.map((segment) => (isPlain(segment) ? memoryOf(segment)?.get(segment.text.text) : undefined));
    return known.includes(undefined) ? translateOpen() : recalled(segments, known);

    async function translateOpen(): Promise<readonly Segment[]> {
      const open = segments.filter((_, index) => known[index] === undefined);
      const made = await translate(open, request);
      // What changed meanwhile has a revision of its own, under which nobody finds this.
      for (const segment of made) keep(segment, memoryOf(segment));
      return open.length === segments.length ? made : recalled(segments, known, made);
    }
  };
}

/** Words of the request's own, for engines that follow them, which are seldom the same again. */
function isTold({ context, instructions }: TextRequest): boolean {
  return context !== undefined || instructions.length > 0;
}

/** Whether nothing but the text says what becomes of it: no tags or kept words in it, and nothing that it is like. */
function isPlain({ maker, text: { spans, terms, examples } }: Segment): boolean {
  return maker === "none" && spans === undefined && terms === undefined && examples === undefined;
}

/**
 * What glossaries settled in a text is no reason against it: they are part of the way. Where they stand in the
 * translation is asked by steps that were made already.
 */
function keep({ text, translation, maker, notApplied, isRepeatable }: Segment, memory: Memory): void {
  if (!isRepeatable || text.spans !== undefined || text.examples !== undefined || hasKept(text)) return;
  const settled = { text: translation.text, spans: nothing, fixed: nothing, terms: nothing };
  memory?.set(text.text, { translation: settled, maker, notApplied });
}

const nothing: readonly never[] = [];

function hasKept({ terms }: Segment["text"]): boolean {
  return terms?.some(({ kind }) => kind === "kept") === true;
}

/** The segments in their order: those that are known, and of the others what was made of them. */
function recalled(
  segments: readonly Segment[],
  known: readonly (Remembered | undefined)[],
  made: readonly Segment[] = nothing,
): readonly Segment[] {
  let next = 0;
  return segments.map((segment, index) => {
    const before = known[index];
    if (before !== undefined) return { ...segment, ...before };
    const translated = made[next++];
    if (translated === undefined) throw new Error("A step after the memory has lost a segment.");
    return translated;
  });
}

type Memory = TextMemory<Remembered> | undefined;

/** All memories, one for everything but the text that an answer depends on. */
class Ways {
  readonly #texts = new RememberedTexts<Remembered>(({ translation }) => translation.text.length);
  readonly #memories = new LRUCache<string, TextMemory<Remembered>>({ max: mostWays });
  readonly #numbers = new WeakMap<object, number>();
  #next = 1;

  /** For the segments of a request, by the language of their passages; none for one without words. */
  of(request: TextRequest, revision: string): (segment: Segment) => Memory {
    const way = this.#wayOf(request, revision);
    let last: { readonly language: LanguageTag; readonly memory: TextMemory<Remembered> } | undefined;
    return ({ passage: { language } }) => {
      if (language === undefined) return undefined;
      if (last?.language !== language) last = { language, memory: this.#memoryOf(`${language} ${way}`) };
      return last.memory;
    };
  }

  #wayOf(request: TextRequest, revision: string): string {
    const { owner, target, splitting, preserveFormatting, formality, terms, style } = request;
    const address = formality === undefined ? "" : `${formality.level}${formality.isPreference}`;
    const steering = `${this.#numberOf(terms)} ${this.#numberOf(style)}`;
    return `${target} ${splitting} ${preserveFormatting} ${address} ${steering} ${owner} ${revision}`;
  }

  /** A glossary or style list that changed is another object. */
  #numberOf(part: object | undefined): number {
    if (part === undefined) return 0;
    const known = this.#numbers.get(part);
    if (known !== undefined) return known;
    this.#numbers.set(part, this.#next);
    return this.#next++;
  }

  #memoryOf(way: string): TextMemory<Remembered> {
    const known = this.#memories.get(way);
    if (known !== undefined) return known;
    const made = this.#texts.memory();
    this.#memories.set(way, made);
    return made;
  }
}
