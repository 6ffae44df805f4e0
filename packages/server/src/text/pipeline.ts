import type { Detector, LanguageTag } from "@dragoman/engines";
import { bill } from "./bill.ts";
import { detectLanguages } from "./detect.ts";
import { askEngines } from "./engine.ts";
import { format } from "./format.ts";
import type { Passage, Step, TextRequest } from "./passage.ts";
import { type RecognizeParts, recognizeLanguages } from "./recognize.ts";
import { restore } from "./restore.ts";
import { createSegmentation } from "./segment.ts";

export interface TextPipelineParts extends RecognizeParts {
  readonly detector: Detector;
}

/** Translates the texts of a request, in order. */
export type TranslateTexts = (texts: readonly string[], request: TextRequest) => Promise<readonly Passage[]>;

/** The way of every text through the service. A new step is one file and one line here. */
export function createTextPipeline({ detector, ...engines }: TextPipelineParts): TranslateTexts {
  return createPipeline([
    detectLanguages(detector),
    createSegmentation(),
    recognizeLanguages(engines),
    askEngines(engines.chain),
    format,
    restore,
    bill,
  ]);
}

/** Sends every text through the steps, one after the other. */
function createPipeline(steps: readonly Step[]): TranslateTexts {
  return async (texts, request) => {
    let passages: readonly Passage[] = texts.map((text, index) => newPassage(text, index, request.source));
    for (const step of steps) {
      const taken = step(passages, request);
      passages = taken instanceof Promise ? await taken : taken;
    }
    return passages;
  };
}

function newPassage(source: string, index: number, language: LanguageTag | undefined): Passage {
  return {
    index,
    source,
    language,
    languageIsGuess: false,
    lead: "",
    trail: "",
    text: { text: source, sentences: [source] },
    translation: source,
    engine: "none",
    characters: 0,
  };
}
