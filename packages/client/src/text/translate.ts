import type { Pack } from "./packing.ts";
import type { PhraseStore } from "./phrase-store.ts";
import { countSaved, type Tally } from "./tally.ts";
import { sendTexts, type TextOperation, type TextSender } from "./text-operation.ts";
import { type TranslateOptions, translateParameters } from "./translate-options.ts";
import { readTranslations, type Translation } from "./translation.ts";

/** What all translating calls of a client have in common. */
export interface TextContext extends TextSender {
  readonly tally: Tally;
  readonly store: PhraseStore | undefined;
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

/** Translating with one set of options, with the phrase store in front. */
export function translating({ tally, store }: TextContext, options: TranslateOptions): TextOperation<Translation> {
  const parameters = translateParameters(options);
  // What is shown beside a translation makes it no other.
  const steering = parameters.replace(/"show_billed_characters":(true|false),/, "");
  const phraseOf = (text: string) => ({ text, steering });

  const recall = async (texts: readonly string[]) => {
    // A store that fails costs money and not the call.
    const known = (await store?.get(texts.map(phraseOf)).catch(() => undefined)) ?? [];
    const billedCharacters = options.showBilledCharacters === true ? 0 : undefined;
    return texts.map((text, position) => {
      const translation = known[position];
      if (translation === undefined) return undefined;
      countSaved(tally, "stored", text);
      return { ...translation, billedCharacters };
    });
  };
  const remember = async (pack: Pack, translations: readonly Translation[]) => {
    const entries = pack.flatMap(({ text }, index) =>
      translations.slice(index, index + 1).map((translation) => ({ phrase: phraseOf(text), translation })),
    );
    await store?.set(entries).catch(() => undefined);
  };
  return {
    path: "/v2/translate",
    parameters,
    tally,
    recall: store && recall,
    read: async (answer, pack) => {
      const translations = readTranslations(answer);
      if (store && translations.length === pack.length) await remember(pack, translations);
      return translations;
    },
  };
}
