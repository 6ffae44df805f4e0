import type { EngineChain, LanguageTag } from "@dragoman/engines";
import { LRUCache } from "lru-cache";
import type { Segment } from "./passage.ts";
import { RememberedTexts, type TextMemory } from "./remembered-texts.ts";
import type { SegmentStep, TextRequest } from "./request.ts";

export interface Remembering {
  /** UTF-16 units that are kept, of texts and translations; 0: none. */
  readonly mostCharacters: number;
  /** Told how many segments of a request were answered from memory. */
  readonly onRecalled: (segments: number) => void;
}

type Remembered = Pick<Segment, "translation" | "maker" | "notApplied">;

/** Accounts, languages and ways of steering that are told apart at a time. */
const mostWays = 1000;

/**
 * The steps that translate, through a memory: a text that came twice from the same account, steered the same way, is
 * answered as the engines answered it, without them. Nothing is remembered of an engine that words a text anew each
 * time, nor beyond a change of what the engines stand on, and none of it is ever on a disk.
 */
export function remembering(
  chain: EngineChain,
  translate: SegmentStep,
  { mostCharacters, onRecalled }: Remembering,
): SegmentStep {
  if (mostCharacters === 0) return translate;
  const ways = new Ways(mostCharacters);

  return (segments, request) => {
    if (isTold(request)) return translate(segments, request);
    const memoryOf = ways.of(request, chain);
    const known = segments.map((segment) => {
      const memory = memoryOf(segment);
      return isPlain(segment) ? memory?.get(segment.text.text) : undefined;
    });
    if (known.includes(undefined)) return translateOpen();
    onRecalled(known.length);
    return recalled(segments, known);

    async function translateOpen(): Promise<readonly Segment[]> {
      const open = segments.filter((_, index) => known[index] === undefined);
      onRecalled(segments.length - open.length);
      const made = await translate(open, request);
      // Into the memories of before: what changed meanwhile has a revision of its own, under which nobody finds this.
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
  readonly #texts: RememberedTexts<Remembered>;
  readonly #memories = new LRUCache<string, TextMemory<Remembered>>({ max: mostWays });
  readonly #numbers = new WeakMap<object, number>();
  #next = 1;

  constructor(mostCharacters: number) {
    this.#texts = new RememberedTexts(({ translation }) => translation.text.length, mostCharacters);
  }

  /** For the segments of a request, by the language of their passages, as it is when first asked; none without words. */
  of(request: TextRequest, chain: EngineChain): (segment: Segment) => Memory {
    const way = this.#wayOf(request);
    const found = new Map<LanguageTag, TextMemory<Remembered>>();
    return ({ passage: { language: source } }) => {
      if (source === undefined) return undefined;
      const known = found.get(source);
      if (known !== undefined) return known;
      const memory = this.#memoryOf(`${source} ${way} ${chain.revision({ source, target: request.target })}`);
      found.set(source, memory);
      return memory;
    };
  }

  #wayOf({ owner, target, splitting, preserveFormatting, formality, terms, style }: TextRequest): string {
    const address = formality === undefined ? "" : `${formality.level}${formality.isPreference}`;
    const steering = `${this.#numberOf(terms)} ${this.#numberOf(style)}`;
    return `${target} ${splitting} ${preserveFormatting} ${address} ${steering} ${owner}`;
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
