import type { Book } from "./book.ts";
import { confirmedSupport, mayExchangeSpan } from "./gates.ts";
import type { PhrasebookLanguage } from "./languages.ts";
import { writesFullWidth } from "./languages.ts";
import { normalForm, splitTail } from "./normal.ts";
import { findSlots, hasWords, replaceSlots } from "./slots.ts";
import { followCase, followTail } from "./surface.ts";

/** Translates a string that is known as a whole and that several sources agree on; `undefined` for any other. */
export type TranslateConfirmed = (text: string) => string | undefined;

const longestFiller = 3;
const longestSentence = 12;

/**
 * The translation of a sentence that is known with a placeholder where this one has words: `Delete {0}` and `Folder`
 * give `Delete folder`. Only where the place is neutral, so that no word beside it has to agree: at the sentence's end
 * or in quotes, and where the words are a known string of their own. `undefined` where there is no such sentence.
 */
export function exchangeSpan(
  text: string,
  from: Book,
  to: Book,
  translateConfirmed: TranslateConfirmed,
): string | undefined {
  if (!mayExchangeSpan(from.language, to.language) || findSlots(text).length > 0) return undefined;
  for (const { before, filler, after } of neutralSpans(text)) {
    const translatedFiller = translateConfirmed(filler);
    if (translatedFiller === undefined) continue;
    const sentence = findSentence(`${before}{0}${after}`, from, to);
    if (sentence === undefined) continue;
    const filled = fill(sentence, translatedFiller, to.language);
    if (filled === undefined) continue;
    const plain = replaceSlots(sentence.source, findSlots(sentence.source), () => filler);
    const difference = { asked: text, known: plain, target: to.language };
    const cased = followCase(filled, difference);
    return cased === undefined ? undefined : followTail(startLike(text, cased, to), difference);
  }
  return undefined;
}

interface Span {
  readonly before: string;
  readonly filler: string;
  readonly after: string;
}

/** Longer fillers first: they say more of what is meant. */
function neutralSpans(text: string): readonly Span[] {
  const { body, written } = splitTail(text);
  const quoted = /^(.*["'“‘«„])([^"'“”‘’«»„]+)(["'”’»“].*)$/u.exec(text);
  const spans: Span[] = [];
  if (quoted?.[1] !== undefined && quoted[2] !== undefined && quoted[3] !== undefined) {
    spans.push({ before: quoted[1], filler: quoted[2], after: quoted[3] });
  }
  const words = body.split(" ");
  if (words.length > longestSentence) return spans;
  for (let length = Math.min(longestFiller, words.length - 1); length > 0; length--) {
    const filler = words.slice(-length).join(" ");
    spans.push({ before: body.slice(0, body.length - filler.length), filler, after: written });
  }
  return spans;
}

interface Sentence {
  readonly source: string;
  readonly target: string;
}

/** A known sentence that several sources agree on, whose one slot is a placeholder in both languages. */
function findSentence(template: string, from: Book, to: Book): Sentence | undefined {
  for (const { text: source, phrase } of from.find(normalForm(template, from.language))) {
    const target = to.support(phrase) < confirmedSupport ? undefined : to.wording(phrase);
    if (target !== undefined && hasOnePlaceholder(source) && hasOnePlaceholder(target)) return { source, target };
  }
  return undefined;
}

function hasOnePlaceholder(text: string): boolean {
  const slots = findSlots(text);
  return slots.length === 1 && slots[0]?.kind === "placeholder" && !slots[0].text.startsWith("<") && hasWords(text);
}

/**
 * A placeholder is written apart from ideographs and in quotes so that any name may come; a word needs neither. Korean
 * that leaves the particle open (`을(를)`) cannot be filled.
 */
function fill({ source, target }: Sentence, filler: string, language: PhrasebookLanguage): string | undefined {
  if (/[(（][가-힣][)）]/u.test(target)) return undefined;
  const unquoted = quotedSlot.test(source) ? target : target.replace(quotedSlot, "$1");
  const [slot] = findSlots(unquoted);
  if (slot === undefined) return undefined;
  const [before, after] = [unquoted.slice(0, slot.start), unquoted.slice(slot.end)];
  return writesFullWidth(language)
    ? before.replace(/(?<=[^ -~]) $/u, "") + filler + after.replace(/^ (?=[^ -~])/u, "")
    : before + filler + after;
}

const quotedSlot = /["“„«「『'‘‹]\s?([^"“”„«»「」『』'‘’‹›]*[{%][^"“”„«»「」『』'‘’‹›]*)\s?["”“»」』'’›]/u;

/** A filler that came to stand first begins the sentence. */
function startLike(asked: string, answer: string, { language }: Book): string {
  return /^\p{Lu}/u.test(asked) ? answer.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language)) : answer;
}
