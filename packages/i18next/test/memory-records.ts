import { createRecordStore, type MessageRecord, type RecordStore } from "@dragoman/tm/store";

/** A store in memory, as a test can look at it. */
export interface MemoryRecords extends Pick<RecordStore, "get" | "set"> {
  readonly all: (language: string, namespace: string) => Promise<Readonly<Record<string, MessageRecord>>>;
  /** How often records were written. */
  readonly writes: () => number;
}

export async function memoryRecords(): Promise<MemoryRecords> {
  const store = await createRecordStore({ project: "shop", place: "memory" });
  let writes = 0;
  return {
    get: store.get,
    set: async (scope, records) => {
      writes++;
      await store.set(scope, records);
    },
    all: async (language, namespace) => Object.fromEntries(await store.all({ language, namespace })),
    writes: () => writes,
  };
}
