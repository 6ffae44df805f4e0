import type { EditRule } from "../../rule.ts";
import { replaceMatches } from "../replacements.ts";

const space = "[ \\u00a0\\u202f]";
const number = "(?<number>\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,4})";
const century =
  "(?<century>(?:\\d{1,2}(?:st|nd|rd|th)|[a-z]{3,12})(?:-|[ \\u00a0\\u202f])(?:century|centuries|millennium|millennia))";
/** CE is also a mark of conformity. */
const ends = "(?![\\p{L}\\p{N}]| mark)";

const era = (letters: string) => `(?:${letters}|${[...letters].map((letter) => `${letter}\\.`).join("")})`;
const afterNumber = (eras: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}.,\\u{fffc}])(?:${number}|${century})(?<gap>${space})(?<era>${eras})${ends}`, "gu");

const christian = afterNumber(`${era("BC")}(?!\\.?E)|${era("AD")}`);
const common = afterNumber(`${era("BCE")}|${era("CE")}`);
const adInFront = new RegExp(
  `(?<![\\p{L}\\p{N}\\u{fffc}])${era("AD")}(?<gap>${space})${number}(?![\\p{L}\\p{N}]|[.,]\\d)`,
  "gu",
);

/** `44 BC` becomes `44 BCE`, `AD 79` and `79 AD` become `79 CE`. */
export const bceAndCe: EditRule = {
  languages: ["en"],
  triggers: ["letter"],
  find: (text) => {
    const behind = replaceMatches(text, christian, ({ 0: match, groups }) => {
      const found = groups?.["era"] ?? "";
      return replaceEra(match, found, found.startsWith("B") ? "BCE" : "CE");
    });
    const inFront = replaceMatches(text, adInFront, ({ index, groups }) =>
      // `AD 79 AD` is nothing that anybody means.
      behind.some(({ start, end }) => index < end && start < index + 12)
        ? undefined
        : `${groups?.["number"]}${groups?.["gap"]}CE`,
    );
    return [...behind, ...inFront].sort((one, other) => one.start - other.start);
  },
};

/** `44 BCE` becomes `44 BC`, `79 CE` becomes `AD 79`, and the 5th century CE the 5th century AD. */
export const bcAndAd: EditRule = {
  languages: ["en"],
  triggers: ["letter"],
  find: (text) =>
    replaceMatches(text, common, ({ 0: match, groups }) => {
      const { era: found = "", number: year, gap } = groups ?? {};
      if (found.startsWith("B")) return replaceEra(match, found, "BC");
      return year === undefined ? replaceEra(match, found, "AD") : `AD${gap}${year}`;
    }),
};

/** With points where there were some. */
function replaceEra(match: string, found: string, letters: string): string {
  const written = found.includes(".") ? [...letters].map((letter) => `${letter}.`).join("") : letters;
  return `${match.slice(0, match.length - found.length)}${written}`;
}
