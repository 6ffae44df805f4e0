/**
 * What a TMX file may ask of the reader. A unit over a limit is a `limit_exceeded`, and so is anything else; files of
 * real tools stay far below.
 */
export const tmxLimits = {
  /** Characters of one unit with its markup; also of what stands before the body and between two units. */
  unitLength: 8 * 1024 * 1024,
  /** Elements within one unit, and how deep they nest. */
  elements: 100_000,
  depth: 100,
  /** Of one element. */
  attributes: 1000,
  /** Faults within one unit that are mended one by one; a unit with more is `malformed` as a whole. */
  mendings: 1000,
} as const;
