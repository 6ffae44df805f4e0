import type { EditRule, StyleLanguage } from "../../rule.ts";
import { everyLanguage } from "../language-groups.ts";
import { replacing } from "../replacements.ts";

/** `10 : 30`, and chapter and verse behind a name: `John 3 : 16`. */
const time = /(?<![\p{L}\p{N}:.,])([01]?\d|2[0-4])(?: : ?| ?: )([0-5]\d)(?!\d| ?:)/gu;
const verse = /(?<=\p{L} )(\d{1,3})(?: : ?| ?: )(\d{1,3})(?!\d| ?:)/gu;
const timeOrVerse = new RegExp(`${time.source}|${verse.source}`, "gu");

export const tightColonInTimes = replacing(
  everyLanguage,
  ["colon"],
  timeOrVerse,
  ({ 1: hours, 2: minutes, 3: chapter, 4: number }) =>
    hours === undefined ? `${chapter}:${number}` : `${hours}:${minutes}`,
);

/** `65 : 60`, `1 : 100`. */
export const tightColonInRatios = replacing(
  everyLanguage,
  ["colon"],
  /(?<![\p{L}\p{N}:.,])(\d{1,6}) ?: ?(\d{1,6})(?!\d| ?:)/gu,
  ({ 0: found, 1: one, 2: other }) => (found.includes(" ") ? `${one}:${other}` : undefined),
);

const spacedLanguages: readonly StyleLanguage[] = ["de", "en", "es", "fr", "it", "ko"];

/** `Mitarbeiter:innen`, `jede:r`, `der:die`: no label, but a word for everybody. */
const genderColon = /^:(?:innen\p{Ll}*|in|r|n|m|s|e|er|en|der|die|das)(?!\p{L})/u;

/** A short label that begins a line which is no sentence: `일시 :2026년` becomes `일시: 2026년`. */
export const spaceAfterHeadingColon = replacing(
  spacedLanguages,
  ["colon"],
  /(?<=^[\p{L}\p{N}][^\n.!?:;]{0,60}[^\s\d:])[ \u00a0\u202f]*:[ \u00a0]?(?=[\p{L}\p{N}"“„«(][^\n]{0,120}$)(?![^\n]{0,120}[.!?…]["”“»)]{0,2}$)/gmu,
  ({ index, input }, { language }) => {
    if (language === "de" && genderColon.test(input.slice(index, index + 40))) return undefined;
    return /^.{0,60}$/u.test(input.slice(input.lastIndexOf("\n", index - 1) + 1, index)) ? ": " : undefined;
  },
);

/** Before `; : ! ?` and inside guillemets: what French sets there. */
const beforeMarks =
  /(?<=[\p{L}\p{N})»”"%€])[ \u00a0\u202f\u2009]?(?=[;!?](?:[\s)»”"!?…]|$))|(?<=[\p{L})»”"])[ \u00a0\u202f\u2009]?(?=:(?:\s|$))/gu;
const insideGuillemets = /(?<=[«‹])[ \u00a0\u202f\u2009]?(?=[^\s«»‹›])|(?<=[^\s«»‹›])[ \u00a0\u202f\u2009]?(?=[»›])/gu;
const french = new RegExp(`${beforeMarks.source}|${insideGuillemets.source}`, "gu");
/** Around marks that bring their own space. */
const eastAsianSpace =
  /(?<=[，。、；：！？]) +(?=[\p{L}\p{N}「『（“])|(?<=[\p{L}\p{N}」』）”]) +(?=[，。、；：！？])/gu;

const frenchWithout = replacing(["fr"], ["quote"], french, () => "");
const eastAsianWithout = replacing(["ja", "zh"], ["comma"], eastAsianSpace, () => "");

export const noSpaceAtMarks: EditRule = {
  languages: ["fr", "ja", "zh"],
  triggers: ["semicolon", "colon", "exclamation", "question", "quote", "comma", "dots"],
  find: (text, context) => (context.language === "fr" ? frenchWithout : eastAsianWithout).find(text, context),
};

export const regularSpaceAtMarks = replacing(
  ["fr"],
  ["semicolon", "colon", "exclamation", "quote", "question"],
  french,
  () => " ",
);
