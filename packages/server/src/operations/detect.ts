import type { Schema } from "@dragoman/client/contract";
import type { Detection, Detector } from "@dragoman/engines";
import type { Handlers } from "./operation.ts";

type DetectionResult = Schema<"Detection">;
type DetectedLanguage = NonNullable<DetectionResult["detected_language"]>;

/** The languages that a detection may name. */
export const namedLanguages = [
  ...["ar", "bg", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr"],
  ...["he", "hu", "id", "it", "ja", "ko", "lt", "lv", "nb", "nl", "pl"],
  ...["pt", "ro", "ru", "sk", "sl", "sv", "th", "tr", "uk", "vi", "zh"],
] as const satisfies readonly DetectedLanguage[];

/** `detectLanguage`: the language of each text, where it is certain. */
export function detectHandlers(detector: Detector): Pick<Handlers, "detectLanguage"> {
  return {
    detectLanguage: async ({ body }) => {
      const detections = await detector.detect(body.text);
      return { body: { results: detections.map(resultOf) } };
    },
  };
}

function resultOf({ status, language }: Detection): DetectionResult {
  if (status !== "success") return { detection_status: status };
  // A language that the interface has no code for is one it does not support.
  return isNamed(language)
    ? { detection_status: status, detected_language: language }
    : { detection_status: "unsupported_language" };
}

function isNamed(language: string | undefined): language is DetectedLanguage {
  return namedLanguages.some((named) => named === language);
}
