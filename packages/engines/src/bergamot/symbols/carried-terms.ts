import { firstWhere } from "../../carry/first-where.ts";
import type { EngineText, Span, Term } from "../../ports.ts";
import type { Alphabet } from "./alphabet.ts";
import { overlapsOne, placeholdersIn } from "./placeholder-forms.ts";

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

/** A character with the marks upon it. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu;
/** What training texts had none of: hints for how the source is set, which say nothing of a translation. */
export const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/gu;
const isInvisible = new RegExp(`^${invisible.source}$`, "u");

function unknownIn(text: string, { knows }: Pick<Alphabet, "knows">, settled: readonly CarriedTerm[]): readonly Span[] {
  const found: Span[] = [];
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    if (isInvisible.test(cluster) || /^\s$/.test(cluster) || knows(cluster.normalize("NFC"))) continue;
    const span = { start: index, end: index + cluster.length };
    if (overlapsOne(settled, span)) continue;
    found.push(isSpelled(cluster) ? wholeWord(text, span) : span);
  }
  return inARow(text, found);
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

/** Words of another script in a row are one: `Привет мир`; and so are the parts of one sign. */
function inARow(text: string, spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && (span.start < last.end || text.slice(last.end, span.start).trim() === "")) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else merged.push(span);
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
    return places.slice(1).flatMap((until, index): readonly CarriedTerm[] => {
      const cut = text.text.slice(places[index], until);
      const translation = cut.trim();
      const start = until - cut.trimStart().length;
      const end = start + translation.length;
      if (translation === "" || overlapsOne(settled, { start, end })) return [];
      return [{ start, end, translation, kind: "kept", own: undefined }];
    });
  });
}

function byStart(one: Span, other: Span): number {
  return one.start - other.start;
}
