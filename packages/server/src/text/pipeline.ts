import type { Detector } from "@dragoman/engines";
import { detectLanguages } from "./detect.ts";
import { askEngines } from "./engine.ts";
import { format } from "./format.ts";
import type { Passage, TranslatedPassage } from "./passage.ts";
import { recall } from "./recall.ts";
import { type RecognizeParts, recognizeLanguages } from "./recognize.ts";
import { recognizeByMemory } from "./recognize-by-memory.ts";
import { type Remembering, remembering } from "./remember.ts";
import type { SegmentStep, TextRequest } from "./request.ts";
import { restorePassages } from "./restore.ts";
import { createSegmentation } from "./segment.ts";
import { applyStyle } from "./style.ts";
import { findTerms } from "./terms.ts";

export interface TextPipelineParts extends RecognizeParts {
  readonly detector: Detector;
  /** For texts that come again. */
  readonly remembered: Remembering;
}

/** Translates the texts of a request, in order. */
export type TranslateTexts = (texts: readonly Passage[], request: TextRequest) => Promise<readonly TranslatedPassage[]>;

/**
 * The way of every text through the service: whole until its language is known, then in segments until they are
 * translated. A new step is one file and one line here.
 */
export function createTextPipeline({ detector, remembered, ...engines }: TextPipelineParts): TranslateTexts {
  const whole = [detectLanguages(detector), recognizeByMemory, recognizeLanguages(engines)];
  const translating = [findTerms, askEngines(engines.chain), format, applyStyle];
  const translate: SegmentStep = (segments, request) => throughAll(translating, segments, request);
  const inSegments = [recall, remembering(engines.chain, translate, remembered)];
  const cut = createSegmentation();
  return async (texts, request) => {
    const passages = await throughAll(whole, texts, request);
    const segments = await throughAll(inSegments, cut(passages, request), request);
    return restorePassages(passages, segments);
  };
}

type Step<Item> = (items: readonly Item[], request: TextRequest) => readonly Item[] | Promise<readonly Item[]>;

async function throughAll<Item>(
  steps: readonly Step<Item>[],
  given: readonly Item[],
  request: TextRequest,
): Promise<readonly Item[]> {
  let items = given;
  for (const step of steps) {
    const taken = step(items, request);
    items = taken instanceof Promise ? await taken : taken;
  }
  return items;
}
