/** Amounts as readers of a language write them. */

export function bytesIn(language: string, bytes: number): string {
  const [unit, amount] =
    bytes < 1e6
      ? (["kilobyte", bytes / 1e3] as const)
      : bytes < 1e9
        ? (["megabyte", bytes / 1e6] as const)
        : (["gigabyte", bytes / 1e9] as const);
  return inUnit(language, unit, amount);
}

export function durationIn(language: string, milliseconds: number): string {
  return milliseconds < 1000
    ? inUnit(language, "millisecond", milliseconds)
    : inUnit(language, "second", milliseconds / 1000);
}

function inUnit(language: string, unit: string, amount: number): string {
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits }).format(amount);
}
