import { endsInAbbreviation } from "./abbreviations.ts";
import type { Passage, SentenceSplitting, Step } from "./passage.ts";

/** Cuts every text into the sentences that an engine may translate one by one (Unicode UAX 29, by language). */
export function createSegmentation(): Step {
  const segmenters = new Map<string, Intl.Segmenter>();

  const segmenterFor = (language: string): Intl.Segmenter => {
    const known = segmenters.get(language);
    if (known !== undefined) return known;
    const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
    segmenters.set(language, segmenter);
    return segmenter;
  };

  return (passages, { splitting }) =>
    passages.map((passage) => {
      const core = passage.source.trim();
      const start = core === "" ? passage.source.length : passage.source.indexOf(core);
      return {
        ...passage,
        lead: passage.source.slice(0, start),
        trail: passage.source.slice(start + core.length),
        sentences: core === "" ? [] : sentencesOf(core, passage, splitting),
      };
    });

  function sentencesOf(core: string, passage: Passage, splitting: SentenceSplitting): readonly string[] {
    const language: string = passage.language ?? "und";
    if (splitting === "0" || !mayBeCut(core, splitting)) return [core];
    const cuts = splitting === "nonewlines" ? core.replace(/[\n\r\u2028\u2029\u0085]/g, " ") : core;
    const sentences: string[] = [];
    let start = 0;
    for (const { segment, index } of segmenterFor(language.split("-", 1)[0] ?? language).segment(cuts)) {
      const end = index + segment.length;
      if (end < core.length && endsInAbbreviation(cuts.slice(start, end), language)) continue;
      sentences.push(core.slice(start, end));
      start = end;
    }
    return sentences;
  }
}

/** Most interface strings hold no place to cut at; seeing that costs less than asking. */
function mayBeCut(text: string, splitting: SentenceSplitting): boolean {
  return (splitting === "1" ? /[\n\r\u2028\u2029\u0085]|\p{Sentence_Terminal}./su : /\p{Sentence_Terminal}./su).test(
    text,
  );
}
