import type { PhraseMemory } from "./phrase-memory.ts";
import type { Counting } from "./tally.ts";
import { sendTexts, type TextOperation, type TextSender } from "./text-operation.ts";
import { type TranslateOptions, translateParameters } from "./translate-options.ts";
import { readTranslations, type Translation } from "./translation.ts";

/** What all translating calls of a client have in common. */
export interface TextContext extends TextSender {
  readonly counting?: Counting | undefined;
  /** What stands in front of translating, where there is a phrase store. */
  readonly memory?: PhraseMemory | undefined;
}

/**
 * Translates any number of texts, in as many requests as their count and bytes need, and keeps their order. Equal texts
 * are sent once.
 * @throws DragomanError; its `textIndex` counts in the whole list.
 */
export async function translateMany(
  context: TextContext,
  texts: readonly string[],
  options: TranslateOptions,
): Promise<Translation[]> {
  return sendTexts(context, texts, translating(context, options), options);
}

/** Translating with one set of options. */
export function translating({ counting, memory }: TextContext, options: TranslateOptions): TextOperation<Translation> {
  const parameters = translateParameters(options);
  const remembered = memory?.(parameters, options, counting);
  return {
    path: "/v2/translate",
    parameters,
    counting,
    recall: remembered?.recall,
    read: async (answer, pack) => {
      const translations = readTranslations(answer);
      if (options.store !== false) await remembered?.remember(pack, translations);
      return translations;
    },
  };
}
