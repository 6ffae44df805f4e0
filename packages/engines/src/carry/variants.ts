import type { EngineText, Span, Term } from "../ports.ts";
import { replaced } from "./replaced.ts";

/** A text with a token in the place of each term, each of them only once in it. */
export interface Tokenized {
  readonly text: EngineText;
  readonly tokens: readonly string[];
}

const tokenForm = /\{\d+\}/g;

/** Tokens look like placeholders of a message (`{0}`), which engines for interfaces keep. */
export function tokenized(text: EngineText): Tokenized {
  const terms = text.terms ?? [];
  const used = new Set(text.text.match(tokenForm));
  let number = -1;
  const tokens = terms.map(() => {
    do number += 1;
    while (used.has(`{${number}}`));
    return `{${number}}`;
  });
  const { spans } = text;
  const { text: written, moved } = replaced(
    text.text,
    terms.map(({ start, end }, index) => ({ start, end, by: tokens[index] ?? "" })),
  );
  const sentences = cutAt(
    written,
    sentenceEnds(text).filter((end) => !terms.some((term) => term.start < end && end < term.end)),
    (end) => moved({ start: 0, end }).end,
  );
  return { text: { text: written, sentences, ...(spans && { spans: spans.map(moved) }) }, tokens };
}

/**
 * Where each token stands in an answer; `undefined` unless every one of them is there exactly once, so that nothing of
 * the answer is in doubt.
 */
export function findTokens(answer: string, tokens: readonly string[]): readonly Span[] | undefined {
  const found = Map.groupBy(answer.matchAll(tokenForm), ([token]) => token);
  const places: Span[] = [];
  for (const token of tokens) {
    const [match, other] = found.get(token) ?? [];
    if (match === undefined || other !== undefined) return undefined;
    places.push({ start: match.index, end: match.index + token.length });
  }
  return places;
}

/** A text cut at its terms: what stands before, between and behind them, by themselves. */
export function piecesAround(text: EngineText, terms: readonly Term[]): readonly EngineText[] {
  const ends = sentenceEnds(text);
  const starts = [0, ...terms.map(({ end }) => end)];
  return starts.map((start, index) => {
    const end = terms[index]?.start ?? text.text.length;
    const within = ends.filter((each) => each > start && each < end);
    return {
      text: text.text.slice(start, end),
      sentences: cutAt(text.text.slice(start, end), within, (each) => each - start),
    };
  });
}

function sentenceEnds({ sentences }: EngineText): readonly number[] {
  let end = 0;
  return sentences.slice(0, -1).map((sentence) => {
    end += sentence.length;
    return end;
  });
}

function cutAt(text: string, ends: readonly number[], moved: (end: number) => number): readonly string[] {
  const places = [0, ...ends.map(moved), text.length];
  const sentences = places.slice(1).map((end, index) => text.slice(places[index], end));
  return sentences.filter((sentence, index) => sentence !== "" || index === 0);
}
