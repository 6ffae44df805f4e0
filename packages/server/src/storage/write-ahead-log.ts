import { closeSync, fdatasync, openSync } from "node:fs";

/** The file that SQLite writes commits to before they go into the database (https://www.sqlite.org/wal.html). */
export interface WriteAheadLog {
  /** Resolves when all commits that were written before the call are on disk. */
  sync(): Promise<void>;
  /** Waits for syncs that are under way. */
  close(): Promise<void>;
}

/**
 * SQLite can sync a commit itself, but holds up its thread meanwhile. This syncs the same file by a descriptor of our
 * own, which is the same to the system, as a sync is of a file and not of a descriptor. What a checkpoint has moved into
 * the database by then has been synced by it. Open it after a connection: the log is there as long as one is open.
 * @param file of the database
 */
export function openWriteAheadLog(file: string): WriteAheadLog {
  const descriptor = openSync(`${file}-wal`, "r+");
  let underWay = 0;
  let idle: (() => void) | undefined;
  return {
    sync: () =>
      new Promise((resolve, reject) => {
        underWay++;
        fdatasync(descriptor, (error) => {
          if (error === null) resolve();
          else reject(error);
          if (--underWay === 0) idle?.();
        });
      }),
    async close() {
      if (underWay > 0) {
        await new Promise<void>((resolve) => {
          idle = resolve;
        });
      }
      closeSync(descriptor);
    },
  };
}
