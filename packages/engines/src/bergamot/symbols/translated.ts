import type { EngineAnswer, EngineText } from "../../ports.ts";
import type { Line } from "../scores.ts";
import type { Alphabet } from "./alphabet.ts";
import { type Carrying, cutWithSymbols, type SentenceOptions } from "./symbol-sentences.ts";

/** One translation for each line, in order. */
type Run = (lines: readonly string[], html: boolean) => Promise<readonly Line[]>;

/** Each way, and the texts for which it differs from the one before. */
const ways: readonly { readonly carrying: Carrying; isForMore(text: EngineText): boolean }[] = [
  { carrying: "all", isForMore: () => true },
  { carrying: "kept", isForMore: hasWishes },
];

/**
 * Texts by a model that copies symbols. One whose symbols do not all come back, each once, is tried again with those
 * alone that must be kept, and then declined, as is one of which the checks say what is wrong with a sentence.
 */
export async function translatedWithSymbols(
  texts: readonly EngineText[],
  alphabet: Alphabet,
  run: Run,
  options: SentenceOptions = {},
): Promise<readonly EngineAnswer[]> {
  const answers: EngineAnswer[] = [];
  for (const { carrying, isForMore } of ways) {
    const open = texts.flatMap((text, index) =>
      answers[index]?.status !== "translated" && isForMore(text) ? [{ text, index }] : [],
    );
    if (open.length === 0) continue;
    const cut = cutWithSymbols(
      open.map(({ text }) => text),
      alphabet,
      carrying,
      options,
    );
    const [plain, html] = await Promise.all([run(cut.plain, false), run(cut.html, true)]);
    for (const [order, answer] of cut.answers(plain, html).entries()) {
      const index = open[order]?.index ?? order;
      if (answer.status === "translated" || answers[index] === undefined) answers[index] = answer;
    }
  }
  return answers;
}

/** What can be found without a symbol too: glossary terms, and places. */
function hasWishes({ terms = [], spans = [] }: EngineText): boolean {
  return terms.some(({ kind }) => kind === "glossary") || spans.some(({ start, end }) => start === end);
}
