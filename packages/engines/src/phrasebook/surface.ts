import type { PhrasebookLanguage } from "./languages.ts";
import { hasCase, writesFullWidth } from "./languages.ts";
import { isEnglishName } from "./names.ts";
import type { Tail } from "./normal.ts";
import { splitTail } from "./normal.ts";
import { findSlots, replaceSlots } from "./slots.ts";

/** The text asked for and the known source that it was recognized by; the answer follows their difference. */
export interface Difference {
  readonly asked: string;
  readonly known: string;
  readonly target: PhrasebookLanguage;
}

/**
 * The answer in the case that was asked for: all capitals, or another first letter. German keeps its capitals, English
 * those of names. `undefined` where the known wording is shouted and nothing tells how it is written otherwise, and
 * where it is a name that without its capital is another word.
 */
export function followCase(answer: string, { asked, known, target }: Difference): string | undefined {
  const [askedCase, knownCase] = [caseOf(asked), caseOf(known)];
  if (askedCase === "small" && knownCase === "capital" && isEnglishName(known)) return undefined;
  if (!hasCase(target) || askedCase === knownCase) return answer;
  if (askedCase === "capitals") return mapWords(answer, (words) => words.toLocaleUpperCase(target));
  if (knownCase === "capitals" && caseOf(answer) === "capitals") return undefined;
  if (askedCase === "capital") return changeFirstLetter(answer, (letter) => letter.toLocaleUpperCase(target));
  if (target === "de" || startsWithAcronym(answer) || isEnglishName(answer)) return answer;
  return changeFirstLetter(answer, (letter) => letter.toLocaleLowerCase(target));
}

type Case = "capitals" | "capital" | "small" | "none";

function caseOf(text: string): Case {
  const letters = wordsOf(text).replaceAll(/\P{L}/gu, "");
  if (letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) return "capitals";
  const first = /\p{L}/u.exec(wordsOf(text))?.[0] ?? "";
  if (/\p{Lu}/u.test(first)) return "capital";
  return /\p{Ll}/u.test(first) ? "small" : "none";
}

function wordsOf(text: string): string {
  return replaceSlots(text, findSlots(text), () => " ");
}

/** Changes the text around the slots only. */
function mapWords(text: string, change: (words: string) => string): string {
  const slots = findSlots(text);
  let written = "";
  let from = 0;
  for (const slot of slots) {
    written += change(text.slice(from, slot.start)) + slot.text;
    from = slot.end;
  }
  return written + change(text.slice(from));
}

/** Only a letter that begins the text: behind a slot, a quote or a number it may stand in mid-sentence. */
function changeFirstLetter(text: string, change: (letter: string) => string): string {
  return text.replace(/^[¿¡]?\p{L}/u, (start) => start.slice(0, -1) + change(start.slice(-1)));
}

function startsWithAcronym(text: string): boolean {
  return /^[¿¡]?\p{Lu}(?:\P{Ll}|$)/u.test(text) && !/^[¿¡]?\p{Lu}\s/u.test(text);
}

/** The answer ended as the text asked for is ended, in the target's own marks. */
export function followTail(answer: string, { asked, known, target }: Difference): string {
  const [wanted, had, has] = [splitTail(asked), splitTail(known), splitTail(answer)];
  if (wanted.tail === had.tail && (wanted.tail !== "ellipsis" || wanted.written === had.written)) return answer;
  const kept = had.tail !== "none" && has.tail !== had.tail ? answer : has.body;
  const ended = kept + marksOf(wanted.tail, wanted.written, target);
  return target === "es" ? openLikeClosed(ended) : ended;
}

/** Spanish opens an exclamation that it closes. */
function openLikeClosed(text: string): string {
  const [isOpened, isClosed] = [text.includes("¡"), text.includes("!")];
  if (isOpened === isClosed) return text;
  return isClosed ? `¡${text}` : text.replace("¡", "");
}

function marksOf(tail: Tail, written: string, target: PhrasebookLanguage): string {
  const space = target === "fr" ? " " : "";
  switch (tail) {
    case "none":
      return "";
    case "ellipsis":
      return /\.{2,}$|…$/u.test(written) ? written.trimStart() : "…";
    case "period":
      return writesFullWidth(target) ? "。" : ".";
    case "colon":
      return writesFullWidth(target) ? "：" : `${space}:`;
    case "exclamation":
      return writesFullWidth(target) ? "！" : `${space}!`;
  }
}

/** The accelerator of the text asked for, on the same letter where the answer has it, else behind the answer or on its first. */
export function followAccelerator(answer: string, asked: string, target: PhrasebookLanguage): string {
  const [, mark, letter] = /(&{1,2})(\p{L})/u.exec(asked) ?? [];
  if (mark === undefined || letter === undefined) return answer;
  if (!hasCase(target)) {
    const { body, written } = splitTail(answer);
    return `${body}(${mark}${letter.toUpperCase()})${written}`;
  }
  const words = replaceSlots(answer, findSlots(answer), (slot) => "\uFFFC".repeat(slot.text.length));
  const same = words.toLowerCase().indexOf(letter.toLowerCase());
  const position = same >= 0 ? same : words.search(/\p{L}/u);
  return position < 0 ? answer : answer.slice(0, position) + mark + answer.slice(position);
}
