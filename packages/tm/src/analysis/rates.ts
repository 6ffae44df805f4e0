import { allBands, type Band } from "./bands.ts";

/** Percent of the full rate that a word costs in each band, 0 to 100. */
export type RateCard = Readonly<Record<Band, number>>;

/**
 * Ours, to have something to start from: no standard sets rates, and every contract has its own. A repetition and a
 * plain match cost a look; below 75 the old translation saves nothing.
 */
export const defaultRates: RateCard = {
  repeated: 10,
  "repeated-across-files": 10,
  "context-double": 0,
  context: 5,
  exact: 15,
  repaired: 25,
  "95-99": 30,
  "85-94": 50,
  "75-84": 70,
  "50-74": 100,
  "internal-95-99": 30,
  "internal-85-94": 50,
  "internal-75-84": 70,
  "internal-50-74": 100,
  new: 100,
};

export interface Price {
  /** For a word at the full rate. */
  readonly perWord: number;
  /** ISO 4217, such as `EUR`. */
  readonly currency: string;
}

/** More than any word costs in any currency, and little enough that no sum is infinite. */
const highestPrice = 1_000_000;

/**
 * The default rates with the given ones in their place.
 * @throws RangeError for a rate that is no number from 0 to 100.
 */
export function completeRates(rates: Partial<RateCard> = {}): RateCard {
  const card = { ...defaultRates };
  for (const band of allBands) {
    const rate = rates[band] ?? card[band];
    if (!isWithin(rate, 100)) {
      throw new RangeError(`The rate of the band "${band}" is ${rate}. Give a percentage from 0 to 100.`);
    }
    card[band] = rate;
  }
  return card;
}

/** @throws RangeError for a price or a currency that is none. */
export function checkPrice({ perWord, currency }: Price): Price {
  if (!isWithin(perWord, highestPrice)) {
    throw new RangeError(`The price of a word is ${perWord}. Give a number from 0 to ${highestPrice}.`);
  }
  const code = currency.toUpperCase();
  if (!Intl.supportedValuesOf("currency").includes(code)) {
    throw new RangeError(
      `The currency ${JSON.stringify(currency)} is not known. Give an ISO 4217 code, such as "EUR".`,
    );
  }
  return { perWord, currency: code };
}

function isWithin(value: number, highest: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= highest;
}
