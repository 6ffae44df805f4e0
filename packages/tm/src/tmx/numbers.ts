/** A whole number as TMX writes it: digits only. `undefined` for what is none, or too large to be exact. */
export function parseNumber(written: string): number | undefined {
  if (!/^\d{1,16}$/.test(written)) return undefined;
  const number = Number(written);
  return Number.isSafeInteger(number) ? number : undefined;
}
