import type { Price } from "../rates.ts";

/** Writes figures as readers of a language are used to. */
export interface Figures {
  /** A whole number, such as of words. */
  count(value: number): string;
  /** Weighted words, to one decimal. */
  weighted(value: number): string;
  /** A part of a whole, in percent. Nothing of nothing is 0. */
  share(part: number, whole: number): string;
  /** A rate of 0 to 100. */
  rate(percent: number): string;
  /** An amount as it can be paid. */
  cost(amount: number): string;
  /** The price of one word, with all its digits. */
  wordPrice(price: Price): string;
  date(iso: string): string;
  /** `de-DE` is `German (Germany)`. */
  language(tag: string): string;
}

/** @throws RangeError for a locale that is none. */
export function createFigures(locale: string, price: Price | undefined): Figures {
  const count = new Intl.NumberFormat(locale);
  const weighted = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const cost = price && new Intl.NumberFormat(locale, { style: "currency", currency: price.currency });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  // The page's words are English, and so are its languages.
  const languages = new Intl.DisplayNames("en", { type: "language" });
  return {
    count: (value) => count.format(value),
    weighted: (value) => weighted.format(value),
    share: (part, whole) => percent.format(whole === 0 ? 0 : part / whole),
    rate: (rate) => percent.format(rate / 100),
    cost: (amount) => cost?.format(amount) ?? count.format(amount),
    wordPrice: ({ perWord, currency }) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 6 }).format(perWord),
    date: (iso) => date.format(new Date(iso)),
    // Extensions, such as for a sort order, have no name.
    language: (tag) => languages.of(new Intl.Locale(tag).baseName) ?? tag,
  };
}
