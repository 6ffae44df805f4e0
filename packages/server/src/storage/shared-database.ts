import type { Change } from "./changes.ts";
import type { Database } from "./tables.ts";

/** A database, and what the two kinds do differently when several processes use it. */
export interface SharedDatabase {
  readonly db: Database;
  /** What an error of this database means and what to do, as a `StorageError`; what is not about it comes back as it is. */
  describe(error: unknown): unknown;
  /** Tells the other nodes of the changes once the transaction is committed, and not before. */
  announce(transaction: Database, changes: readonly Change[]): Promise<void>;
  /** Lets one process at a time past this point, until its transaction ends. */
  lock(transaction: Database, name: string): Promise<void>;
}
