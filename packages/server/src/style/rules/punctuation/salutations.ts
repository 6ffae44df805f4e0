import type { Edit } from "../../edit.ts";
import type { EditRule, StyleLanguage } from "../../rule.ts";
import { latinLanguages } from "../language-groups.ts";

/** What a letter begins with, by language. */
const openings: ReadonlyMap<StyleLanguage, RegExp> = new Map([
  ["de", salutation("Sehr geehrte[r]?|Liebe[rs]?|Hallo|Guten (?:Tag|Morgen|Abend)|Werte[r]?")],
  ["en", salutation("Dear|Hello|Hi|Good (?:morning|afternoon|evening)|To whom it may concern")],
  ["es", salutation("Estimad[oa]s?|Querid[oa]s?|Hola|Buenos días|Buenas tardes|Apreciad[oa]s?|Distinguid[oa]s?")],
  ["fr", salutation("Ch(?:er|ère|ers|ères)|Bonjour|Bonsoir|Madame|Monsieur|Mesdames")],
  ["it", salutation("Gentil[ei](?:ssim[oaie])?|Egregi[oa]?|Spettabile|Car[oaie]|Ciao|Buongiorno|Buonasera|Salve")],
]);

/** The first line, the mark at its end, and what the next line with words begins with. */
function salutation(words: string): RegExp {
  return new RegExp(
    `^(\\s{0,20}(?:${words})(?:[ \\u00a0][^\\n,:;!?]{0,80}[^\\s,:;!?])?)([ \\u00a0\\u202f]?[,:!])?([ \\t\\u00a0]{0,9}\\n\\s{0,20})(?=(\\p{L}[\\p{L}’']{0,40}))`,
    "u",
  );
}

/** Words that begin with a capital only where a sentence begins: none is a noun or a form of address. */
const plainWords: ReadonlySet<string> = new Set(
  "ich wir vielen danke es hiermit anbei gerne gern wie in im am mit für nach auf zu bei leider heute gestern bitte als wenn da das die der ein eine mein meine unser unsere vorab herzlichen besten thank".split(
    " ",
  ),
);

export const commaAfterSalutation = salutationRule(",");
export const colonAfterSalutation = salutationRule(":");
export const exclamationAfterSalutation = salutationRule("!");
export const nothingAfterSalutation = salutationRule("");

function salutationRule(mark: string): EditRule {
  return {
    languages: latinLanguages,
    triggers: ["line"],
    find: (text, { language }) => {
      const found = openings.get(language)?.exec(text);
      if (found === null || found === undefined) return [];
      const { 1: words = "", 2: written = "", 3: gap = "", 4: next = "" } = found;
      const end = words.length + written.length;
      const first = end + gap.length;
      const wanted = firstLetter(next, mark, language);
      const edits: Edit[] = [];
      const space = language === "fr" && (mark === ":" || mark === "!") ? "\u00a0" : "";
      const kept = written.trim() === mark && mark !== "" ? written : `${mark === "" ? "" : space}${mark}`;
      if (kept !== written) edits.push({ start: words.length, end, text: kept });
      if (wanted !== next.charAt(0)) edits.push({ start: first, end: first + 1, text: wanted });
      return edits;
    },
  };
}

/** A new sentence behind an exclamation mark or nothing; in German the same one goes on behind a comma. */
function firstLetter(word: string, mark: string, language: StyleLanguage): string {
  const letter = word.charAt(0);
  if (mark === "!" || mark === "") return letter.toLocaleUpperCase(language);
  if (mark === "," && language === "de" && plainWords.has(word.toLocaleLowerCase(language)))
    return letter.toLocaleLowerCase(language);
  return letter;
}
