import type { Cases } from "./case.ts";
import { dateFormatCases } from "./dates/date-format.ts";
import { numericDateCases } from "./dates/numeric-dates.ts";
import { timeCases } from "./dates/times.ts";
import { yearCases } from "./dates/years.ts";

export const datesAndTimesCases: Cases<"dates_and_times"> = {
  ...dateFormatCases,
  ...numericDateCases,
  ...timeCases,
  ...yearCases,
};
