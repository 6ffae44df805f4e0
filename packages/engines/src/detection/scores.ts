/** How much of eld's data is used: more data is more often right on short texts, and takes more memory. */
export type DetectorSize = "extrasmall" | "small" | "medium" | "large";

const sizes: readonly string[] = ["extrasmall", "small", "medium", "large"] satisfies readonly DetectorSize[];

/** Whether a setting names one of the sizes. */
export function isDetectorSize(value: unknown): value is DetectorSize {
  return typeof value === "string" && sizes.includes(value);
}

/** A language code of eld's own, and the mean weight of the text's n-grams in that language. */
export type LanguageScore = readonly [language: string, weight: number];

/** What goes to the worker thread. */
export interface ScoreRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

/** What comes back: the scores of each text, in order. */
export interface ScoreResponse {
  readonly id: number;
  readonly scores: readonly (readonly LanguageScore[])[];
}
