import { type ImportJob, isDragomanError, type TranslationMemory } from "@dragoman/client";
import type { Content } from "./content.ts";
import { isNotFound } from "./find-memory.ts";
import { type KeptState, revisionOf } from "./state.ts";
import { type SyncClient, SyncConflictError, type SyncOptions } from "./sync.ts";

/** What became of an import. */
export interface ImportedMemory {
  readonly memory: TranslationMemory;
  /** Units that the service could not use. */
  readonly skipped: number;
  /** Memories that were deleted, because this one has their place. */
  readonly replaced: readonly string[];
}

/** A memory that is imported, takes the place of others, and is remembered, a step at a time. */
export class PushedMemory {
  readonly #client: SyncClient;
  readonly #state: KeptState;
  readonly #options: SyncOptions & { readonly name: string };

  constructor(client: SyncClient, state: KeptState, options: SyncOptions & { readonly name: string }) {
    this.#client = client;
    this.#state = state;
    this.#options = options;
  }

  /** Finishes what was begun before: waits for the import, and deletes what it replaces. */
  async resume(): Promise<ImportedMemory | undefined> {
    const { importing, synced } = this.#state.now;
    const former = synced === undefined ? [] : [synced.translationMemoryId];
    const imported = importing && (await this.#finishBegun(importing, former));
    const replaced = await this.replace([]);
    return imported && { ...imported, replaced };
  }

  /**
   * Imports a file of that content, and then deletes the memories whose place it takes.
   * @param file - the file from its beginning.
   */
  async import(
    file: () => AsyncIterable<Uint8Array>,
    { bytes, digest, units }: Content & { readonly bytes: number },
    toReplace: readonly string[],
  ): Promise<ImportedMemory> {
    const { name, signal } = this.#options;
    const upload = { name, filename: "memory.tmx", contentLength: bytes, signal };
    const job = await this.#client.memories.import(file(), upload);
    const content = { digest, units };
    await this.#state.change({ importing: { jobId: job.handle.jobId, name, content } });
    try {
      const imported = await this.#finish(job, content, toReplace);
      return { ...imported, replaced: await this.replace([]) };
    } catch (error) {
      throw isNotFound(error) ? gone(name) : error;
    }
  }

  /** Deletes memories, those too that were left to be deleted. @returns which. */
  async replace(ids: readonly string[]): Promise<readonly string[]> {
    const all = [...new Set([...this.#state.now.replaced, ...ids])];
    for (const [at, id] of all.entries()) {
      try {
        await this.#client.memories.delete(id, { signal: this.#options.signal });
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
      await this.#state.change({ replaced: all.slice(at + 1) });
    }
    return all;
  }

  /** `undefined` where the job came to nothing, or the service does not know it any more. */
  async #finishBegun(
    { jobId, content }: { readonly jobId: string; readonly content: Content },
    former: readonly string[],
  ): Promise<Omit<ImportedMemory, "replaced"> | undefined> {
    try {
      return await this.#finish(this.#client.memories.resumeImport({ jobId }), content, former);
    } catch (error) {
      if (!isNotFound(error) && !(isDragomanError(error) && error.kind === "job-failed")) throw error;
      await this.#state.change({ importing: undefined });
      return undefined;
    }
  }

  async #finish(
    job: ImportJob,
    content: Content,
    toReplace: readonly string[],
  ): Promise<Omit<ImportedMemory, "replaced">> {
    const { signal, deadlineMs, intervalMs, onProgress } = this.#options;
    const { jobId } = job.handle;
    const done = await job.wait({
      signal,
      deadlineMs,
      intervalMs,
      onProgress: ({ status }) => onProgress?.({ operation: "import", jobId, status }),
    });
    const memory = await this.#client.memories.get(done.translationMemoryId, { signal });
    const { translationMemoryId } = memory;
    const skipped = done.skippedSegmentCount ?? 0;
    await this.#state.change({
      synced: { translationMemoryId, name: this.#options.name, content, skipped, revision: revisionOf(memory) },
      importing: undefined,
      replaced: [...this.#state.now.replaced, ...toReplace],
    });
    return { memory, skipped };
  }
}

/** Another push at the same time has put its own memory there. */
function gone(name: string): SyncConflictError {
  const message = `The memory ${JSON.stringify(name)} was replaced while it was imported. Pull what is there, or overwrite it.`;
  return new SyncConflictError("memory", message);
}
