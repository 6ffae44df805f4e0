import type { Span } from "@dragoman/engines";
import type { InlineElement, Segment, SegmentPart } from "@dragoman/tm";
import { plainText } from "@dragoman/tm/match";
import { findKeptWords } from "./kept-words.ts";
import { isEmpty, isNestedAsBefore, type Mark, marksOf } from "./marks.ts";
import type { AskedText, KnownTranslation } from "./recall-memory.ts";

/** A text as memories have texts, and what its codes stand for. */
export interface CodedText {
  readonly asked: AskedText;
  readonly segment: Segment;
  readonly marks: readonly Mark[];
  /** By the very object: a repair puts the asked text's own codes into the translation. */
  readonly meanings: ReadonlyMap<InlineElement, { readonly mark: Mark; readonly sides: readonly Side[] }>;
}

type Side = "start" | "end";

/**
 * The text with its spans as codes: an empty one is a code that stands alone, any other a pair. Kept words are words of
 * the text, but for empty ones.
 */
export function codedText(asked: AskedText): CodedText {
  const marks = marksOf(asked);
  const parts: SegmentPart[] = [];
  const meanings = new Map<InlineElement, { mark: Mark; sides: readonly Side[] }>();
  const open: { readonly mark: Mark; readonly number: number }[] = [];
  let at = 0;
  const writeText = (end: number): void => {
    if (end > at) parts.push(asked.text.slice(at, end));
    at = end;
  };
  const writeCode = (element: InlineElement, mark: Mark, sides: readonly Side[]): void => {
    parts.push(element);
    meanings.set(element, { mark, sides });
  };
  const closeUpTo = (position: number): void => {
    for (let last = open.at(-1); last !== undefined && last.mark.end <= position; last = open.at(-1)) {
      writeText(last.mark.end);
      writeCode({ kind: "ept", i: last.number, content: contentOf(last.number) }, last.mark, ["end"]);
      open.pop();
    }
  };
  for (const [place, mark] of marks.entries()) {
    if (mark.of === "kept" && !isEmpty(mark)) continue;
    const number = place + 1;
    closeUpTo(mark.start);
    writeText(mark.start);
    if (isEmpty(mark)) {
      writeCode({ kind: "ph", content: contentOf(number) }, mark, ["start", "end"]);
    } else {
      writeCode({ kind: "bpt", i: number, content: contentOf(number) }, mark, ["start"]);
      open.push({ mark, number });
    }
  }
  closeUpTo(asked.text.length);
  writeText(asked.text.length);
  return { asked, segment: parts, marks, meanings };
}

/** A character that XML cannot hold, so that no memory has the code: it is put into a translation, or not there. */
function contentOf(number: number): readonly string[] {
  return [`\0${number}`];
}

/**
 * A memory's translation without codes, and where the stretches of the asked text stand in it. `undefined` where not
 * each of them has one place, nested as before, and where another code is left that may stand for words.
 */
export function translationOf(target: Segment, { asked, marks, meanings }: CodedText): KnownTranslation | undefined {
  const sides = { start: new Map<Mark, number>(), end: new Map<Mark, number>() };
  let written = "";
  for (const part of target) {
    const meaning = typeof part === "string" ? undefined : meanings.get(part);
    if (meaning !== undefined) {
      for (const side of meaning.sides) {
        if (sides[side].has(meaning.mark)) return undefined;
        sides[side].set(meaning.mark, written.length);
      }
    } else if (typeof part === "string") written += part;
    else if (part.kind === "hi" || part.kind === "unknown") written += plainText(part.content);
    else if (part.kind !== "bpt" && part.kind !== "ept") return undefined;
  }
  if (written.trim() === "") return undefined;
  const { text, moved } = withOuterSpace(written, asked.text);
  const words = findKeptWords(asked, text);
  if (words === undefined) return undefined;
  const places = new Map<Mark, Span>();
  for (const mark of marks) {
    const place = mark.of === "kept" && !isEmpty(mark) ? words.get(mark.index) : spanFrom(mark, sides, moved);
    if (place === undefined) return undefined;
    places.set(mark, place);
  }
  if (!isNestedAsBefore(marks, places)) return undefined;
  const placesOf = (kind: Mark["of"]) =>
    marks.filter(({ of }) => of === kind).flatMap((mark) => places.get(mark) ?? []);
  return { text, spans: placesOf("spans"), kept: placesOf("kept") };
}

function spanFrom(
  mark: Mark,
  sides: Readonly<Record<Side, ReadonlyMap<Mark, number>>>,
  moved: (position: number) => number,
): Span | undefined {
  const [start, end] = [sides.start.get(mark), sides.end.get(mark)];
  return start === undefined || end === undefined || end < start ? undefined : { start: moved(start), end: moved(end) };
}

/** The translation with the white space around it that the asked text has: a memory's own says nothing. */
function withOuterSpace(written: string, asked: string): { text: string; moved: (position: number) => number } {
  const core = written.trim();
  const start = written.indexOf(core);
  const lead = asked.slice(0, asked.length - asked.trimStart().length);
  const trail = lead.length === asked.length ? "" : asked.slice(asked.trimEnd().length);
  const text = lead + core + trail;
  return {
    text,
    moved: (position) =>
      position < start ? Math.min(position, lead.length) : Math.min(position - start + lead.length, text.length),
  };
}
