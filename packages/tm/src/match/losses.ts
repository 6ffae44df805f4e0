import { arrangementOf, type Features } from "./features.ts";
import type { Loss, Penalties } from "./ports.ts";

/**
 * Points lost where a part differs though the words are the same. Chosen so that a match with the same numbers and
 * codes always stands before one with the same punctuation and case only.
 */
const usualPenalties = {
  codes: 1,
  numbers: 1,
  letterCase: 0.5,
  punctuation: 0.5,
  region: 1,
} as const satisfies Penalties;

const parts = ["codes", "numbers", "letterCase", "punctuation"] as const;
type Part = (typeof parts)[number];

/**
 * What a match loses for the parts that differ. Where the words are the same, also for what stands in other places: a
 * code, a comma, a capital.
 */
export function lossesBetween(
  one: Features,
  other: Features,
  penalties: Penalties,
  sameWords: boolean,
): readonly Loss[] {
  return parts
    .filter((part) => differs(part, one, other) || (sameWords && isElsewhere(part, one, other)))
    .map((part) => lossOf(part, penalties));
}

/** For two texts of the same words in the same order. */
export function codesDiffer(one: Features, other: Features): boolean {
  return differs("codes", one, other) || isElsewhere("codes", one, other);
}

export function lossOf(part: Part | "region", penalties: Penalties): Loss {
  return { part, points: penalties[part] ?? usualPenalties[part] };
}

function differs(part: Part, one: Features, other: Features): boolean {
  switch (part) {
    case "codes":
    case "numbers":
      return one[part].length !== other[part].length || one[part].some((each, at) => each !== other[part][at]);
    case "punctuation":
    case "letterCase":
      return one[part] !== other[part];
  }
}

/** For two texts of the same words in the same order. */
function isElsewhere(part: Part, one: Features, other: Features): boolean {
  switch (part) {
    case "numbers":
      return false;
    case "codes":
      return (
        one.codes.length + other.codes.length > 0 &&
        isArranged("left out", one, other) &&
        !isArranged("marked", one, other)
      );
    case "punctuation":
      return !isArranged("left out", one, other);
    case "letterCase":
      return one.text !== other.text && lettersOf(one) !== lettersOf(other);
  }
}

function isArranged(codes: "marked" | "left out", one: Features, other: Features): boolean {
  if (codes === "left out" && one.text === other.text) return true;
  return arrangementOf(one.segment, codes) === arrangementOf(other.segment, codes);
}

function lettersOf({ text }: Features): string {
  return text.replace(/\P{L}+/gu, "");
}
