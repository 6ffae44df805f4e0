import type { AccountId, KeyId } from "../accounts/account.ts";
import { sqliteBusy, sqliteResultCode } from "./node-sqlite.ts";
import { StorageError } from "./storage-error.ts";
import type { UsageRepository } from "./usage-repository.ts";
import type { DayRange, ProductUnits, UsageGroup, UsageStore } from "./usage-store.ts";
import { type startUsageWorker, UsageThread } from "./usage-thread.ts";
import { openHastyUsageWriter, type UsageWriter } from "./usage-writer.ts";
import { openWriteAheadLog, type WriteAheadLog } from "./write-ahead-log.ts";

export interface EmbeddedUsageParts {
  /** Of the database. */
  readonly file: string;
  /** Answers what needs no connection of its own. */
  readonly reader: UsageRepository;
  /** Told of a thread that was lost. */
  readonly onError: (error: Error) => void;
  readonly openLog?: typeof openWriteAheadLog;
  readonly startWorker?: typeof startUsageWorker;
}

/** Rows after which the log is moved into the database: each writes a page or less of the thousand that SQLite lets wait. */
const rowsPerCheckpoint = 500;

/**
 * Usage of the embedded database. A group is written by a connection of the calling thread, which takes microseconds,
 * and the wait for the disk is left to the system, so that groups follow each other while others are on their way.
 * What has to wait for a lock, or may take long, is for a thread.
 */
export class EmbeddedUsage implements UsageStore {
  readonly groupsAtOnce = 3;
  readonly #parts: EmbeddedUsageParts;
  readonly #thread: UsageThread;
  #open: { readonly writer: UsageWriter; readonly log: WriteAheadLog } | undefined;
  #rowsSinceCheckpoint = 0;
  /** Set for good once the disk has refused to keep what was written. */
  #loss: StorageError | undefined;
  #closed = false;

  constructor(parts: EmbeddedUsageParts) {
    this.#parts = parts;
    this.#thread = new UsageThread(parts.file, parts.onError, parts.startWorker);
  }

  async prepare(): Promise<void> {
    if (this.#loss !== undefined) throw this.#loss;
    this.#opened();
  }

  async commit(group: UsageGroup): Promise<void> {
    if (this.#loss !== undefined) throw this.#loss;
    if (this.#isWrittenAtOnce(group)) {
      this.#checkpointInTime(group.rows.length);
      await this.#sync();
    } else {
      await this.#thread.commit(group);
    }
    // What is behind a loss in the log is lost with it, although the disk has it.
    if (this.#loss !== undefined) throw this.#loss;
  }

  charactersByAccount(accounts: readonly AccountId[], days: DayRange): Promise<ReadonlyMap<AccountId, number>> {
    return this.#thread.charactersByAccount(accounts, days);
  }

  unitsByProduct(account: AccountId, key: KeyId, days: DayRange): Promise<ProductUnits> {
    return this.#parts.reader.unitsByProduct(account, key, days);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread.close();
    await this.#open?.log.close();
    this.#open?.writer.close();
    this.#open = undefined;
  }

  #opened(): { readonly writer: UsageWriter; readonly log: WriteAheadLog } {
    // One opened now would have nobody to close it.
    if (this.#closed) throw new StorageError("failed", "The database is closed.");
    if (this.#open === undefined) {
      const { file, openLog = openWriteAheadLog } = this.#parts;
      const writer = openHastyUsageWriter(file);
      try {
        this.#open = { writer, log: openLog(file, this.groupsAtOnce) };
      } catch (error) {
        writer.close();
        throw error;
      }
    }
    return this.#open;
  }

  /** Not where another connection is writing. */
  #isWrittenAtOnce(group: UsageGroup): boolean {
    try {
      this.#opened().writer.commit(group);
      return true;
    } catch (error) {
      if (sqliteResultCode(error) === sqliteBusy) return false;
      throw error instanceof StorageError ? error : unwritten(error);
    }
  }

  /**
   * After a sync that failed nobody knows what the disk has, and a second one may say that all is well although it is
   * not (https://wiki.postgresql.org/wiki/Fsync_Errors). So nothing is counted any more, as databases do.
   */
  async #sync(): Promise<void> {
    try {
      await this.#opened().log.sync();
    } catch (error) {
      this.#loss ??= new StorageError(
        "failed",
        `The disk did not keep what was written to ${this.#parts.file}-wal. Check the disk, then start again.`,
        { cause: error },
      );
      throw this.#loss;
    }
  }

  #checkpointInTime(rows: number): void {
    this.#rowsSinceCheckpoint += rows + 1;
    if (this.#rowsSinceCheckpoint < rowsPerCheckpoint) return;
    this.#rowsSinceCheckpoint = 0;
    // One that fails is followed by another; the log grows until then.
    this.#thread.checkpoint().catch(() => {});
  }
}

function unwritten(error: unknown): StorageError {
  const reason = error instanceof Error ? error.message : "unknown error";
  return new StorageError("failed", `Usage could not be written: ${reason}`, { cause: error });
}
