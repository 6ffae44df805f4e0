import type { LanguageTag } from "@dragoman/engines";
import { capitalOf, isProtectedAt } from "../text/capital-letter.ts";

const capital = /[\p{Lu}\p{Lt}]/u;
const firstLetter = /\p{L}/u;
/** Behind these, and what closes quotations and brackets, a sentence is over. */
const sentenceEnd = /(?:[.!?…։؟।][\p{Pe}\p{Pf}"'“‘]*\s|[。！？][\p{Pe}\p{Pf}]*)$/u;
const newLine = /[\n\r\u2028\u2029]/;
/** What may stand between a sentence's beginning and its first letter. */
const opening = /[\s\p{Ps}\p{Pi}\p{Pd}"'„‚¿¡]*$/u;
/** Longer than whatever opens or closes sentences. */
const lookBehind = 24;
const lookAhead = 16;

/**
 * A translation for where a sentence begins, of an entry that has no capital there while its translation has none at all.
 * @returns `undefined` where the translation stays as it is.
 */
export function capitalizedFor(source: string, translation: string, target: LanguageTag): string | undefined {
  if (capital.test(translation) || capital.test(firstLetterOf(source))) return undefined;
  const letter = firstLetterOf(translation);
  const upper = capitalOf(letter, target);
  if (upper === undefined || isProtectedAt(translation, translation.indexOf(letter))) return undefined;
  return translation.replace(letter, () => upper);
}

/** Whether a sentence begins at a place of the text, with a capital. */
export function beginsSentenceWithCapital(text: string, start: number): boolean {
  return capital.test(firstLetterOf(text.slice(start, start + lookAhead))) && beginsSentence(text, start);
}

function firstLetterOf(text: string): string {
  return firstLetter.exec(text)?.[0] ?? "";
}

function beginsSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - lookBehind), start);
  const rest = before.replace(opening, "");
  const between = before.slice(rest.length);
  if (newLine.test(between)) return true;
  if (rest === "") return start <= lookBehind;
  return sentenceEnd.test(rest + between.slice(0, 1));
}
