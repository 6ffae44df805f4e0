import type { PhrasebookLanguage } from "./languages.ts";
import { findSlots, replaceSlots, slotMark } from "./slots.ts";

/**
 * The normal form of a string: what is left when the differences that the phrasebook bridges are taken away. Strings
 * of one normal form are the same sentence with other slots, case, accelerators, quotes or closing marks.
 */
export function normalForm(text: string, language: PhrasebookLanguage): string {
  const plain = stripAccelerator(foldSpaces(text.normalize("NFC")));
  const slots = findSlots(plain);
  const masked = slots.length === 0 ? plain : replaceSlots(plain, slots, () => slotMark);
  return lowerCase(foldQuotes(splitTail(masked).body), language);
}

const unusualSpace = /[^\S\n ]|\s\s|^\s|\s$/u;

/** Line ends are `\n`; other runs of white space are one space; none at the ends. */
export function foldSpaces(text: string): string {
  if (!unusualSpace.test(text)) return text;
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\S\n]+/gu, " ")
    .trim();
}

const bracketedAccelerator = /\s?[(（]&{1,2}\p{L}[)）]/u;
const doubleAccelerator = /&&(?=[\p{L}\p{N}])/u;
const singleAccelerator = /(?:(?<=^|\s)&(?=\p{L})|(?<=\p{L})&(?=\p{Ll}))(?!\w+;)/u;

/** Whether a key of the keyboard is marked in the text: `&&Save`, `保存(&&S)`, `&Open`. */
export function hasAccelerator(text: string): boolean {
  return stripAccelerator(text) !== text;
}

export function stripAccelerator(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(bracketedAccelerator, "").replace(doubleAccelerator, "").replace(singleAccelerator, "");
}

/** How a string ends, beyond its words. A question mark belongs to the words: it changes the grammar of many languages. */
export type Tail = "none" | "period" | "ellipsis" | "colon" | "exclamation";

export interface TailSplit {
  readonly body: string;
  readonly tail: Tail;
  /** The closing marks as written, with the space before them. */
  readonly written: string;
}

/** A run of spaces or dots is read from its beginning only, so that a text full of them takes no longer than others. */
const tailPattern = /(?<!\s)\s*(?:(?<!\.)\.{2,}|(?<!…)…+|(?<!。)。{2,}|[.。．]|[:：]|[!！])$/u;

export function splitTail(text: string): TailSplit {
  const written = tailPattern.exec(text)?.[0] ?? "";
  const body = text.slice(0, text.length - written.length);
  if (written === "" || body.trim() === "") return { body: text, tail: "none", written: "" };
  return { body, tail: tailOf(written.trim()), written };
}

function tailOf(marks: string): Tail {
  if (/^(?:\.{2,}|…+|。{2,})$/u.test(marks)) return "ellipsis";
  if (/^[:：]$/u.test(marks)) return "colon";
  return /^[!！]$/u.test(marks) ? "exclamation" : "period";
}

/** Turkish has two letters i; elsewhere the fast form does. */
function lowerCase(text: string, language: PhrasebookLanguage): string {
  return language === "tr" ? text.toLocaleLowerCase("tr") : text.toLowerCase();
}

const anyQuote = /['’ʼ＇"«»‹›“”„‟‘‚「」『』＂]/u;

function foldQuotes(text: string): string {
  if (!anyQuote.test(text)) return text;
  return text
    .replaceAll(/(?<=\p{L})['’ʼ＇](?=\p{L})/gu, "\u0001")
    .replaceAll(/\s?[»›]|[«‹]\s?|[“”„‟"‘’‚'「」『』＂]/gu, '"')
    .replaceAll("\u0001", "'");
}

/** 32-bit FNV-1a over UTF-16 code units: the key of a normal form in the index. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash >>> 0;
}
