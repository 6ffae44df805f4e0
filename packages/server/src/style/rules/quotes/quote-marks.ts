import type { EditContext } from "../../rule.ts";

/** An opening and a closing mark with what stands between them and the words. */
export interface QuoteMarks {
  readonly open: string;
  readonly close: string;
  /** Stands inside of both marks. */
  readonly gap: string;
}

const noGap = "";
/** U+202F, which French sets inside guillemets. */
const frenchGap = "\u202f";

export const doubleStraight: QuoteMarks = { open: '"', close: '"', gap: noGap };
export const singleStraight: QuoteMarks = { open: "'", close: "'", gap: noGap };
export const doubleCurly: QuoteMarks = { open: "“", close: "”", gap: noGap };
export const singleCurly: QuoteMarks = { open: "‘", close: "’", gap: noGap };
export const doubleGerman: QuoteMarks = { open: "„", close: "“", gap: noGap };
export const singleGerman: QuoteMarks = { open: "‚", close: "‘", gap: noGap };
export const reversedGuillemets: QuoteMarks = { open: "»", close: "«", gap: noGap };
export const singleReversedGuillemets: QuoteMarks = { open: "›", close: "‹", gap: noGap };
export const cornerBrackets: QuoteMarks = { open: "「", close: "」", gap: noGap };
export const doubleCornerBrackets: QuoteMarks = { open: "『", close: "』", gap: noGap };

/** `« … »` in French, `«…»` elsewhere and in Switzerland. */
export function guillemets(context: EditContext): QuoteMarks {
  return { open: "«", close: "»", gap: gapOf(context) };
}

export function singleGuillemets(context: EditContext): QuoteMarks {
  return { open: "‹", close: "›", gap: gapOf(context) };
}

function gapOf({ language, target }: EditContext): string {
  return language === "fr" && !target.endsWith("-CH") ? frenchGap : noGap;
}

/** The curly marks that a language uses: `„…“` in German, `“…”` elsewhere. */
export function doubleCurlyOf({ language }: EditContext): QuoteMarks {
  return language === "de" ? doubleGerman : doubleCurly;
}

export function singleCurlyOf({ language }: EditContext): QuoteMarks {
  return language === "de" ? singleGerman : singleCurly;
}
