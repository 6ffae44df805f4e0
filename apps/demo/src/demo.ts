import { fileURLToPath } from "node:url";
import { createClient } from "@dragoman/client";
import { createService, type Settings } from "@dragoman/server";
import { createApp } from "./app.ts";
import { DemoError } from "./demo-error.ts";
import { readDemoKey } from "./demo-key.ts";
import { createModelCards } from "./interface-models/model-cards.ts";
import { createInstalls } from "./models/installs.ts";
import { createPhraseMemory } from "./savings/phrase-memory.ts";
import { savingsOf } from "./savings/savings.ts";
import { openShop } from "./shop/shop.ts";

export interface DemoOptions {
  /** The service's settings. */
  readonly settings: Settings;
  /** Port of the page, on loopback; 0 takes a free one. */
  readonly port: number;
  /** The built page. Default: where the build leaves it. */
  readonly pageFolder?: string;
  /** What the service is given beside its settings. */
  readonly parts?: Parameters<typeof createService>[1];
}

export interface Demo {
  /** Where the page is. */
  readonly url: string;
  readonly serviceUrl: string;
  /** Opens the service. The demo's own server uses it; the page never sees it. */
  readonly key: string;
  close(): Promise<void>;
}

/**
 * The service, the shop's service, and the web server of the page.
 * @throws DemoError, or what the service throws.
 */
export async function startDemo({ settings, port, pageFolder = builtPage, parts }: DemoOptions): Promise<Demo> {
  await using opened = new AsyncDisposableStack();
  const key = await readDemoKey(settings.data);
  const keys = [...settings.keys, { ...demoAccount, secret: key }];
  const service = await createService({ ...settings, keys }, parts);
  opened.defer(() => service.close());
  const shop = await openShop();
  opened.defer(() => shop.close());
  const phraseStore = createPhraseMemory();
  const client = createClient({
    baseUrl: "http://service.invalid",
    apiKey: key,
    phraseStore,
    fetch: (input, init) => service.fetch(new Request(input, init)),
  });
  const installs = service.models === undefined ? undefined : createInstalls(service.models, phraseStore.empty);
  const { url: serviceUrl } = await onPort("DRAGOMAN_PORT", settings.port, () => service.listen());
  const steering = createClient({ baseUrl: serviceUrl, apiKey: key });
  const savings = () => savingsOf([client, steering, shop.client]);
  const app = await createApp({
    pageFolder,
    client,
    steering,
    texts: shop.texts,
    shopClient: shop.client,
    installs,
    modelCards: createModelCards(settings),
    savings,
  });
  opened.defer(() => app.close());
  opened.defer(() => installs?.close());

  await onPort("DRAGOMAN_DEMO_PORT", port, () => app.listen(port, "127.0.0.1"));
  const url = await app.getUrl();
  const closing = opened.move();
  return { url, serviceUrl, key, close: () => closing.disposeAsync() };
}

const builtPage = fileURLToPath(new URL("../dist/page", import.meta.url));

const demoAccount = { label: "demo", plan: "pro", betas: ["detect", "customizations"], characterLimit: null } as const;

async function onPort<T>(setting: string, port: number, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EADDRINUSE")) throw cause;
    throw new DemoError(`Port ${port} is taken. Stop what uses it, or set ${setting} to another port.`, { cause });
  }
}
