import type { EditRule } from "../../rule.ts";
import { replacing } from "../replacements.ts";

/** `n° 5`, `nº5`, `no 5`: before a number alone. */
const numero = /(?<![\p{L}\p{N}])([Nn])(?:[°ºᵒ]|o\.?)(?=[ \u00a0\u202f]?\d)/gu;

export const numeroWithDegree = numeroAs("°");
export const numeroWithSuperscript = numeroAs("ᵒ");
export const numeroWithO = numeroAs("o");

function numeroAs(sign: string): EditRule {
  return replacing(["fr"], ["digit"], numero, ({ 1: letter }) => `${letter}${sign}`);
}

/** `laissée partir` becomes `laissé partir`. */
export const laisseInvariable = replacing(
  ["fr"],
  ["accented"],
  /(?<=(?<!\p{L})[Ll]aissé)(?:es|e|s)(?= (?!(?:derrière|hier|entre|contre|notre|votre|autre|encore|par|outre|libre|propre)(?!\p{L}))\p{Ll}{1,20}(?:er|ir|dre|tre|ire|oir)(?!\p{L}))/gu,
  () => "",
);

/** Verbs in -eler and -eter whose spelling has been free since 1990; `appeler` and `jeter` are not among them. */
const stems =
  "amonc|boss|chanc|craqu|dét|niv|déniv|ensorc|étinc|fic|morc|mus|renouv|ruiss|att|ép|ressem|cuv|épouss|étiqu|feuill|marqu|mouch|paill|souffl|tach|vol|caqu|becqu|cach|décach|empaqu|brev";
const endings =
  "(?=(?:e|es|ent|era|eras|erai|eront|erez|erons|erais|erait|erions|eriez|eraient|ement|ements)(?!\\p{L}))";

/** Of some the same letters are a noun as well, `une étiquette`, in the singular and the plural. */
const nouns = "étinc|fic|att|étiqu|mouch|paill|cach|marqu|souffl";

export const doubledConsonant = replacing(
  ["fr"],
  ["accented"],
  new RegExp(`(?<=(?<!\\p{L})(?:${stems}))è([lt])${endings}`, "giu"),
  ({ 1: letter = "" }) => `e${letter}${letter}`,
);
export const graveAccent = replacing(
  ["fr"],
  ["letter"],
  new RegExp(`(?<=(?<!\\p{L})(?!(?:${nouns})e(?:ll|tt)es?(?!\\p{L}))(?:${stems}))e(ll|tt)${endings}`, "giu"),
  ({ 1: letters = "" }) => `è${letters.charAt(0)}`,
);

/** Plurals: as in French, and as in the language the word comes from. */
const plurals: readonly (readonly [french: string, original: string])[] = [
  ["scénarios", "scenarii"],
  ["maximums", "maxima"],
  ["minimums", "minima"],
  ["matchs", "matches"],
  ["sandwichs", "sandwiches"],
  ["barmans", "barmen"],
  ["rugbymans", "rugbymen"],
  ["policemans", "policemen"],
  ["ladys", "ladies"],
  ["hobbys", "hobbies"],
  ["lobbys", "lobbies"],
  ["brunchs", "brunches"],
  ["flashs", "flashes"],
  ["spaghettis", "spaghetti"],
  ["graffitis", "graffiti"],
  ["paparazzis", "paparazzi"],
  ["concertos", "concerti"],
  ["solos", "soli"],
  ["sopranos", "soprani"],
  ["curriculums", "curricula"],
  ["addendums", "addenda"],
  ["erratums", "errata"],
];

export const frenchPlurals = pluralRule(plurals.map(([french, original]) => [original, french]));
export const originalPlurals = pluralRule(plurals);

function pluralRule(pairs: readonly (readonly [from: string, to: string])[]): EditRule {
  const written = new Map(pairs);
  const expression = new RegExp(`(?<![\\p{L}-])(?:${[...written.keys()].join("|")})(?![\\p{L}-])`, "gu");
  return replacing(["fr"], ["letter"], expression, ({ 0: word }) => written.get(word));
}

const units = "une?|deux|trois|quatre|cinq|six|sept|huit|neuf";
const teens = "dix(?:[ -](?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze|seize";
const tens = "vingt|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|quatre[ -]vingts?";
const hundred = `(?:(?:${tens})(?:[ -]et[ -](?:une?|onze)|[ -](?:${teens}|${units}))?|${teens}|${units})`;
const thousand = `(?:(?:(?:${units})[ -])?cents?(?:[ -]${hundred})?|${hundred})`;
const spelledNumber = new RegExp(
  `(?<![\\p{L}-])(?:(?:${thousand}[ -])?mille(?:[ -]${thousand})?|${thousand})(?![\\p{L}-])`,
  "giu",
);

/** `vingt et un mille deux cents` becomes `vingt-et-un-mille-deux-cents`. */
export const hyphensInNumbers = replacing(["fr"], ["letter"], spelledNumber, ({ 0: number }) =>
  number.replaceAll(" ", "-"),
);

/** Between the parts under a hundred alone: `vingt et un mille deux cent trente-deux`. */
export const hyphensUnderHundred = replacing(["fr"], ["letter"], spelledNumber, ({ 0: number }) =>
  number
    .replaceAll("-", " ")
    .replace(/(?<=quatre) (?=vingt)|(?<=dix) (?=sept|huit|neuf)/giu, "-")
    .replace(
      new RegExp(
        `(?<=(?:vingt|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante)) (?=(?:${teens}|${units})(?![\\p{L}]))`,
        "giu",
      ),
      "-",
    ),
);

/** What stands for both forms: `étudiant(e)s`, `étudiant·e·s`, `étudiant.e.s`. */
const bothForms =
  /(?<=\p{L}{2})(?:\((e|ne|le|te|se|ve|trice|euse)\)(s?)|([·.])(e|ne|le|te|se|ve|trice|euse)(?:\3?(s))?)(?![\p{L}\p{N}(@·]|\.\p{L})/gu;

export const bothFormsByDots = formsRule((ending, plural) => `·${ending}${plural === "" ? "" : `·${plural}`}`);
export const bothFormsInBrackets = formsRule((ending, plural) => `(${ending})${plural}`);
export const bothFormsByPeriods = formsRule((ending, plural) => `.${ending}${plural === "" ? "" : `.${plural}`}`);

function formsRule(write: (ending: string, plural: string) => string): EditRule {
  return replacing(
    ["fr"],
    ["dots", "bracket"],
    bothForms,
    ({ 1: bracketed, 2: bracketedPlural, 4: ending, 5: plural }) =>
      write(bracketed ?? ending ?? "", (bracketed === undefined ? plural : bracketedPlural) ?? ""),
  );
}
