import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { isObject } from "./is-object.ts";
import { type MessageRecord, readRecord } from "./message-records.ts";
import { openPlace } from "./open-place.ts";
import { named, namespaceOf, type StoreOptions } from "./store-options.ts";

export interface RecordStoreOptions extends StoreOptions {
  /** Whose messages these are, as one place may have several. */
  readonly project: string;
}

/** Which messages of a project are meant. */
export interface RecordScope {
  /** The language of the translations. */
  readonly language: string;
  /** A namespace of i18next, or what else divides a project: a file, a domain. */
  readonly namespace: string;
}

/**
 * What is known of messages, by their keys. Each message is an entry of its own, so that processes that write to one
 * namespace lose nothing of each other's: no place has to compare before it writes, which not every one can. Of two
 * that write the same message the later one counts; an edit is safe even then, as it is told by the text that stands.
 */
export interface RecordStore extends AsyncDisposable {
  /** Those of the messages that have one. */
  readonly get: (scope: RecordScope, keys: Iterable<string>) => Promise<Map<string, MessageRecord>>;
  /** Every one, in no order. Reads all of the namespace; in Redis it looks at the keys of all of the database. */
  readonly all: (scope: RecordScope) => Promise<Map<string, MessageRecord>>;
  readonly set: (scope: RecordScope, records: Iterable<readonly [string, MessageRecord]>) => Promise<void>;
  readonly delete: (scope: RecordScope, keys: Iterable<string>) => Promise<void>;
  /** Ends connections. A `Keyv` or an adapter that was given stays open. */
  readonly close: () => Promise<void>;
}

/**
 * Records never expire, and memory holds all of them: unlike a translation, an edit cannot be had again. Give them a place
 * that forgets nothing.
 * @throws StoreError, from here with the code `invalid_option` or `missing_package`.
 */
export async function createRecordStore(options: RecordStoreOptions): Promise<RecordStore> {
  const project = named("project", options.project);
  const namespace = namespaceOf(options);
  const entries = await openPlace(options);
  const prefixOf = (scope: RecordScope) => `${namespace}:r1:${digestOf([project, scope.language, scope.namespace])}`;
  const entryKey = (prefix: string, key: string) => `${prefix}:${digestOf([key])}`;
  return {
    get: async (scope, keys) => {
      const prefix = prefixOf(scope);
      const asked = [...new Set(keys)];
      const values = await entries.getMany(asked.map((key) => entryKey(prefix, key)));
      return new Map(values.flatMap((value, index) => entryOf(value).filter(([key]) => key === asked[index])));
    },
    all: async (scope) => {
      const records = new Map<string, MessageRecord>();
      for await (const value of entries.valuesUnder(prefixOf(scope))) {
        for (const [key, record] of entryOf(value)) records.set(key, record);
      }
      return records;
    },
    set: async (scope, records) => {
      const prefix = prefixOf(scope);
      const given = [...records].map(([key, record]) => [entryKey(prefix, key), { key, ...record }] as const);
      await entries.setMany(given);
    },
    delete: async (scope, keys) => {
      const prefix = prefixOf(scope);
      await entries.deleteMany([...keys].map((key) => entryKey(prefix, key)));
    },
    close: () => entries.close(),
    [Symbol.asyncDispose]: () => entries.close(),
  };
}

/** A key may be of any length and hold anything, and some places bear neither. 128 bits, as nobody gains by two alike. */
function digestOf(parts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))).subarray(0, 16));
}

/** One, or none where it is not a record. */
function entryOf(value: unknown): [key: string, record: MessageRecord][] {
  const record = readRecord(value);
  if (record === undefined || !isObject(value) || typeof value["key"] !== "string") return [];
  return [[value["key"], record]];
}
