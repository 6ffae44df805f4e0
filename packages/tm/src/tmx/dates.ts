/** `YYYYMMDDThhmmssZ` (TMX 1.4b, 3.2, "creationdate"). */
const pattern = /^\d{8}T\d{6}Z$/;
/** The same with the separators that some tools put in. */
const loosePattern = /^\d{4}-?\d\d-?\d\dT\d\d:?\d\d:?\d\dZ$/;

/** @returns `undefined` for what is no such date; `isExact` says whether it is written as TMX has it. */
export function parseDate(written: string): { readonly date: Date; readonly isExact: boolean } | undefined {
  const isExact = pattern.test(written);
  if (!isExact && !loosePattern.test(written)) return undefined;
  const digits = isExact ? written : written.replaceAll(/[-:]/g, "");
  const day = Number(digits.slice(0, 8));
  const time = Number(digits.slice(9, 15));
  return isDay(day) && isTime(time) ? { date: dateOf(day, time), isExact } : undefined;
}

function isDay(day: number): boolean {
  const year = Math.trunc(day / 10_000);
  const month = Math.trunc(day / 100) % 100;
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day % 100 >= 1 && day % 100 <= days;
}

function isTime(time: number): boolean {
  return time < 240_000 && Math.trunc(time / 100) % 100 < 60 && time % 100 < 60;
}

function dateOf(day: number, time: number): Date {
  const year = Math.trunc(day / 10_000);
  const month = (Math.trunc(day / 100) % 100) - 1;
  const clock = [Math.trunc(time / 10_000), Math.trunc(time / 100) % 100, time % 100] as const;
  const date = new Date(Date.UTC(year, month, day % 100, ...clock));
  // For these, 1900 is added.
  if (year < 100) date.setUTCFullYear(year, month, day % 100);
  return date;
}

/** @returns `undefined` for a date that is none or whose year does not have four digits. Parts of seconds are dropped. */
export function formatDate(date: Date): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  const iso = date.toISOString();
  return iso.length === 24 ? `${iso.slice(0, 19).replaceAll(/[-:]/g, "")}Z` : undefined;
}
