import type { InlineElement, Segment } from "../model/segment.ts";
import { codeMark, comparisonText, mapNumbers, numbersIn } from "./tokens.ts";

/** What is compared apart from the words. */
export interface Features {
  readonly segment: Segment;
  /** As it is compared: in normal form C, codes that part words marked. */
  readonly text: string;
  /** The codes in order, each as a string that equal codes have alike. */
  readonly codes: readonly string[];
  /** The numbers in order, as they are written. */
  readonly numbers: readonly string[];
  /** Everything but letters, digits, space and codes, in order. */
  readonly punctuation: string;
  readonly letterCase: LetterCase;
}

/** `mixed` is anything that the others are not; `none` a text without cased letters. */
export type LetterCase = "upper" | "lower" | "sentence" | "mixed" | "none";

const notPunctuation = /[\p{L}\p{M}\p{N}\s\uFFFC_]+/gu;

export function featuresOf(segment: Segment): Features {
  const text = comparisonText(segment);
  return {
    segment,
    text,
    codes: segment.flatMap((part) => (typeof part === "string" ? [] : codesOf(part))),
    numbers: numbersIn(text),
    punctuation: text.replace(notPunctuation, ""),
    letterCase: letterCaseOf(text),
  };
}

function codesOf(element: InlineElement): readonly string[] {
  switch (element.kind) {
    case "hi":
    case "unknown": {
      const name = element.kind === "hi" ? `hi ${element.type ?? ""}` : element.name;
      const inside = element.content.flatMap((part) => (typeof part === "string" ? [] : codesOf(part)));
      return [`<${name}>`, ...inside, `</${name}>`];
    }
    default:
      return [codeSignature(element)];
  }
}

/** Equal for codes that stand for the same: numbers that only pair codes within a file do not count. */
export function codeSignature(element: InlineElement): string {
  const { content } = element;
  const kind = element.kind === "it" ? `it ${element.position}` : element.kind;
  if (content.length > 0) return `${kind} ${JSON.stringify(content)}`;
  const type = "type" in element ? (element.type ?? "") : "";
  return `${kind} ${type}`;
}

/**
 * What is left of a text without its numbers, its case and its codes: words, punctuation and white space as they stand,
 * where white space of any kind and length is one space, and none at the ends. With `marked` each code is marked, so
 * that two texts of which only the codes, numbers and case differ are alike where the codes stand in the same places.
 */
export function arrangementOf(segment: Segment, codes: "marked" | "left out"): string {
  const text = codes === "marked" ? markedText(segment) : comparisonText(segment);
  const arranged = mapNumbers(text.normalize("NFC"), () => "0").toLowerCase();
  const unmarked = codes === "marked" ? arranged : arranged.replaceAll(codeMark, "");
  return unmarked.replace(/\s+/g, " ").trim();
}

function markedText(segment: Segment): string {
  let text = "";
  for (const part of segment) {
    if (typeof part === "string") text += part;
    else if (part.kind === "hi" || part.kind === "unknown") text += codeMark + markedText(part.content) + codeMark;
    else text += codeMark;
  }
  return text;
}

export function letterCaseOf(text: string): LetterCase {
  const upper = text.toUpperCase();
  const lower = text.toLowerCase();
  if (upper === lower) return "none";
  if (text === lower) return "lower";
  const [first = ""] = /\p{L}/u.exec(text) ?? [];
  const rest = text.slice(text.indexOf(first) + first.length);
  if (first !== first.toLowerCase() && rest === rest.toLowerCase()) return "sentence";
  return text === upper ? "upper" : "mixed";
}
