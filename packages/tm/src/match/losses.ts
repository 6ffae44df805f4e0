import type { Features } from "./features.ts";
import type { Loss, Penalties } from "./ports.ts";

/**
 * Points lost where a part differs though the words are the same. Chosen so that a match with the same numbers and
 * codes always stands before one with the same punctuation and case only.
 */
export const usualPenalties = {
  codes: 1,
  numbers: 1,
  letterCase: 0.5,
  punctuation: 0.5,
  region: 1,
} as const satisfies Penalties;

/** The most that the parts of a text can lose together, memories and region aside. */
export function mostLost(penalties: Penalties): number {
  return parts.reduce((sum, part) => sum + pointsFor(part, penalties), 0);
}

const parts = ["codes", "numbers", "letterCase", "punctuation"] as const;

/** What a match loses for the parts that differ. */
export function lossesBetween(one: Features, other: Features, penalties: Penalties): readonly Loss[] {
  return parts
    .filter((part) => differs(part, one, other))
    .map((part) => ({ part, points: pointsFor(part, penalties) }));
}

function differs(part: (typeof parts)[number], one: Features, other: Features): boolean {
  switch (part) {
    case "codes":
    case "numbers":
      return one[part].length !== other[part].length || one[part].some((each, at) => each !== other[part][at]);
    case "punctuation":
      return one.punctuation !== other.punctuation;
    case "letterCase":
      return (
        one.letterCase !== other.letterCase ||
        // Both mixed, such as product names: then the letters themselves tell.
        (one.text !== other.text && one.text.toLowerCase() === other.text.toLowerCase())
      );
  }
}

export function pointsFor(part: (typeof parts)[number] | "region", penalties: Penalties): number {
  return penalties[part] ?? usualPenalties[part];
}
