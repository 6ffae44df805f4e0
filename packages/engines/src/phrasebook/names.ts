import { catalogue } from "../catalogue.ts";

/**
 * English writes months, days and languages with a capital, and without it some are other words: `may`, `march`,
 * `polish`, `sat`.
 */
export function isEnglishName(text: string): boolean {
  return names.has(text.toLowerCase().replace(/\.$/, ""));
}

const names: ReadonlySet<string> = new Set(
  [...monthsAndDays("long"), ...monthsAndDays("short"), ...catalogue.map(({ name }) => name)].map((name) =>
    name.toLowerCase(),
  ),
);

function monthsAndDays(style: "long" | "short"): readonly string[] {
  const month = new Intl.DateTimeFormat("en", { month: style, timeZone: "UTC" });
  const day = new Intl.DateTimeFormat("en", { weekday: style, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => {
    const date = Date.UTC(2024, index, index + 1);
    return [month.format(date), day.format(date)];
  }).flat();
}
