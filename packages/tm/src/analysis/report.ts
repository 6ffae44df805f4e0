import type { ScoringProfile } from "../match/ports.ts";
import type { Band } from "./bands.ts";
import type { Counts } from "./counts.ts";
import type { Price, RateCard } from "./rates.ts";
import type { Skipped } from "./segments-of-file.ts";

/**
 * How much of a job a memory already holds, as plain data: `JSON.stringify` writes it. `version` rises when a reader
 * of the older one would misread the newer.
 */
export interface LeverageReport extends Leverage {
  readonly format: "dragoman-leverage";
  readonly version: 1;
  /** ISO 8601, UTC. */
  readonly created: string;
  /** BCP 47. */
  readonly from: string;
  readonly to: string;
  readonly memory: {
    readonly units: number;
    /** How similarity was scored. */
    readonly profile: ScoringProfile;
  };
  /** Whether similar texts within the job were looked for. */
  readonly internalLeverage: boolean;
  readonly rates: RateCard;
  readonly price?: Price;
  /** In the order of the job. */
  readonly files: readonly FileLeverage[];
}

export interface FileLeverage extends Leverage {
  readonly name: string;
}

export interface Leverage {
  /** Every band of the report, in the order of `allBands`, also where nothing fell into it. */
  readonly bands: readonly BandLeverage[];
  /** The sum of the bands. */
  readonly total: Amounts;
  readonly skipped: Skipped;
}

export interface BandLeverage extends Amounts {
  readonly band: Band;
}

export interface Amounts extends Counts {
  /** Words times the rate of their band, as full words. */
  readonly weightedWords: number;
  /** In units of the price's currency, not rounded to what can be paid; where there is a price. */
  readonly cost?: number;
}
