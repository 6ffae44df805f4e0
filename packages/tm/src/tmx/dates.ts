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
  const date = new Date(0);
  date.setUTCFullYear(Math.trunc(day / 10_000), (Math.trunc(day / 100) % 100) - 1, day % 100);
  date.setUTCHours(Math.trunc(time / 10_000), Math.trunc(time / 100) % 100, time % 100);
  return dayOf(date) === day && timeOf(date) === time ? { date, isExact } : undefined;
}

/** What there is not, such as 30 February, has become another day. */
function dayOf(date: Date): number {
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

function timeOf(date: Date): number {
  return date.getUTCHours() * 10_000 + date.getUTCMinutes() * 100 + date.getUTCSeconds();
}

/** @returns `undefined` for a date that is none or whose year does not have four digits. Parts of seconds are dropped. */
export function formatDate(date: Date): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  const iso = date.toISOString();
  return iso.length === 24 ? `${iso.slice(0, 19).replaceAll(/[-:]/g, "")}Z` : undefined;
}
