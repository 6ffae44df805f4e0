import { destination, type Level, pino } from "pino";
import { errorCode } from "./error-code.ts";

/** The service's own log: JSON lines that never hold a key, a text, a reporting tag or a query. */
export interface Log {
  isLevelEnabled(level: string): boolean;
  error(facts: object, message?: string): void;
  warn(facts: object, message?: string): void;
  info(facts: object, message?: string): void;
  debug(facts: object, message?: string): void;
}

/** Writes to standard error, so that what the service tells a person on standard output stands alone. */
export function createLog(level: Level | "silent"): Log {
  return pino({ level, base: { service: "dragoman" } }, destination({ fd: 2, sync: true }));
}

/**
 * An error as the log may have it: what kind, and where in the code. An unforeseen error's message may quote what a
 * request said, so only errors that promise not to are shown with theirs.
 */
export function errorFacts(error: unknown, isSafe: boolean): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = errorCode(error);
  const at = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 8)
    .map((line) => line.trim());
  return { error: error.name, ...(code !== undefined && { code }), ...(isSafe ? { reason: error.message } : { at }) };
}
