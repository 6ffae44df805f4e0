import { type Detection, type Detector, type LanguageTag, parseLanguageTag } from "@dragoman/engines";
import type { Passage } from "./passage.ts";
import type { PassageStep } from "./request.ts";
import { TextError } from "./text-error.ts";

/**
 * Finds the language of every text, unless the request says it. Where the detector only has a guess, the passage
 * carries it as one. Texts without words have no language and need none.
 */
export function detectLanguages(detector: Detector): PassageStep {
  return (passages, { source }) => {
    if (source !== undefined) return passages;
    return detector
      .detect(passages.map(({ plain }) => plain))
      .then((detections) => passages.map((passage, index) => withDetection(passage, detections[index])));
  };
}

function withDetection(passage: Passage, detection: Detection | undefined): Passage {
  switch (detection?.status) {
    case "success":
    case "insufficient_confidence": {
      const language = detection.language ?? detection.likely;
      if (language === undefined) throw undetected(passage);
      return {
        ...passage,
        language: withScript(language, detection),
        languageIsGuess: detection.status === "insufficient_confidence",
      };
    }
    case "no_language_detected":
      return passage;
    default:
      throw undetected(passage);
  }
}

function withScript(language: LanguageTag, { script }: Detection): LanguageTag {
  return (script && parseLanguageTag(`${language}-${script}`)) ?? language;
}

function undetected({ index }: Passage): TextError {
  return new TextError(
    "language_not_detected",
    `The language of text[${index}] could not be detected. Send 'source_lang'.`,
    { index },
  );
}
