import { baseOf, catalogueSources, type EngineChain, type EngineText, type LanguageTag } from "@dragoman/engines";
import type { Passage } from "./passage.ts";
import type { PassageStep, TextRequest } from "./request.ts";

export interface RecognizeParts {
  /** All engines. */
  readonly chain: EngineChain;
  /** Those that answer a text only when they know it: an answer of theirs proves the language. */
  readonly knowing: EngineChain;
}

/** The language that most interface texts are written in. */
const usual: readonly LanguageTag[] = catalogueSources.map(({ tag }) => tag).filter((tag) => tag === "en");

/**
 * Settles the language of short texts that the detector could only guess at ("Hello", "OK"): the one in which an
 * engine knows the text; else the one that the request's other texts are in; else the guess, where it leads anywhere.
 */
export function recognizeLanguages({ chain, knowing }: RecognizeParts): PassageStep {
  return (passages, request) =>
    passages.some(({ languageIsGuess }) => languageIsGuess) ? settle(passages, request) : passages;

  async function settle(passages: readonly Passage[], request: TextRequest): Promise<readonly Passage[]> {
    const around = commonest(passages.filter(({ language, languageIsGuess }) => language && !languageIsGuess));
    const known = new Map<number, LanguageTag>();
    for (const candidate of candidatesFor(passages, around)) {
      const open = passages.filter((passage) => passage.languageIsGuess && !known.has(passage.index));
      for (const passage of await knownIn(candidate, open, request)) known.set(passage.index, candidate);
    }
    return passages.map((passage) => {
      if (!passage.languageIsGuess) return passage;
      const language = known.get(passage.index) ?? leading(passage, around, request);
      return language === undefined ? passage : { ...passage, language };
    });
  }

  function candidatesFor(passages: readonly Passage[], around: readonly LanguageTag[]): ReadonlySet<LanguageTag> {
    const guesses = passages.flatMap(({ language, languageIsGuess }) => (languageIsGuess && language) || []);
    return new Set([...around, ...usual, ...guesses]);
  }

  async function knownIn(
    source: LanguageTag,
    open: readonly Passage[],
    { target, signal }: TextRequest,
  ): Promise<readonly Passage[]> {
    const direction = { source, target };
    if (open.length === 0 || baseOf(source) === baseOf(target) || !knowing.serves(direction)) return [];
    const answers = await knowing.translate({ direction, texts: open.map(wholeText), signal });
    return open.filter((_, position) => answers[position]?.status === "translated");
  }

  function leading(
    { language }: Passage,
    around: readonly LanguageTag[],
    { target }: TextRequest,
  ): LanguageTag | undefined {
    const ways = [...around, ...(language ? [language] : []), ...usual];
    return ways.find((source) => chain.serves({ source, target })) ?? language;
  }
}

/** Known texts are known whole. */
function wholeText({ plain }: Passage): EngineText {
  const text = plain.trim();
  return { text, sentences: [text] };
}

/** The language that most of the passages are in; empty where there are none. */
function commonest(passages: readonly Passage[]): readonly LanguageTag[] {
  const groups = [...Map.groupBy(passages, ({ language }) => language)];
  const [first] = groups.sort(([, one], [, other]) => other.length - one.length);
  return first?.[0] === undefined ? [] : [first[0]];
}
