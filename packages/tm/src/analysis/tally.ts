import type { Band } from "./bands.ts";
import { addCounts, type Counts, nothing } from "./counts.ts";
import type { Price, RateCard } from "./rates.ts";
import type { Amounts, BandLeverage, Leverage } from "./report.ts";
import type { Skipped } from "./segments-of-file.ts";

/** What bands cost. */
export interface Terms {
  readonly bands: readonly Band[];
  readonly rates: RateCard;
  readonly price: Price | undefined;
}

/** Adds up what falls into each band. */
export class Tally {
  readonly #counts = new Map<Band, Counts>();
  readonly #skipped = { blank: 0, withoutSource: 0, unreadable: 0 };

  add(band: Band, counts: Counts): void {
    this.#counts.set(band, addCounts(this.#counts.get(band) ?? nothing, counts));
  }

  skip(kind: keyof Skipped, count: number): void {
    this.#skipped[kind] += count;
  }

  addAll(other: Tally): void {
    for (const [band, counts] of other.#counts) this.add(band, counts);
    for (const kind of skippedKinds) this.skip(kind, other.#skipped[kind]);
  }

  leverage({ bands, rates, price }: Terms): Leverage {
    const amounts = bands.map((band) => this.#amountsOf(band, rates[band], price));
    return { bands: amounts, total: sumOf(amounts, price), skipped: { ...this.#skipped } };
  }

  #amountsOf(band: Band, rate: number, price: Price | undefined): BandLeverage {
    const counts = this.#counts.get(band) ?? nothing;
    const weightedWords = plainNumber((counts.words * rate) / 100);
    return { band, ...counts, weightedWords, ...costOf(weightedWords, price) };
  }
}

const skippedKinds = ["blank", "withoutSource", "unreadable"] as const satisfies readonly (keyof Skipped)[];

function sumOf(bands: readonly BandLeverage[], price: Price | undefined): Amounts {
  const counts = bands.reduce(addCounts, nothing);
  const weightedWords = plainNumber(bands.reduce((sum, band) => sum + band.weightedWords, 0));
  return { ...counts, weightedWords, ...costOf(weightedWords, price) };
}

function costOf(weightedWords: number, price: Price | undefined): { readonly cost?: number } {
  return price === undefined ? {} : { cost: plainNumber(weightedWords * price.perWord) };
}

/** Without what binary fractions add: 0.1 times 3 is 0.3. */
function plainNumber(value: number): number {
  return Number(value.toFixed(6));
}
