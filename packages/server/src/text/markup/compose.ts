import type { Span } from "@dragoman/engines";
import { endsSentence, type Glue, type Markup } from "./junction.ts";
import type { Inlay, Layout } from "./layout.ts";
import type { WrittenCharacters } from "./written-characters.ts";

export interface ComposeParts {
  readonly source: string;
  readonly written: WrittenCharacters;
}

/**
 * Writes a translation with the markup of its source. Every slice comes back once, each element within the one that it
 * stood in, whatever the positions say: one that reaches out of its place is cut off there.
 * @param positions where the inlays stand in the translation, as many and in their order.
 */
export function composeSegment(
  { inlays, isLiteral }: Layout,
  text: string,
  positions: readonly Span[],
  { source, written }: ComposeParts,
): string {
  const flow = new Flow(source, written, isLiteral ? 1 : 0);
  const children = childrenOf(inlays, positions);
  const open: { readonly inlay: Inlay | undefined; readonly inside: readonly number[]; next: number; end: number }[] =
    [];
  open.push({ inlay: undefined, inside: children.get(undefined) ?? [], next: 0, end: text.length });
  const textAround = aroundKept(text, keptPlaces(inlays, positions));
  let at = 0;
  const goTo = (position: number, end: number) => {
    const reached = Math.min(Math.max(position, at), end);
    const passed = textAround(at, reached);
    at = reached;
    return passed;
  };
  for (let level = open.at(-1); level !== undefined; level = open.at(-1)) {
    const index = level.inside[level.next];
    const inlay = index === undefined ? undefined : inlays[index];
    const position = index === undefined ? undefined : positions[index];
    if (index === undefined || inlay === undefined || position === undefined) {
      flow.addText(goTo(level.end, level.end));
      if (level.inlay !== undefined) flow.close(level.inlay);
      open.pop();
      continue;
    }
    level.next += 1;
    flow.addText(goTo(position.start, level.end));
    if (inlay.kind === "pair") {
      flow.open(inlay);
      const end = Math.min(Math.max(position.end, at), level.end);
      open.push({ inlay, inside: children.get(inlay) ?? [], next: 0, end });
    } else if (inlay.kind === "place") flow.addMarkup(inlay.opening);
    else {
      flow.addKept(inlay);
      goTo(position.end, level.end);
    }
  }
  return flow.finish();
}

/** The inlays in each other in the order of the translation. Of those at one position the empty ones come first. */
function childrenOf(
  inlays: readonly Inlay[],
  positions: readonly Span[],
): ReadonlyMap<Inlay | undefined, readonly number[]> {
  const keyOf = (index: number) => positions[index] ?? { start: 0, end: 0 };
  const isEmpty = ({ start, end }: Span) => end <= start;
  const order = [...inlays.keys()].sort((one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)];
    return first.start - second.start || Number(isEmpty(second)) - Number(isEmpty(first)) || one - other;
  });
  return Map.groupBy(order, (index) => inlays[index]?.parent);
}

/** In the order of the translation. */
function keptPlaces(inlays: readonly Inlay[], positions: readonly Span[]): readonly Span[] {
  return positions.filter((_, index) => inlays[index]?.kind === "kept").sort((one, other) => one.start - other.start);
}

/**
 * Reads a text from its start to its end without the words that are kept: they come back as their slice, also where it
 * stands elsewhere, since the element around it went elsewhere.
 */
function aroundKept(text: string, kept: readonly Span[]): (from: number, to: number) => string {
  let next = 0;
  return (from, to) => {
    let passed = "";
    let start = from;
    for (let word = kept[next]; word !== undefined && word.start < to; word = kept[next]) {
      passed = joined(passed, text.slice(start, Math.max(start, word.start)));
      start = Math.min(Math.max(start, word.end), to);
      if (word.end > to) break;
      next += 1;
    }
    return joined(passed, text.slice(start, to));
  };
}

/** The white space on one side of a word that is left out goes with it. */
function joined(before: string, after: string): string {
  return before + (startOfSpace(before) < before.length ? after.slice(endOfSpace(after)) : after);
}

/** Joins text and markup; where markup brings white space of its own, the text's beside it is left out. */
class Flow {
  readonly #source: string;
  readonly #written: WrittenCharacters;
  readonly #parts: string[] = [];
  /** Markup and white space since the last word. */
  #junction: { text: string; readonly isSpace: boolean; readonly markup?: Markup }[] = [];
  #wordBefore = "";
  /** At the ends of a segment white space stands outside. */
  #hasSpace = true;
  #literal: number;

  constructor(source: string, written: WrittenCharacters, literal: number) {
    this.#source = source;
    this.#written = written;
    this.#literal = literal;
  }

  addText(text: string): void {
    const start = endOfSpace(text);
    if (start > 0) this.#junction.push({ text: text.slice(0, start), isSpace: true });
    if (start === text.length) return;
    const end = startOfSpace(text);
    const words = text.slice(start, end);
    this.#pass();
    this.#wordBefore = words;
    this.#parts.push(this.#literal > 0 ? this.#written.writeLiteral(words) : this.#written.write(words));
    if (end < text.length) this.#junction.push({ text: text.slice(end), isSpace: true });
  }

  open({ opening, isCdata }: Inlay): void {
    this.addMarkup(opening);
    if (isCdata) this.#literal += 1;
  }

  close({ closing, isCdata }: Inlay): void {
    this.addMarkup(closing);
    if (isCdata) this.#literal -= 1;
  }

  addMarkup(markup: Markup): void {
    this.#junction.push({ text: this.#source.slice(markup.from, markup.to), isSpace: false, markup });
    this.#hasSpace ||= markup.givesSpace;
  }

  addKept({ opening, closing }: Inlay): void {
    this.#hasSpace ||= opening.givesSpace;
    this.#pass();
    this.#wordBefore = "";
    this.#parts.push(this.#source.slice(opening.from, opening.to));
    this.#hasSpace = closing.givesSpace;
  }

  finish(): string {
    this.#hasSpace = true;
    this.#trim(-1, (text) => text.slice(0, startOfSpace(text)));
    this.#pass();
    return this.#parts.join("");
  }

  #pass(): void {
    if (this.#parts.length === 0) this.#trim(0, (text) => text.slice(endOfSpace(text)));
    const hasSpace = this.#hasSpace || this.#junction.some(({ markup }) => this.#isGlued(markup?.glue));
    for (const { text, isSpace } of this.#junction) if (!isSpace || !hasSpace) this.#parts.push(text);
    this.#junction = [];
    this.#hasSpace = false;
  }

  /** Whether tags keep the words here apart as they do in the source, without white space. */
  #isGlued(glue: Glue | undefined): boolean {
    if (glue === undefined || (glue.isBehindSentence && !endsSentence(this.#wordBefore))) return false;
    return glue.other === undefined || this.#junction.some(({ markup }) => markup === glue.other);
  }

  /** White space that a place had between two words goes where it moved to an end. */
  #trim(end: 0 | -1, trimmed: (text: string) => string): void {
    const outer = this.#junction.filter(({ isSpace }) => !isSpace).at(end);
    if (outer !== undefined) outer.text = trimmed(outer.text);
  }
}

const space = /[\t\n\f\r ]/;

function endOfSpace(text: string): number {
  let end = 0;
  while (space.test(text.charAt(end))) end += 1;
  return end;
}

function startOfSpace(text: string): number {
  let start = text.length;
  while (space.test(text.charAt(start - 1))) start -= 1;
  return start;
}
