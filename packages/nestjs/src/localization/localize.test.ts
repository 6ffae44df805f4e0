import { Readable } from "node:stream";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { Controller, Get, Header, Module, type ModuleMetadata, Param, Sse, StreamableFile } from "@nestjs/common";
import { of } from "rxjs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adapters, type MakeAdapter, type Site, startSite } from "../../test/adapters.ts";
import { Locale, Localize, Translatable, TranslatorModule } from "../index.ts";

class Named {
  @Translatable({ context: "an ingredient" })
  name: string;
  constructor(name: string) {
    this.name = name;
  }
}

class Dish {
  readonly id = 7;
  @Translatable()
  name = "Soup";
  @Translatable({ format: "html" })
  description = "<b>Hot</b> &amp; good";
  parts = [new Named("Salt"), new Named("Onion")];
  readonly price = "12 euros";
}

/** An event that marks what it says. */
class Notice {
  @Translatable()
  data = "Closed";
}

/** The same object for every request, as a cache would give it. */
const kept = new Dish();

@Controller("menu")
@Localize()
class MenuController {
  @Get("dish")
  dish() {
    return kept;
  }
  @Get("promised")
  async promised() {
    return { dishes: [kept, kept] };
  }
  @Get("observed")
  observed() {
    return of(kept);
  }
  @Get("plain")
  @Localize({ type: Dish })
  plain() {
    return [{ name: "Soup", price: "12 euros" }];
  }
  @Get("chosen")
  @Localize({ paths: ["$.items[*].title"] })
  chosen() {
    return { items: [{ title: "Soup", code: "soup" }] };
  }
  @Get("nothing")
  nothing() {
    return { dishes: [] };
  }
  @Get("text")
  @Header("content-type", "text/plain")
  text() {
    return "Soup";
  }
  @Get("file")
  @Header("content-type", "application/json")
  file() {
    return new StreamableFile(Readable.from(['{"name":"Soup"}']));
  }
  @Get("locale/:id")
  locale(@Locale() locale: string, @Param("id") id: string) {
    return { locale, id };
  }
  @Get("page")
  @Header("content-type", "text/html; charset=utf-8")
  page() {
    return "<!doctype html><html><body><p>Hot soup</p></body></html>";
  }
  @Sse("events")
  events() {
    return of({ data: kept }, { data: kept });
  }
  @Sse("plain-events")
  @Localize({ type: Dish })
  plainEvents() {
    return of({ data: { name: "Soup" }, id: "seven" }, { data: [{ name: "Soup" }] }, { data: "Soup" }, new Notice());
  }
}

@Controller("other")
class OtherController {
  @Get("dish")
  dish() {
    return kept;
  }
}

let service: TestService;
let site: Site | undefined;
beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterAll(() => service.close());
beforeEach(() => {
  service.calls.clear();
  service.faults.clear();
});
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const localization = { sourceLanguage: "en", locales: ["en", "de", "pl"], budgetMs: 5000 } as const;

async function start(
  makeAdapter: MakeAdapter,
  metadata: ModuleMetadata = { controllers: [MenuController, OtherController] },
): Promise<Site> {
  const root = TranslatorModule.forRoot({
    baseUrl: service.url,
    apiKey: service.apiKey,
    maxRetries: 0,
    localization,
  });
  site = await startSite({ ...metadata, imports: [root, ...(metadata.imports ?? [])] }, makeAdapter);
  return site;
}

const german = { headers: { "accept-language": "de" } };
const germanDish = {
  id: 7,
  name: "[Šóúþ ··]",
  description: expect.stringMatching(/<b>.*Ĥóţ.*<\/b> &amp; .*ĝóóđ/),
  parts: [{ name: "[Šáĺţ ··]" }, { name: "[Óñíóñ ··]" }],
  price: "12 euros",
};

describe.each(adapters)("%s", (_, makeAdapter) => {
  test("marked fields are in the reader's language, with the headers of it, and the handler's object stays", async () => {
    const { ask } = await start(makeAdapter);
    const answer = await ask("/menu/dish", german);
    expect(await answer.json()).toEqual(germanDish);
    expect(answer.headers.get("content-language")).toBe("de");
    expect(answer.headers.get("x-localization")).toBe("complete");
    expect(answer.headers.get("vary")).toMatch(/accept-language/i);
    expect(kept).toEqual(new Dish());
    const source = await ask("/menu/dish", { headers: { "accept-language": "en" } });
    expect(await source.json()).toEqual(JSON.parse(JSON.stringify(kept)));
    expect(source.headers.get("vary")).toMatch(/accept-language/i);
  });

  test("an answer is a batch, with what each field says of itself, and asked again it costs nothing", async () => {
    const { ask } = await start(makeAdapter);
    await ask("/menu/promised", german);
    const bodies = service.calls.of("translateText").map(({ body }) => Object(body));
    const texts = bodies.flatMap(({ text }) => text);
    expect(texts.toSorted()).toEqual([expect.stringContaining("Hot"), "Onion", "Salt", "Soup"]);
    expect(bodies.find(({ context }) => context === "an ingredient")).toMatchObject({ text: ["Salt", "Onion"] });
    const calls = service.calls.all.length;
    expect(await (await ask("/menu/observed", german)).json()).toEqual(germanDish);
    expect(service.calls.all).toHaveLength(calls);
  });

  test("plain objects stand for a class, or have paths", async () => {
    const { ask } = await start(makeAdapter);
    expect(await (await ask("/menu/plain", german)).json()).toEqual([{ name: "[Šóúþ ··]", price: "12 euros" }]);
    const chosen = await ask("/menu/chosen", german);
    expect(await chosen.json()).toEqual({ items: [{ title: "[Šóúþ ··]", code: "soup" }] });
    expect(chosen.headers.get("content-language")).toBe("de");
  });

  test("what has no marked fields goes out as it is, files and streams too, and pages are pages", async () => {
    const { ask } = await start(makeAdapter);
    expect(await (await ask("/menu/text", german)).text()).toBe("Soup");
    expect(await (await ask("/menu/file", german)).json()).toEqual({ name: "Soup" });
    const nothing = await ask("/menu/nothing", german);
    expect(await nothing.json()).toEqual({ dishes: [] });
    expect(nothing.headers.get("content-language")).toBeNull();
    const page = await ask("/menu/page", german);
    expect(await page.text()).toContain("[Ĥóţ šóúþ");
    expect(page.headers.get("content-language")).toBe("de");
    expect(await (await ask("/other/dish", german)).json()).toMatchObject({ name: "Soup" });
  });

  test("events are localized each", async () => {
    const { ask } = await start(makeAdapter);
    const events = (await (await ask("/menu/events", german)).text()).match(/^data: .*$/gm) ?? [];
    expect(events.map((event) => JSON.parse(event.slice(6)))).toEqual([germanDish, germanDish]);
    const plain = await (await ask("/menu/plain-events", german)).text();
    expect(plain).toContain('id: seven\ndata: {"name":"[Šóúþ ··]"}\n');
    expect(plain).toContain('data: [{"name":"[Šóúþ ··]"}]\n');
    expect(plain).toContain("data: Soup\n");
    expect(plain).toContain("data: [Çĺóšéđ ··]\n".replace("Ç", "Ć"));
  });

  test("a handler gets the reader's locale, one of the configured ones", async () => {
    const { ask } = await start(makeAdapter);
    const localeFor = async (accept: string) =>
      Object(await (await ask("/menu/locale/3", { headers: { "accept-language": accept } })).json()).locale;
    expect(await localeFor("pl;q=0.9, de-AT")).toBe("de");
    expect(await localeFor("tlh")).toBe("en");
    expect(await (await ask("/menu/locale/3?lang=pl")).json()).toEqual({ locale: "pl", id: "3" });
  });

  test("a service that fails costs no answer, and nobody keeps what is not whole", async () => {
    service.faults.next({ kind: "status", status: 503, times: 99 });
    const { ask } = await start(makeAdapter);
    const answer = await ask("/menu/plain", german);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([{ name: "Soup", price: "12 euros" }]);
    expect(answer.headers.get("x-localization")).toBe("partial");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("a module's own translator steers its answers", async () => {
    @Module({ imports: [TranslatorModule.forFeature({ formality: "prefer_less" })], controllers: [MenuController] })
    class MenuModule {}
    const { ask } = await start(makeAdapter, { imports: [MenuModule] });
    await ask("/menu/plain", german);
    await ask("/menu/dish", german);
    const bodies = service.calls.of("translateText").map(({ body }) => Object(body));
    expect(bodies.length).toBeGreaterThan(1);
    for (const body of bodies) expect(body).toMatchObject({ formality: "prefer_less", source_lang: "en" });
    expect(bodies.find(({ context }) => context === "an ingredient")).toBeDefined();
  });
});

describe("what cannot be right", () => {
  const [[, makeAdapter]] = adapters;

  test("without a localization an application does not start", async () => {
    const root = TranslatorModule.forRoot({ baseUrl: service.url, apiKey: service.apiKey });
    await expect(startSite({ imports: [root], controllers: [MenuController] }, makeAdapter)).rejects.toThrow(
      "Localize: localization: give it to TranslatorModule.forRoot.",
    );
  });

  test("two localizations are refused", async () => {
    const roots = ["default", "second"].map((name) =>
      TranslatorModule.forRoot({ baseUrl: service.url, apiKey: service.apiKey, name, localization }),
    );
    await expect(startSite({ imports: roots, controllers: [MenuController] }, makeAdapter)).rejects.toThrow(
      "localization: give it to one registration alone.",
    );
  });

  test("its options are named by their path", async () => {
    const options = {
      baseUrl: service.url,
      apiKey: service.apiKey,
      localization: { ...localization, locales: ["x-"] },
    };
    await expect(startSite({ imports: [TranslatorModule.forRoot(options)] }, makeAdapter)).rejects.toThrow(
      /^TranslatorModule\.forRoot: localization: .*locales/,
    );
  });

  test("paths are read when the class is", () => {
    expect(() => Localize({ paths: ["$.items[?(@.a)]"] })).toThrow(/^Localize: paths: /);
  });

  test("a locale that the service does not translate into is named, where the start verifies languages", async () => {
    const options = { baseUrl: service.url, apiKey: service.apiKey, verify: "languages" } as const;
    const start = (locales: readonly string[]) =>
      startSite(
        { imports: [TranslatorModule.forRoot({ ...options, localization: { ...localization, locales } })] },
        makeAdapter,
      );
    site = await start(["de-AT", "zh-Hant", "pl"]);
    await expect(start(["de", "tlh"])).rejects.toThrow(
      "localization.locales[1]: the service does not translate into tlh.",
    );
  });
});
