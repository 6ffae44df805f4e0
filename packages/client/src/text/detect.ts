import type { Schema } from "../contract.ts";
import { bcp47Casing, type LanguageCode } from "../language-code.ts";
import type { CallOptions } from "../options.ts";
import { shapesOf } from "../sending/shapes.ts";
import { type Answer, type Transport, unreadable } from "../sending/transport.ts";
import type { Settings } from "../settings.ts";
import { sendTexts } from "./text-operation.ts";

/** What was found in one text. */
export interface Detection {
  /** @wire `detection_status` */
  readonly status: Schema<"Detection">["detection_status"] | (string & {});
  /** Only with `success`. @wire `detected_language` */
  readonly language?: LanguageCode | undefined;
}

/** The service takes no more texts in one request. */
const mostTexts = 50;

/** Detects the language of any number of texts, in order. The account must be part of the beta (else `forbidden`). */
export function detectMany(
  transport: Transport,
  settings: Settings,
  texts: readonly string[],
  call: CallOptions,
): Promise<Detection[]> {
  const operation = {
    path: "/v3/detect/language",
    parameters: "{}",
    textsPerRequest: mostTexts,
    read: readDetections,
  };
  return sendTexts({ transport, settings }, texts, operation, call);
}

function readDetections(answer: Answer): Detection[] {
  const list = shapesOf<"Detection">(answer, "results", "detectionStatus");
  return list.map(({ detectionStatus: status, detectedLanguage: language }) => {
    if (typeof status !== "string") throw unreadable("a result without a status", answer);
    return { status, language: language && bcp47Casing(language) };
  });
}
