import { isMarked } from "../carry/marked.ts";
import { everyDirection } from "../every-direction.ts";
import type { TranslationEngine } from "../ports.ts";
import { pseudoCarried, pseudoText } from "./pseudo-text.ts";

/**
 * Pseudo-localization from every language of the catalogue into every other: it shows which strings of an interface are
 * not translated, clipped, or put together from pieces. The answer is the same at every call and for every language.
 */
export function createPseudoEngine(): TranslationEngine & { name: "pseudo" } {
  return {
    name: "pseudo",
    quality: "pseudo",
    ...everyDirection(),
    translate({ texts, signal }) {
      signal?.throwIfAborted();
      return texts.map((text) =>
        isMarked(text)
          ? { status: "translated", ...pseudoCarried(text) }
          : { status: "translated", text: pseudoText(text.text) },
      );
    },
    remedies: () => [],
    async close() {},
  };
}
