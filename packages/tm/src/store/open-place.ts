import { fileURLToPath } from "node:url";
import { Keyv, type KeyvStoreAdapter } from "keyv";
import { Entries } from "./entries.ts";
import { isObject } from "./is-object.ts";
import { StoreError } from "./store-error.ts";
import { invalid, type Place, type StoreOptions, timeoutOf } from "./store-options.ts";

/** What differs between what is kept: translations can be had again, records cannot. */
export interface Keeping {
  /** How many bytes stay in memory, those used last; all where it is not given. */
  readonly memoryBytes?: number | undefined;
}

/**
 * Nothing is connected before it is asked.
 * @throws StoreError with the code `invalid_option` or `missing_package`.
 */
export async function openPlace(options: StoreOptions, { memoryBytes }: Keeping = {}): Promise<Entries> {
  const { place } = options;
  const timeoutMs = timeoutOf(options);
  if (isKeyv(place)) return new Entries(place, { timeoutMs, isOurs: false });
  if (isAdapter(place)) return new Entries(keyvOver(place), { timeoutMs, isOurs: false });
  const adapter = await adapterFor(addressOf(place), timeoutMs, memoryBytes);
  return new Entries(keyvOver(adapter), { timeoutMs, isOurs: true });
}

/** What the words of `place` mean. */
type Address =
  | { readonly kind: "memory" }
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "redis" | "postgres"; readonly url: string };

async function adapterFor(address: Address, timeoutMs: number, memoryBytes?: number): Promise<KeyvStoreAdapter> {
  switch (address.kind) {
    case "memory": {
      const { MemoryAdapter } = await import("./memory-adapter.ts");
      return new MemoryAdapter(memoryBytes);
    }
    case "file": {
      const { FileAdapter } = await import("./file/file-adapter.ts");
      return new FileAdapter(address.path);
    }
    case "redis": {
      const { RedisAdapter } = await installed("@keyv/redis", () => import("./redis-adapter.ts"));
      return new RedisAdapter(address.url, timeoutMs);
    }
    case "postgres": {
      const { PostgresAdapter } = await installed("pg", () => import("./postgres-adapter.ts"));
      return new PostgresAdapter(address.url, timeoutMs);
    }
  }
}

function addressOf(place: unknown): Address {
  const text = place instanceof URL ? place.href : place;
  if (typeof text !== "string" || text.trim() === "" || text.includes("\0")) {
    throw invalid("place", `give "memory", a path, a URL, a Keyv or an adapter for one`);
  }
  if (text === "memory") return { kind: "memory" };
  // A letter alone is a drive of Windows.
  const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(text)?.[1]?.toLowerCase();
  switch (scheme) {
    case undefined:
      return { kind: "file", path: ofNoHome(text) };
    case "file":
      return { kind: "file", path: text.startsWith("file:/") ? pathOf(text) : ofNoHome(text.slice("file:".length)) };
    case "redis":
    case "rediss":
      return { kind: "redis", url: checked(text) };
    case "postgres":
    case "postgresql":
      return { kind: "postgres", url: checked(text) };
    default:
      throw invalid("place", `${scheme}: is no place; give "memory", a path, or a URL of file:, redis: or postgres:`);
  }
}

/** `~` is the shell's: as a path it is a folder of that name in this one. */
function ofNoHome(path: string): string {
  if (path !== "" && !/^~(?:[\\/]|$)/.test(path)) return path;
  throw invalid("place", "give a whole path; nothing but a shell knows what ~ stands for");
}

function pathOf(url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw invalid("place", "this file: URL names no path of this machine; give file:///path or a path");
  }
}

/** The URL itself stays out of the message: it may hold a password. */
function checked(url: string): string {
  if (URL.canParse(url)) return url;
  throw invalid("place", "this URL cannot be read; write special characters of a password as %xx");
}

async function installed<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "ERR_MODULE_NOT_FOUND")) throw cause;
    throw new StoreError("missing_package", `place: this one needs the package ${name}: npm install ${name}.`, {
      cause,
    });
  }
}

/** What is read as text is JSON of ours, or nothing. */
function keyvOver(store: KeyvStoreAdapter): Keyv {
  return new Keyv({
    store,
    // Keys are whole as we make them; an adapter that was given keeps its own namespace.
    namespace: store.namespace ?? "",
    useKeyPrefix: false,
    serialize: JSON.stringify,
    deserialize: (text) => {
      try {
        return JSON.parse(text) ?? undefined;
      } catch {
        return undefined;
      }
    },
    throwOnErrors: true,
  });
}

function isKeyv(place: Place): place is Keyv {
  return isObject(place) && "deserializeData" in place && "getMany" in place;
}

function isAdapter(place: Place): place is KeyvStoreAdapter {
  return isObject(place) && "get" in place && "set" in place && "delete" in place && "clear" in place;
}
