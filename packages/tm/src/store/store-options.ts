import type { Keyv, KeyvStoreAdapter } from "keyv";
import { StoreError } from "./store-error.ts";

/**
 * Where a store keeps what it is given:
 * - `"memory"`: this process, as long as it runs;
 * - a path, or a `file:` URL: a file that processes of one machine share;
 * - `redis://…`, `rediss://…`: Redis, with the package `@keyv/redis`;
 * - `postgres://…`, `postgresql://…`: PostgreSQL, with the package `pg`;
 * - a `Keyv` of version 5, or an adapter for one: wherever that keeps it. Who made it closes it.
 */
export type Place = string | URL | Keyv | KeyvStoreAdapter;

export interface StoreOptions {
  readonly place: Place;
  /** What all keys begin with, so that others may use the place too. Letters, digits, `.`, `_` and `-`; default `dragoman`. */
  readonly namespace?: string | undefined;
  /** Milliseconds that the place has for an answer. Default 10 000. */
  readonly timeoutMs?: number | undefined;
}

const defaultNamespace = "dragoman";
const defaultTimeout = 10_000;

/** @throws StoreError with the code `invalid_option`. */
export function namespaceOf({ namespace = defaultNamespace }: StoreOptions): string {
  // No character that means something to a search for keys: `*` and `?` in Redis, `:` between the parts of ours.
  if (typeof namespace === "string" && /^[A-Za-z0-9._-]{1,64}$/.test(namespace)) return namespace;
  throw invalid("namespace", "give 1 to 64 letters, digits, dots, dashes or underscores");
}

/** @throws StoreError with the code `invalid_option`. */
export function timeoutOf({ timeoutMs }: StoreOptions): number {
  return positive("timeoutMs", timeoutMs) ?? defaultTimeout;
}

/** @throws StoreError with the code `invalid_option`, which names the option. */
export function positive(name: string, value: number | undefined): number | undefined {
  // setTimeout takes 31 bits, and a longer life than this means none at all.
  const highest = name === "timeoutMs" ? 2 ** 31 - 1 : Number.MAX_SAFE_INTEGER;
  if (value === undefined || (Number.isSafeInteger(value) && value >= 1 && value <= highest)) return value;
  throw invalid(name, `give a whole number from 1 to ${highest}`);
}

/** @throws StoreError with the code `invalid_option`, which names the option. */
export function named(name: string, value: string): string {
  if (typeof value === "string" && value !== "") return value;
  throw invalid(name, "give a text that is not empty");
}

export function invalid(name: string, remedy: string): StoreError {
  return new StoreError("invalid_option", `${name}: ${remedy}.`);
}
