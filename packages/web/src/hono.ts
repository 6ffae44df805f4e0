import type { MiddlewareHandler } from "hono";
import type { Exchange } from "./exchange.ts";
import { localizedResponse } from "./fetch/localized-response.ts";
import { factsOf } from "./fetch/web-facts.ts";
import { createLocalization, type Localization } from "./localization.ts";
import type { LocalizationOptions } from "./options.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** What handlers find by `context.get("exchange")` where `localize` is mounted. */
    readonly exchange: Exchange;
  }
}

/**
 * Localizes what a Hono application answers. Mount it behind `compress`, which must get what is localized.
 * @param options or a localization that was made before, to share it or to close it
 * @throws DragomanError of kind `invalid-request` that names the option which is missing or cannot be right
 */
export function localize(options: LocalizationOptions | Localization): MiddlewareHandler {
  const localization = "begin" in options ? options : createLocalization(options);
  return async (context, next) => {
    const exchange = localization.begin(factsOf(context.req.raw));
    context.set("exchange", exchange);
    await next();
    const localized = await localizedResponse(exchange, context.res);
    if (localized === context.res) return;
    // Hono gives a response the headers of the one before it, if there is one.
    context.res = undefined;
    context.res = localized;
  };
}
