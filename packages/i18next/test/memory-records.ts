import type { MessageRecord, RecordStore } from "../src/records.ts";

/** Records in a map, as a test can look at them. */
export interface MemoryRecords extends RecordStore {
  readonly all: (language: string, namespace: string) => Readonly<Record<string, MessageRecord>>;
  /** How often records were written. */
  readonly writes: () => number;
}

export function memoryRecords(): MemoryRecords {
  const spaces = new Map<string, Map<string, MessageRecord>>();
  let writes = 0;
  const spaceOf = (language: string, namespace: string) => {
    const id = `${language}|${namespace}`;
    const space = spaces.get(id) ?? new Map<string, MessageRecord>();
    spaces.set(id, space);
    return space;
  };
  return {
    read: async (language, namespace) => new Map(spaceOf(language, namespace)),
    write: async (language, namespace, records) => {
      writes++;
      for (const [key, record] of records) spaceOf(language, namespace).set(key, record);
    },
    all: (language, namespace) => Object.fromEntries(spaceOf(language, namespace)),
    writes: () => writes,
  };
}
