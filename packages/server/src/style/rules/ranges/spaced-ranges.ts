import type { StyleLanguage } from "../../rule.ts";
import { monthNames } from "../dates/months.ts";

/** An amount with its unit: `10 kg`, `9 a.m.`, `5 %`. */
const unit = "([%‰€$£¥]|°[CF]?|\\p{L}{1,3}\\.?(?:\\p{L}\\.)?)";
const amountBefore = new RegExp(`\\d[ \\u{a0}\\u{202f}]?${unit}$`, "u");
const amountBehind = new RegExp(`^[$€£¥]?\\d[\\d.,:]*[ \\u{a0}\\u{202f}]?${unit}(?!\\p{L})`, "u");
const halfOfDay = /^[ap]\.?m\.?$/i;

/** Days and months, with or without a number or a year: `Mon`, `March 3`, `3. Mai`, `Januar 2026`. */
const days: ReadonlyMap<StyleLanguage, { readonly before: RegExp; readonly behind: RegExp }> = new Map(
  (["de", "en", "fr", "it"] as const).map((language) => {
    const name = `(?:${weekdayNames(language).join("|")}|${monthNames(language)?.source ?? ""})`;
    const number = "\\d{1,2}(?:\\.|er|st|nd|rd|th)?";
    const before = new RegExp(`(?<!\\p{L})${name}(?: ${number})?(?:,? \\d{4})?$`, "iu");
    return [language, { before, behind: new RegExp(`^(?:${number} )?${name}(?!\\p{L})|^${number}(?!\\d)`, "iu") }];
  }),
);

/** Whether a dash with spaces around it says from where to where, as in `Mon – Fri`, and breaks no sentence. */
export function isSpacedRange(input: string, start: number, end: number, language: StyleLanguage): boolean {
  const [before, behind] = [input.slice(Math.max(0, start - 24), start), input.slice(end, end + 24)];
  if (isRangeOfAmounts(before, behind)) return true;
  const names = days.get(language);
  if (names === undefined) return false;
  return names.before.test(before) && names.behind.test(behind);
}

/** Both have the same unit; of the day, each its half. */
function isRangeOfAmounts(before: string, behind: string): boolean {
  const [, one] = amountBefore.exec(before) ?? [];
  const [, other] = amountBehind.exec(behind) ?? [];
  if (one === undefined || other === undefined) return false;
  return one.toLowerCase() === other.toLowerCase() || (halfOfDay.test(one) && halfOfDay.test(other));
}

/** As the Unicode locale data have them, long and short; Monday first. */
function weekdayNames(language: StyleLanguage): readonly string[] {
  return (["long", "short"] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
    return Array.from({ length: 7 }, (_, day) => `${format.format(Date.UTC(2026, 0, 5 + day)).replace(/\.$/, "")}\\.?`);
  });
}
