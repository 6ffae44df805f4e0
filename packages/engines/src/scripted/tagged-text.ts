import type { Span } from "../ports.ts";

/** A text without its inline elements, and where those stand: in the order of their beginnings. */
export interface TaggedText {
  readonly text: string;
  readonly elements: readonly TaggedElement[];
}

export interface TaggedElement extends Span {
  /** By which it is known again in another language, from the surest to the least sure. */
  readonly keys: readonly string[];
}

/** A text and its translation as plain texts; the spans of both are the same elements in the same order. */
export interface TaggedPair {
  readonly source: { readonly text: string; readonly spans: readonly Span[] };
  readonly target: { readonly text: string; readonly spans: readonly Span[] };
}

const tag = /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*|\d+)((?:\s[^<>]*?)?)(\/?)>/gu;
/** HTML's inline elements without content, which have no end tag. */
const empty = new Set(["br", "img", "wbr"]);

/**
 * Reads tags as in `Click <b>Save</b>`.
 * @returns `undefined` for a text without tags, and for one whose tags do not nest: it is taken by the letter.
 */
export function readTags(tagged: string): TaggedText | undefined {
  const elements: { start: number; end: number; keys: string[] }[] = [];
  const open: { name: string; element: { end: number } }[] = [];
  let [text, from] = ["", 0];
  for (const match of tagged.matchAll(tag)) {
    text += unescaped(tagged.slice(from, match.index));
    from = match.index + match[0].length;
    const [written, slash, name = "", , isClosed] = match;
    if (slash === "/") {
      const last = open.pop();
      if (last?.name !== name) return undefined;
      last.element.end = text.length;
      continue;
    }
    const element = { start: text.length, end: text.length, keys: [written.replaceAll(/\s+/g, " "), name] };
    elements.push(element);
    if (isClosed !== "/" && !empty.has(name.toLowerCase())) open.push({ name, element });
  }
  text += unescaped(tagged.slice(from));
  return elements.length === 0 || open.length > 0 ? undefined : { text, elements };
}

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (reference, name) => characters[name] ?? reference);
}

/**
 * The two texts with each element of one found in the other.
 * @returns `undefined` where an element has no counterpart, or elements overlap.
 */
export function pairTags(source: TaggedText, target: TaggedText): TaggedPair | undefined {
  if (source.elements.length !== target.elements.length || !nests(source.elements) || !nests(target.elements)) {
    return undefined;
  }
  const counterparts: (TaggedElement | undefined)[] = source.elements.map(() => undefined);
  const left = new Set(target.elements);
  for (const sureness of [0, 1]) {
    const byKey = Map.groupBy(left, ({ keys }) => keys[sureness] ?? "");
    for (const [index, { keys }] of source.elements.entries()) {
      const found = counterparts[index] ?? byKey.get(keys[sureness] ?? "")?.shift();
      counterparts[index] = found;
      if (found !== undefined) left.delete(found);
    }
  }
  const spans = counterparts.filter((element) => element !== undefined);
  if (spans.length < counterparts.length) return undefined;
  return { source: trimmed(source.text, source.elements), target: trimmed(target.text, spans) };
}

function nests(elements: readonly Span[]): boolean {
  const around: Span[] = [];
  for (const element of elements) {
    while ((around.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= element.start) around.pop();
    if (element.end > (around.at(-1)?.end ?? Number.POSITIVE_INFINITY)) return false;
    around.push(element);
  }
  return true;
}

/** A text without white space at its ends. */
function trimmed(text: string, spans: readonly Span[]) {
  const core = text.trim();
  const lead = text.length - text.trimStart().length;
  const place = (offset: number) => Math.min(Math.max(0, offset - lead), core.length);
  return { text: core, spans: spans.map(({ start, end }) => ({ start: place(start), end: place(end) })) };
}
