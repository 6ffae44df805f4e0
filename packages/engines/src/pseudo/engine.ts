import { isMarked } from "../carry/marked.ts";
import { everyDirection } from "../every-direction.ts";
import type { TranslationEngine } from "../ports.ts";
import { pseudoCarried, pseudoText } from "./pseudo-text.ts";

export interface PseudoOptions {
  /** How much longer the answer is than the text, as a part of it. Default 0.3: IBM's guideline for sentences. */
  readonly growth?: number;
}

/**
 * Pseudo-localization from every language of the catalogue into every other: it shows which strings of an interface are
 * not translated, clipped, or put together from pieces. The answer is the same at every call and for every language.
 */
export function createPseudoEngine({ growth }: PseudoOptions = {}): TranslationEngine & { name: "pseudo" } {
  return {
    name: "pseudo",
    quality: "pseudo",
    ...everyDirection(),
    revision: () => 0,
    translate({ texts, signal }) {
      signal?.throwIfAborted();
      return texts.map((text) =>
        isMarked(text)
          ? { status: "translated", ...pseudoCarried(text, growth) }
          : { status: "translated", text: pseudoText(text.text, growth) },
      );
    },
    remedies: () => [],
    async close() {},
  };
}
