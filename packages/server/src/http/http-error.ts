import type { Schema } from "@dragoman/client/contract";

/** What an error answer holds. */
export type ErrorBody = Schema<"Error">;

/**
 * A refusal with its status. Everything in it is sent to the caller, so it holds no key, no text of the request and
 * nothing of how the service works inside.
 */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody | string, headers: Readonly<Record<string, string>> = {}) {
    super(typeof body === "string" ? body : body.message);
    this.status = status;
    this.body = typeof body === "string" ? { message: body } : body;
    this.headers = headers;
  }
}

/** A value that the interface does not take, in the words that its clients look for, with what to write instead. */
export function unsupportedValue(field: string, remedy: string): HttpError {
  return new HttpError(400, {
    message: `Value for '${field}' not supported. ${remedy}`,
    code: "invalid_value",
    errors: [{ field, message: remedy }],
  });
}

export function notImplemented(what: string): HttpError {
  return new HttpError(501, { message: `${what} is not implemented by this version.`, code: "not_implemented" });
}
