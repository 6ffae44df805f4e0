import type { EngineText } from "@dragoman/engines";
import { endsInAbbreviation } from "./abbreviations.ts";
import type { SentenceSplitting, Step } from "./passage.ts";

/**
 * Cuts every text into the sentences that an engine may translate one by one (Unicode UAX 29, by language). A text is
 * cut when an engine asks for its sentences; one that knows the text as a whole does not.
 */
export function createSegmentation(): Step {
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
    passages.map((passage) => {
      const core = passage.source.trim();
      const start = core === "" ? passage.source.length : passage.source.indexOf(core);
      const language = passage.language ?? "und";
      return {
        ...passage,
        lead: passage.source.slice(0, start),
        trail: passage.source.slice(start + core.length),
        translation: core,
        text: new CutText(core, () => sentencesOf(core, splitting, language, segmenterFor)),
      };
    });
}

class CutText implements EngineText {
  readonly text: string;
  readonly #cut: () => readonly string[];
  #sentences: readonly string[] | undefined;

  constructor(text: string, cut: () => readonly string[]) {
    this.text = text;
    this.#cut = cut;
  }

  get sentences(): readonly string[] {
    this.#sentences ??= this.#cut();
    return this.#sentences;
  }
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
