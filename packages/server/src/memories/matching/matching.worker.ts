import { parentPort, workerData } from "node:worker_threads";
import { errorFacts } from "../../log.ts";
import { openStorage } from "../../storage/open.ts";
import { StorageError } from "../../storage/storage-error.ts";
import { indexFilesOf } from "./index-files.ts";
import { MemoryGoneError } from "./indexed-memory.ts";
import type { MatchingCall, MatchingNews, MatchingThreadData } from "./matching-call.ts";
import { type LookUp, MemoryIndexes } from "./memory-indexes.ts";

const { data, databaseUrl }: MatchingThreadData = workerData;
const say = (news: MatchingNews) => parentPort?.postMessage(news);
const onError = (error: unknown) => say({ kind: "problem", facts: errorFacts(error, error instanceof StorageError) });

const storage = await openStorage({ data, databaseUrl, onError });
const files = databaseUrl === undefined ? indexFilesOf(data, onError) : undefined;
await files?.sweep((memoryId) => storage.memories.isThere(memoryId));
const indexes = new MemoryIndexes({ repository: storage.memories, onError, ...(files !== undefined && { files }) });
const open = new Map<number, AbortController>();

parentPort?.on("message", (message: MatchingCall) => {
  switch (message.kind) {
    case "match":
      answer(message.call, message.lookUp);
      break;
    case "cancel":
      open.get(message.call)?.abort();
      break;
    case "forget":
      indexes.forget(message.memoryId);
      break;
    case "end":
      end();
      break;
  }
});

async function answer(call: number, lookUp: LookUp): Promise<void> {
  const cancelled = new AbortController();
  open.set(call, cancelled);
  try {
    say({ kind: "matched", call, matches: await indexes.match(lookUp, cancelled.signal) });
  } catch (error) {
    if (error instanceof MemoryGoneError) say({ kind: "gone", call });
    else say({ kind: "failed", call, message: error instanceof Error ? error.message : "unknown error" });
  } finally {
    open.delete(call);
  }
}

async function end(): Promise<void> {
  await indexes.close();
  await storage.close().catch(onError);
  parentPort?.close();
}
