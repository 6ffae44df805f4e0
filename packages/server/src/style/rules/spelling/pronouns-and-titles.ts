import { endsInAbbreviation } from "../../../text/abbreviations.ts";
import type { EditRule, StyleLanguage } from "../../rule.ts";
import { latinLanguages } from "../language-groups.ts";
import { replacing } from "../replacements.ts";

const informal = "(?:ich|ir|u|ein(?:e[mnrs]?)?)";

/** `du`, `dich`, `dir`, `dein`; not `ihr` and `euch`, which are words for others too. */
export const capitalInformalPronouns = replacing(
  ["de"],
  ["letter"],
  new RegExp(`(?<![\\p{L}\\p{N}-])d(?=${informal}(?![\\p{L}-]))`, "gu"),
  () => "D",
);

/** Only within a sentence: behind a word or a comma. */
export const smallInformalPronouns = replacing(
  ["de"],
  ["letter"],
  new RegExp(`(?<=[\\p{L}\\p{N},] )D(?=${informal}(?![\\p{L}-]))`, "gu"),
  () => "d",
);

/** Titles before a name: in full, and short. */
const titles: ReadonlyMap<StyleLanguage, readonly (readonly [full: string, short: string])[]> = new Map([
  [
    "de",
    [
      ["Doktor", "Dr."],
      ["Professor", "Prof."],
    ],
  ],
  [
    "en",
    [
      ["Doctor", "Dr."],
      ["Professor", "Prof."],
      ["Mister", "Mr."],
    ],
  ],
  [
    "es",
    [
      ["señora", "Sra."],
      ["señor", "Sr."],
      ["doctora", "Dra."],
      ["doctor", "Dr."],
    ],
  ],
  [
    "fr",
    [
      ["Monsieur", "M."],
      ["Madame", "Mme"],
      ["Mademoiselle", "Mlle"],
    ],
  ],
  [
    "it",
    [
      ["signora", "Sig.ra"],
      ["signor", "Sig."],
      ["dottoressa", "Dott.ssa"],
      ["dottor", "Dott."],
      ["professor", "Prof."],
    ],
  ],
]);

export const shortTitles = titleRule(([full, short]) => [full, short]);
export const fullTitles = titleRule(([full, short]) => [short, full]);

function titleRule(
  direction: (pair: readonly [full: string, short: string]) => readonly [from: string, to: string],
): EditRule {
  const rules = new Map([...titles].map(([language, pairs]) => [language, ruleFor(language, pairs.map(direction))]));
  return {
    languages: latinLanguages,
    triggers: ["letter"],
    find: (text, context) => rules.get(context.language)?.find(text, context) ?? [],
  };
}

function ruleFor(language: StyleLanguage, pairs: readonly (readonly [from: string, to: string])[]): EditRule {
  const written = new Map(pairs);
  const words = [...written.keys()].map((word) => word.replaceAll(".", "\\."));
  const expression = new RegExp(`(?<![\\p{L}\\p{N}.])(?:${words.join("|")})(?=[ \\u00a0]\\p{Lu}\\p{Ll})`, "gu");
  return replacing([language], ["letter"], expression, ({ 0: title, index, input }) => {
    const other = written.get(title);
    return other !== undefined && beginsSentence(input, index, language)
      ? `${other.charAt(0).toUpperCase()}${other.slice(1)}`
      : other;
  });
}

/** The text begins, or another sentence has ended: not only an abbreviation, such as the title before another. */
function beginsSentence(input: string, index: number, language: StyleLanguage): boolean {
  const before = input.slice(Math.max(0, index - 40), index);
  if (!/(?:^|\n|[.!?…]["”»’)]?\s)\s*[-–—*•]?\s*["“«„‘(¿¡]?$/u.test(before)) return false;
  return !endsInAbbreviation(before, language) && !shortened.test(before);
}

/** What stands shortened before titles, beside the usual abbreviations. */
const shortened =
  /(?<!\p{L})(?:Gent(?:\.?ma|\.?mo)?|Egr|Spett|Preg|Ill|Rev|Excmo|Excma|Ilmo|Ilma|p\. ?ej|EE\. ?UU|S\. ?A)\.? $/iu;

export const soloWithoutAccent = replacing(
  ["es"],
  ["accented"],
  /(?<!\p{L})([Ss])ólo(?!\p{L})/gu,
  ({ 1: letter }) => `${letter}olo`,
);

/** The pronoun for one or several people of no one gender. */
export const elle = replacing(["es"], ["letter"], /(?<=(?<!\p{L})[Ee]ll)x(?=s?(?!\p{L}))/gu, () => "e");
export const ellx = replacing(["es"], ["letter"], /(?<=(?<!\p{L})ell)e(?=s?(?!\p{L}))/gu, () => "x");
