import type { LanguageTag } from "@dragoman/engines";
import { applyEdits, type Edit } from "../style/edit.ts";
import { capitalOf, isProtectedAt } from "./capital-letter.ts";
import type { Segment } from "./passage.ts";
import type { SegmentStep } from "./request.ts";

/**
 * With `preserve_formatting`, a translation begins with an upper or lower case letter as its source does, and ends
 * with a full stop only where its source ends with one. Without it, what the engine wrote stands; what a memory has does in
 * any case.
 */
export const format: SegmentStep = (segments, { preserveFormatting, target }) =>
  preserveFormatting
    ? segments.map((segment) =>
        segment.maker === "none" || segment.maker === "memory" ? segment : formatted(segment, target),
      )
    : segments;

function formatted(segment: Segment, target: LanguageTag): Segment {
  const source = segment.text.text;
  const { translation } = segment;
  const edits = [...caseEdits(translation.text, source, target), ...endEdits(translation.text, source, target)];
  const allowed = edits.filter(
    (edit) => !translation.fixed.some(({ start, end }) => edit.start < end && start < edit.end),
  );
  if (allowed.length === 0) return segment;
  return { ...segment, translation: { ...applyEdits(translation, allowed), terms: translation.terms } };
}

/** German and Luxembourgish write every noun with a capital, so a capital there says nothing about the sentence. */
const capitalizesNouns = /^(?:de|lb)\b/;
const firstWord = /^([^\p{L}\p{N}]*)(\p{L}[\p{L}\p{M}'’]*)/u;

function caseEdits(translation: string, source: string, target: LanguageTag): readonly Edit[] {
  const [, sourceOpening = "", sourceWord = ""] = firstWord.exec(source) ?? [];
  const [, opening = "", word = ""] = firstWord.exec(translation) ?? [];
  if (sourceWord === "" || word === "") return [];
  if (isProtectedAt(source, sourceOpening.length) || isProtectedAt(translation, opening.length)) return [];
  const [sourceLetter = ""] = sourceWord;
  const [letter = ""] = word;
  const write = (text: string) => [{ start: opening.length, end: opening.length + letter.length, text }];
  const capital = capitalOf(letter, target);
  if (isUpper(sourceLetter) && capital !== undefined) return write(capital);
  const staysUpper = capitalizesNouns.test(target) || isAcronym(word) || /^I(?:['’]|$)/.test(word);
  const isLower = capitalOf(sourceLetter, target) !== undefined;
  if (isLower && isUpper(letter) && !staysUpper) return write(letter.toLocaleLowerCase(target));
  return [];
}

const sentenceEnd = /[.。．।]$/u;

function endEdits(translation: string, source: string, target: string): readonly Edit[] {
  const end = translation.length;
  if (sentenceEnd.test(source) && !/\p{P}$/u.test(translation)) return [{ start: end, end, text: fullStop(target) }];
  if (!/[\p{P}]$/u.test(source) && sentenceEnd.test(translation) && !/\.\.$/.test(translation)) {
    return [{ start: end - 1, end, text: "" }];
  }
  return [];
}

function fullStop(target: string): string {
  if (/^(?:zh|ja|yue)\b/.test(target)) return "。";
  return /^(?:hi|ne|bn|mr|sa|as|mai|bho)\b/.test(target) ? "।" : ".";
}

function isUpper(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

function isAcronym(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}
