import type { RequestListener, ServerResponse } from "node:http";
import compression from "compression";
import express from "express";
import express4 from "express-4";
import type { Localization } from "../src/localization.ts";
import { localize } from "../src/node.ts";
import { listening } from "./listening.ts";
import type { Script } from "./rules.ts";
import { type CompressionPlace, compressionPlaces, site } from "./site.ts";

/** Something that answers scripts: the script of `/3` is the fourth. */
export interface Host {
  readonly name: string;
  readonly start: (localization: Localization, scripts: readonly Script[]) => Promise<string>;
}

export const nodeHosts: readonly Host[] = compressionPlaces.flatMap((place) => [
  {
    name: `node:http ${place}`,
    start: (localization, scripts) =>
      site((request, response) => play(scriptOf(scripts, request.url), response), { localization, place }),
  },
  ...[
    { name: "Express 4", framework: express4 },
    { name: "Express 5", framework: express },
  ].map(
    ({ name, framework }): Host => ({
      name: `${name} ${place}`,
      start: (localization, scripts) => listening(expressListener(framework, localization, scripts, place)),
    }),
  ),
]);

function play({ status = 200, headers, body }: Script, response: ServerResponse): void {
  response.writeHead(status, headers);
  if (!isList(body)) return void (response.req.method === "HEAD" ? response.end() : response.end(body));
  for (const piece of body) response.write(piece);
  response.end();
}

function expressListener(
  framework: typeof express,
  localization: Localization,
  scripts: readonly Script[],
  place: CompressionPlace,
): RequestListener {
  const app = framework();
  app.disable("etag");
  if (place === "behind compression") app.use(compression({ threshold: 0 }));
  app.use(localize(localization));
  if (place === "before compression") app.use(compression({ threshold: 0 }));
  app.use((request, response) => {
    const { status = 200, headers, body } = scriptOf(scripts, request.url);
    response.status(status).set(headers);
    if (!isList(body)) return void response.send(typeof body === "string" ? Buffer.from(body) : body);
    for (const piece of body) response.write(piece);
    response.end();
  });
  return app;
}

export function scriptOf(scripts: readonly Script[], url = "/"): Script {
  const script = scripts[Number(/^\/(\d+)/.exec(url)?.[1])];
  if (script === undefined) throw new Error(`There is no script for ${url}.`);
  return script;
}

export function isList(body: Script["body"]): body is readonly (string | Uint8Array)[] {
  return Array.isArray(body);
}
