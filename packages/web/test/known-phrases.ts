import type { Phrase, PhraseResult, ResponsePhrases } from "../src/phrases/phrase.ts";

/** What a page asks for, and answers of a function; `later` are not known at once. */
export interface KnownPhrases extends ResponsePhrases {
  readonly asked: Phrase[];
  /** How often `translate` was called. */
  readonly calls: Phrase[][];
}

export function knownPhrases(
  answer: (phrase: Phrase) => PhraseResult | string,
  isLater: (phrase: Phrase) => boolean = () => false,
): KnownPhrases {
  const asked: Phrase[] = [];
  const calls: Phrase[][] = [];
  const result = (phrase: Phrase): PhraseResult => {
    const given = answer(phrase);
    return typeof given === "string" ? { status: "translated", text: given } : given;
  };
  return {
    asked,
    calls,
    known: (phrase) => {
      asked.push(phrase);
      return isLater(phrase) ? undefined : result(phrase);
    },
    translate: async (phrases) => {
      calls.push([...phrases]);
      return phrases.map(result);
    },
  };
}

/** Every word in capitals, and no tag touched. */
export function inCapitals({ text, format }: Phrase): string {
  if (format === "text") return text.toUpperCase();
  return text.replaceAll(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, kept: string | undefined, words: string | undefined) => {
    return kept ?? (words ?? "").toUpperCase();
  });
}
