import { canonicalLanguage } from "../model/language.ts";
import type { TranslationUnit, Variant } from "../model/unit.ts";
import { digestOf, variantKey } from "./digest.ts";
import { DigestTable } from "./digest-table.ts";
import { lastChange } from "./older-than.ts";
import { type CleaningRule, type Pair, withoutTargets } from "./rule.ts";

/** Which of several translations is kept; of equals the first. */
export type KeptTarget = "first" | "newest" | "mostUsed";

/**
 * Other translations of a source into a language than the one that is kept: the first, the one changed last, or the one
 * used most often. To keep all and only know of them, wrap it in `reportOnly`. Takes about 32 bytes for each source and
 * language, and reads all units twice unless the first is kept.
 */
export function severalTargets({ keep }: { readonly keep: KeptTarget }): CleaningRule {
  return chosenRule("several-targets", keep, ({ source }) => variantKey(source));
}

/** A rule that keeps one translation into each language of all those with one key; those without a key stay. */
export function chosenRule(name: string, keep: KeptTarget, keyOf: (pair: Pair) => string | undefined): CleaningRule {
  return {
    name,
    start(settings) {
      /** For each key: the best rank, and the number of the translation that has it. */
      const best = new DigestTable({ valueWords: 2 });
      let surveyed = 0;
      let judged = 0;

      function digest(pair: Pair): ReturnType<typeof digestOf> | undefined {
        const key = keyOf(pair);
        return key === undefined ? undefined : digestOf(key, canonicalLanguage(pair.target.language));
      }

      /** The first that comes needs no survey. */
      function isNotFirst(pair: Pair): boolean {
        const key = digest(pair);
        return key !== undefined && !best.add(key).isNew;
      }

      function survey(pair: Pair): boolean {
        surveyed += 1;
        const key = digest(pair);
        if (key === undefined) return false;
        const { isNew, value } = best.add(key);
        const rank = rankOf(pair.unit, pair.target, keep);
        if (isNew || rank > (value[0] ?? 0)) value.set([rank, surveyed]);
        return false;
      }

      function isNotChosen(pair: Pair): boolean {
        judged += 1;
        const key = digest(pair);
        const chosen = key === undefined ? undefined : best.find(key)?.[1];
        return chosen !== undefined && chosen !== judged;
      }

      if (keep === "first") return { judge: (unit) => withoutTargets(unit, settings, isNotFirst) };
      return {
        survey: (unit) => void withoutTargets(unit, settings, survey),
        judge: (unit) => withoutTargets(unit, settings, isNotChosen),
      };
    },
  };
}

/** In 32 bits: seconds since 1970 and one, or uses and one; 0 where nothing is said. */
function rankOf(unit: TranslationUnit, target: Variant, keep: KeptTarget): number {
  switch (keep) {
    case "first":
      return 0;
    case "newest": {
      const date = lastChange(target) ?? lastChange(unit);
      return date === undefined ? 0 : within32Bits(date.getTime() / 1000 + 1);
    }
    case "mostUsed": {
      const uses = target.usageCount ?? unit.usageCount;
      return uses === undefined ? 0 : within32Bits(uses + 1);
    }
  }
}

function within32Bits(value: number): number {
  return Math.max(0, Math.min(0xffff_ffff, Math.floor(value)));
}
