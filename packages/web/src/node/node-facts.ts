import type { IncomingMessage } from "node:http";
import type { RequestFacts } from "../request-facts.ts";

/** What is read of a request of Node. Headers are those that were sent, whatever is done to the request later. */
export class NodeFacts implements RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly #headers: IncomingMessage["headers"];

  constructor(request: IncomingMessage) {
    this.method = request.method ?? "GET";
    this.url = originalUrl(request) ?? request.url ?? "/";
    this.#headers = request.headers;
  }

  header(name: string): string | undefined {
    const value = this.#headers[name];
    return typeof value === "object" ? value.join(", ") : value;
  }
}

/** The address before a framework took off where a router is mounted, as Express and its like keep it. */
function originalUrl(request: IncomingMessage): string | undefined {
  const url: unknown = Reflect.get(request, "originalUrl");
  return typeof url === "string" ? url : undefined;
}
