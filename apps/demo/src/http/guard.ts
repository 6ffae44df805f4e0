import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fail } from "./failure.ts";

/**
 * The demo's server acts with a key that its page does not hold, so only that page may ask it: requests must name
 * this server as their host (a foreign name that resolves to loopback does not) and come from its own origin.
 */
export function guardOrigin(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!isOwnHost(request)) return refuse(reply, 421, "This server is known as 127.0.0.1 or localhost only.");
    if (!isPageRequest(request) && !isSameOrigin(request)) {
      return refuse(reply, 403, "Only the demo's own page may ask this.");
    }
  });
}

const loopbackNames = ["127.0.0.1", "localhost", "[::1]"];

function isOwnHost(request: FastifyRequest): boolean {
  const port = request.socket.localPort;
  return loopbackNames.some((name) => request.headers.host === `${name}:${port}`);
}

/** The document and its assets hold nothing private and may be opened from anywhere. */
function isPageRequest(request: FastifyRequest): boolean {
  const path = routePath(request);
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && !path.startsWith("/api/") && !path.startsWith("/locales/");
}

/** The path of the route that answers, however the address was written (`/%61pi/` is `/api/`); else the address. */
export function routePath({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url;
}

/**
 * Browsers send `Sec-Fetch-Site` with every request to loopback and `Origin` with every one that changes something
 * (Fetch standard, 3.2 and Fetch Metadata). A change that carries neither is refused.
 */
function isSameOrigin(request: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (site !== undefined && site !== "same-origin") return false;
  if (origin !== undefined) return origin === `http://${request.headers.host}`;
  return request.method === "GET" || site === "same-origin";
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return fail(reply, status, "refused", message);
}
