const counts = new Intl.NumberFormat("en");
const decimals = {
  1: new Intl.NumberFormat("en", { maximumFractionDigits: 1 }),
  2: new Intl.NumberFormat("en", { maximumFractionDigits: 2 }),
} as const;
const sizes = ["B", "kB", "MB", "GB", "TB"] as const;

/** `12,345`. */
export function count(number: number): string {
  return counts.format(number);
}

/** `1 unit`, `12,345 units`. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}

/** `36.2 MB`, in powers of 1000. */
export function byteSize(bytes: number): string {
  let amount = bytes;
  let at = 0;
  while (amount >= 999.5 && at < sizes.length - 1) {
    amount /= 1000;
    at += 1;
  }
  return `${amount.toFixed(at === 0 || amount >= 99.95 ? 0 : 1)} ${sizes[at]}`;
}

/** At most so many places behind the point, rounded as people round: `87.3`, `90`, `12,345.6`, `14.4` for 14.35. */
export function decimal(number: number, places: 1 | 2 = 1): string {
  return decimals[places].format(number);
}
