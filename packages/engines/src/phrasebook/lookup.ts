import { adapt } from "./adapt.ts";
import type { Book, Wording } from "./book.ts";
import { foldSpaces, normalForm, splitTail, stripAccelerator } from "./normal.ts";
import { findSlots, hasBranches, hasWords } from "./slots.ts";

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
  const candidates = byCloseness(text, from.find(normalForm(text, from.language)));
  if (candidates.length === 0) return { status: "unknown", reason: "the phrasebook does not know this string" };
  for (const { text: knownSource, phrase } of candidates) {
    const knownTarget = to.wording(phrase);
    if (knownTarget === undefined) continue;
    const answer = adapt({ source: from.language, target: to.language, asked: text, knownSource, knownTarget });
    if (answer === undefined) continue;
    return { status: "found", text: answer, stage: knownSource === text ? "exact" : "normalized" };
  }
  return {
    status: "unknown",
    reason: "the phrasebook knows this string only with another number, order or form, which may need other words",
  };
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
    tail: splitTail(plain).tail,
  };
}

function distanceOf(text: string, asked: Shape, candidate: string): number {
  if (candidate === text) return 0;
  const known = shapeOf(candidate);
  if (known.plain === asked.plain) return 1;
  const foldedEqual = known.plain.toLowerCase() === asked.plain.toLowerCase() ? 0 : 1;
  return 2 + (known.slots === asked.slots ? 0 : 8) + (known.tail === asked.tail ? 0 : 4) + foldedEqual * 2;
}
