import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NestFactory } from "@nestjs/core";
import { ExpressAdapter, type NestExpressApplication } from "@nestjs/platform-express";
import express from "express";
import { appModule } from "./app.module.ts";
import { readDocument } from "./documents/document.ts";
import { tidyAddress } from "./http/address.ts";
import { addSecurityHeaders, forbidStoring } from "./http/answer-headers.ts";
import { guardPage } from "./http/page-guard.ts";
import { limitRequests } from "./http/request-limit.ts";
import type { Parts } from "./parts.ts";

/** Requests a minute that one address may make of the interface: live translation needs about 170, its savings 60. */
const requestsPerMinute = 400;

/**
 * The demo's own web server: the page, and an interface for that page alone.
 * @throws Error that says how to build the page, where it was not built.
 */
export async function createApp(parts: Parts): Promise<NestExpressApplication> {
  const document = await readDocument(parts.pageFolder);
  const app = await NestFactory.create<NestExpressApplication>(
    appModule(parts, document),
    new ExpressAdapter(exactExpress()),
    // What takes a body says so, and how large it may be.
    { bodyParser: false, forceCloseConnections: true, abortOnError: false, logger: ["error", "fatal"] },
  );
  app.use(addSecurityHeaders, tidyAddress, guardPage);
  app.use("/api", forbidStoring, limitRequests(requestsPerMinute));
  const assets = join(parts.pageFolder, "assets");
  app.use("/assets", express.static(assets, { index: false, redirect: false, immutable: true, maxAge: "365d" }));
  app.use("/website-assets", express.static(websiteAssets, { index: false, redirect: false }));
  // The file of a memory may take longer to come up than the five minutes that Node gives a request.
  app.getHttpServer().requestTimeout = 0;
  return app;
}

const websiteAssets = fileURLToPath(new URL("../website", import.meta.url));

/** An address is one path, letter by letter: who guards it and who answers it must not read it differently. */
function exactExpress(): express.Express {
  const server = express();
  server.enable("case sensitive routing");
  server.enable("strict routing");
  server.disable("x-powered-by");
  server.disable("etag");
  return server;
}
