import type { EditContext, StyleLanguage } from "../../rule.ts";

/** A power of ten that has a word, and what the word is shortened to. */
export interface Magnitude {
  readonly zeros: number;
  readonly one: string;
  readonly other: string;
  readonly short: string;
  /** What else is read as it, in the case it is written in. */
  readonly aliases: readonly string[];
}

const rows: Readonly<Partial<Record<StyleLanguage, string>>> = {
  de: "6 Million/Millionen/Mio./Mio; 9 Milliarde/Milliarden/Mrd./Mrd; 12 Billion/Billionen/Bio./Bio",
  en: "6 million/million/M/mn/mln/m; 9 billion/billion/B/bn; 12 trillion/trillion/T/tn",
  es: "6 millón/millones/M/mill./mills.; 12 billón/billones/B",
  fr: "6 million/millions/M/mio; 9 milliard/milliards/Md/Mds/mrd; 12 billion/billions/Bn",
  it: "6 milione/milioni/Mln/mln/mio/Mio; 9 miliardo/miliardi/Mld/mld/mrd/Mrd; 12 bilione/bilioni/Bln/bln",
};
const byLanguage: ReadonlyMap<string, readonly Magnitude[]> = new Map(
  Object.entries(rows).map(([language, text]) => [
    language,
    text.split("; ").map((row) => {
      const [zeros = "", words = ""] = row.split(/ (.*)/s);
      const [one = "", other = "", short = "", ...aliases] = words.split("/");
      return { zeros: Number(zeros), one, other, short, aliases };
    }),
  ]),
);

/** The words for a million and more of a language that has such; none of those that count in ten thousands. */
export function magnitudesOf({ language, target }: EditContext): readonly Magnitude[] {
  const known = byLanguage.get(language) ?? [];
  if (!/^en-(?:GB|AU|NZ|IE|ZA)$/i.test(target)) return known;
  return known.map((each) => ({ ...each, short: { 6: "m", 9: "bn", 12: "tn" }[each.zeros] ?? each.short }));
}

/** The digits with so many zeros more: 1.5 and 6 give 1500000; nothing where a fraction is left. */
export function shifted(whole: string, fraction: string, zeros: number): string | undefined {
  if (fraction.replace(/0+$/, "").length > zeros) return undefined;
  return (whole + fraction.slice(0, zeros).padEnd(zeros, "0")).replace(/^0+(?=\d)/, "");
}

/** The number of so many zeros less, as its whole and its fraction. */
export function unshifted(digits: string, zeros: number): readonly [whole: string, fraction: string] {
  return [digits.slice(0, -zeros), digits.slice(-zeros).replace(/0+$/, "")];
}
