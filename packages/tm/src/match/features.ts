import type { InlineElement, Segment } from "../model/segment.ts";
import { comparisonText } from "./tokens.ts";

/** What is compared apart from the words. */
export interface Features {
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

const numbers = /(?<![\p{L}\p{M}\p{N}_])\p{N}+(?:[.,:]\p{N}+)*(?![\p{L}\p{M}\p{N}_])/gu;
const notPunctuation = /[\p{L}\p{M}\p{N}\s\uFFFC_]+/gu;

export function featuresOf(segment: Segment): Features {
  const text = comparisonText(segment);
  return {
    text,
    codes: segment.flatMap((part) => (typeof part === "string" ? [] : codesOf(part))),
    numbers: text.match(numbers) ?? [],
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
  if (content.length > 0) return `${element.kind} ${JSON.stringify(content)}`;
  const type = "type" in element ? (element.type ?? "") : "";
  return `${element.kind} ${type}`;
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
