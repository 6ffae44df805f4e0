import type { EditRule } from "../../rule.ts";
import { replaceMatches } from "../replacements.ts";

/** `Straße` becomes `Strasse`, `STRAẞE` becomes `STRASSE`. */
export const eszettAsSs: EditRule = {
  languages: ["de"],
  triggers: ["eszett"],
  find: (text) => replaceMatches(text, /[ßẞ]/g, ({ 0: letter }) => (letter === "ß" ? "ss" : "SS")),
};

const spelledOut: ReadonlyMap<string, string> = new Map([
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["Ä", "Ae"],
  ["Ö", "Oe"],
  ["Ü", "Ue"],
]);

/** `über` becomes `ueber`, `Ärger` becomes `Aerger`, and `ÄRGER` becomes `AERGER`. */
export const umlautsSpelledOut: EditRule = {
  languages: ["de"],
  triggers: ["umlaut"],
  find: (text) =>
    replaceMatches(text, /[äöüÄÖÜ]/g, ({ 0: letter, index }) => {
      const letters = spelledOut.get(letter);
      return isAmongCapitals(text, index) ? letters?.toUpperCase() : letters;
    }),
};

function isAmongCapitals(text: string, index: number): boolean {
  const next = text.charAt(index + 1);
  if (/\p{L}/u.test(next)) return /\p{Lu}/u.test(next);
  return /\p{Lu}/u.test(text.charAt(index - 1));
}
