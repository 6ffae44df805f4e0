import type { IncomingMessage } from "node:http";
import type { Exchange } from "../exchange.ts";

/** What is known of the reader of a request that is localized. */
export function exchangeOf(request: LocalizedRequest): Exchange | undefined {
  return request[exchangeKey];
}

/** Makes it known to whoever sees the request later. */
export function keepExchange(request: LocalizedRequest, exchange: Exchange): void {
  request[exchangeKey] = exchange;
}

const exchangeKey = Symbol("dragoman.exchange");

interface LocalizedRequest extends IncomingMessage {
  [exchangeKey]?: Exchange;
}
