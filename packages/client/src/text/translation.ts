import { bcp47Casing, type LanguageCode } from "../language-code.ts";
import { shapesOf } from "../sending/shapes.ts";
import { type Answer, unreadable } from "../sending/transport.ts";
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
  /** What its request asked for and the engine could not apply: parameters, and rules as `style_id/category.rule`. @wire header `X-Not-Applied` */
  readonly notApplied: readonly string[];
}

/** @throws DragomanError of kind `invalid-response` where they are none. */
export function readTranslations(answer: Answer): Translation[] {
  const list = shapesOf<"Translation">(answer, "translations", "text");
  const engines = enginesOf(answer.headers.get("x-engine"), list.length);
  const notApplied = notAppliedOf(answer.headers.get("x-not-applied"));
  return list.map((translation, index) => {
    if (typeof translation.text !== "string") throw unreadable("a translation without a text", answer);
    const detectedSourceLanguage = bcp47Casing(translation.detectedSourceLanguage ?? "und");
    return { ...translation, detectedSourceLanguage, engine: engines?.[index], notApplied };
  });
}
