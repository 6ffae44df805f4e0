/**
 * How sure a model was of a sentence. The runtime writes it into its HTML, as mean logarithms: `font` elements around the
 * sentence and around each of its words, with attributes `x-bergamot-sentence-score` and `x-bergamot-word-score`.
 */
import { escaped, unescaped } from "./html.ts";

/** A translated line. */
export interface Line {
  readonly text: string;
  /** How sure the model was: the geometric mean of its words' probabilities, 0 to 1; where the runtime was asked for it. */
  readonly certainty?: number;
}

/** A plain line as HTML, since only HTML comes back with scores. */
export function plainAsHtml(line: string): string {
  return escaped(line);
}

/**
 * The line without what the runtime wrote into it. A line that the runtime cut counts as the part of which the model was
 * least sure; one with a score that is no logarithm of a probability has no certainty.
 */
export function withoutScores(translated: string, wasPlain: boolean): Line {
  const html = translated.replaceAll(/<\/?font(?: x-bergamot-[a-z-]+="[^"]*")*>/g, "");
  const text = wasPlain ? unescaped(html) : html;
  const scores = [...translated.matchAll(/<font[^>]* x-bergamot-sentence-score="([^"]*)"/g)].map(([, score = ""]) =>
    Number.parseFloat(score),
  );
  const areLogarithms = scores.length > 0 && scores.every((score) => score <= 0);
  return areLogarithms ? { text, certainty: Math.exp(Math.min(...scores)) } : { text };
}
