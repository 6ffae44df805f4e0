import { createServer } from "node:http";
import { onTestFinished } from "vitest";
import { createLocaleHandler, type LocaleHandlerOptions, toNodeHandler } from "../src/handler.ts";
import { type HeldClient, heldClient } from "./held-client.ts";

export const english = { title: "Shop", item_one: "{{count}} item", item_other: "{{count}} items" };
export const secret = "a secret that is long enough for tests";

export interface LocaleSite {
  readonly url: string;
  readonly client: HeldClient;
  /** Method and path of each request. */
  readonly requests: readonly string[];
}

type Options = Partial<Extract<LocaleHandlerOptions, { readonly backend?: undefined }>>;

/** A server of a page with the handler mounted. Closed when the test ends. */
export async function localeSite({
  isHeld = false,
  ...options
}: Options & { isHeld?: boolean } = {}): Promise<LocaleSite> {
  const client = heldClient({ isHeld });
  const handler = createLocaleHandler({
    client,
    sourceLanguage: "en",
    loadSource: () => english,
    languages: ["en", "pl", "de"],
    namespaces: ["shop", "cart", "translation"],
    ...options,
  });
  const requests: string[] = [];
  const mounted = toNodeHandler(handler);
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    mounted(request, response, () => response.writeHead(404).end("the page's own"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    client.release();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await handler.backend.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, client, requests };
}
