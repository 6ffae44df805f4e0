import { baseLanguage } from "../model/language.ts";
import { mapText, type Segment } from "../model/segment.ts";
import type { Misfit, Repaired } from "./misfit.ts";
import type { Repair } from "./ports.ts";
import { comparisonText, mapNumbers, numbersIn } from "./tokens.ts";

/**
 * Exchanges the numbers of the known source for those of the asked one, in place. Each must stand in the translation as
 * often as in its source, written alike or with point and comma exchanged, and the words around it must fit the new one
 * as well: it has the same plural form in the translation's language, no separator that the old one had not, and no
 * ending or article that goes by how it is spoken. A number that would have to become two different ones is not
 * exchanged.
 */
export function repairNumbers(misfit: Misfit): Repaired | undefined {
  const { knownFeatures, askedFeatures, target, targetLanguage } = misfit;
  const exchanges = exchangesFor(knownFeatures.numbers, askedFeatures.numbers);
  const inTarget = numbersOf(target);
  if (exchanges === undefined || inTarget === undefined) return undefined;
  const [inKnown, written] = [countsOf(knownFeatures.numbers), countsOf(inTarget)];
  const replacements = new Map<string, string>();
  for (const [before, after] of exchanges) {
    if (before === after) continue;
    const form = formIn(written, before, inKnown.get(before));
    if (form === undefined || !fitsLike(before, after, misfit)) return undefined;
    replacements.set(form(before), form(after));
  }
  if (hasTied(target, replacements, baseLanguage(targetLanguage))) return undefined;
  return {
    target: mapText(target, (text) => mapNumbers(text, (number) => replacements.get(number) ?? number)),
    repairs: [...replacements].map(([before, after]): Repair => ({ part: "numbers", before, after })),
  };
}

/** What becomes of each number; `undefined` where one would become two. */
function exchangesFor(known: readonly string[], asked: readonly string[]): ReadonlyMap<string, string> | undefined {
  if (known.length !== asked.length) return undefined;
  const exchanges = new Map<string, string>();
  for (const [at, before] of known.entries()) {
    const after = asked[at] ?? before;
    if ((exchanges.get(before) ?? after) !== after) return undefined;
    exchanges.set(before, after);
  }
  return exchanges;
}

type Form = (number: string) => string;

const asWritten: Form = (number) => number;
const separatorsExchanged: Form = (number) => number.replace(/[.,]/g, (separator) => (separator === "." ? "," : "."));

/** How the translation writes a number that stands so often in its source. */
function formIn(written: ReadonlyMap<string, number>, number: string, times: number | undefined): Form | undefined {
  return [asWritten, separatorsExchanged].find((form) => written.get(form(number)) === times);
}

function countsOf(numbers: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** The numbers of a translation; `undefined` where codes part one, or part it from the word that it belongs to. */
function numbersOf(segment: Segment): readonly string[] | undefined {
  const found: string[] = [];
  mapText(segment, (text) => {
    found.push(...numbersIn(text));
    return text;
  });
  return found.join(" ") === numbersIn(comparisonText(segment)).join(" ") ? found : undefined;
}

/** Whether a number can stand where another one stood. Longer ones have no plural form that could be worked out. */
function fitsLike(before: string, after: string, { targetLanguage, pluralForms }: Misfit): boolean {
  if (![before, after].every((number) => /^[\d.,:]{1,15}$/.test(number))) return false;
  // How the language writes a separator is known only of those that it has written.
  if (after.match(/\D/g)?.some((separator) => !before.includes(separator))) return false;
  const forms = pluralForms(before, targetLanguage);
  return forms !== undefined && forms === pluralForms(after, targetLanguage);
}

/** Whether something stands at one of the numbers that may be another at the next: `5'te` and `6'da`, `an 8` and `a 9`. */
function hasTied(target: Segment, replacements: ReadonlyMap<string, string>, language: string): boolean {
  const article = articles.get(language);
  let isTied = false;
  mapText(target, (text) =>
    mapNumbers(text, (number, at) => {
      if (!replacements.has(number)) return number;
      const before = text.slice(Math.max(0, at - 8), at);
      isTied ||= endingAfter.test(text.slice(at + number.length, at + number.length + 3));
      isTied ||= article?.test(before) === true;
      return number;
    }),
  );
  return isTied;
}

const endingAfter = /^['’:‐‑-]\p{L}/u;
const articles: ReadonlyMap<string, RegExp> = new Map([
  ["en", /(?<!\p{L})an?\s+$/iu],
  ["hu", /(?<!\p{L})az?\s+$/iu],
]);
