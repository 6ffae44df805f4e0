import type { PluralCategory } from "@dragoman/message";
import { intlLanguage } from "../../model/language.ts";
import { categoriesOf } from "../keyed/keyed-scheme.ts";
import { type PluralForms, sampleNumbers } from "./plural-expression.ts";

/** An index and a category that have numbers in common. */
interface Overlap {
  readonly index: number;
  readonly category: PluralCategory;
  /** How many of the samples. */
  readonly numbers: number;
}

/** Of some languages the category of millions is `many`. */
const numbersWithMillion: readonly number[] = [...sampleNumbers, 1_000_000];

/**
 * From `msgstr[n]` to CLDR's categories and back, by the header's expression and the rules of its language. Where the
 * two tell numbers apart in the same way, each index has its own category. Where they do not, a category reads the index
 * that most of its numbers have, and an index that no category reads is told by its number.
 */
export class PluralMapping {
  readonly count: number;
  /** By index, the category whose text it has. */
  readonly #written: readonly PluralCategory[];
  /** By category, the index whose text it has. */
  readonly #read: ReadonlyMap<PluralCategory, number>;
  /** Indexes whose text is a category's, and the other way round. */
  readonly #paired: ReadonlySet<number>;

  /** @param language one that `hasPluralRules`. */
  constructor(forms: PluralForms, language: string) {
    this.count = forms.count;
    const categories = categoriesOf(language, "cardinal");
    const indexes = Array.from({ length: this.count }, (_, index) => index);
    const overlaps = overlapsOf(forms, new Intl.PluralRules(intlLanguage(language)));
    const pairs = pairsIn(overlaps, categories, indexes);
    const indexOf = new Map(pairs.map(({ category, index }) => [category, index]));
    const categoryOf = new Map(pairs.map(({ category, index }) => [index, category]));
    // What only fractions have takes the form of most numbers.
    const rest = indexOf.get("other") ?? indexOf.get("many") ?? this.count - 1;
    this.#paired = new Set(categoryOf.keys());
    this.#written = indexes.map(
      (index) => categoryOf.get(index) ?? overlaps.find((one) => one.index === index)?.category ?? "other",
    );
    this.#read = new Map(
      categories.map((category) => [
        category,
        indexOf.get(category) ?? overlaps.find((one) => one.category === category)?.index ?? rest,
      ]),
    );
  }

  /** The category whose text an index has. */
  categoryOf(index: number): PluralCategory | undefined {
    return this.#written[index];
  }

  /** Whether the text of that category is the one of the index: it is what was read there. */
  isPaired(index: number): boolean {
    return this.#paired.has(index);
  }

  /** @returns the forms whose texts are there. */
  formsOf(texts: readonly string[]): ReadonlyMap<PluralCategory, string> {
    const forms = [...this.#read].map(([category, index]) => [category, texts[index] ?? ""] as const);
    return new Map(forms.filter(([, text]) => text !== ""));
  }
}

/** With the most numbers first. */
function overlapsOf({ count, indexOf }: PluralForms, rules: Intl.PluralRules): readonly Overlap[] {
  const found = numbersWithMillion.map((number) => ({ index: indexOf(number), category: rules.select(number) }));
  const alike = Map.groupBy(
    found.filter(({ index }) => index < count),
    ({ index, category }) => `${index} ${category}`,
  );
  return [...alike.values()]
    .flatMap((all) => all.slice(0, 1).map((one) => ({ ...one, numbers: all.length })))
    .toSorted((one, other) => other.numbers - one.numbers);
}

/** Which index and category have each other's text: those that have most in common, then those without whole numbers. */
function pairsIn(
  overlaps: readonly Overlap[],
  categories: readonly PluralCategory[],
  indexes: readonly number[],
): readonly Pick<Overlap, "index" | "category">[] {
  const pairs: Pick<Overlap, "index" | "category">[] = [];
  for (const { index, category } of overlaps) {
    if (pairs.every((pair) => pair.index !== index && pair.category !== category)) pairs.push({ index, category });
  }
  const unused = indexes.filter((index) => overlaps.every((one) => one.index !== index));
  const ofFractions = categories.filter((category) => overlaps.every((one) => one.category !== category));
  return [
    ...pairs,
    ...unused.flatMap((index, at) => {
      const category = ofFractions[at];
      return category === undefined ? [] : [{ index, category }];
    }),
  ];
}
