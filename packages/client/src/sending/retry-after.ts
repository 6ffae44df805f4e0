/**
 * The seconds to wait that a `Retry-After` header asks for: a count of seconds or an HTTP date (RFC 9110, 10.2.3).
 * `undefined` where the header is absent or neither; a date in the past is 0.
 */
export function retryAfterSeconds(header: string | null, now: number = Date.now()): number | undefined {
  const value = header?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value);
  if (!/^[A-Za-z]{3,9},? /.test(value)) return undefined;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000);
}
