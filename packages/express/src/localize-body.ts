import type { RequestField } from "@dragoman/web";
import { exchangeOf } from "@dragoman/web/node";
import type { RequestHandler } from "express";
import { notLocalized } from "./not-localized.ts";

declare global {
  namespace Express {
    interface Request {
      /** What the reader wrote in the fields that `localizeBody` has translated, or would have. */
      written?: readonly RequestField[];
    }
  }
}

/**
 * Hands a route its body in the application's language, where the option `requests` of `localize` chooses fields. It
 * stands behind what parses the body, such as `express.json()`; what the reader wrote is in `request.written`.
 */
export function localizeBody(): RequestHandler {
  return async (request, _response, next) => {
    const exchange = exchangeOf(request);
    if (exchange === undefined) return next(notLocalized("localizeBody"));
    const { body, fields } = await exchange.localizeBody(request.body);
    request.body = body;
    request.written = fields;
    next();
  };
}
