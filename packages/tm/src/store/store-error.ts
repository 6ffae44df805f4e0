export type StoreErrorCode =
  /** An option that cannot be right. */
  | "invalid_option"
  /** The place needs a package that is not installed; the message names it. */
  | "missing_package"
  /** The place did not do what it was asked: no connection, no answer in time, a disk that is full. */
  | "unavailable"
  /** The file at this path is something else. It was left as it is. */
  | "foreign_file"
  /** The place cannot say what it holds. */
  | "not_listable"
  /** The store was closed before. */
  | "closed";

/** Says what went wrong and what to do. Holds no text, no key and no password. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
