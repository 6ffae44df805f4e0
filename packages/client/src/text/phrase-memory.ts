import type { CallOptions } from "../options.ts";
import { numberIn } from "../settings.ts";
import type { Pack } from "./packing.ts";
import type { PhraseStore } from "./phrase-store.ts";
import type { Counting } from "./tally.ts";
import type { TranslateOptions } from "./translate-options.ts";
import type { Translation } from "./translation.ts";

/**
 * What is remembered of translations with the same parameters. A store that fails, or answers with something else than
 * translations, costs money and not the call; one that does not answer holds no call beyond its signal and deadline.
 */
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
  return (parameters, options, counting) => {
    // What is shown beside a translation makes it no other.
    const steering = parameters.replace(/"show_billed_characters":(true|false),/, "");
    const phraseOf = (text: string) => ({ text, steering });
    return {
      recall: async (texts) => {
        const known = await inTime(options, async () => store.get(texts.map(phraseOf)));
        return texts.map((text, position) => {
          const translation = known?.[position];
          if (typeof translation?.text !== "string") return undefined;
          counting?.saved("stored", text);
          return { ...translation, billedCharacters: options.showBilledCharacters === true ? 0 : undefined };
        });
      },
      remember: async (pack, translations) => {
        const entries = pack.flatMap(({ text }, index) =>
          translations.slice(index, index + 1).map((translation) => ({ phrase: phraseOf(text), translation })),
        );
        await inTime(options, async () => store.set(entries));
      },
    };
  };
}

/** What a store answers; nothing where it fails, or the call is over first. */
async function inTime<Result>(
  { signal, ...call }: CallOptions,
  ask: () => Promise<Result>,
): Promise<Result | undefined> {
  const { promise: stopped, resolve } = Promise.withResolvers<undefined>();
  const stop = () => resolve(undefined);
  const timer = setTimeout(stop, numberIn(call, "deadlineMs", Number.POSITIVE_INFINITY, 1));
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  try {
    return await Promise.race([ask(), stopped]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}
