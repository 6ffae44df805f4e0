import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Exchange } from "./exchange.ts";
import { localizedPayload } from "./fastify/localized-payload.ts";
import { createLocalization, type Localization } from "./localization.ts";
import { factsOf, showApplicationTags } from "./node/node-facts.ts";
import { exchangeOf, keepExchange } from "./node/request-exchange.ts";
import type { LocalizationOptions } from "./options.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What is known of the request's reader, where `localization` is registered. */
    readonly exchange: Exchange;
  }
}

/** Options, or a localization that was made before, to share it or to close it. */
export type FastifyLocalizationOptions = LocalizationOptions | { readonly localization: Localization };

const plugin: FastifyPluginAsync<FastifyLocalizationOptions> = async (fastify, options) => {
  const localization = "localization" in options ? options.localization : createLocalization(options);
  // Kept by Node's request, which is all that middlewares of Connect see.
  const exchangeFor = ({ raw }: FastifyRequest): Exchange => {
    const known = exchangeOf(raw);
    if (known !== undefined) return known;
    const exchange = localization.begin(factsOf(raw));
    keepExchange(raw, exchange);
    return exchange;
  };
  fastify.decorateRequest("exchange", {
    getter() {
      return exchangeFor(this);
    },
  });
  fastify.addHook("onRequest", (request, _reply, next) => {
    showApplicationTags(request.raw, exchangeFor(request));
    next();
  });
  fastify.addHook("onSend", (request, reply, payload, send) => {
    const localized = localizedPayload(exchangeFor(request), reply, payload);
    if (!(localized instanceof Promise)) return send(null, localized);
    localized.then((late) => send(null, late), send);
  });
  if (!("localization" in options)) fastify.addHook("onClose", async () => localization.close());
};

/**
 * Localizes what a Fastify application replies, but nothing that goes round its replies, as after `hijack`. Register it
 * before or after `@fastify/compress`.
 * @throws DragomanError of kind `invalid-request` that names the option which is missing or cannot be right
 */
export const localization: typeof plugin = Object.assign(plugin, {
  // The whole application is meant, not only what is registered below: fastify-plugin says it in the same way.
  [Symbol.for("skip-override")]: true,
  [Symbol.for("fastify.display-name")]: "@dragoman/web",
});
