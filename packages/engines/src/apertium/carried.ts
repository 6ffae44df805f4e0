import { answerOf, type MarkedSentences, markedSentences, type Part, type Run } from "../carry/stretches.ts";
import type { EngineAnswer, EngineText } from "../ports.ts";

/** A text with spans and terms as a pipeline takes it: terms are words that no dictionary knows, which come back. */
export interface CarriedText {
  readonly text: EngineText;
  readonly marked: MarkedSentences;
  readonly sentences: readonly (readonly Part[])[];
  /** The word in place of a term, by the number of its stretch. */
  readonly tokens: ReadonlyMap<number, string>;
}

export function carriedText(text: EngineText): CarriedText {
  const marked = markedSentences(text);
  const tokens = new Map<number, string>();
  let count = 0;
  const lower = text.text.toLowerCase();
  for (const [index, { term }] of marked.stretches.entries()) {
    if (term === undefined) continue;
    let token = "";
    do {
      token = `Qx${lettersFor(count)}qx`;
      count += 1;
    } while (lower.includes(token.toLowerCase()));
    tokens.set(index, token);
  }
  const sentences = marked.sentences.map((parts) =>
    parts.map((part) => {
      const token = part.stretch === undefined ? undefined : tokens.get(part.stretch);
      return token === undefined ? part : { ...part, text: token };
    }),
  );
  return { text, marked, sentences, tokens };
}

/** The answer, from one for each sentence. A term whose word did not come back whole has no place in it. */
export function carriedAnswer(
  { text, marked, tokens }: CarriedText,
  answers: readonly (readonly Run[])[],
): EngineAnswer {
  const runs = answers.flat().map((run) => {
    const stretches = run.stretches.filter((stretch) => {
      const token = tokens.get(stretch);
      return token === undefined || token.toLowerCase() === run.text.trim().toLowerCase();
    });
    return { ...run, stretches };
  });
  return { status: "translated", ...answerOf(text, marked, runs) };
}

/** Letters alone: a word with a digit in it may be cut. */
function lettersFor(number: number): string {
  return number.toString(26).replaceAll(/[0-9a-p]/g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
}
