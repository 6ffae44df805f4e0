import type { Segment } from "../model/segment.ts";
import { plainText } from "../model/segment.ts";
import { usualCodeSides } from "./code-sides.ts";
import { segmenterLanguage } from "./count.ts";
import { type SplitSegment, splitAt } from "./segment-cuts.ts";
import type { SrxRules } from "./srx.ts";
import { type FindBreaks, srxBreaks } from "./srx-breaks.ts";

export interface SegmenterOptions {
  readonly language: string;
  /** Rules out of an SRX file, by `readSrx`. Those of Unicode (UAX 29, section 5) when left out. */
  readonly rules?: SrxRules;
}

/** Cuts text into sentences. White space between two stays with one of them, so that nothing is lost. */
export interface Segmenter {
  readonly language: string;
  /** The sentences in order; joined they are the text again. None is empty; an empty text has none. */
  splitText(text: string): readonly string[];
  /**
   * The same for a segment with codes. Codes never decide where it breaks, and each goes to the side that the rules
   * name for its kind. Text inside of codes (`sub`) stays whole with its code, whatever the rules say: half a code is
   * none. It can be split by itself.
   */
  splitSegment(segment: Segment): SplitSegment;
}

/** @throws RangeError where the rules have no language map for the language. */
export function createSegmenter({ language, rules }: SegmenterOptions): Segmenter {
  const findBreaks = rules === undefined ? unicodeBreaks(language) : srxBreaks(rules, language);
  const sides = rules?.codeSides ?? usualCodeSides;
  return {
    language,
    splitText: (text) => {
      const breaks = [...findBreaks(text), text.length];
      return text === "" ? [] : breaks.map((end, at) => text.slice(breaks[at - 1] ?? 0, end));
    },
    splitSegment: (segment) => splitAt(segment, findBreaks(plainText(segment)), sides),
  };
}

function unicodeBreaks(language: string): FindBreaks {
  const segmenter = new Intl.Segmenter(segmenterLanguage(language), { granularity: "sentence" });
  return (text) => Array.from(segmenter.segment(text), ({ index }) => index).slice(1);
}
