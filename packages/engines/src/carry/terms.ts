import type { EngineAnswer, EngineText, Span, Term } from "../ports.ts";
import { findWorded, WordIndex } from "./occurrences.ts";
import { type Edit, replaced } from "./replaced.ts";
import { findTokens, piecesAround, tokenized } from "./variants.ts";
import { isSpace, tokensOf, wordForms } from "./words.ts";

/** Asks the engine for texts without spans and terms of their own. */
export type Ask = (texts: readonly EngineText[]) => Promise<readonly EngineAnswer[]>;

export type Translated = Extract<EngineAnswer, { status: "translated" }>;

/** A text whose terms are being put in, and what stands for it so far. */
interface Work {
  readonly index: number;
  readonly text: EngineText;
  readonly terms: readonly Term[];
  answer: EngineAnswer;
}

/**
 * Puts the terms of texts into answers, each way only for the texts for which the one before did not do: as the engine
 * worded them; in place of a token that came back; in place of what the engine says for the term alone. What must be
 * kept is put between what stands before and behind it, translated by itself, or else where it stood.
 */
export async function placeTerms(
  texts: readonly EngineText[],
  answers: readonly EngineAnswer[],
  ask: Ask,
): Promise<readonly EngineAnswer[]> {
  const placed = answers.map((answer, index) => asWorded(texts[index], answer));
  const all: Work[] = placed.flatMap((answer, index) => {
    const text = texts[index];
    return text?.terms?.length ? [{ index, text, terms: text.terms, answer }] : [];
  });
  await byTokens(all.filter(isOpen), ask);
  await byLookUp(all.filter(isUnplaced), ask);
  await byPieces(all.filter(isMissingKept), ask);
  for (const work of all.filter(isMissingKept)) work.answer = byPlace(work);
  for (const { index, answer } of all) placed[index] = answer;
  return placed;
}

function isUnplaced({ answer }: Work): boolean {
  return answer.status === "translated" && answer.terms?.includes(undefined) === true;
}

function isOpen(work: Work): boolean {
  return work.answer.status === "declined" || isUnplaced(work);
}

function isMissingKept({ answer, terms }: Work): boolean {
  if (answer.status === "declined") return false;
  return terms.some(({ kind }, index) => kind === "kept" && answer.terms?.[index] === undefined);
}

/** The terms that the engine worded as wanted by itself, beside those that it says it put in. */
export function asWorded(text: EngineText | undefined, answer: EngineAnswer): EngineAnswer {
  if (answer.status === "declined" || text?.terms === undefined || text.terms.length === 0) return answer;
  const { terms } = text;
  const taken = answer.terms === undefined ? [] : trusted(answer.text, terms, answer.terms);
  if (taken.length === terms.length && !taken.includes(undefined)) return { ...answer, terms: taken };
  return { ...answer, terms: findWorded(answer.text, terms, text.text, taken) };
}

/** Of the places that an engine names, those at which the term stands and no other does. */
function trusted(
  answer: string,
  terms: readonly Term[],
  places: readonly (Span | undefined)[],
): readonly (Span | undefined)[] {
  const named = terms.flatMap((term, index) => {
    const place = places[index];
    return place !== undefined && holds(answer, place, term) ? [{ place, index }] : [];
  });
  const kept = new Map<number, Span>();
  let end = 0;
  for (const { place, index } of named.sort((one, other) => one.place.start - other.place.start)) {
    if (place.start < end) continue;
    kept.set(index, place);
    end = place.end;
  }
  return terms.map((_, index) => kept.get(index));
}

/** Capitals aside: a glossary's term at the start of a sentence may have one. */
function holds(text: string, { start, end }: Span, { translation, kind }: Term): boolean {
  const stretch = text.slice(start, end);
  return stretch === translation || (kind === "glossary" && stretch.toLowerCase() === translation.toLowerCase());
}

async function byTokens(works: readonly Work[], ask: Ask): Promise<void> {
  const variants = works.map(({ text }) => tokenized(text));
  const answers = works.length === 0 ? [] : await ask(variants.map(({ text }) => text));
  for (const [order, work] of works.entries()) {
    const [variant, answer] = [variants[order], answers[order]];
    if (variant === undefined || answer?.status !== "translated") continue;
    const filled = withTermsForTokens(answer, variant.tokens, work.terms);
    if (filled !== undefined) work.answer = filled;
  }
}

/** An answer with the terms in the places of their tokens; `undefined` where one of them is not there, or is twice. */
export function withTermsForTokens(
  answer: Translated,
  tokens: readonly string[],
  terms: readonly Term[],
): Translated | undefined {
  const found = findTokens(answer.text, tokens);
  if (found === undefined) return undefined;
  const edits = found.map((place, index) => ({ ...place, by: terms[index]?.translation ?? "", index }));
  edits.sort((one, other) => one.start - other.start);
  const { text, places, moved } = replaced(answer.text, edits);
  const placeOf = new Map(edits.map(({ index }, order) => [index, places[order]]));
  return {
    ...answer,
    text,
    ...(answer.spans && { spans: answer.spans.map(moved) }),
    terms: terms.map((_, index) => placeOf.get(index)),
  };
}

/** What the engine says for a term alone, found in the answer, perhaps inflected, gives way to the term. */
async function byLookUp(works: readonly Work[], ask: Ask): Promise<void> {
  const open = works.flatMap((work) =>
    work.terms.flatMap((term, index) =>
      work.answer.status === "translated" && work.answer.terms?.[index] === undefined
        ? [{ work, term, source: work.text.text.slice(term.start, term.end) }]
        : [],
    ),
  );
  const sources = [...new Set(open.map(({ source }) => source))];
  const said = new Map<string, string>();
  const answers = sources.length === 0 ? [] : await ask(sources.map((text) => ({ text, sentences: [text] })));
  for (const [index, source] of sources.entries()) {
    const answer = answers[index];
    if (answer?.status === "translated") said.set(source, answer.text);
  }
  for (const work of works) {
    if (work.answer.status === "translated") work.answer = withLookedUp(work, work.answer, said);
  }
}

function withLookedUp({ text, terms }: Work, answer: Translated, said: ReadonlyMap<string, string>): Translated {
  const words = new WordIndex(answer.text);
  const taken = (answer.terms ?? []).filter((span) => span !== undefined);
  const edits: (Edit & { readonly index: number })[] = [];
  const isFree = (span: Span) => ![...taken, ...edits].some((one) => one.start < span.end && span.start < one.end);
  for (const [index, term] of terms.entries()) {
    if (answer.terms?.[index] !== undefined) continue;
    const expected = (term.start / text.text.length) * answer.text.length;
    for (const wording of [said.get(text.text.slice(term.start, term.end)), term.translation]) {
      const place = wording === undefined ? undefined : words.find(wordForms(wording), expected, isFree);
      if (place === undefined) continue;
      edits.push({ ...place, by: term.translation, index });
      break;
    }
  }
  return edits.length === 0 ? answer : edited(answer, edits);
}

function edited(answer: Translated, unordered: readonly (Edit & { readonly index: number })[]): Translated {
  const edits = unordered.toSorted((one, other) => one.start - other.start);
  const { text, places, moved } = replaced(answer.text, edits);
  const terms = (answer.terms ?? []).map((span) => (span === undefined ? undefined : moved(span)));
  for (const [order, { index }] of edits.entries()) terms[index] = places[order];
  return { ...answer, text, terms, ...(answer.spans && { spans: answer.spans.map(moved) }) };
}

/** What stands around the terms is translated by itself, and put together again with its own white space. */
async function byPieces(works: readonly Work[], ask: Ask): Promise<void> {
  const cut = works.map(({ text, terms }) => piecesAround(text, terms));
  const worded = cut.flat().filter(({ text }) => /\p{L}/u.test(text));
  const said = worded.length === 0 ? [] : await ask(worded);
  const saidFor = new Map(worded.map((piece, index) => [piece, said[index]]));
  for (const [order, work] of works.entries()) {
    const pieces = cut[order]?.map((piece) => (saidFor.has(piece) ? saidFor.get(piece) : piece));
    if (pieces === undefined) continue;
    let text = "";
    const places: Span[] = [];
    for (const [index, piece] of pieces.entries()) {
      if (piece === undefined || ("status" in piece && piece.status === "declined")) break;
      text += piece.text;
      const term = work.terms[index];
      if (term === undefined) {
        work.answer = { status: "translated", text, terms: places };
        break;
      }
      places.push({ start: text.length, end: text.length + term.translation.length });
      text += term.translation;
    }
  }
}

/** The last resort for what must be kept: between the words of the answer where it stood in the source. */
function byPlace({ text, terms, answer }: Work): EngineAnswer {
  if (answer.status === "declined") return answer;
  const source = text.text;
  const taken = (answer.terms ?? []).filter((span) => span !== undefined);
  const gaps = gapsOf(answer.text).filter((gap) => !taken.some(({ start, end }) => start < gap && gap < end));
  const edits: (Edit & { readonly index: number; readonly lead: number })[] = [];
  for (const [index, term] of terms.entries()) {
    if (term.kind !== "kept" || answer.terms?.[index] !== undefined) continue;
    const expected = (term.start / source.length) * answer.text.length;
    const gap = gaps.find((each) => each >= expected) ?? answer.text.length;
    const isApart = (character: string) => character !== "" && !isSpace(character);
    const lead = isSpace(source.charAt(term.start - 1)) && isApart(answer.text.charAt(gap - 1)) ? " " : "";
    const trail = isSpace(source.charAt(term.end)) && isApart(answer.text.charAt(gap)) ? " " : "";
    edits.push({ start: gap, end: gap, by: lead + term.translation + trail, index, lead: lead.length });
  }
  const { spans: _, ...plain } = edited(answer, edits);
  const placed = [...(plain.terms ?? [])];
  for (const { index, lead } of edits) {
    const start = (placed[index]?.start ?? 0) + lead;
    placed[index] = { start, end: start + (terms[index]?.translation.length ?? 0) };
  }
  return { ...plain, terms: placed };
}

/** Where something can be put into a text without cutting a word. */
function gapsOf(text: string): readonly number[] {
  return [0, ...tokensOf(text).map(({ end }) => end)];
}
