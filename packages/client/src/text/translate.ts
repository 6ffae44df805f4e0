import { bcp47Casing, type LanguageCode } from "../language-code.ts";
import type { Settings } from "../options.ts";
import { inOrder } from "../sending/in-flight.ts";
import { type Answer, type Transport, unreadable } from "../sending/transport.ts";
import { numberOf, recordOf, stringOf, type Unread } from "../wire.ts";
import { onDistinct } from "./distinct.ts";
import { enginesOf, notAppliedOf } from "./engine-header.ts";
import { type Pack, type PackLimits, packOverhead, packTexts } from "./packing.ts";
import { inHalvesIfTooLarge, onlyTexts, sendPack } from "./send-pack.ts";
import { type TranslateOptions, translateParameters } from "./translate-options.ts";

/** One translated text. */
export interface Translation {
  readonly text: string;
  /** The language that was given, or detected, in BCP 47 casing. */
  readonly detectedSourceLanguage: LanguageCode;
  /** With `showBilledCharacters`: what the text costs, in Unicode code points. @wire `billed_characters` */
  readonly billedCharacters?: number | undefined;
  /** With `modelType`. @wire `model_type_used` */
  readonly modelTypeUsed?: string | undefined;
  /** With `tagHandling`. @wire `tag_handling_version` */
  readonly tagHandlingVersion?: string | undefined;
  /** Which engine made it, where the service says so. @wire header `X-Engine` */
  readonly engine?: string | undefined;
  /** The wire names of what its request asked for and the engine could not apply. @wire header `X-Not-Applied` */
  readonly notApplied: readonly string[];
}

/**
 * Translates any number of texts, in as many requests as their count and bytes need, and keeps their order. Equal texts
 * are sent once.
 * @throws DragomanError; its `textIndex` counts in the whole list.
 */
export async function translateMany(
  transport: Transport,
  settings: Settings,
  texts: readonly string[],
  options: TranslateOptions,
): Promise<Translation[]> {
  const { pack, translate } = packTranslator(transport, settings, options);
  return onDistinct(onlyTexts(texts), async (distinct) => {
    const translated = await inOrder(pack(distinct), settings.concurrency, options.signal, translate);
    return translated.flat();
  });
}

/** Packs texts for one set of options, and translates a pack in one request. */
export function packTranslator(transport: Transport, settings: Settings, options: TranslateOptions) {
  const parameters = translateParameters(options);
  const limits = { overhead: packOverhead(parameters), textsPerRequest: settings.textsPerRequest };
  const url = `${settings.baseUrl}/v2/translate`;

  const translate = (whole: Pack, signal: AbortSignal): Promise<Translation[]> =>
    inHalvesIfTooLarge(whole, async (part) => {
      const answer = await sendPack(transport, url, part, parameters, { ...options, signal });
      return readTranslations(answer, part.texts.length);
    });
  const pack = (texts: readonly string[], onTooLarge?: PackLimits["onTooLarge"]): Pack[] =>
    packTexts(texts, onTooLarge === undefined ? limits : { ...limits, onTooLarge });
  return { pack, translate };
}

function readTranslations(answer: Answer, count: number): Translation[] {
  const { translations: list }: Unread<"TranslateTextResponse"> = recordOf(answer.json);
  if (!Array.isArray(list)) throw unreadable("no list of translations", answer);
  if (list.length !== count) throw unreadable(`${list.length} translations for ${count} texts`, answer);
  const engines = enginesOf(answer.headers.get("x-engine"), count);
  const notApplied = notAppliedOf(answer.headers.get("x-not-applied"));
  return list.map((item: unknown, index) => {
    const wire: Unread<"Translation"> = recordOf(item);
    if (typeof wire.text !== "string") throw unreadable("a translation without a text", answer);
    return {
      text: wire.text,
      detectedSourceLanguage: bcp47Casing(stringOf(wire.detected_source_language) ?? "und"),
      billedCharacters: numberOf(wire.billed_characters),
      modelTypeUsed: stringOf(wire.model_type_used),
      tagHandlingVersion: stringOf(wire.tag_handling_version),
      engine: engines?.[index],
      notApplied,
    };
  });
}
