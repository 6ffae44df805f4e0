import { errorFacts } from "../../log.ts";
import { indexFilesOf } from "./index-files.ts";
import type { MemoryMatching, MemoryMatchingParts } from "./memory-matching.ts";

/** Matching that is loaded by the first request that names a memory: most services have none, and it takes room. */
export function createLazyMatching(parts: MemoryMatchingParts): MemoryMatching {
  let loading: Promise<MemoryMatching> | undefined;
  let loaded: MemoryMatching | undefined;
  const { data, databaseUrl, changes, log } = parts;
  const onError = (error: unknown) => log.warn(errorFacts(error, false), "An index's file could not be deleted");
  const files = databaseUrl === undefined && data !== "memory" ? indexFilesOf(data, onError) : undefined;

  // A deleted memory leaves nothing behind, whether or not anything is looked up in this process.
  const unsubscribe = changes.subscribe(({ topic, id }) => {
    if (topic === "translation_memories" && id !== null && loading === undefined) files?.delete(id);
  });

  async function load(): Promise<MemoryMatching> {
    const { createMemoryMatching } = await import("./memory-matching.ts");
    loaded = createMemoryMatching(parts);
    return loaded;
  }

  return {
    find: (...request) => {
      if (loaded !== undefined) return loaded.find(...request);
      loading ??= load();
      return loading.then((matching) => matching.find(...request));
    },
    close: async () => {
      unsubscribe();
      await (await loading)?.close();
    },
  };
}
