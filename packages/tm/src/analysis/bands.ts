import type { Match } from "../match/ports.ts";

/**
 * Where a segment can fall, the cheapest first. There is no standard for bands; these are the ones that most tools
 * share.
 * - `repeated`: the same text and codes stood earlier in the same file;
 * - `repeated-across-files`: they stood in an earlier file;
 * - `context-double` (102), `context` (101), `exact` (100): as `MatchKind`; one that lost points, out of a memory with
 *   a penalty for one, falls where its score is;
 * - `repaired`: the memory's translation was made to fit and scores 95 or more. A band of its own: someone reads it,
 *   nobody types;
 * - `95-99` to `50-74`: a similar text in the memory, by its score;
 * - `internal-95-99` to `internal-50-74`: a similar text earlier in the same job, where that was asked for;
 * - `new`: everything else.
 */
export const allBands = [
  "repeated",
  "repeated-across-files",
  "context-double",
  "context",
  "exact",
  "repaired",
  "95-99",
  "85-94",
  "75-84",
  "50-74",
  "internal-95-99",
  "internal-85-94",
  "internal-75-84",
  "internal-50-74",
  "new",
] as const;

export type Band = (typeof allBands)[number];

type ScoreBand = "95-99" | "85-94" | "75-84" | "50-74";

/** A text score below this is no match. */
export const lowestScore = 50;

/** The bands of a report: those for similar texts within the job only where they were looked for. */
export function bandsOf({ internalLeverage }: { readonly internalLeverage: boolean }): readonly Band[] {
  return internalLeverage ? allBands : allBands.filter((band) => !band.startsWith("internal-"));
}

/** Where the best match in the memory puts a segment. */
export function bandInMemory(best: Match | undefined): Band {
  if (best === undefined) return "new";
  const { kind, score } = best;
  if (kind === "repaired" && score >= 95) return kind;
  if (kind === "fuzzy" || kind === "repaired" || score < 100) return bandOfScore(score) ?? "new";
  if (score >= 102) return "context-double";
  return score >= 101 ? "context" : "exact";
}

/** Where the best match with what stood earlier in the job puts it, however the two differ. */
export function bandInJob(best: Match | undefined): Band {
  const band = best && bandOfScore(best.score);
  return band === undefined ? "new" : `internal-${band}`;
}

/** The better of the two; of two that are as good, the memory's. */
export function betterBand(inMemory: Band, inJob: Band): Band {
  return placeByWorth(inJob) < placeByWorth(inMemory) ? inJob : inMemory;
}

function bandOfScore(score: number): ScoreBand | undefined {
  if (score >= 95) return "95-99";
  if (score >= 85) return "85-94";
  if (score >= 75) return "75-84";
  return score >= lowestScore ? "50-74" : undefined;
}

/** A place in the order of bands where both sorts of similar text stand side by side. */
function placeByWorth(band: Band): number {
  const place = allBands.indexOf(band);
  const firstInternal = allBands.indexOf("internal-95-99");
  return band.startsWith("internal-") ? place - firstInternal + allBands.indexOf("95-99") : place;
}
