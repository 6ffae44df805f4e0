import { digestOf } from "../cleaning/digest.ts";
import { DigestTable } from "../cleaning/digest-table.ts";
import type { RuleSettings } from "../cleaning/rule.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { abortable } from "../reading/abortable.ts";
import { changesBetween, contentKey, type UnitChange } from "./changes.ts";
import { type UnitIdentity, unitKey } from "./keys.ts";

export type UnitDifference =
  | { readonly kind: "added"; readonly unit: TranslationUnit }
  | { readonly kind: "removed"; readonly unit: TranslationUnit }
  | {
      readonly kind: "changed";
      readonly before: TranslationUnit;
      readonly after: TranslationUnit;
      readonly changes: readonly UnitChange[];
    };

export interface DiffOptions extends RuleSettings {
  /** What makes a unit of one memory the same as one of the other. Default "source". */
  readonly by?: UnitIdentity;
  readonly signal?: AbortSignal;
}

export interface Diff {
  /** Units that were added first, in the order of the new memory; then the others, in the order of the old one. */
  readonly differences: AsyncIterable<UnitDifference>;
  readonly report: DiffReport;
}

export interface DiffReport {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * What a memory has become. Units of one id, or source, within a memory are compared in their order: the first with the
 * first. A unit without it is compared as a whole. Reads the old memory twice and the new one once, and holds about 50
 * bytes for each old unit, and the changed units.
 */
export function diffUnits(
  before: () => AsyncIterable<TranslationUnit>,
  after: () => AsyncIterable<TranslationUnit>,
  { by = "source", signal, ...settings }: DiffOptions = {},
): Diff {
  const report = { added: 0, removed: 0, changed: 0, unchanged: 0 };

  /** Each unit with the digest that it alone has in its memory. */
  async function* keyed(
    memory: () => AsyncIterable<TranslationUnit>,
  ): AsyncGenerator<{ readonly unit: TranslationUnit; readonly key: Uint32Array }, void, undefined> {
    const times = new DigestTable({ valueWords: 1 });
    for await (const unit of abortable(memory(), signal)) {
      const key = unitKey(unit, by, settings) ?? `whole ${contentKey(unit)}`;
      const { value } = times.add(digestOf(key));
      const time = value[0] ?? 0;
      value[0] = time + 1;
      yield { unit, key: digestOf(key, String(time)) };
    }
  }

  async function* differences(): AsyncGenerator<UnitDifference, void, undefined> {
    /** For each old unit the digest of its content, and whether the new memory has it: 1 as it was, 2 changed. */
    const old = new DigestTable({ valueWords: 5 });
    for await (const { unit, key } of keyed(before)) old.add(key).value.set(digestOf(contentKey(unit)));

    const changed = new Map<string, TranslationUnit>();
    for await (const { unit, key } of keyed(after)) {
      const known = old.find(key);
      if (known === undefined) {
        report.added += 1;
        yield { kind: "added", unit };
      } else if (digestOf(contentKey(unit)).every((word, at) => word === known[at])) {
        known[4] = 1;
        report.unchanged += 1;
      } else {
        known[4] = 2;
        changed.set(key.join(), unit);
      }
    }

    for await (const { unit, key } of keyed(before)) {
      const after = changed.get(key.join());
      if (after !== undefined) {
        report.changed += 1;
        yield { kind: "changed", before: unit, after, changes: changesBetween(unit, after) };
      } else if (old.find(key)?.[4] === 0) {
        report.removed += 1;
        yield { kind: "removed", unit };
      }
    }
  }

  return { differences: differences(), report };
}
