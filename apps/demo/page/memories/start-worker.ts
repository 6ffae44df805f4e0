import { type Remote, wrap } from "comlink";
import workerUrl from "./worker/memory.worker.ts?worker&url";
import type { MemoryRoom } from "./worker/memory-room.ts";

export type RemoteMemoryRoom = Remote<MemoryRoom>;

/**
 * Starts the worker that holds the memory.
 * @param onBroken called where it cannot be started.
 */
export function startWorker(onBroken: () => void): RemoteMemoryRoom {
  trustOnly(workerUrl);
  const worker = new Worker(workerUrl, { type: "module", name: "memory" });
  worker.addEventListener("error", onBroken, { once: true });
  return wrap<MemoryRoom>(worker);
}

/** The document's policy takes scripts from a Trusted Types policy alone. This one lets through a single address. */
function trustOnly(address: string): void {
  window.trustedTypes?.createPolicy("default", { createScriptURL: (url) => (url === address ? url : null) });
}
