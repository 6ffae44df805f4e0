import { createLocalization, type Localization, type LocalizationOptions, type RequestTranslator } from "@dragoman/web";
import { exchangeOf, localize as localizeNode } from "@dragoman/web/node";
import type { RequestHandler } from "express";

declare global {
  namespace Express {
    interface Request {
      /** The reader's locale: one of `locales`, or the source language. */
      locale: string;
      /** Translates for this reader, within the budget, by the same rules as answers. */
      translator: RequestTranslator;
    }
  }
}

/** What `localize` takes. */
export type ExpressOptions = LocalizationOptions;

/** A middleware, and what it stands on. */
export type LocalizeHandler = RequestHandler & Pick<Localization, "flush" | "close">;

/**
 * Localizes what the application answers, and tells each request its reader's locale. Mount it before the routes;
 * `compression` may stand before or after.
 * @throws DragomanError of kind `invalid-request` that names the option which is missing or cannot be right
 */
export function localize(options: ExpressOptions): LocalizeHandler {
  const localization = createLocalization(options);
  const begin = localizeNode(localization);
  const handler: RequestHandler = (request, response, next) => {
    begin(request, response);
    const exchange = exchangeOf(request);
    if (exchange !== undefined) {
      request.locale = exchange.locale;
      request.translator = exchange.translator;
    }
    next();
  };
  return Object.assign(handler, { flush: localization.flush, close: localization.close });
}
