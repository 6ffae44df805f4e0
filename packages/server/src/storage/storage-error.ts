/**
 * - `unreachable`: no answer from the database.
 * - `newer`: a later version of the service has changed the schema.
 * - `unreadable`: the file is damaged or no database.
 * - `not-writable`: the folder or file may not be written.
 * - `failed`: anything else; see `cause`.
 */
export type StorageErrorCode = "unreachable" | "newer" | "unreadable" | "not-writable" | "failed";

/** What went wrong with the database, and what to do about it. Safe to log: no password, no key. */
export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StorageError";
    this.code = code;
  }
}
