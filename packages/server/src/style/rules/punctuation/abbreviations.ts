import type { EditRule, StyleLanguage } from "../../rule.ts";
import { replacing } from "../replacements.ts";

/** Abbreviations of several words by language, with a space for each place where a word ends. */
const abbreviations: ReadonlyMap<StyleLanguage, string> = new Map([
  ["de", "z B|d h|u a|u ä|o ä|i d R|s o|s u|v a|u U|m E|i e S|z T|z Zt|o g|i A|i V|u v m|m a W|i H v|i S v"],
  ["en", "e g|i e|a k a|p a"],
  ["es", "p ej|a C|d C|EE UU|q e p d"],
  ["fr", "p ex|av J C|ap J C"],
  ["it", "p es|a C|d C|u s"],
]);
/** One that is no word when it is written without stop and space. */
const plain = /^zB$/;

export const abbreviationsJoined = abbreviationRule((parts) => parts.join(""));
export const abbreviationsWithPeriodAndSpace = abbreviationRule((parts) => `${parts.join(". ")}.`);
export const abbreviationsWithPeriod = abbreviationRule((parts) => `${parts.join(".")}.`);
export const abbreviationsWithSpace = abbreviationRule((parts) => parts.join(" "));

function abbreviationRule(write: (parts: readonly string[]) => string): EditRule {
  const languages = [...abbreviations.keys()];
  const byLanguage = new Map(languages.map((language) => [language, ruleFor(language, write)]));
  return {
    languages,
    triggers: ["initial", "capitals"],
    find: (text, context) => byLanguage.get(context.language)?.find(text, context) ?? [],
  };
}

function ruleFor(language: StyleLanguage, write: (parts: readonly string[]) => string): EditRule {
  const all = (abbreviations.get(language) ?? "").split("|").sort((one, other) => other.length - one.length);
  const sources = all.map((words) => words.split(" ").join("\\.?[ \\u00a0\\u202f]?"));
  const expression = new RegExp(
    `(?<![\\p{L}\\p{N}.])(?:${sources.join("|")})(?:\\.|(?![\\p{L}\\p{N}]))(?!\\p{L})`,
    "giu",
  );
  const wordsOf = new Map(all.map((words) => [words.replaceAll(" ", "").toLowerCase(), words.split(" ")]));
  return replacing([language], ["initial", "capitals"], expression, ({ 0: found, index, input }) => {
    const bare = found.replace(/[. \u00a0\u202f]/g, "");
    const words = wordsOf.get(bare.toLowerCase());
    const isSure = found.includes(".") || (plain.test(found) && words?.join("") === bare);
    if (words === undefined || !isSure || isInitials(found, words)) return undefined;
    const parts = lettersOf(bare, words);
    const made = write(parts);
    return found.endsWith(".") && !made.endsWith(".") && isLast(input.slice(index + found.length)) ? `${made}.` : made;
  });
}

/** Capitals where the abbreviation has none: somebody's name. */
function isInitials(found: string, words: readonly string[]): boolean {
  const letters = found.replace(/[. \u00a0\u202f]/g, "").slice(1);
  return letters !== words.join("").slice(1);
}

/** The abbreviation's words with the first letter as it is written. */
function lettersOf(bare: string, words: readonly string[]): readonly string[] {
  return words.map((word, at) => (at === 0 ? bare.slice(0, word.length) : word));
}

function isLast(rest: string): boolean {
  return (
    /^["'”“»«)]?\s*(?:$|\n)/.test(rest.slice(0, 40)) &&
    (rest.length <= 40 || /^["'”“»«)]?\s*\n/.test(rest.slice(0, 40)))
  );
}
