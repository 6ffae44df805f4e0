import type { IncomingMessage } from "node:http";
import type { Exchange } from "../exchange.ts";
import type { RequestFacts } from "../request-facts.ts";

/** What is read of a request of Node. Headers are those that were sent, whatever is done to the request later. */
export function factsOf(request: IncomingMessage): RequestFacts {
  const { headers } = request;
  return {
    method: request.method ?? "GET",
    url: originalUrl(request) ?? request.url ?? "/",
    header: (name) => {
      const value = headers[name];
      return typeof value === "object" ? value.join(", ") : value;
    },
  };
}

/** Puts the application's own tags into `If-Match`, so that what was read in any language can be edited. */
export function showApplicationTags({ headers }: IncomingMessage, exchange: Pick<Exchange, "applicationTags">): void {
  const ifMatch = headers["if-match"];
  if (ifMatch !== undefined) headers["if-match"] = exchange.applicationTags(ifMatch);
}

/** The address before a framework took off where a router is mounted, as Express and its like keep it. */
function originalUrl(request: IncomingMessage): string | undefined {
  const url: unknown = Reflect.get(request, "originalUrl");
  return typeof url === "string" ? url : undefined;
}
