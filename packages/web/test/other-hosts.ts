import { Readable } from "node:stream";
import compress from "@fastify/compress";
import { serve } from "@hono/node-server";
import fastify from "fastify";
import { Hono } from "hono";
import { compress as compressHono } from "hono/compress";
import { onTestFinished } from "vitest";
import { localization as fastifyLocalization } from "../src/fastify.ts";
import { localize } from "../src/hono.ts";
import { type Host, isList, scriptOf } from "./hosts.ts";
import type { Script } from "./rules.ts";

/** Hono's compression works on what the localizer gives, so it comes first. */
export const otherHosts: readonly Host[] = [
  ...(["without compression", "behind compression", "before compression"] as const).map(
    (place): Host => ({
      name: `Fastify ${place}`,
      start: async (localization, scripts) => {
        const app = fastify();
        const compressing = () => app.register(compress, { threshold: 0, encodings: ["gzip"] });
        if (place === "behind compression") await compressing();
        await app.register(fastifyLocalization, { localization });
        if (place === "before compression") await compressing();
        app.route({
          method: ["GET", "HEAD"],
          url: "/*",
          handler: async (request, reply) => {
            const { status = 200, headers, body } = scriptOf(scripts, request.url);
            reply.code(status).headers(headers);
            return reply.send(isList(body) ? Readable.from(body, { objectMode: false }) : Buffer.from(body));
          },
        });
        onTestFinished(() => app.close());
        return app.listen({ host: "127.0.0.1", port: 0 });
      },
    }),
  ),
  ...(["without compression", "behind compression"] as const).map(
    (place): Host => ({
      name: `Hono ${place}`,
      start: async (localization, scripts) => {
        const app = new Hono();
        if (place === "behind compression") app.use(compressHono({ threshold: 0, encoding: "gzip" }));
        app.use(localize(localization));
        app.all("/*", ({ req }) => responseOf(scriptOf(scripts, new URL(req.url).pathname), req.method));
        const { promise, resolve } = Promise.withResolvers<number>();
        const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => resolve(port));
        onTestFinished(() => new Promise((closed) => void server.close(() => closed(undefined))));
        return `http://127.0.0.1:${await promise}`;
      },
    }),
  ),
];

function responseOf({ status = 200, headers, body }: Script, method: string): Response {
  if (status === 204 || method === "HEAD") return new Response(null, { status, headers });
  if (!isList(body)) return new Response(Buffer.from(body), { status, headers });
  // Each piece when it is asked for, as an application makes them.
  const pieces = body.values();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        await new Promise(setImmediate);
        const { done, value } = pieces.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(stream, { status, headers });
}
