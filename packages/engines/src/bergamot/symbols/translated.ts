import type { EngineAnswer, EngineText } from "../../ports.ts";
import type { Alphabet } from "./alphabet.ts";
import { type Carrying, cutWithSymbols, type SentenceCheck } from "./symbol-sentences.ts";

/** One translation for each line, in order. */
type Run = (lines: readonly string[], html: boolean) => Promise<readonly string[]>;

/**
 * Texts by a model that copies symbols. One whose symbols do not all come back once is tried again with those alone that
 * must be kept, and then declined, as is one of which `check` says what is wrong with a sentence.
 */
export async function translatedWithSymbols(
  texts: readonly EngineText[],
  alphabet: Alphabet,
  run: Run,
  check: SentenceCheck = () => undefined,
): Promise<readonly EngineAnswer[]> {
  const by = async (some: readonly EngineText[], carrying: Carrying): Promise<readonly EngineAnswer[]> => {
    const { plain, html, answers } = cutWithSymbols(some, alphabet, carrying, check);
    const [lines, marked] = await Promise.all([run(plain, false), run(html, true)]);
    return answers(lines, marked);
  };
  const all = await by(texts, "all");
  const mayDoWithout = texts.filter((text, index) => all[index]?.status === "declined" && hasWishes(text));
  const again = mayDoWithout.length === 0 ? [] : await by(mayDoWithout, "kept");
  const second = new Map(mayDoWithout.map((text, index) => [text, again[index]]));
  return all.map((answer, index) => {
    const text = texts[index];
    const other = text === undefined ? undefined : second.get(text);
    return other?.status === "translated" ? other : answer;
  });
}

/** What can be found without a symbol too: glossary terms, and places. */
function hasWishes({ terms = [], spans = [] }: EngineText): boolean {
  return terms.some(({ kind }) => kind === "glossary") || spans.some(({ start, end }) => start === end);
}
