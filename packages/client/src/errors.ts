/** Why a call failed, as a closed set. Branch on this, not on the message. */
export type DragomanErrorKind =
  /** 400 and other refusals of what was asked; also what the client refuses before sending. */
  | "invalid-request"
  /** 401: no key, or one the service does not know. */
  | "authentication"
  /** 403: the key may not do this: its scopes, its plan, a beta it is not part of; some services also say so of a wrong key. */
  | "forbidden"
  | "not-found"
  /** 413 and 414, or a text that fits no request. */
  | "too-large"
  | "unsupported-media-type"
  /** 429 and 529, after the last retry. */
  | "rate-limited"
  /** 456: the quota of the account or key is used up. Never retried. */
  | "quota-exceeded"
  /** 501: the service does not offer this operation. */
  | "not-implemented"
  | "server"
  /** The connection could not be made, or broke before the answer was whole. */
  | "connection"
  /** A try took longer than `timeoutMs`, or all tries together longer than `deadlineMs`. */
  | "timeout"
  /** The call's own `signal` was aborted. */
  | "aborted"
  /** An answer that is not what the contract says: not JSON, too big, fields missing. */
  | "invalid-response"
  /** The service took the work on, and it failed there: a document, an import or an export. `detail` says why. */
  | "job-failed";

/** Something a user can do so that the service serves what it declined. */
export interface ErrorRemedy {
  /** What to run or to set, in a sentence. */
  readonly action: string;
  /** The engine that would serve it, such as `bergamot`. */
  readonly engine: string | undefined;
  /** What kind of step it is, such as `install-model`. */
  readonly kind: string | undefined;
  /** The models that `install-model` would fetch; two where the way leads through English, else none. */
  readonly models: readonly RemedyModel[];
}

export interface RemedyModel {
  readonly source: string;
  readonly target: string;
  readonly downloadBytes: number;
  readonly installedBytes: number;
}

export interface ErrorFacts {
  /** HTTP status, where there was an answer. */
  readonly status?: number | undefined;
  /** The service's own code, such as `invalid_content_type`. */
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  /** The answer's `X-Trace-ID`: name it when you report a problem. */
  readonly traceId?: string | undefined;
  /** Seconds the service asked to wait (`Retry-After`). */
  readonly retryAfter?: number | undefined;
  /** How often the request was sent. 0: it was refused before sending. */
  readonly attempts?: number | undefined;
  /** Which texts of the call it is about, counted from 0. */
  readonly textIndexes?: readonly number[] | undefined;
  readonly remedies?: readonly ErrorRemedy[] | undefined;
  readonly cause?: unknown;
}

const marker = Symbol.for("dragoman.error");

/**
 * Every failure of the client. Safe to log: neither the key nor a text of the request is in the message, in a field or
 * in what `JSON.stringify` makes of it. (`detail` and the message may hold what the service wrote.)
 */
export class DragomanError extends Error {
  override readonly name = "DragomanError";
  declare readonly kind: DragomanErrorKind;
  declare readonly status: number | undefined;
  declare readonly code: string | undefined;
  declare readonly detail: string | undefined;
  declare readonly traceId: string | undefined;
  /** Seconds the service asked to wait. */
  declare readonly retryAfter: number | undefined;
  declare readonly attempts: number;
  /** Which text of the call it is about, counted from 0. */
  declare readonly textIndex: number | undefined;
  /** Every text of the call that it is about, where the service named several. `textIndex` is the first. */
  declare readonly textIndexes: readonly number[];
  declare readonly remedies: readonly ErrorRemedy[] | undefined;

  constructor(kind: DragomanErrorKind, message: string, { cause, ...facts }: ErrorFacts = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, facts);
    this.kind = kind;
    this.attempts = facts.attempts ?? 0;
    this.textIndexes = facts.textIndexes ?? [];
    this.textIndex = this.textIndexes[0];
    Object.defineProperty(this, marker, { value: true });
  }

  /** Everything but the stack and the cause. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/** True for a `DragomanError` of any copy of this package, in any realm; `instanceof` knows only its own. */
export function isDragomanError(value: unknown): value is DragomanError {
  return Object.hasOwn(Object(value), marker);
}

/**
 * The same failure, said of the texts at other places: a request's own counting becomes the call's. What is about no
 * text, or no failure of the client's, stays as it is.
 */
export function aboutTexts<Thrown>(error: Thrown, at: (index: number) => number | readonly number[]) {
  if (!(error instanceof DragomanError) || error.textIndexes.length === 0) return error;
  const textIndexes = [...new Set(error.textIndexes.flatMap(at))];
  return new DragomanError(error.kind, error.message, { ...error, cause: error.cause, textIndexes });
}

/** A refusal before anything is sent: an option or a text that no service would take. */
export function refusal(message: string, facts: ErrorFacts = {}): DragomanError {
  return new DragomanError("invalid-request", message, { code: "invalid_argument", ...facts });
}
