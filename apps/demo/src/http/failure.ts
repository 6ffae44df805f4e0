import type { FailureCode } from "../protocol.ts";

/** What the page is told in place of an answer. The message must hold no text and no key. */
export class Failure extends Error {
  override readonly name = "Failure";
  /** The answer's HTTP status. */
  readonly status: number;
  readonly code: FailureCode;

  constructor(status: number, code: FailureCode, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
