import { inOrder } from "../sending/in-flight.ts";
import { countStored, countTexts, onDistinct } from "./distinct.ts";
import type { TranslateOptions } from "./translate-options.ts";
import type { Translation } from "./translation.ts";
import { createTranslator, type TextContext } from "./translator.ts";

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
  const { recall, pack, translate } = createTranslator(context, options);
  return onDistinct(countTexts(context.tally, texts), async (distinct) => {
    const translations = await recall(distinct);
    countStored(context.tally, distinct, translations);
    const { concurrency } = context.settings;
    await inOrder(pack(distinct, translations), concurrency, options.signal, async (sent, signal) => {
      const translated = await translate(sent, signal);
      for (const [index, { position }] of sent.entries()) translations[position] = translated[index];
    });
    return translations.filter((translation) => translation !== undefined);
  });
}
