import { endsInAbbreviation } from "./abbreviations.ts";
import type { MarkupSegment } from "./markup/markup.ts";
import type { Passage, Segment, Translation } from "./passage.ts";
import type { SentenceSplitting, TextRequest } from "./request.ts";
import { SegmentText } from "./segment-text.ts";

/** Cuts passages into what is translated by itself. */
export type Segmentation = (passages: readonly Passage[], request: TextRequest) => readonly Segment[];

type CutText = (text: string) => readonly string[];

/**
 * A text without markup is one segment, one with markup has a segment for each block. Sentences, which an engine may
 * translate one by one, are cut after Unicode UAX 29, by language, when an engine asks for them.
 */
export function createSegmentation(): Segmentation {
  const segmenters = new Map<string, Intl.Segmenter>();

  const segmenterFor = (language: string): Intl.Segmenter => {
    const base = language.split("-", 1)[0] ?? language;
    const known = segmenters.get(base);
    if (known !== undefined) return known;
    const segmenter = new Intl.Segmenter(base, { granularity: "sentence" });
    segmenters.set(base, segmenter);
    return segmenter;
  };

  return (passages, { splitting }) =>
    passages.flatMap((passage) => {
      const language = passage.language ?? "und";
      const cut: CutText = (text) => sentencesOf(text, splitting, language, segmenterFor);
      return passage.markup === undefined
        ? wholeSegment(passage, cut)
        : passage.markup.segments.map((segment, block) => blockSegment(passage, block, segment, cut));
    });
}

function wholeSegment(passage: Passage, cut: CutText): Segment {
  const { source } = passage;
  const core = source.trim();
  const start = core === "" ? source.length : source.indexOf(core);
  return {
    passage,
    block: 0,
    isCode: false,
    lead: source.slice(0, start),
    trail: source.slice(start + core.length),
    text: new SegmentText(core, cut),
    translation: untranslated(core),
    maker: "none",
    notApplied: nothing,
    isRepeatable: false,
  };
}

function blockSegment(passage: Passage, block: number, segment: MarkupSegment, cut: CutText): Segment {
  const { text, spans, kept, isCode } = segment;
  const terms = kept.map(
    ({ start, end }) => ({ start, end, translation: text.slice(start, end), kind: "kept" }) as const,
  );
  return {
    passage,
    block,
    isCode,
    lead: "",
    trail: "",
    text: new SegmentText(text, cut, {
      ...(spans.length > 0 && { spans }),
      ...(terms.length > 0 && { terms }),
    }),
    translation: { text, spans, fixed: kept, terms: kept.map((_, index) => index) },
    maker: "none",
    notApplied: nothing,
    isRepeatable: false,
  };
}

const nothing: readonly never[] = [];

function untranslated(text: string): Translation {
  return { text, spans: nothing, fixed: nothing, terms: nothing };
}

function sentencesOf(
  text: string,
  splitting: SentenceSplitting,
  language: string,
  segmenterFor: (language: string) => Intl.Segmenter,
): readonly string[] {
  if (text === "") return [];
  if (splitting === "0") return [text];
  // The cuts fall where they would if a line went on; the sentences keep their line breaks.
  const oneLine = splitting === "nonewlines" ? text.replace(/[\n\r\u2028\u2029\u0085]/g, " ") : text;
  const sentences: string[] = [];
  let start = 0;
  for (const { segment, index } of segmenterFor(language).segment(oneLine)) {
    const end = index + segment.length;
    // The last word stands in the last piece: looking at what it is joined to would take quadratic time.
    if (end < text.length && endsInAbbreviation(segment, language)) continue;
    sentences.push(text.slice(start, end));
    start = end;
  }
  return sentences;
}
