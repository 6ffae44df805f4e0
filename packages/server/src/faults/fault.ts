import { validateHeaderValue } from "node:http";

/** What goes wrong with one request: everything that a test or a session can ask for. */
export type Fault =
  /** Nothing: the request is answered as it should be, and stands between two that are not. */
  | { readonly kind: "none" }
  | StatusFault
  | SlowFault
  /** No answer ever, until the caller hangs up or the service closes. Nothing is done with the request. */
  | { readonly kind: "unanswered" }
  | DroppedFault
  /** The request is served; its JSON ends in the middle, and the message says that it is complete. */
  | { readonly kind: "malformed" }
  /** The request is served; of its body, half arrives, and then the connection is gone. */
  | { readonly kind: "halved" };

/** Refused before the request is looked at, as by a gateway in front of the service: not even its key matters. */
interface StatusFault {
  readonly kind: "status";
  /** 400 to 599. */
  readonly status: number;
  /** Seconds, a time, or any text as the header's value. */
  readonly retryAfter?: number | Date | string;
  /** Instead of the service's own error: any text, or an empty one. */
  readonly body?: string;
}

interface SlowFault {
  readonly kind: "slow";
  /** Milliseconds before the request is read. One whose caller has hung up by then is not served. */
  readonly beforeMs?: number;
  /** Milliseconds between the first half of the answer's body and the second: the work is done by then. */
  readonly midwayMs?: number;
}

interface DroppedFault {
  readonly kind: "dropped";
  /**
   * Bytes of the answer that arrive, its head included; the work is done by then. 0: none of them. Left out: the
   * connection is gone before anything is done. An answer with fewer bytes arrives whole, and then the connection is
   * gone.
   */
  readonly atByte?: number;
}

/** A longer one would be over at once. */
const longestTimer = 2 ** 31 - 1;

/** @throws TypeError naming what is wrong with a fault, so that no test passes because its fault never came. */
export function checkFault(fault: Fault): void {
  switch (fault.kind) {
    case "status":
      checkWhole("status", fault.status, 400, 599);
      checkRetryAfter(fault.retryAfter);
      return;
    case "slow":
      if (fault.beforeMs === undefined && fault.midwayMs === undefined) {
        throw new TypeError("A fault of the kind slow needs beforeMs or midwayMs.");
      }
      checkWhole("beforeMs", fault.beforeMs ?? 0, 0, longestTimer);
      checkWhole("midwayMs", fault.midwayMs ?? 0, 0, longestTimer);
      return;
    case "dropped":
      checkWhole("atByte", fault.atByte ?? 0, 0);
      return;
    case "none":
    case "unanswered":
    case "malformed":
    case "halved":
      return;
    default:
      throw new TypeError(`There is no fault of the kind ${JSON.stringify(Object(fault).kind)}.`);
  }
}

function checkRetryAfter(value: StatusFault["retryAfter"]): void {
  if (typeof value === "number") checkWhole("retryAfter", value, 0);
  if (value instanceof Date && Number.isNaN(value.getTime())) {
    throw new TypeError("retryAfter of a fault must be a time, not an invalid Date.");
  }
  try {
    validateHeaderValue("retry-after", String(value));
  } catch (cause) {
    throw new TypeError("retryAfter of a fault must be what a header can hold.", { cause });
  }
}

export function checkWhole(name: string, value: number, from: number, to = Number.MAX_SAFE_INTEGER): void {
  if (Number.isSafeInteger(value) && value >= from && value <= to) return;
  const range = to === Number.MAX_SAFE_INTEGER ? `from ${from}` : `from ${from} to ${to}`;
  throw new TypeError(`${name} of a fault must be a whole number ${range}, not ${value}.`);
}
