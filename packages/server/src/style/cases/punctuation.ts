import type { Cases } from "./case.ts";
import { eastAsianCases } from "./punctuation/east-asian.ts";
import { markCases } from "./punctuation/marks.ts";
import { quoteCases } from "./punctuation/quotes.ts";
import { rangeCases } from "./punctuation/ranges.ts";
import { sentenceCases } from "./punctuation/sentences.ts";
import { wordCases } from "./punctuation/words.ts";

export const punctuationCases: Cases<"punctuation"> = {
  ...quoteCases,
  ...markCases,
  ...rangeCases,
  ...wordCases,
  ...sentenceCases,
  ...eastAsianCases,
};
