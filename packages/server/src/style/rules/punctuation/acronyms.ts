import type { EditRule } from "../../rule.ts";
import { everyLanguage, latinLanguages } from "../language-groups.ts";
import { replacing } from "../replacements.ts";

/** Capitals with a full stop behind each, with or without spaces: U.S.A., U. N. */
const dotted = /(?<![\p{L}\p{N}.])(?:\p{Lu}\. ?){1,6}\p{Lu}\.(?![\p{L}\p{N}])/gu;

/** Those that are known before a capital letter, where others may be somebody's initials: J. K. Rowling. */
const known: ReadonlySet<string> = new Set(
  "US USA UK UN EU UAE DC LA NY NYC NATO UNESCO UNICEF FBI CIA NASA BBC CNN WHO IMF ONU OTAN UE UDSSR URSS SNCF RATP CGT OMS DDR BRD USSR PC TV CEO PR".split(
    " ",
  ),
);
/** A capital word that begins a sentence, so that the stop before it is also a full stop. */
const sentenceBegins =
  /^\s+(?:The|A|An|It|He|She|We|They|You|I|This|That|These|There|In|On|But|And|However|Der|Die|Das|Ein|Eine|Es|Er|Sie|Wir|Le|La|Les|Un|Une|Il|Elle|Ils|Nous|El|Los|Las|Una|Lo|Gli|Ella|Ellos)(?!\p{L})/u;

/** `U.S.A.` becomes `USA`; at the end of a sentence its full stop stays. */
export const acronymsWithoutPeriods: EditRule = replacing(
  everyLanguage,
  ["initial"],
  dotted,
  ({ 0: written, index, input }) => {
    const letters = written.replace(/[. ]/g, "");
    const rest = input.slice(index + written.length, index + written.length + 24);
    if (/^\s+\p{Lu}/u.test(rest) && !sentenceBegins.test(rest)) return known.has(letters) ? letters : undefined;
    return endsSentence(rest) ? `${letters}.` : letters;
  },
);

export const acronymsWithoutSpaces: EditRule = spacedAcronyms("");
export const acronymsWithSpaces: EditRule = spacedAcronyms(" ");

function spacedAcronyms(space: string): EditRule {
  return replacing(latinLanguages, ["initial"], dotted, ({ 0: written, index, input }) => {
    const letters = written.replace(/[. ]/g, "");
    const rest = input.slice(index + written.length, index + written.length + 24);
    if (/^\s+\p{Lu}/u.test(rest) && !sentenceBegins.test(rest) && !known.has(letters)) return undefined;
    return [...letters].map((letter) => `${letter}.`).join(space);
  });
}

function endsSentence(rest: string): boolean {
  return /^["'”’»“‘)\]]{0,3}(?:\s*$|\s*\n)/.test(rest) || sentenceBegins.test(rest);
}
