import type { Localization } from "@dragoman/web";
import { localization as fastifyPlugin } from "@dragoman/web/fastify";
import { localize } from "@dragoman/web/node";
import type { HttpAdapterHost } from "@nestjs/core";

/** What of an application of Fastify is used. */
interface FastifyApplication {
  register(plugin: typeof fastifyPlugin, options: { readonly localization: Localization }): unknown;
}

/**
 * Puts a localization in front of all routes, as soon as the application has an adapter. Fastify gets a plugin: what
 * its own plugins do to a reply, such as `@fastify/compress`, a middleware would see too late.
 */
export function mountLocalization(host: HttpAdapterHost, localization: Localization): void {
  host.init$.subscribe(() => {
    const { httpAdapter } = host;
    if (httpAdapter.getType() !== "fastify") return void httpAdapter.use(localize(localization));
    const fastify: FastifyApplication = httpAdapter.getInstance();
    fastify.register(fastifyPlugin, { localization });
  });
}
