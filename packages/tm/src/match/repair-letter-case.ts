import { baseLanguage, intlLanguage } from "../model/language.ts";
import { joinText, mapText, type Segment, type SegmentPart } from "../model/segment.ts";
import { type LetterCase, letterCaseOf } from "./features.ts";
import type { Misfit, Repaired } from "./misfit.ts";
import { comparisonText } from "./tokens.ts";

/**
 * Languages in which words have a small letter unless they are names or begin a sentence. Others write nouns, days,
 * languages or forms of address with a capital, which must stay.
 */
const onlyNamesHaveCapitals: ReadonlySet<string> = new Set(
  "be bg bs ca cs es et fi fr gl hr hu it lt lv mk nb nn no pl pt ro ru sk sl sr sv uk".split(" "),
);

/** Irish and Gaelic keep the small letters that stand before a capital: `na hÉireann` is `NA hÉIREANN`. */
const keepsSmallLetters: ReadonlySet<string> = new Set(["ga", "gd"]);

/**
 * Writes the translation in the case of the asked source: all capitals, or with the first letter changed. Where either
 * source mixes cases otherwise, such as in titles, it is not certain which words to change; nor is it where the
 * translation begins with anything but a plain word. What is written without case fits as it is.
 */
export function repairLetterCase({
  knownFeatures,
  askedFeatures,
  target,
  targetLanguage,
}: Misfit): Repaired | undefined {
  const before = comparisonText(target);
  const from = knownFeatures.letterCase;
  const to = askedFeatures.letterCase;
  const inTarget = letterCaseOf(before);
  // Georgian has capitals, and uses them for nothing but whole words.
  if (inTarget !== "none" && /\p{sc=Georgian}/u.test(before)) return undefined;
  // A translation in another case than its source is so for a reason, but capitals all over leave no other.
  if (to !== "upper" && inTarget !== from && inTarget !== "none") return undefined;
  if (to === "upper" && mayBeAbbreviation.test(askedFeatures.text)) return undefined;
  const repaired = recased(target, from, to, targetLanguage);
  if (repaired === undefined) return undefined;
  const after = comparisonText(repaired);
  return { target: repaired, repairs: before === after ? [] : [{ part: "letterCase", before, after }] };
}

function recased(target: Segment, from: LetterCase, to: LetterCase, language: string): Segment | undefined {
  const isCased = letterCaseOf(comparisonText(target)) !== "none";
  const base = baseLanguage(language);
  if (to === "upper" && (from === "sentence" || from === "lower")) {
    if (!isCased) return target;
    if (keepsSmallLetters.has(base) || notOnlyWords.test(comparisonText(target))) return undefined;
    return mapText(target, (text) => text.toLocaleUpperCase(intlLanguage(language)));
  }
  if (from === "lower" && to === "sentence") {
    return isCased ? withFirstWord(target, (word) => capitalized(word, base)) : target;
  }
  if (from === "sentence" && to === "lower") {
    if (!isCased) return target;
    if (!onlyNamesHaveCapitals.has(base)) return undefined;
    return withFirstWord(target, (word) => word.replace(/^./u, (letter) => letter.toLowerCase()));
  }
  return undefined;
}

/** In capitals a short word may be another: `us` and `US`, `it` and `IT`. */
const mayBeAbbreviation = /^\P{L}*\p{L}{1,3}\P{L}*$/u;

/** What a program reads, such as `{name}`, `%s`, `\n`, `<b>`, an entity or an address, is another in capitals. */
const notOnlyWords = /[{}<>%$\\@]|&\p{L}|:\/\/|\bwww\./u;

/** A word alone: no number, address, file name or placeholder. Groups: what may stand before it; the word. */
const firstWord = /^([\s"“”„«»‹¿¡(]*)(\p{L}[\p{L}\p{M}'’‐‑-]*)(?=[,;:.!?…)”"»]*(?:\s|$))/u;

function withFirstWord(segment: Segment, change: (word: string) => string | undefined): Segment | undefined {
  const at = segment.findIndex((part) => !isOpening(part));
  const [text, next] = [segment[at], segment[at + 1]];
  if (typeof text !== "string") return undefined;
  const [matched, lead = "", word = ""] = firstWord.exec(text) ?? [];
  const changed = matched === undefined ? undefined : change(word);
  if (changed === undefined) return undefined;
  const rest = text.slice(lead.length + word.length);
  // A code right behind the word may be its other half.
  if (!/\s/.test(rest) && next !== undefined && !isPaired(next)) return undefined;
  return joinText(segment.with(at, lead + changed + rest));
}

function isOpening(part: SegmentPart): boolean {
  return typeof part !== "string" && part.kind === "bpt";
}

function isPaired(part: SegmentPart): boolean {
  return typeof part !== "string" && (part.kind === "bpt" || part.kind === "ept");
}

/** In all capitals Greek loses its accents, so only what languages say of a single letter is asked of them. */
function capitalized(word: string, language: string): string | undefined {
  const [letter = ""] = word;
  if (language === "nl" && /^ij/.test(word)) return `IJ${word.slice(2)}`;
  // A letter that is two, such as ﬁ and ǆ: a capital would make both of them large.
  if (letter.normalize("NFKD").replace(/\p{M}/gu, "").length > letter.length) return undefined;
  const capital = hasOwnCapitals.has(language) ? letter.toLocaleUpperCase(language) : letter.toUpperCase();
  return capital + word.slice(letter.length);
}

/** A capital i has its dot. */
const hasOwnCapitals: ReadonlySet<string> = new Set(["tr", "az"]);
