import type { Client, MemoryJobStatus, WatchOptions } from "@dragoman/client";
import type { StateStore } from "./state.ts";

/** What of a client of `@dragoman/client` is used. */
export type SyncClient = Pick<Client, "memories">;

/** An import or export that the service works on. `jobId` stands for it in `memories.resumeImport` and `resumeExport`. */
export interface SyncProgress {
  readonly operation: "import" | "export";
  readonly jobId: string;
  readonly status: MemoryJobStatus["status"];
}

export interface SyncOptions extends WatchOptions {
  /** Where this pair of a file and a memory is remembered. One for both ways; used by one push or pull at a time. */
  readonly state: StateStore;
  /**
   * Whether what the other side has, and this state does not know of, may be lost. Default false: it is a
   * `SyncConflictError`, or left where it is.
   */
  readonly overwrite?: boolean | undefined;
  /** Told of the job when it is first known, and whenever its status has changed. */
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
}

/** Going on would lose changes of the other side. Nothing was done; `overwrite` goes on all the same. */
export class SyncConflictError extends Error {
  override readonly name = "SyncConflictError";
  /** Which side has changes of its own. */
  readonly changed: "memory" | "units";

  constructor(changed: SyncConflictError["changed"], message: string) {
    super(message);
    this.changed = changed;
  }
}
