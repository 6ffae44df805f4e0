export type ResourceErrorCode =
  /** Not what the format says it is, or cut off. */
  | "malformed"
  /** No UTF-8. */
  | "invalid-encoding"
  | "duplicate-key"
  /** Longer or deeper than a file of messages is. */
  | "limit-exceeded"
  /** A feature of the format that is not read. */
  | "unsupported"
  /** A key that the file has for something else: a text where messages are to be, or the other way round. */
  | "conflict"
  | "unknown-key"
  /** A text or plural set that the format, or the entry, cannot hold. */
  | "invalid-value";

/** Where a fault is, as far as it is known. */
export interface FaultPlace {
  /** From 1. */
  readonly line?: number | undefined;
  readonly path?: string | undefined;
  readonly cause?: unknown;
}

/** A file that cannot be read, or changes that it cannot take. The message says where, what, and what to do. */
export class ResourceError extends Error {
  override readonly name = "ResourceError";
  readonly code: ResourceErrorCode;
  readonly line: number | undefined;
  readonly path: string | undefined;
  /** Without the place. */
  readonly problem: string;

  constructor(code: ResourceErrorCode, problem: string, { line, path, cause }: FaultPlace = {}) {
    super(`${placeName(path, line)}${problem}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.problem = problem;
    this.line = line;
    this.path = path;
  }

  /** The same, in the file of that name. */
  in(path: string | undefined): ResourceError {
    if (path === undefined || this.path !== undefined) return this;
    return new ResourceError(this.code, this.problem, { line: this.line, path, cause: this });
  }
}

/** A key as a message may show it. */
export function shownKey(key: string): string {
  const printable = key.replaceAll(/\p{Cc}/gu, " ");
  return JSON.stringify(printable.length > 80 ? `${printable.slice(0, 80).toWellFormed()}…` : printable);
}

function placeName(path: string | undefined, line: number | undefined): string {
  if (path !== undefined) return `${path}${line === undefined ? "" : `:${line}`}: `;
  return line === undefined ? "" : `Line ${line}: `;
}
