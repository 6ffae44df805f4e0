import { type ExportJob, isDragomanError, type WatchOptions } from "@dragoman/client";
import { orAborted } from "../reading/or-aborted.ts";
import type { SyncClient } from "./sync.ts";

/** How long to wait while another export runs, and between two questions. */
export type ExportOptions = WatchOptions;

/**
 * Has a memory written as TMX. While another export of it runs, which a service answers with 409, it is asked again
 * until `deadlineMs` is over; most services then use that one.
 * @throws what the client throws, the 409 too once the time is over, and the signal's reason.
 */
export async function exportWhenFree(
  client: SyncClient,
  translationMemoryId: string,
  { signal, intervalMs = 2000, deadlineMs = 3_600_000 }: ExportOptions = {},
): Promise<ExportJob> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    try {
      return await client.memories.export(translationMemoryId, { signal });
    } catch (error) {
      const isBusy = isDragomanError(error) && error.status === 409;
      if (!isBusy || performance.now() + intervalMs > end) throw error;
    }
    await pause(intervalMs, signal);
  }
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  try {
    await orAborted(promise, signal);
  } finally {
    clearTimeout(timer);
  }
}
