import type { EditContext } from "../../rule.ts";
import { byRegion } from "../../text/number-convention.ts";

/** How a language of a region writes dates in numbers and hours, as CLDR has it. */
export interface DateConvention {
  readonly order: "ymd" | "dmy" | "mdy";
  /** Between the parts of a date: `.`, `/`, `. ` or `-`. */
  readonly separator: string;
  readonly padsDays: boolean;
  readonly padsHours: boolean;
}

const conventionIn = byRegion(readConvention);

export function dateConventionOf(context: EditContext): DateConvention {
  return conventionIn(context) ?? { order: "ymd", separator: "-", padsDays: true, padsHours: true };
}

function readConvention(tag: string): DateConvention {
  const format = new Intl.DateTimeFormat(tag, {
    ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" },
    ...{ hourCycle: "h23", calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" },
  });
  const parts = format.formatToParts(Date.UTC(2026, 2, 4, 9, 5));
  const written = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const order = parts
    .filter(({ type }) => type === "year" || type === "month" || type === "day")
    .map(({ type }) => type.charAt(0))
    .join("");
  return {
    order: order === "dmy" || order === "mdy" ? order : "ymd",
    separator: written("literal"),
    padsDays: written("day").length === 2,
    padsHours: written("hour").length === 2,
  };
}
