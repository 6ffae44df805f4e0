import type { EngineAnswer, EngineText } from "../../ports.ts";
import type { Alphabet } from "./alphabet.ts";
import { hasEnclosing } from "./markers.ts";
import { type Carrying, cutWithSymbols, type SentenceCheck } from "./symbol-sentences.ts";

/** One translation for each line, in order. */
type Run = (lines: readonly string[], html: boolean) => Promise<readonly string[]>;

/** A way of carrying, and the texts for which it differs from the ways before it. */
interface Way {
  readonly carrying: Carrying;
  isForMore(text: EngineText): boolean;
}

/** From the surest, in which every tag is a symbol as in training, to the one that risks the least. */
const ways: readonly Way[] = [
  { carrying: { glossary: true, spans: "all" }, isForMore: () => true },
  { carrying: { glossary: true, spans: "places" }, isForMore: hasEnclosing },
  { carrying: { glossary: false, spans: "none" }, isForMore: hasWishes },
];

/**
 * Texts by a model that copies symbols. One whose symbols do not all come back, each once, is tried again with fewer of
 * them, down to those alone that must be kept, and then declined, as is one of which `check` says what is wrong with a
 * sentence.
 */
export async function translatedWithSymbols(
  texts: readonly EngineText[],
  alphabet: Alphabet,
  run: Run,
  check: SentenceCheck = () => undefined,
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
      check,
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
