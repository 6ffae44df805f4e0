import { closeSync, fdatasync, openSync, realpathSync } from "node:fs";

/** The file that SQLite writes commits to before they go into the database (https://www.sqlite.org/wal.html). */
export interface WriteAheadLog {
  /** Resolves when all commits that were written before the call are on disk. */
  sync(): Promise<void>;
  /** Waits for syncs that are under way. */
  close(): Promise<void>;
}

/**
 * SQLite can sync a commit itself, but holds up its thread meanwhile. This syncs the same file by descriptors of our
 * own, which is the same to the system, as a sync is of a file. What a checkpoint has moved into the database by then
 * has been synced by it. Open it after a connection: the log is there as long as one is open.
 * @param file of the database
 * @param syncsAtOnce Each has a descriptor of its own: of two on one, the system tells one alone of an error.
 */
export function openWriteAheadLog(file: string, syncsAtOnce: number): WriteAheadLog {
  // Where SQLite has it: beside the file that a link leads to.
  const log = `${realpathSync(file)}-wal`;
  const free = Array.from({ length: syncsAtOnce }, () => openSync(log, "r+"));
  let underWay = 0;
  let idle: (() => void) | undefined;

  function sync(): Promise<void> {
    const descriptor = free.pop();
    if (descriptor === undefined) return Promise.reject(new Error(`More than ${syncsAtOnce} syncs are under way.`));
    underWay++;
    return new Promise((resolve, reject) => {
      fdatasync(descriptor, (error) => {
        free.push(descriptor);
        if (error === null) resolve();
        else reject(error);
        if (--underWay === 0) idle?.();
      });
    });
  }

  async function close(): Promise<void> {
    if (underWay > 0) {
      await new Promise<void>((resolve) => {
        idle = resolve;
      });
    }
    for (const descriptor of free) closeSync(descriptor);
  }

  return { sync, close };
}
