import { catalogue, catalogueSources } from "../catalogue.ts";
import type { Direction, LanguageTag, TranslationEngine } from "../ports.ts";
import { pseudoText } from "./pseudo-text.ts";

/**
 * Pseudo-localization from every language of the catalogue into every other: it shows which strings of an interface are
 * not translated, clipped, or put together from pieces. The answer is the same at every call and for every language.
 */
export function createPseudoEngine(): TranslationEngine & { name: "pseudo" } {
  const sources: readonly LanguageTag[] = catalogueSources.map(({ tag }) => tag);
  const targets: readonly LanguageTag[] = catalogue.map(({ tag }) => tag);
  const sourceSet = new Set(sources);
  const targetSet = new Set(targets);
  let directions: readonly Direction[] | undefined;
  return {
    name: "pseudo",
    quality: "pseudo",
    markup: ["plain", "html"],
    directions() {
      directions ??= sources.flatMap((source) =>
        targets.filter((target) => target !== source).map((target) => ({ source, target })),
      );
      return directions;
    },
    serves: ({ source, target }) => source !== target && sourceSet.has(source) && targetSet.has(target),
    translate({ texts, signal }) {
      signal?.throwIfAborted();
      return texts.map(({ text }) => ({ status: "translated", text: pseudoText(text) }));
    },
    remedies: () => [],
    async close() {},
  };
}
