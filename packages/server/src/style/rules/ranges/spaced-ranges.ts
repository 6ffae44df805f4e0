import type { StyleLanguage } from "../../rule.ts";
import { monthNames } from "../dates/months.ts";

/** What a range goes from and to, at the end of what stands before its dash and at the start of what stands behind. */
interface Sides {
  readonly before: RegExp;
  readonly behind: RegExp;
}

/** An amount with its unit: `10 kg`, `9 a.m.`, `5 %`. */
const amounts: Sides = {
  before: /\d[ \u{a0}\u{202f}]?(?:[%‰€$£¥]|°[CF]?|\p{L}{1,3}\.?(?:\p{L}\.)?)$/u,
  behind: /^[$€£¥]?\d/u,
};

/** Days and months, with or without a number: `Mon`, `March 3`, `3. Mai`. */
const days: ReadonlyMap<StyleLanguage, Sides> = new Map(
  (["de", "en", "fr", "it"] as const).map((language) => {
    const name = `(?:${weekdayNames(language).join("|")}|${monthNames(language)?.source ?? ""})`;
    const number = "\\d{1,2}(?:\\.|er|st|nd|rd|th)?";
    const before = new RegExp(`(?<!\\p{L})${name}(?: ${number})?$`, "iu");
    return [language, { before, behind: new RegExp(`^(?:${number} )?${name}(?!\\p{L})|^${number}(?!\\d)`, "iu") }];
  }),
);

/** Whether a dash with spaces around it says from where to where, as in `Mon – Fri`, and breaks no sentence. */
export function isSpacedRange(input: string, start: number, end: number, language: StyleLanguage): boolean {
  const [before, behind] = [input.slice(Math.max(0, start - 24), start), input.slice(end, end + 24)];
  return [amounts, days.get(language)].some((sides) => sides?.before.test(before) && sides.behind.test(behind));
}

/** As the Unicode locale data have them, long and short; Monday first. */
function weekdayNames(language: StyleLanguage): readonly string[] {
  return (["long", "short"] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
    return Array.from({ length: 7 }, (_, day) => `${format.format(Date.UTC(2026, 0, 5 + day)).replace(/\.$/, "")}\\.?`);
  });
}
