import { firstWhere } from "../../carry/first-where.ts";
import type { EngineText, Span, Term } from "../../ports.ts";
import { protectedRanges } from "../../protected-spans.ts";
import type { Alphabet } from "./alphabet.ts";

/** A stretch that a symbol will stand for. */
export interface CarriedTerm extends Term {
  /** The text's own term that it is, by its index; the others were found here. */
  readonly own: number | undefined;
}

/**
 * All of a text that a model must copy and not translate, in order, none overlapping another: the text's terms, what
 * looks like a placeholder, an address or a command's option, and what has characters that the vocabulary has not. None
 * crosses the edge of a span.
 */
export function carriedTerms(
  text: EngineText,
  alphabet: Pick<Alphabet, "knows">,
  carries: (kind: Term["kind"]) => boolean = () => true,
): readonly CarriedTerm[] {
  const own = (text.terms ?? []).flatMap((term, index): readonly CarriedTerm[] =>
    carries(term.kind) ? [{ ...term, own: index }] : [],
  );
  const forms = apart(text, placeholdersIn(text.text), own);
  const settled = [...own, ...forms].sort(byStart);
  const unknown = apart(text, unknownIn(text.text, alphabet, settled), settled);
  return [...settled, ...unknown].sort(byStart);
}

/** The signs that stand before a brace and belong to it: `${x}`, `%{x}`, `#{x}`. */
const braceSigns = /^[$%#@]$/;
/** `--all`, `-v`, `__name__`: the other forms that were taken for placeholders in training. */
const otherForms = /(?<![\p{L}\p{N}_-])(?:--[a-z][\w-]*|__\w+?__)(?![\p{L}\p{N}_])/gu;

function placeholdersIn(text: string): readonly Span[] {
  const ranges = protectedRanges(text).map(([start, end]) => {
    const lead = text[start] === "{" && braceSigns.test(text.charAt(start - 1)) ? 1 : 0;
    return { start: start - lead, end };
  });
  const others = [...text.matchAll(otherForms)].map(({ 0: form, index }) => ({
    start: index,
    end: index + form.length,
  }));
  return joined([...ranges, ...others].sort(byStart));
}

/** A character with the marks upon it. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu;
/** A hint where a word of the source may be cut says nothing of another word. */
export const softHyphen = "\u00AD";

function unknownIn(text: string, { knows }: Pick<Alphabet, "knows">, settled: readonly CarriedTerm[]): readonly Span[] {
  const found: Span[] = [];
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    if (cluster === softHyphen || /^\s+$/.test(cluster) || knows(cluster.normalize("NFC"))) continue;
    const span = { start: index, end: index + cluster.length };
    if (overlapsOne(settled, span)) continue;
    found.push(isSpelled(cluster) ? wholeWord(text, span) : span);
  }
  return withSpacesBetween(text, joined(found));
}

/** Scripts that put no spaces between words, in which a word's ends cannot be seen. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const partOfWord = /[\p{L}\p{M}\p{N}]/u;

function isSpelled(character: string): boolean {
  return partOfWord.test(character) && !unspaced.test(character);
}

/** Half a word would be translated as another one. */
function wholeWord(text: string, { start, end }: Span): Span {
  const before = text.slice(Math.max(0, start - longestWord), start);
  const behind = text.slice(end, end + longestWord);
  const letters = (part: string, step: 1 | -1) => {
    const characters = step === 1 ? [...part] : [...part].reverse();
    const other = characters.findIndex((character) => !isSpelled(character));
    return characters.slice(0, other < 0 ? undefined : other).join("").length;
  };
  return { start: start - letters(before, -1), end: end + letters(behind, 1) };
}

const longestWord = 200;

/** Words of another script in a row are one: `Привет мир`. */
function withSpacesBetween(text: string, spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && /^\s*$/.test(text.slice(last.end, span.start))) {
      merged[merged.length - 1] = { start: last.start, end: span.end };
    } else merged.push(span);
  }
  return merged;
}

function joined(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans) {
    const last = merged.at(-1);
    if (last !== undefined && start < last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}

/** The spans cut at the edges of the text's spans and of what is settled, without what is settled or white space. */
function apart(text: EngineText, spans: readonly Span[], settled: readonly CarriedTerm[]): readonly CarriedTerm[] {
  const edges = [...new Set([...(text.spans ?? []), ...settled].flatMap(({ start, end }) => [start, end]))].sort(
    (one, other) => one - other,
  );
  return spans.flatMap((span) => {
    const cuts: number[] = [];
    for (let index = firstWhere(edges, (edge) => edge > span.start); ; index += 1) {
      const edge = edges[index];
      if (edge === undefined || edge >= span.end) break;
      cuts.push(edge);
    }
    const places = [span.start, ...cuts, span.end];
    return places.slice(1).flatMap((end, index): readonly CarriedTerm[] => {
      const start = places[index] ?? end;
      const stretch = text.text.slice(start, end);
      if (stretch.trim() === "" || overlapsOne(settled, { start, end })) return [];
      return [{ start, end, translation: stretch, kind: "kept", own: undefined }];
    });
  });
}

/** @param settled in order, none overlapping another. */
function overlapsOne(settled: readonly Span[], { start, end }: Span): boolean {
  const next = settled[firstWhere(settled, (each) => each.end > start)];
  return next !== undefined && next.start < end;
}

function byStart(one: Span, other: Span): number {
  return one.start - other.start;
}
