import { sourceAndTargets, withVariants } from "../model/language.ts";
import type { TranslationUnit, Variant } from "../model/unit.ts";

/** What is wrong with units, and what becomes of them. */
export interface CleaningRule {
  /** Names it in reports; each rule of a cleaning has another. */
  readonly name: string;
  /** Begins a run over units: what the rule remembers of them belongs to the run. */
  start(settings: RuleSettings): RuleRun;
}

export interface RuleSettings {
  /** The language that is the source; else what the units and the file say. */
  readonly from?: string;
  /** The source language of the file (`srclang` of its header), for units that do not say theirs. */
  readonly fileLanguage?: string;
}

export interface RuleRun {
  /** Where a rule must know all units before it can judge one. Sees what the rules before it let through. */
  readonly survey?: (unit: TranslationUnit) => void;
  /**
   * The unit itself where nothing is wrong, a changed one, `undefined` where it is to go; `unjudged` where the rule
   * cannot tell, as for a unit without a source.
   */
  readonly judge: (unit: TranslationUnit) => TranslationUnit | undefined | "unjudged";
}

/** A translation within its unit. */
export interface Pair {
  readonly source: Variant;
  readonly target: Variant;
  readonly unit: TranslationUnit;
}

/** A rule that needs to see one unit only. */
export function unitRule(name: string, judge: RuleRun["judge"]): CleaningRule {
  return { name, start: () => ({ judge }) };
}

/** A rule that takes translations out; the unit goes with its last one. */
export function pairRule(name: string, startRun: () => (pair: Pair) => boolean): CleaningRule {
  return {
    name,
    start(settings) {
      const isWrong = startRun();
      return { judge: (unit) => withoutTargets(unit, settings, isWrong) };
    },
  };
}

/** The unit without the translations that are wrong. */
export function withoutTargets(
  unit: TranslationUnit,
  settings: RuleSettings,
  isWrong: (pair: Pair) => boolean,
): TranslationUnit | undefined | "unjudged" {
  const found = sourceAndTargets(unit, settings);
  if (found === undefined || found.targets.length === 0) return "unjudged";
  const { source, targets } = found;
  const wrong = new Set(targets.filter((target) => isWrong({ source, target, unit })));
  if (wrong.size === 0) return unit;
  if (wrong.size === targets.length) return undefined;
  return withVariants(
    unit,
    unit.variants.filter((variant) => !wrong.has(variant)),
    source,
  );
}

/** The same rule, which only reports what it would do. */
export function reportOnly(rule: CleaningRule): CleaningRule & { readonly isReportOnly: true } {
  return { ...rule, isReportOnly: true };
}
