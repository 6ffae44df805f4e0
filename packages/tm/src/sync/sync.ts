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

/**
 * What was found on the other side: `changed`, it is not what was synced last, also where another memory has its place;
 * `deleted`, there is no such memory any more; `unreadable`, units here were left out or the file breaks off; `untaken`,
 * there are units here that the service could not use when they were pushed, so that the memory never had them.
 */
export type SyncConflict = "changed" | "deleted" | "unreadable" | "untaken";

/** Going on would lose what the other side has. Nothing was done; `overwrite` goes on all the same. */
export class SyncConflictError extends Error {
  override readonly name = "SyncConflictError";
  /** Which side has something of its own. */
  readonly changed: "memory" | "units";
  readonly reason: SyncConflict;

  constructor(changed: SyncConflictError["changed"], message: string, reason: SyncConflict = "changed") {
    super(message);
    this.changed = changed;
    this.reason = reason;
  }
}
