import type { TranslationUnit, Variant } from "../model/unit.ts";
import { type CleaningRule, unitRule } from "./rule.ts";

export interface OlderThanOptions {
  readonly date: Date;
  /** What becomes of units that do not say when they were changed. Default "keep". */
  readonly undated?: "keep" | "drop";
}

/** Units of which nothing was changed, or made, since the date. */
export function olderThan({ date, undated = "keep" }: OlderThanOptions): CleaningRule {
  if (Number.isNaN(date.getTime())) throw new RangeError("The date is none.");
  return unitRule("older-than", (unit) => {
    const dates = [unit, ...unit.variants].flatMap((each) => lastChange(each) ?? []);
    const isOld = dates.length === 0 ? undated === "drop" : dates.every((changed) => changed < date);
    return isOld ? undefined : unit;
  });
}

/** When it was changed last, else when it was made. */
export function lastChange({ changed, created }: TranslationUnit | Variant): Date | undefined {
  return [changed, created].find((date) => date !== undefined && !Number.isNaN(date.getTime()));
}
