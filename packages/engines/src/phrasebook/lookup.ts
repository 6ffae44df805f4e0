import { adapt } from "./adapt.ts";
import type { Book, Wording } from "./book.ts";
import { exchangeSpan } from "./exchange.ts";
import { confirmedSupport, supportToAdapt } from "./gates.ts";
import { foldSpaces, normalForm, splitTail, stripAccelerator, type Tail } from "./normal.ts";
import { findSlots, hasBranches, hasWords, replaceSlots } from "./slots.ts";

/** How a string was recognized. */
export type Stage = "exact" | "normalized" | "exchanged";

export type Finding =
  | { readonly status: "found"; readonly text: string; readonly stage: Stage }
  | { readonly status: "unknown"; readonly reason: string };

/** Longer than any string of an interface; not worth a look. */
const longestText = 2000;

/** The translation of one string without white space at its ends, from one loaded language into another. */
export function lookUp(text: string, from: Book, to: Book): Finding {
  const refusal = refuse(text);
  if (refusal !== undefined) return { status: "unknown", reason: refusal };
  const known = lookUpWhole(text, from, to);
  if (known.status === "found") return known;
  const exchanged = exchangeSpan(text, from, to, (filler) => {
    const finding = lookUpWhole(filler, from, to);
    return finding.status === "found" && finding.support >= confirmedSupport ? finding.text : undefined;
  });
  return exchanged === undefined ? known : { status: "found", text: exchanged, stage: "exchanged" };
}

type KnownString =
  | (Finding & { readonly status: "unknown" })
  | (Finding & { readonly status: "found"; readonly support: number });

function lookUpWhole(text: string, from: Book, to: Book): KnownString {
  const candidates = byCloseness(text, from.find(normalForm(text, from.language)));
  for (const { text: knownSource, phrase } of candidates) {
    if (to.isDisputed(phrase))
      return {
        status: "unknown",
        reason: "the phrasebook's sources do not agree on this string, or leave it in English",
      };
    const knownTarget = to.wording(phrase);
    if (knownTarget === undefined || expandsAbbreviation(text, knownSource, from)) continue;
    const answer = adapt({ source: from.language, target: to.language, asked: text, knownSource, knownTarget });
    if (answer === undefined) continue;
    const support = to.support(phrase);
    if (support < supportFor(text, knownSource, to)) continue;
    return { status: "found", text: answer, stage: knownSource === text ? "exact" : "normalized", support };
  }
  const reason =
    candidates.length === 0
      ? "the phrasebook does not know this string"
      : "the phrasebook knows this string only in another form, which may need other words";
  return { status: "unknown", reason };
}

/** `PIN:` is not `Pin`. */
function expandsAbbreviation(text: string, known: string, from: Book): boolean {
  const word = /^\P{L}*(\p{Lu}+)\P{L}*$/u.exec(text)?.[1];
  return word !== undefined && !known.includes(word) && from.isAbbreviation(word);
}

/** How many families must agree on the wording of a known string, for it to be the answer to this one. */
function supportFor(text: string, known: string, to: Book): number {
  if (differsInNumbersOnly(text, known)) return 0;
  return tailOf(text) === tailOf(known) ? supportToAdapt(to.language) : confirmedSupport;
}

function tailOf(text: string): Tail {
  return splitTail(stripAccelerator(foldSpaces(text))).tail;
}

/** The same sentence to the letter, at most with other numbers. */
function differsInNumbersOnly(text: string, known: string): boolean {
  const [asked, other] = [text, known].map((each) =>
    replaceSlots(each, findSlots(each), (slot) => (slot.kind === "number" ? "0" : slot.text)),
  );
  return asked === other;
}

function refuse(text: string): string | undefined {
  if (text.length > longestText) return "the text is longer than any string of the phrasebook";
  if (!text.isWellFormed()) return "the text holds half of a surrogate pair";
  if (hasBranches(text)) return "the text holds plural or select forms; translate each form by itself";
  if (!hasWords(text)) return "the text holds no words";
  return undefined;
}

/** The string itself first, then those with the same slots, closing marks and capitals; the most usual first among equals. */
function byCloseness(text: string, candidates: readonly Wording[]): readonly Wording[] {
  if (candidates.length < 2) return candidates;
  const asked = shapeOf(text);
  const distance = new Map(candidates.map((candidate) => [candidate, distanceOf(text, asked, candidate.text)]));
  return [...candidates].sort((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0));
}

interface Shape {
  readonly plain: string;
  readonly slots: string;
  readonly tail: string;
}

function shapeOf(text: string): Shape {
  const plain = stripAccelerator(foldSpaces(text));
  return {
    plain,
    slots: findSlots(plain)
      .map((slot) => slot.text)
      .join(" "),
    tail: tailOf(text),
  };
}

function distanceOf(text: string, asked: Shape, candidate: string): number {
  if (candidate === text) return 0;
  const known = shapeOf(candidate);
  if (known.plain === asked.plain) return 1;
  const foldedEqual = known.plain.toLowerCase() === asked.plain.toLowerCase() ? 0 : 1;
  return 2 + (known.slots === asked.slots ? 0 : 8) + (known.tail === asked.tail ? 0 : 4) + foldedEqual * 2;
}
