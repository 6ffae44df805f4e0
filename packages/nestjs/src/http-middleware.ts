import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpAdapterHost } from "@nestjs/core";

/** What Express and Connect call a middleware, over the requests and responses of `node:http`. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Puts a middleware in front of all routes, as soon as the application has an adapter; one without HTTP has none. It
 * comes before the body is parsed, and sees what no route answers. Nest's own way, a consumer, does neither.
 */
export function mountMiddleware(host: HttpAdapterHost, middleware: Middleware): void {
  host.init$.subscribe(() => {
    host.httpAdapter.use(middleware);
  });
}
