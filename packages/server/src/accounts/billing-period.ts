import type { DayRange } from "../storage/usage-store.ts";

/** A calendar month, UTC. */
export interface BillingPeriod {
  readonly start: Date;
  /** The first moment of the next period. */
  readonly end: Date;
  readonly days: DayRange;
}

export function billingPeriodAt(now: Date): BillingPeriod {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return { start, end, days: { from: utcDay(start), before: utcDay(end) } };
}

/** `YYYY-MM-DD`, UTC. */
export function utcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function isWithin(day: string, days: DayRange): boolean {
  return day >= days.from && day < days.before;
}
