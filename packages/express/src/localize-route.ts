import type { RouteOptions } from "@dragoman/web";
import { exchangeOf } from "@dragoman/web/node";
import type { RequestHandler } from "express";
import { notLocalized } from "./not-localized.ts";

/**
 * Gives a route options of its own, such as its reporting tag, where its JSON has texts, or how it is translated. It
 * stands at the route; `localize` stands before.
 */
export function localizeRoute(options: RouteOptions): RequestHandler {
  return (request, _response, next) => {
    const exchange = exchangeOf(request);
    if (exchange === undefined) return next(notLocalized("localizeRoute"));
    exchange.adjust(options);
    next();
  };
}
