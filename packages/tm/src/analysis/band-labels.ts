import type { Band } from "./bands.ts";

export interface BandLabel {
  readonly name: string;
  /** For narrow columns and pieces of bars. */
  readonly short: string;
  readonly meaning: string;
}

/** The bands in words for people. */
export const bandLabels: Readonly<Record<Band, BandLabel>> = {
  repeated: { name: "Repetitions", short: "Rep.", meaning: "stood earlier in the same file" },
  "repeated-across-files": { name: "Cross-file repetitions", short: "Cross", meaning: "stood in an earlier file" },
  "context-double": { name: "102 double context", short: "102", meaning: "in the memory with the same surroundings" },
  context: { name: "101 context", short: "101", meaning: "in the memory with one neighbour or the key the same" },
  exact: { name: "100 exact", short: "100", meaning: "in the memory" },
  repaired: {
    name: "Repaired",
    short: "Fixed",
    meaning: "in the memory but for numbers, codes or case, which were exchanged",
  },
  "95-99": { name: "95–99", short: "95–99", meaning: "similar in the memory" },
  "85-94": { name: "85–94", short: "85–94", meaning: "similar in the memory" },
  "75-84": { name: "75–84", short: "75–84", meaning: "similar in the memory" },
  "50-74": { name: "50–74", short: "50–74", meaning: "distantly similar in the memory" },
  "internal-95-99": { name: "Internal 95–99", short: "Int. 95", meaning: "similar earlier in the job" },
  "internal-85-94": { name: "Internal 85–94", short: "Int. 85", meaning: "similar earlier in the job" },
  "internal-75-84": { name: "Internal 75–84", short: "Int. 75", meaning: "similar earlier in the job" },
  "internal-50-74": { name: "Internal 50–74", short: "Int. 50", meaning: "distantly similar earlier in the job" },
  new: { name: "New", short: "New", meaning: "nothing similar" },
};
