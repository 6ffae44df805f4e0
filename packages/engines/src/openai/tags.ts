/**
 * Texts as models take them: a tag with a number around each span and each term. What comes back is taken only where
 * every tag is there once and they nest as they did.
 */
import type { EngineText, Span, Term } from "../ports.ts";
import { splitEnds } from "../text-ends.ts";

export interface TaggedText {
  /** With the spans and terms that are tagged. */
  readonly text: EngineText;
  /** Tagged, and without the white space at its ends. */
  readonly written: string;
  /** What is settled for the text, tagged or not. */
  readonly terms: readonly Term[];
  readonly names: TagNames;
  /** What of the text is written, and how much stands before that. */
  readonly core: string;
  readonly lead: number;
  /** The full span that is directly around each full span. */
  readonly parents: ReadonlyMap<number, number | undefined>;
}

/** The letters before the numbers. */
export interface TagNames {
  readonly span: string;
  readonly term: string;
}

/** An answer with the places of what was tagged; `undefined` for a term that the model left out. */
export interface ReadAnswer {
  readonly text: string;
  readonly spans?: readonly Span[];
  readonly terms?: readonly (Span | undefined)[];
}

/** A text as it is written to the model. */
export function tagged(text: EngineText, names: TagNames): TaggedText {
  const { lead, core } = coreOf(text);
  const { spans = [], terms = [] } = text;
  const parents = new Map<number, number | undefined>();
  const starts = Map.groupBy(spans.keys(), (index) => clamped(spans[index]?.start ?? 0, lead, core));
  const termsByStart = new Map(terms.map((term, index) => [term.start - lead, { ...term, index }]));
  const ends = new Set(
    [...spans, ...terms].flatMap(({ start, end }) => [start, end].map((p) => clamped(p, lead, core))),
  );
  const open: { readonly index: number; readonly end: number }[] = [];
  let [written, from] = ["", 0];
  for (const place of [...ends].sort((one, other) => one - other)) {
    if (place < from) continue;
    written += core.slice(from, place);
    from = place;
    for (let last = open.at(-1); last !== undefined && last.end <= place; last = open.at(-1)) {
      written += `</${names.span}${last.index}>`;
      open.pop();
    }
    for (const index of starts.get(place) ?? []) {
      const end = clamped(spans[index]?.end ?? 0, lead, core);
      if (end <= place) written += `<${names.span}${index}/>`;
      else {
        written += `<${names.span}${index}>`;
        parents.set(index, open.at(-1)?.index);
        open.push({ index, end });
      }
    }
    const term = termsByStart.get(place);
    if (term !== undefined) {
      from = term.end - lead;
      written += `<${names.term}${term.index}>${core.slice(place, from)}</${names.term}${term.index}>`;
    }
  }
  written += core.slice(from);
  return { text, written, terms, names, core, lead, parents };
}

/** A text without its tags. */
export function untagged({ text, sentences, terms = [], examples = [] }: EngineText, names: TagNames): TaggedText {
  return { ...tagged({ text, sentences, examples }, names), terms };
}

/** White space at the ends is the text's own business, unless a term stands in it. */
function coreOf({ text, terms = [] }: EngineText): { readonly lead: number; readonly core: string } {
  const { leading, core } = splitEnds(text);
  const end = leading.length + core.length;
  const isWithin = terms.every((term) => leading.length <= term.start && term.end <= end);
  return isWithin ? { lead: leading.length, core } : { lead: 0, core: text };
}

function clamped(place: number, lead: number, core: string): number {
  return Math.min(Math.max(0, place - lead), core.length);
}

/** Names of tags that none of the texts has: a letter for each, as often as it takes. */
export function tagNamesFor(texts: readonly EngineText[]): TagNames {
  const lower = texts.map(({ text }) => text.toLowerCase());
  const unused = (letter: string): string => {
    let name = letter;
    while (lower.some((text) => text.includes(`<${name}`) || text.includes(`</${name}`))) name += letter;
    return name;
  };
  return { span: unused("g"), term: unused("t") };
}

/**
 * The places of spans and terms in what the model wrote for a text, with the terms worded as they must be.
 * @returns `undefined` where a span's tag is missing, twice, unknown, or nested in another way than it was.
 */
export function readTagged(source: TaggedText, written: string): ReadAnswer | undefined {
  const { text, core, lead } = source;
  // Models add white space at the ends, and drop it.
  const read = readTags(source, core === core.trim() ? written.trim() : written);
  if (read === undefined || (read.text.trim() === "" && core.trim() !== "")) return undefined;
  const whole = text.text.slice(0, lead) + read.text + text.text.slice(lead + core.length);
  const place = placesIn(source, read.text.length);
  const spans = text.spans?.map((span, index) => {
    const found = read.spans.get(index);
    return { start: place(span.start, found?.start ?? 0), end: place(span.end, found?.end ?? 0) };
  });
  const terms = text.terms?.map((_, index) => {
    const found = read.terms.get(index);
    return found && { start: found.start + lead, end: found.end + lead };
  });
  return { text: whole, ...(spans && { spans }), ...(terms && { terms }) };
}

/** Places in the whole answer, from those in what was written. A span that took in white space at an end still does. */
function placesIn({ lead, core }: TaggedText, length: number) {
  const end = lead + core.length;
  return (own: number, found: number): number => {
    if (found === 0 && own <= lead) return own;
    if (found === length && own >= end) return own + length - core.length;
    return found + lead;
  };
}

interface ReadTags {
  readonly text: string;
  readonly spans: ReadonlyMap<number, Span>;
  readonly terms: ReadonlyMap<number, Span>;
}

function readTags({ text: { spans = [], terms = [] }, names, parents }: TaggedText, written: string) {
  const tags = new RegExp(`<(/?)(${names.span}|${names.term})(\\d{1,6})(/?)>`, "g");
  const read = { spans: new Map<number, Span>(), terms: new Map<number, Span>() };
  const open: { readonly isTerm: boolean; readonly index: number; readonly start: number }[] = [];
  let [text, from] = ["", 0];
  for (const match of written.matchAll(tags)) {
    const [tag, slash, name, digits, closed] = match;
    const [isTerm, index] = [name === names.term, Number(digits)];
    const found = isTerm ? read.terms : read.spans;
    text += written.slice(from, match.index);
    from = match.index + tag.length;
    if ((isTerm ? terms : spans)[index] === undefined || found.has(index)) return undefined;
    let start = text.length;
    if (slash !== "") {
      const last = open.pop();
      if (last?.index !== index || last.isTerm !== isTerm || closed !== "") return undefined;
      start = last.start;
    } else {
      const around = open.at(-1);
      if (around?.isTerm || open.some((each) => each.index === index && each.isTerm === isTerm)) return undefined;
      if (!isTerm && parents.has(index) && (parents.get(index) !== around?.index || closed !== "")) return undefined;
      if (closed === "") {
        open.push({ isTerm, index, start });
        continue;
      }
    }
    const term = isTerm ? terms[index] : undefined;
    if (term !== undefined) {
      const worded = wordedAs(term, text.slice(start));
      if (worded === undefined) return undefined;
      text = text.slice(0, start) + worded;
    } else if (!parents.has(index) && start < text.length) return undefined;
    found.set(index, { start, end: text.length });
  }
  if (open.length > 0 || read.spans.size < spans.length) return undefined;
  return { text: text + written.slice(from), ...read } satisfies ReadTags;
}

/**
 * The term as it must be, in place of what the model put there, perhaps inflected; `undefined` where the model put more
 * than a term there.
 */
function wordedAs({ translation, kind }: Term, written: string): string | undefined {
  if (kind === "glossary" && written.toLowerCase() === translation.toLowerCase()) return written;
  return written.length <= 2 * translation.length + 20 ? translation : undefined;
}
