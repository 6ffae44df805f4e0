import { baseLanguage } from "../model/language.ts";
import type { InlineElement, Segment } from "../model/segment.ts";
import { javaPieces } from "./java-words.ts";
import { classicWords, unicodeWords } from "./lucene-words.ts";
import type { Stem } from "./ports.ts";

/**
 * What OmegaT 3.6 compares, in the order in which its scores decide: with a `stem` the stems of the words, then the
 * words, then everything, tags, numbers, punctuation and spaces included; the latter two in lower case.
 */
export function omegatTokens(segment: Segment, language: string, stem?: Stem): readonly (readonly string[])[] {
  const base = baseLanguage(language);
  const text = omegatText(segment);
  const lowered = lowerCased(text, base);
  const words = wordsOf(lowered, base);
  const everything = verbatimPieces(lowered);
  const counted = stem === undefined ? [words, everything] : [stemsOf(text, base, stem), words, everything];
  return counted.map((tokens) => tokens.map(withoutMnemonics));
}

/**
 * The text as OmegaT reads it: its own tags are written out, other tools' codes are left out, as it does with their
 * memories unless told to show them.
 */
function omegatText(segment: Segment): string {
  let text = "";
  for (const part of segment) text += typeof part === "string" ? part : textOf(part);
  return text.normalize("NFC");
}

function textOf(element: InlineElement): string {
  if (element.kind === "hi" || element.kind === "unknown") return omegatText(element.content);
  const content = element.content.map((part) => (typeof part === "string" ? part : "")).join("");
  return ownTag.test(content) ? content : "";
}

const ownTag = /^<\/?[a-zA-Z]+[0-9]+\/?>$/;

/** Languages whose words Lucene cuts by Unicode's rules; German by older ones. Java cuts those of all others. */
const unicodeLanguages = new Set(
  "ar bg ca cs da el en es eu fa fi fr ga gl hi hu hy id it ja ko lv nb nl pt ro ru sv th tr zh".split(" "),
);

function wordsOf(text: string, language: string): readonly string[] {
  if (language === "de") return classicWords(text).filter(isCounted);
  if (unicodeLanguages.has(language)) return unicodeWords(text).filter(isCounted);
  return verbatimPieces(text).filter((piece) => /\p{L}/u.test(piece) && !ownTag.test(piece));
}

/** Lucene drops words that are longer, and OmegaT those with a digit. */
function isCounted(word: string): boolean {
  return word.length <= 255 && !/\p{Nd}/u.test(word);
}

/** Where Java cuts there is no stemming, and case counts. */
function stemsOf(text: string, language: string, stem: Stem): readonly string[] {
  const words = wordsOf(text, language);
  if (language !== "de" && !unicodeLanguages.has(language)) return words;
  return words.flatMap((word) => stem(word, language) || []);
}

/** Java's pieces, in which a tag is one piece, and an ampersand before or within a word belongs to it. */
function verbatimPieces(text: string): readonly string[] {
  const pieces = javaPieces(text);
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const count = tagLength(pieces, at) ?? mnemonicLength(pieces, at);
    joined.push(pieces.slice(at, at + count).join(""));
    at += count;
  }
  return joined;
}

/** How many pieces from here on are a tag. */
function tagLength(pieces: readonly string[], at: number): number | undefined {
  if (pieces[at] !== "<") return undefined;
  const count = pieces.slice(at, at + 4).indexOf(">") + 1;
  const tag = pieces.slice(at, at + count).join("");
  return count > 2 && verbatimTag.test(tag) ? count : undefined;
}

const verbatimTag = /^<(?:\/[a-zA-Z]+[0-9]+|[a-zA-Z]+[0-9]+\/?)>$/;

function mnemonicLength(pieces: readonly string[], at: number): number {
  const [one = "", second, third = ""] = pieces.slice(at, at + 3);
  if (one === "&") return second !== undefined && startsWord(second) ? 2 : 1;
  return startsWord(one) && second === "&" && startsWord(third) ? 3 : 1;
}

function startsWord(piece: string): boolean {
  return /^[\p{L}\p{Nd}]/u.test(piece);
}

/** `&File` is the menu entry with the key F, and the same word as `File`. */
function withoutMnemonics(token: string): string {
  return token.replaceAll("&", "");
}

function lowerCased(text: string, language: string): string {
  return ["tr", "az", "lt"].includes(language) ? text.toLocaleLowerCase(language) : text.toLowerCase();
}
