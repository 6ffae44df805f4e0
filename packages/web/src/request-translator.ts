import type { PhraseResult, ResponsePhrases } from "./phrases/phrase.ts";

/** Translates for the reader of one request, by the same rules as answers: budget, memory and privacy. */
export interface RequestTranslator {
  /** What texts are translated into. */
  readonly locale: string;
  /** The text as it is, where the reader reads the source language, or no translation is there in time. Never rejects. */
  readonly translate: {
    (text: string): Promise<string>;
    (texts: readonly string[]): Promise<string[]>;
  };
}

/** @param phrasesOf asked with each call; `undefined` for readers of the source language */
export function createRequestTranslator(
  locale: string,
  phrasesOf: () => ResponsePhrases | undefined,
): RequestTranslator {
  async function translated(texts: readonly string[]): Promise<string[]> {
    const results = await phrasesOf()?.translate(texts.map((text) => ({ format: "text", text })));
    return texts.map((text, index) => textOf(results?.[index]) ?? text);
  }

  function translate(text: string): Promise<string>;
  function translate(texts: readonly string[]): Promise<string[]>;
  async function translate(given: string | readonly string[]): Promise<string | string[]> {
    if (typeof given !== "string") return translated(given);
    const [text = given] = await translated([given]);
    return text;
  }

  return { locale, translate };
}

function textOf(result: PhraseResult | undefined): string | undefined {
  return result?.status === "translated" ? result.text : undefined;
}
