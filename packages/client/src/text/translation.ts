import { bcp47Casing, type LanguageCode } from "../language-code.ts";
import { type Answer, unreadable } from "../sending/transport.ts";
import { numberOf, recordOf, stringOf, type Unread } from "../wire.ts";
import { enginesOf, notAppliedOf } from "./engine-header.ts";

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

/** @throws DragomanError of kind `invalid-response` where they are none. */
export function readTranslations(answer: Answer): Translation[] {
  const { translations: list }: Unread<"TranslateTextResponse"> = recordOf(answer.json);
  if (!Array.isArray(list)) throw unreadable("no list of translations", answer);
  const engines = enginesOf(answer.headers.get("x-engine"), list.length);
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
