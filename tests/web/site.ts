import { once } from "node:events";
import type { Server } from "node:http";
import { type Client, createClient } from "@dragoman/client";
import { type ExpressOptions, localize } from "@dragoman/express";
import express, { type Express } from "express";
import { onTestFinished } from "vitest";

export interface Site {
  readonly url: string;
  readonly server: Server;
}

/** An Express application, localized from English into Polish and Hebrew, until the test ends. */
export async function localizedSite(
  client: Pick<Client, "translateSettled">,
  addRoutes: (app: Express) => void,
  options: Partial<ExpressOptions> = {},
): Promise<Site> {
  const app = express();
  app.use(localize({ client, sourceLanguage: "en", locales: ["en", "pl", "he"], ...options }));
  addRoutes(app);
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` };
}

/** A client of a service that answers translations as the test says, whatever they are. */
export function clientAnswering(answer: (texts: readonly string[]) => Response | Promise<Response>): Client {
  return createClient({
    baseUrl: "http://service.invalid",
    apiKey: "key",
    maxRetries: 0,
    fetch: async (_input, init) => answer(JSON.parse(String(init?.body)).text),
  });
}
