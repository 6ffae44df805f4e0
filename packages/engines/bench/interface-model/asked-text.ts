import type { EngineText } from "../../src/ports.ts";
import { protectedRanges } from "../../src/protected-spans.ts";

/** As Node-RED writes placeholders: `__name__`. */
const underscored = /__\w+?__/g;

const sentenceEnds = new Intl.Segmenter("en", { granularity: "sentence" });

/** A text as the service asks engines for it: in sentences, and what stands for values and tags is to be kept. */
export function askedText(text: string): EngineText {
  const terms = keptRanges(text).map(([start, end]) => ({
    start,
    end,
    translation: text.slice(start, end),
    kind: "kept" as const,
  }));
  const sentences = [...sentenceEnds.segment(text)].map(({ segment }) => segment);
  return { text, sentences, ...(terms.length > 0 && { terms }) };
}

/** Whether there is a word beside what is kept. */
export function hasWords(text: string): boolean {
  let [rest, end] = ["", 0];
  for (const [start, stop] of keptRanges(text)) {
    rest += text.slice(end, start);
    end = stop;
  }
  return /\p{L}/u.test(rest + text.slice(end));
}

function keptRanges(text: string): readonly (readonly [start: number, end: number])[] {
  const ranges = [...protectedRanges(text)];
  for (const { index, 0: found } of text.matchAll(underscored)) {
    const end = index + found.length;
    if (!ranges.some(([start, stop]) => start < end && index < stop)) ranges.push([index, end]);
  }
  return ranges.sort(([one], [other]) => one - other);
}
