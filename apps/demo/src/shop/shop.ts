import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "@dragoman/client";
import { createService } from "@dragoman/server";
import { createPhraseMemory } from "../savings/phrase-memory.ts";
import { createShopTexts, type ShopTexts } from "./shop-texts.ts";

export interface Shop {
  readonly texts: ShopTexts;
  /** What the texts are translated by. */
  readonly client: Client;
  close(): Promise<void>;
}

/**
 * The shop has a service of its own, which answers from the shop's TMX and keeps nothing. It is in this process and
 * has no socket; everything else is as in an application that uses a service elsewhere.
 */
export async function openShop(): Promise<Shop> {
  const apiKey = randomBytes(30).toString("base64url");
  const service = await createService({
    data: "memory",
    engines: ["scripted"],
    script: fileURLToPath(new URL("../../shop/shop.tmx", import.meta.url)),
    keys: [{ label: "shop", secret: apiKey, plan: "pro", betas: [], characterLimit: null }],
    log: "error",
  });
  const client = createClient({
    baseUrl: "http://shop.invalid",
    apiKey,
    phraseStore: createPhraseMemory(),
    fetch: (input, init) => service.fetch(new Request(input, init)),
  });
  return { texts: await createShopTexts(client), client, close: () => service.close() };
}
