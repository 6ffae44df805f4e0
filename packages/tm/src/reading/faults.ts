/** What can be wrong with a file, or with one of its units, that a reader can go on after. */
export type FaultCode =
  /** A variant without a language. */
  | "missing_language"
  /** A variant without a segment. */
  | "missing_segment"
  /** A unit with no variant, or none in the source language. */
  | "missing_source"
  /** A required attribute or column that is not there. */
  | "missing_attribute"
  /** A value that its attribute or column does not take: a date, a number, a keyword. */
  | "invalid_value"
  /** A `bpt` without its `ept`, or the other way round, or a number used twice. */
  | "unpaired_code"
  /** An element where the format does not let it stand. */
  | "misplaced_element"
  /** A character that XML 1.0 does not let stand in text. */
  | "invalid_character"
  /** Bytes that the file's encoding does not know, and half surrogate pairs. */
  | "invalid_encoding"
  /** The same id twice. */
  | "duplicate_id"
  /** More of something than the limits take: depth, length, variants. */
  | "limit_exceeded"
  /** The file ends in the middle. */
  | "truncated"
  /** What is no XML, JSON or PO at all, or another format. */
  | "malformed";

/** What is done about a fault: an error that ends the reading; the unit left out; or the least that makes it right. */
export type FaultAction = "raise" | "skip" | "repair";

/** A fault whose code is not named has the reader's default. */
export type FaultPolicy = Readonly<Partial<Record<FaultCode, FaultAction>>>;

export interface Fault {
  readonly code: FaultCode;
  /** From 1; where the fault was seen. */
  readonly line: number;
  readonly column?: number;
  readonly action: FaultAction;
  /** Its first 100 characters. */
  readonly unitId?: string;
  /** What is wrong, where, and what to do. Holds no segment's text. */
  readonly message: string;
}

/** A fault that ended the reading. */
export class MemoryFileError extends Error {
  override readonly name = "MemoryFileError";
  readonly fault: Fault;

  constructor(fault: Fault, options?: ErrorOptions) {
    super(`Line ${fault.line}: ${fault.message}`, options);
    this.fault = fault;
  }
}
