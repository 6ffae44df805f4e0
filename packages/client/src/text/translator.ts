import type { Transport } from "../sending/transport.ts";
import type { Settings } from "../settings.ts";
import { type Pack, packOverhead, packTexts, type TellTooLarge } from "./packing.ts";
import type { PhraseStore } from "./phrase-store.ts";
import { inHalvesIfTooLarge, packSender } from "./send-pack.ts";
import type { Spending } from "./spending.ts";
import { charactersOf, type Tally } from "./tally.ts";
import { type TranslateOptions, translateParameters } from "./translate-options.ts";
import { readTranslations, type Translation } from "./translation.ts";

/** What all translating calls of a client have in common. */
export interface TextContext {
  readonly transport: Transport;
  readonly settings: Settings;
  readonly tally: Tally;
  /** Watches over the budget, where there is one. */
  readonly spending?: Spending | undefined;
  readonly store: PhraseStore | undefined;
}

/** Translates the texts of one call, of which no two are equal. */
export interface Translator {
  /** What the phrase store knows, by position; `undefined` where it must be asked for. */
  readonly recall: (texts: readonly string[]) => Promise<(Translation | undefined)[]>;
  /** The requests that the texts make which were not recalled. */
  readonly pack: (
    texts: readonly string[],
    recalled: readonly (Translation | undefined)[],
    tell?: TellTooLarge,
  ) => Pack[];
  /** Translates a pack in one request, in halves where the service finds it too large. */
  readonly translate: (pack: Pack, signal: AbortSignal | undefined) => Promise<Translation[]>;
}

export function createTranslator(context: TextContext, options: TranslateOptions): Translator {
  const { transport, settings, tally, spending, store } = context;
  const parameters = translateParameters(options);
  const limits = { overhead: packOverhead(parameters), textsPerRequest: settings.textsPerRequest };
  const sendPack = packSender(transport, spending, `${settings.baseUrl}/v2/translate`, parameters, options);
  const phraseOf = (text: string) => ({ text, steering: steeringOf(parameters) });

  const recall = async (texts: readonly string[]) => {
    // A store that fails costs money and not the call.
    const known = (await store?.get(texts.map(phraseOf)).catch(() => undefined)) ?? [];
    const billedCharacters = options.showBilledCharacters === true ? 0 : undefined;
    return known.map((translation) => translation && { ...translation, billedCharacters });
  };

  const remember = async (pack: Pack, translations: readonly Translation[]) => {
    const entries = translations.map((translation, index) => ({
      phrase: phraseOf(pack[index]?.text ?? ""),
      translation,
    }));
    await store?.set(entries).catch(() => undefined);
  };

  const send = async (pack: Pack, signal: AbortSignal | undefined) => {
    tally.requests++;
    for (const { text } of pack) tally.characters += charactersOf(text);
    const answer = await sendPack(pack, signal);
    const translations = readTranslations(answer, pack.length);
    await remember(pack, translations);
    return translations;
  };

  return {
    recall,
    pack: (texts, recalled, tell) =>
      packTexts(
        texts.map((text, position) => (recalled[position] === undefined ? text : undefined)),
        limits,
        tell,
      ),
    translate: (whole, signal) => inHalvesIfTooLarge(whole, (part) => send(part, signal)),
  };
}

/** What makes a translation another one. */
function steeringOf(parameters: string): string {
  return parameters.replace(/"show_billed_characters":(true|false),?/, "");
}
