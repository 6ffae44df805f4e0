import type { Passage, Step } from "./passage.ts";

/**
 * With `preserve_formatting`, a translation begins with an upper or lower case letter as its source does, and ends
 * with a full stop only where its source ends with one. Without it, what the engine wrote stands.
 */
export const format: Step = (passages, { preserveFormatting, target }) =>
  preserveFormatting
    ? passages.map((passage) =>
        passage.engine === "none"
          ? passage
          : { ...passage, translation: sameEnd(sameCase(passage.translation, passage, target), passage, target) },
      )
    : passages;

/** German and Luxembourgish write every noun with a capital, so a capital there says nothing about the sentence. */
const capitalizesNouns = /^(?:de|lb)\b/;
const firstWord = /^([^\p{L}\p{N}]*)(\p{L}[\p{L}\p{M}'’]*)/u;

function sameCase(translation: string, { source }: Passage, target: string): string {
  const before = firstWord.exec(source.trimStart())?.[2];
  const found = firstWord.exec(translation);
  const [, opening = "", word = ""] = found ?? [];
  if (before === undefined || word === "") return translation;
  const [sourceLetter = ""] = before;
  const [letter = ""] = word;
  const rest = translation.slice(opening.length + letter.length);
  if (isUpper(sourceLetter) && isLower(letter)) return opening + letter.toLocaleUpperCase(target) + rest;
  const staysUpper = capitalizesNouns.test(target) || isAcronym(word) || /^I(?:['’]|$)/.test(word);
  if (isLower(sourceLetter) && isUpper(letter) && !staysUpper) {
    return opening + letter.toLocaleLowerCase(target) + rest;
  }
  return translation;
}

const sentenceEnd = /[.。．।]$/u;

function sameEnd(translation: string, { source }: Passage, target: string): string {
  const trimmed = source.trimEnd();
  if (sentenceEnd.test(trimmed) && !/\p{P}$/u.test(translation)) return translation + fullStop(target);
  if (!/[\p{P}]$/u.test(trimmed) && sentenceEnd.test(translation) && !/\.\.$/.test(translation)) {
    return translation.slice(0, -1);
  }
  return translation;
}

function fullStop(target: string): string {
  if (/^(?:zh|ja|yue)\b/.test(target)) return "。";
  return /^(?:hi|ne|bn|mr|sa|as|mai|bho)\b/.test(target) ? "।" : ".";
}

function isUpper(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

function isLower(letter: string): boolean {
  return letter !== letter.toUpperCase();
}

function isAcronym(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}
