import type { DragomanError } from "../errors.ts";
import { harmless, isUnworked, type Repeatable } from "./retry.ts";

/** A call that makes or changes something is sent again only when it was surely not worked on. */
export function once(error: DragomanError): boolean {
  return isUnworked(error) || (error.kind === "connection" && isUnsent(error));
}

/** How an operation may be sent again. `path` is below the service's address. */
export function repeatableOf(method: string, path: string): Repeatable {
  return isRepeatable(method, path) ? harmless : once;
}

/** Codes of Node and undici for a connection that was never made, or was closed before the request was whole. */
const unsentCodes: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "EPIPE",
]);

/**
 * Whether the connection's failure says that the request was surely not sent. A browser never says, and a host that
 * could not be reached any more while its answer was read may have had the request.
 */
function isUnsent(error: unknown): boolean {
  if (!(error instanceof Error) || /^read /.test(error.message)) return false;
  return ("code" in error && unsentCodes.has(error.code)) || isUnsent(error.cause);
}

/** Idempotent by their meaning (RFC 9110, 9.2.2): putting the same thing there twice is putting it there. */
const repeatableMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);

const repeatablePosts = [
  "/v2/translate",
  "/v3/detect/language",
  "/v2/write/rephrase",
  "/v2/write/correct",
  // The status of a document is asked for by POST.
  /^\/v2\/document\/[^/]+$/,
];

/**
 * Whether sending the call twice does what sending it once does. A document's result can be fetched once, so it is not
 * among them.
 */
export function isRepeatable(method: string, path: string): boolean {
  if (repeatableMethods.has(method)) return true;
  return (
    method === "POST" && repeatablePosts.some((known) => (known instanceof RegExp ? known.test(path) : known === path))
  );
}
