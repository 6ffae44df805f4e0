import { replaced } from "../carry/replaced.ts";
import type { EngineText, Span } from "../ports.ts";
import { splitProtected } from "../protected-spans.ts";
import { splitEnds } from "../text-ends.ts";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "áƀćđéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁĆĐÉƑĜĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ";
const accents: ReadonlyMap<string, string> = new Map(
  [...plain].map((letter, index) => [letter, [...accented][index] ?? letter]),
);

/** Translations are longer than English by about this much (IBM's guideline for texts of a sentence). */
const usualGrowth = 0.3;

/**
 * The text as a pseudo-translation: accents on its letters, brackets around it, and dots that make it about 30 % longer,
 * so that a hard-coded, clipped or glued-together string shows. Placeholders, tags and addresses stay as they are; a
 * text without letters of its own stays whole.
 */
export function pseudoText(text: string, growth = usualGrowth): string {
  const { leading, core, trailing } = splitEnds(text);
  const { words, letters } = accentedWords(core);
  return letters === 0 ? text : `${leading}[${words}${tailFor(letters, growth)}${trailing}`;
}

/**
 * The same with what the text carries: each span is around the accented form of exactly what it was around, and terms
 * stand as they are. The brackets and dots are outside of spans, or at the ends of those around the whole text.
 */
export function pseudoCarried({ text, spans = [], terms = [] }: EngineText, growth = usualGrowth) {
  const { leading, core, trailing } = splitEnds(text);
  // an accented letter is as long as the plain one, so that every place is where it was
  const own = replaced(
    leading + accentedWords(core).words + trailing,
    terms.map(({ start, end, translation }) => ({ start, end, by: translation })),
  );
  const others = replaced(
    text,
    terms.map(({ start, end }) => ({ start, end, by: " " })),
  );
  const { letters } = accentedWords(others.text);
  if (letters === 0) return { text: own.text, spans: spans.map(own.moved), terms: own.places };
  const moved = spans.map(own.moved);
  const { opening, closing } = bracketPlaces(own.text, [...own.places, ...moved]);
  const tail = tailFor(letters, growth);
  const shifted = ({ start, end }: Span): Span => {
    const from = start < opening ? start : start < closing || start === end ? start + 1 : start + 1 + tail.length;
    if (start === end) return start > closing ? at(start + 1 + tail.length) : at(from);
    return { start: from, end: end <= opening ? end : end <= closing ? end + 1 : end + 1 + tail.length };
  };
  return {
    text: `${own.text.slice(0, opening)}[${own.text.slice(opening, closing)}${tail}${own.text.slice(closing)}`,
    spans: moved.map(shifted),
    terms: own.places.map(shifted),
  };
}

/**
 * Around the words, as in a text that carries nothing; further out where something is around white space at one end of
 * the text and part of the words, which a bracket would cut.
 */
function bracketPlaces(text: string, kept: readonly Span[]) {
  const ends = splitEnds(text);
  const [open, close] = [ends.leading.length, ends.leading.length + ends.core.length];
  let [opening, closing] = [open, close];
  for (const { start, end } of kept) {
    if (open < end && end < close) opening = Math.min(opening, start);
    if (open < start && start < close) closing = Math.max(closing, end);
  }
  return { opening, closing };
}

function at(place: number): Span {
  return { start: place, end: place };
}

function tailFor(letters: number, growth: number): string {
  return ` ${"·".repeat(Math.ceil(letters * growth))}]`;
}

function accentedWords(core: string) {
  const spans = splitProtected(core);
  return {
    words: spans.map((span) => (span.isProtected ? span.text : accent(span.text))).join(""),
    letters: spans.reduce((sum, span) => (span.isProtected ? sum : sum + lettersIn(span.text)), 0),
  };
}

function accent(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => accents.get(letter) ?? letter);
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
