import type { Pack } from "./packing.ts";
import type { PhraseStore } from "./phrase-store.ts";
import type { Counting } from "./tally.ts";
import type { TranslateOptions } from "./translate-options.ts";
import type { Translation } from "./translation.ts";

/** What is remembered of translations with the same parameters. A store that fails costs money and not the call. */
interface Remembered {
  /** For each text what the store knows; `undefined` where nothing is. */
  readonly recall: (texts: readonly string[]) => Promise<(Translation | undefined)[]>;
  readonly remember: (pack: Pack, translations: readonly Translation[]) => Promise<void>;
}

/** A phrase store in front of translating, asked with the call's parameters as JSON. */
export type PhraseMemory = (
  parameters: string,
  options: TranslateOptions,
  counting: Counting | undefined,
) => Remembered;

export function phraseMemory(store: PhraseStore): PhraseMemory {
  return (parameters, { showBilledCharacters }, counting) => {
    // What is shown beside a translation makes it no other.
    const steering = parameters.replace(/"show_billed_characters":(true|false),/, "");
    const phraseOf = (text: string) => ({ text, steering });
    return {
      recall: async (texts) => {
        const known = (await store.get(texts.map(phraseOf)).catch(() => undefined)) ?? [];
        return texts.map((text, position) => {
          const translation = known[position];
          if (translation === undefined) return undefined;
          counting?.saved("stored", text);
          return { ...translation, billedCharacters: showBilledCharacters === true ? 0 : undefined };
        });
      },
      remember: async (pack, translations) => {
        const entries = pack.flatMap(({ text }, index) =>
          translations.slice(index, index + 1).map((translation) => ({ phrase: phraseOf(text), translation })),
        );
        await store.set(entries).catch(() => undefined);
      },
    };
  };
}
