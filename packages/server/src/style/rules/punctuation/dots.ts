import type { EditRule, StyleLanguage } from "../../rule.ts";
import { eastAsianLanguages, everyLanguage } from "../language-groups.ts";
import { replacing } from "../replacements.ts";

/** An omission in any of the ways it is written; a fourth dot is the full stop before or after it. */
const omission = /(?<![.…⋯・。])(?:[…⋯]{1,3}|\.{3,9}|\. \. \.|・{3,6}|。{3,6})(?![.…⋯・。]| \.)/g;

export const ellipsisCharacter = omissionAs(everyLanguage, "…");
export const twoEllipsisCharacters = omissionAs(eastAsianLanguages, "……");
export const threeEllipsisCharacters = omissionAs(eastAsianLanguages, "………");
export const sixDotsAtTheBottom = omissionAs(eastAsianLanguages, "......");
export const threeDotsAtTheBottom = omissionAs(eastAsianLanguages, "...");
/** What the fonts of these languages set in the middle of the line is the ellipsis character. */
export const sixDotsInTheCentre = omissionAs(eastAsianLanguages, "……");
export const threeDotsInTheCentre = omissionAs(eastAsianLanguages, "…");
export const threePeriods = omissionAs(everyLanguage, "...");
export const threeSpacedPeriods = omissionAs(["de", "en", "es", "fr", "it"], ". . .");

function omissionAs(languages: readonly StyleLanguage[], written: string): EditRule {
  const withStop = written === ". . ." ? `${written} .` : undefined;
  return replacing(languages, ["omission"], omission, ({ 0: dots }) => {
    if (dots !== "....") return written;
    return withStop ?? (written.startsWith(".") ? undefined : `${written}.`);
  });
}
