import { digestOf, variantKey } from "./digest.ts";
import { DigestTable } from "./digest-table.ts";
import { type CleaningRule, pairRule } from "./rule.ts";

/**
 * Translations that an earlier unit has already: the same source and target, codes included. The first stays. Takes at
 * most 24 bytes of memory for each translation that stays.
 */
export function duplicates({
  withinId = false,
}: {
  /** Whether units with other ids are none. */ readonly withinId?: boolean;
} = {}): CleaningRule {
  return pairRule("duplicates", () => {
    const seen = new DigestTable();
    return ({ source, target, unit }) => {
      const id = withinId ? (unit.id ?? "") : "";
      return !seen.add(digestOf(variantKey(source), variantKey(target), id)).isNew;
    };
  });
}
