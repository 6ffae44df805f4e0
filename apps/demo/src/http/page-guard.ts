import type { NextFunction, Request, Response } from "express";
import { Failure } from "./failure.ts";

/**
 * The demo's server acts with a key that its page does not hold, so only that page may ask it: requests must name
 * this server as their host (a foreign name that resolves to loopback does not) and come from its own origin.
 */
export function guardPage(request: Request, _response: Response, next: NextFunction): void {
  next(refusalOf(request));
}

function refusalOf(request: Request): Failure | undefined {
  if (!isOwnHost(request)) {
    return new Failure(421, "refused", "This server is known as 127.0.0.1 or localhost only.");
  }
  if (isPageRequest(request) || isSameOrigin(request)) return undefined;
  return new Failure(403, "refused", "Only the demo's own page may ask this.");
}

const loopbackNames = ["127.0.0.1", "localhost", "[::1]"];

/** An address that is written out in full says the host a second time (RFC 9112, 3.2.2). */
function isOwnHost({ socket, headers, url }: Request): boolean {
  const isOwn = loopbackNames.some((name) => headers.host === `${name}:${socket.localPort}`);
  return isOwn && (url.startsWith("/") || url.startsWith(`http://${headers.host}/`));
}

/** The document and its assets hold nothing private and may be opened from anywhere. */
function isPageRequest({ method, path }: Request): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && !path.startsWith("/api/") && !path.startsWith("/locales/");
}

/**
 * Browsers send `Sec-Fetch-Site` with every request to loopback and `Origin` with every one that changes something
 * (Fetch standard, 3.2 and Fetch Metadata). A change that carries neither is refused.
 */
function isSameOrigin({ method, headers }: Request): boolean {
  const { origin, host, "sec-fetch-site": site } = headers;
  if (site !== undefined && site !== "same-origin") return false;
  if (origin !== undefined) return origin === `http://${host}`;
  return method === "GET" || site === "same-origin";
}
