import { type CleanOptions, clean } from "../cleaning/clean.ts";
import { duplicates } from "../cleaning/duplicates.ts";
import type { CleaningReport } from "../cleaning/report.ts";
import type { CleaningRule } from "../cleaning/rule.ts";
import { chosenRule } from "../cleaning/several-targets.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { type UnitIdentity, unitKey } from "./keys.ts";

export interface MergeOptions extends CleanOptions {
  /** What makes units the same one. Default "source". */
  readonly by?: UnitIdentity;
  /** Of several translations into one language: the first, the one changed last, or all that differ. Default "first". */
  readonly keep?: "first" | "newest" | "both";
}

export interface Merge {
  readonly units: AsyncIterable<TranslationUnit>;
  readonly report: MergeReport;
}

export interface MergeReport extends Omit<CleaningReport, "rules"> {
  /** Units out of each memory. */
  readonly readFrom: readonly number[];
  /** Variants that another memory had, taken out of units which stayed. */
  readonly removedVariants: number;
  /** Units without a source or translation; they all stay. */
  readonly unjudged: number;
}

/**
 * The units of several memories as one, in their order. A translation that another of the same unit replaces goes; the
 * others of its unit stay, so that no language is lost. Units without what makes them the same all stay. With `newest`
 * each memory is read twice.
 */
export function mergeUnits(
  memories: readonly (() => AsyncIterable<TranslationUnit>)[],
  { by = "source", keep = "first", ...options }: MergeOptions = {},
): Merge {
  let readFrom = memories.map(() => 0);

  async function* all(): AsyncGenerator<TranslationUnit, void, undefined> {
    // Of two readings the last one counts.
    readFrom = memories.map(() => 0);
    for (const [at, memory] of memories.entries()) {
      for await (const unit of memory()) {
        readFrom[at] = (readFrom[at] ?? 0) + 1;
        yield unit;
      }
    }
  }

  const keyOf = (unit: TranslationUnit) => unitKey(unit, by, options);
  const rule =
    keep === "both"
      ? sparing(keyOf, duplicates({ withinId: by === "id" }))
      : chosenRule("merge", keep, ({ unit }) => keyOf(unit));
  const { units, report } = clean(all, [rule], options);
  return {
    units,
    report: {
      get readFrom() {
        return readFrom;
      },
      get read() {
        return report.read;
      },
      get kept() {
        return report.kept;
      },
      get dropped() {
        return report.dropped;
      },
      get changed() {
        return report.changed;
      },
      get removedVariants() {
        return report.rules.reduce((removed, each) => removed + each.removedVariants, 0);
      },
      get unjudged() {
        return report.rules.reduce((unjudged, each) => unjudged + each.unjudged, 0);
      },
    },
  };
}

/** The same rule, of which units without a key lose nothing. */
function sparing(keyOf: (unit: TranslationUnit) => string | undefined, rule: CleaningRule): CleaningRule {
  return {
    ...rule,
    start(settings) {
      const run = rule.start(settings);
      return {
        ...run,
        judge(unit) {
          const verdict = run.judge(unit);
          return verdict === "unjudged" || keyOf(unit) !== undefined ? verdict : unit;
        },
      };
    },
  };
}
