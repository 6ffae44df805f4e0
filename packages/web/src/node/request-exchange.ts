import type { IncomingMessage } from "node:http";
import type { Exchange } from "../exchange.ts";

/** What is known of the reader of a request that is localized. */
export function exchangeOf(request: IncomingMessage): Exchange | undefined {
  const exchange: Exchange | undefined = Reflect.get(request, exchangeKey);
  return exchange;
}

/** Makes it known to whoever sees the request later. Said once: a second time throws. */
export function keepExchange(request: IncomingMessage, exchange: Exchange): void {
  Object.defineProperty(request, exchangeKey, { value: exchange });
}

const exchangeKey = Symbol("dragoman.exchange");
