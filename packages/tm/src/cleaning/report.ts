import { plainText } from "../model/segment.ts";
import type { TranslationUnit } from "../model/unit.ts";
import type { CleaningRule, RuleRun } from "./rule.ts";

/** What came of a cleaning. Counts are whole; samples are the first ones. */
export interface CleaningReport {
  readonly read: number;
  /** Those that were changed included. */
  readonly kept: number;
  readonly dropped: number;
  readonly changed: number;
  /** In the order of the rules. */
  readonly rules: readonly RuleReport[];
}

/** What one rule did, or would have done where it only reports. */
export interface RuleReport {
  readonly name: string;
  readonly dropped: number;
  readonly changed: number;
  /** Variants that were taken out of units which stayed. */
  readonly removedVariants: number;
  /** Units that the rule could not judge, and let through. */
  readonly unjudged: number;
  readonly samples: readonly CleaningSample[];
}

export interface CleaningSample {
  /** The unit's place among those that were read, from 1. */
  readonly number: number;
  readonly id?: string;
  readonly action: "dropped" | "changed";
  /** Where texts were asked for: each variant's, as it was, cut after 200 characters. */
  readonly texts?: readonly { readonly language: string; readonly text: string }[];
}

export interface SampleSettings {
  readonly samples: number;
  readonly sampleTexts: boolean;
}

/** Takes notes while units are cleaned. */
export class CleaningReportKeeper implements CleaningReport {
  read = 0;
  kept = 0;
  dropped = 0;
  changed = 0;
  readonly rules: readonly RuleReportKeeper[];

  constructor(rules: readonly CleaningRule[], settings: SampleSettings) {
    this.rules = rules.map(({ name }) => new RuleReportKeeper(name, settings));
  }

  of({ name }: CleaningRule): RuleReportKeeper {
    const report = this.rules.find((rule) => rule.name === name);
    if (report === undefined) throw new RangeError(`No rule is named ${name}.`);
    return report;
  }

  /** As plain data. */
  toJSON(): CleaningReport {
    const { read, kept, dropped, changed, rules } = this;
    return { read, kept, dropped, changed, rules: rules.map((rule) => rule.toJSON()) };
  }
}

export class RuleReportKeeper implements RuleReport {
  readonly name: string;
  dropped = 0;
  changed = 0;
  removedVariants = 0;
  unjudged = 0;
  readonly samples: CleaningSample[] = [];
  readonly #settings: SampleSettings;

  constructor(name: string, settings: SampleSettings) {
    this.name = name;
    this.#settings = settings;
  }

  note(unit: TranslationUnit, verdict: ReturnType<RuleRun["judge"]>, number: number): void {
    if (verdict === unit) return;
    if (verdict === "unjudged") {
      this.unjudged += 1;
    } else if (verdict === undefined) {
      this.dropped += 1;
      this.#sample(unit, "dropped", number);
    } else {
      this.changed += 1;
      this.removedVariants += unit.variants.length - verdict.variants.length;
      this.#sample(unit, "changed", number);
    }
  }

  toJSON(): RuleReport {
    const { name, dropped, changed, removedVariants, unjudged, samples } = this;
    return { name, dropped, changed, removedVariants, unjudged, samples: [...samples] };
  }

  #sample(unit: TranslationUnit, action: CleaningSample["action"], number: number): void {
    if (this.samples.length >= this.#settings.samples) return;
    const texts = unit.variants.map(({ language, segment }) => ({ language, text: cutText(plainText(segment)) }));
    this.samples.push({
      number,
      ...(unit.id !== undefined && { id: unit.id }),
      action,
      ...(this.#settings.sampleTexts && { texts }),
    });
  }
}

function cutText(text: string): string {
  return [...text.slice(0, 400)].slice(0, 200).join("");
}
