import type { IncomingMessage, ServerResponse } from "node:http";
import { createLocalization, type Localization } from "./localization.ts";
import { localizeNodeResponse } from "./node/localized-response.ts";
import { factsOf, showApplicationTags } from "./node/node-facts.ts";
import { exchangeOf, keepExchange } from "./node/request-exchange.ts";
import type { LocalizationOptions } from "./options.ts";

export type { Exchange } from "./exchange.ts";
export { exchangeOf } from "./node/request-exchange.ts";

/** A middleware of Express, Connect and their like; without `next`, the first line of a listener of `node:http`. */
export type NodeLocalizer = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

/**
 * Localizes what an application answers through `node:http`. Where a reader's locale stands in the path, the
 * application gets the path without it.
 * @param options or a localization that was made before, to share it or to close it
 * @throws DragomanError of kind `invalid-request` that names the option which is missing or cannot be right
 */
export function localize(options: LocalizationOptions | Localization): NodeLocalizer {
  const localization = "begin" in options ? options : createLocalization(options);
  return (request, response, next) => {
    if (exchangeOf(request) === undefined) begin(localization, request, response);
    next?.();
  };
}

function begin(localization: Localization, request: IncomingMessage, response: ServerResponse): void {
  const facts = factsOf(request);
  const exchange = localization.begin(facts);
  showApplicationTags(request, exchange);
  keepExchange(request, exchange);
  if (request.url === facts.url) request.url = exchange.detected.path;
  localizeNodeResponse(exchange, response);
}
