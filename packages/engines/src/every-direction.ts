import { catalogue, catalogueSources } from "./catalogue.ts";
import type { Direction, LanguageTag, TranslationEngine } from "./ports.ts";

/** Serves every language of the catalogue into every other language and variant of it. */
export function everyDirection(): Pick<TranslationEngine, "directions" | "serves"> {
  const sources: readonly LanguageTag[] = catalogueSources.map(({ tag }) => tag);
  const targets: readonly LanguageTag[] = catalogue.map(({ tag }) => tag);
  const [sourceSet, targetSet] = [new Set(sources), new Set(targets)];
  let all: readonly Direction[] | undefined;
  return {
    directions() {
      all ??= sources.flatMap((source) =>
        targets.filter((target) => target !== source).map((target) => ({ source, target })),
      );
      return all;
    },
    serves: ({ source, target }) => source !== target && sourceSet.has(source) && targetSet.has(target),
  };
}
