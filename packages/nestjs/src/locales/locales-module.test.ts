import { createTestService, type TestService } from "@dragoman/server/testing";
import { Controller, Get, Injectable, Module } from "@nestjs/common";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { adapters, type MakeAdapter, type Site, startSite } from "../../test/adapters.ts";
import { LocaleServing, LocalesModule, TranslatorModule } from "../index.ts";

let service: TestService;
let site: Site | undefined;
beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterAll(() => service.close());
afterEach(async () => {
  await site?.close();
  site = undefined;
});

@Controller()
class PageController {
  @Get("/")
  page(): string {
    return "the application's own";
  }
}

@Injectable()
class Texts {
  read(namespace: string) {
    return { title: `Hello from ${namespace}` };
  }
}

@Module({ providers: [Texts], exports: [Texts] })
class TextsModule {}

async function start(makeAdapter: MakeAdapter, module: ReturnType<typeof LocalesModule.forRoot>): Promise<Site> {
  const root = TranslatorModule.forRoot({ baseUrl: service.url, apiKey: service.apiKey });
  site = await startSite({ imports: [root, module], controllers: [PageController] }, makeAdapter);
  return site;
}

const served = {
  languages: ["en", "de"],
  namespaces: ["shop"],
  sourceLanguage: "en",
  loadSource: async () => ({ title: "Hello" }),
};

describe.each(adapters)("%s", (_, makeAdapter) => {
  test("locales are served beside the application, in the languages that are listed", async () => {
    const { ask } = await start(makeAdapter, LocalesModule.forRoot(served));
    const answer = await ask("/locales/de/shop");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("etag")).toMatch(/^"/);
    expect(await answer.json()).toEqual({ title: "[Ĥéĺĺó ··]" });
    expect((await ask("/locales/pl/shop")).status).toBe(404);
    expect((await ask("/locales/de/..%2f..%2fsecret")).status).toBe(404);
    expect(await (await ask("/")).text()).toBe("the application's own");
    expect((await ask("/locales")).status).toBe(404);
  });

  test("what is loaded may come from the application's providers", async () => {
    const module = LocalesModule.forRootAsync({
      imports: [TextsModule],
      inject: [Texts],
      useFactory: (texts: Texts) => ({ ...served, path: "/i18n", loadSource: (namespace) => texts.read(namespace) }),
    });
    const { ask, app } = await start(makeAdapter, module);
    expect(await (await ask("/i18n/de/shop")).json()).toEqual({ title: "[Ĥéĺĺó ƒŕóɱ šĥóþ ····]" });
    expect(app.get(LocaleServing).handler.backend.info("de", "shop")?.get("title")).toMatchObject({
      state: "translated",
    });
  });

  test("missing keys are read from the body, which no parser has read before", async () => {
    const missingKeys = { secret: "0123456789abcdef0123456789abcdef" };
    const { ask } = await start(makeAdapter, LocalesModule.forRoot({ ...served, missingKeys }));
    const token = (await ask("/locales/de/shop")).headers.get("x-missing-key-token") ?? "";
    const answer = await ask("/locales/de/shop", {
      method: "POST",
      headers: { "content-type": "application/json", "x-missing-key-token": token },
      body: JSON.stringify({ farewell: "Bye" }),
    });
    expect(await answer.json()).toEqual({ de: { shop: { farewell: "[Ɓýé ·]" } } });
  });
});

test("options that cannot be right stop the start, and are named", async () => {
  const [[, makeAdapter]] = adapters;
  await expect(start(makeAdapter, LocalesModule.forRoot({ ...served, languages: [] }))).rejects.toThrow(
    "LocalesModule.forRoot: DragomanBackend: languages: list those that are served.",
  );
});
