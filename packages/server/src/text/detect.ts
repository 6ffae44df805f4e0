import type { Detection, Detector, LanguageTag } from "@dragoman/engines";
import { parseLanguageTag } from "@dragoman/engines";
import { HttpError } from "../http/http-error.ts";
import type { Passage, Step } from "./passage.ts";

/** Finds the language of every text, unless the request says it. Texts of nothing but white space need none. */
export function detectLanguages(detector: Detector): Step {
  return (passages, { source }) => {
    if (source !== undefined) return passages.map((passage) => ({ ...passage, language: source }));
    const written = passages.filter(isWritten);
    if (written.length === 0) return passages;
    return detector.detect(written.map((passage) => passage.source)).then((detections) => {
      const found = new Map(
        written.map((passage, position) => [passage.index, languageOf(passage, detections[position])]),
      );
      return passages.map((passage) => {
        const language = found.get(passage.index);
        return language === undefined ? passage : { ...passage, language };
      });
    });
  };
}

function isWritten({ source }: Passage): boolean {
  return source.trim() !== "";
}

function languageOf({ index }: Passage, detection: Detection | undefined): LanguageTag {
  if (detection?.language === undefined) {
    throw new HttpError(400, {
      message: `The language of text[${index}] could not be told with confidence. Send 'source_lang'.`,
      code: "language_not_detected",
      text_index: index,
    });
  }
  const { language, script } = detection;
  return (script && parseLanguageTag(`${language}-${script}`)) ?? language;
}
