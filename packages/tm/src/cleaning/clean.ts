import type { TranslationUnit } from "../model/unit.ts";
import { abortable } from "../reading/abortable.ts";
import { type CleaningReport, CleaningReportKeeper, type RuleReportKeeper } from "./report.ts";
import type { CleaningRule, RuleRun, RuleSettings } from "./rule.ts";

/** Units once, or a way to get them as often as they are asked for: rules that survey all units need them twice. */
export type Units = AsyncIterable<TranslationUnit> | (() => AsyncIterable<TranslationUnit>);

export interface CleanOptions extends RuleSettings {
  /** How many units each rule's report names. Default 20. */
  readonly samples?: number;
  /** Whether the samples hold the units' texts. Default false. */
  readonly sampleTexts?: boolean;
  readonly signal?: AbortSignal;
}

export interface Cleaning {
  /** What is left, one after the other. Can be iterated once. */
  readonly units: AsyncIterable<TranslationUnit>;
  /** What came of it so far; whole once the iteration has ended. */
  readonly report: CleaningReport;
}

/**
 * Passes units through rules, in order: each rule sees what those before it let through.
 * @throws RangeError for two rules of one name, for more than one rule that surveys, and for one that surveys where the
 * units are to be had only once.
 */
export function clean(
  units: Units,
  rules: readonly (CleaningRule & { isReportOnly?: true })[],
  options: CleanOptions = {},
): Cleaning {
  const { samples = 20, sampleTexts = false, signal } = options;
  if (new Set(rules.map(({ name }) => name)).size < rules.length) throw new RangeError("Two rules have the same name.");
  const report = new CleaningReportKeeper(rules, { samples, sampleTexts });
  const steps = rules.map(
    (rule): Step => ({ run: rule.start(options), report: report.of(rule), isReportOnly: rule.isReportOnly === true }),
  );
  const surveying = surveyingRule(units, steps);

  async function* cleaned(): AsyncGenerator<TranslationUnit, void, undefined> {
    if (surveying !== undefined) {
      const before = rules
        .slice(0, surveying.at)
        .map((rule): Step => ({ run: rule.start(options), isReportOnly: rule.isReportOnly === true }));
      for await (const unit of abortable(iterableOf(units), signal)) {
        const left = passed(unit, 0, before);
        if (left !== undefined) surveying.survey(left);
      }
    }
    for await (const unit of abortable(iterableOf(units), signal)) {
      report.read += 1;
      const left = passed(unit, report.read, steps);
      if (left === undefined) report.dropped += 1;
      else {
        if (left !== unit) report.changed += 1;
        report.kept += 1;
        yield left;
      }
    }
  }

  return { units: cleaned(), report };
}

interface Step {
  readonly run: RuleRun;
  readonly isReportOnly: boolean;
  readonly report?: RuleReportKeeper;
}

/** What the steps leave of a unit. `number` is its place among the units, from 1. */
function passed(unit: TranslationUnit, number: number, steps: readonly Step[]): TranslationUnit | undefined {
  let left = unit;
  for (const { run, report, isReportOnly } of steps) {
    const verdict = run.judge(left);
    report?.note(left, verdict, number);
    if (isReportOnly || verdict === "unjudged") continue;
    if (verdict === undefined) return undefined;
    left = verdict;
  }
  return left;
}

function surveyingRule(
  units: Units,
  steps: readonly Step[],
): { readonly at: number; readonly survey: (unit: TranslationUnit) => void } | undefined {
  const surveying = steps.flatMap(({ run: { survey } }, at) => (survey === undefined ? [] : [{ at, survey }]));
  if (surveying.length > 1) {
    throw new RangeError(
      "Two rules must see all units before they judge one. Clean twice, with one of them each time.",
    );
  }
  if (surveying.length === 1 && typeof units !== "function") {
    throw new RangeError("A rule must see all units before it judges one. Give a function that reads them anew.");
  }
  return surveying[0];
}

function iterableOf(units: Units): AsyncIterable<TranslationUnit> {
  return typeof units === "function" ? units() : units;
}
