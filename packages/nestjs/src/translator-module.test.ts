import { isDragomanError } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { type DynamicModule, Inject, Injectable, Module, type ModuleMetadata, type Type } from "@nestjs/common";
import { Test } from "@nestjs/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { InjectTranslator, Translator, TranslatorModule, type TranslatorModuleAsyncOptions } from "./index.ts";
import type { TranslatorOptionsFactory } from "./translator-options.ts";
import { getTranslatorClientToken, getTranslatorToken } from "./translator-tokens.ts";

let service: TestService;
beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterAll(() => service.close());
beforeEach(() => service.calls.clear());

const started: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const app of started.splice(0)) await app.close();
});

async function start(imports: NonNullable<ModuleMetadata["imports"]>, providers: Type[] = []) {
  const app = await (await Test.createTestingModule({ imports, providers }).compile()).init();
  started.push(app);
  return app;
}

async function failureOf(starting: Promise<unknown>): Promise<unknown> {
  return starting.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** What the service was asked last. */
function asked(): unknown {
  return service.calls.last?.body;
}

const hello = { text: ["Hello"], target_lang: "de" };

/** The first lines of the README, as a service has them. */
@Injectable()
class Greetings {
  readonly translator: Translator;
  constructor(@InjectTranslator() translator: Translator) {
    this.translator = translator;
  }
}

@Injectable()
class Contracts {
  readonly translator: Translator;
  constructor(@InjectTranslator("legal") translator: Translator) {
    this.translator = translator;
  }
}

describe("forRoot", () => {
  test("a translator is injected and translates", async () => {
    const app = await start([TranslatorModule.forRoot({ baseUrl: service.url, apiKey: service.apiKey })], [Greetings]);
    const { translator } = app.get(Greetings);
    expect(translator).toBeInstanceOf(Translator);
    expect((await translator.translate("Hello", { to: "de" })).text).toBe("[Ĥéĺĺó ··]");
    expect((await translator.translateMany(["Hello"], { to: "de" }))[0]?.text).toBe("[Ĥéĺĺó ··]");
    expect(await translator.translateSettled(["Hello"], { to: "de" })).toMatchObject([{ status: "translated" }]);
    const each: string[] = [];
    for await (const { status } of translator.translateEach(["Hello", "Bye"], { from: "en", to: "de" }))
      each.push(status);
    expect(each).toEqual(["translated", "translated"]);
    expect(await translator.estimate(["Hello"], { to: "de" })).toMatchObject({ characters: 5 });
    expect(await translator.client.usage()).toMatchObject({ characterCount: expect.any(Number) });
  });

  test("its defaults are sent with every call, and a call stands above them", async () => {
    const defaults = {
      from: "en",
      formality: "prefer_more",
      context: "A shop",
      perLanguage: { DE: { context: "Ein Laden" }, "de-AT": { context: "Ein Geschäft" } },
    } as const;
    const app = await start(
      [TranslatorModule.forRoot({ baseUrl: service.url, apiKey: service.apiKey, defaults })],
      [Greetings],
    );
    const { translator } = app.get(Greetings);
    await translator.translate("Hello", { to: "pl" });
    expect(asked()).toEqual({
      ...hello,
      target_lang: "pl",
      source_lang: "en",
      formality: "prefer_more",
      context: "A shop",
    });
    await translator.translateMany(["Hello"], { to: "de", formality: "prefer_less" });
    expect(asked()).toEqual({ ...hello, source_lang: "en", formality: "prefer_less", context: "Ein Laden" });
    await translator.translateSettled(["Hello"], { to: "de", from: undefined, formality: undefined, context: "x" });
    expect(asked()).toEqual({ ...hello, context: "x" });
    expect(translator.defaultsFor("de-at")).toMatchObject({ context: "Ein Geschäft" });
  });

  test("several are told apart by name", async () => {
    const { url: baseUrl, apiKey } = service;
    const app = await start(
      [
        TranslatorModule.forRoot({ baseUrl, apiKey, defaults: { context: "none" } }),
        TranslatorModule.forRoot({ baseUrl, apiKey, name: "legal", defaults: { context: "contracts" } }),
      ],
      [Greetings, Contracts],
    );
    await app.get(Contracts).translator.translate("Hello", { to: "de" });
    expect(asked()).toEqual({ ...hello, context: "contracts" });
    await app.get(Greetings).translator.translate("Hello", { to: "de" });
    expect(asked()).toEqual({ ...hello, context: "none" });
    expect(app.get(getTranslatorToken("legal"))).toBe(app.get(Contracts).translator);
    expect(app.get(getTranslatorToken())).toBe(app.get(Translator));
    expect(app.get(getTranslatorClientToken("legal"))).toBe(app.get(Contracts).translator.client);
  });

  test("one that is not global is injected where it is imported, and nowhere else", async () => {
    const root = TranslatorModule.forRoot({ baseUrl: service.url, apiKey: service.apiKey, isGlobal: false });
    @Module({ imports: [root], providers: [Greetings] })
    class Inside {}
    const app = await start([Inside]);
    expect(app.get(Greetings, { strict: false }).translator).toBeInstanceOf(Translator);
    @Module({ providers: [Contracts, { provide: getTranslatorToken("legal"), useExisting: Translator }] })
    class Outside {}
    expect(await failureOf(start([Inside, Outside]))).toMatchObject({ message: expect.stringMatching(/Translator/) });
  });

  test("registering a name twice is refused, which one would be injected nobody could tell", async () => {
    const options = { baseUrl: service.url, apiKey: service.apiKey };
    const error = await failureOf(start([TranslatorModule.forRoot(options), TranslatorModule.forRoot(options)]));
    expect(error).toMatchObject({ kind: "invalid-request", code: "invalid_option" });
    expect(String(error)).toMatch(/TranslatorModule: name: "default" is registered more than once/);
    const same = TranslatorModule.forRoot(options);
    @Module({ imports: [same] })
    class Other {}
    await start([same, Other]);
  });

  test.each([
    [{ baseUrl: "localhost", apiKey: "k" }, "TranslatorModule.forRoot: baseUrl: "],
    [{ baseUrl: "http://localhost", apiKey: "" }, "TranslatorModule.forRoot: apiKey: "],
    [
      { baseUrl: "http://localhost", apiKey: "k", name: "legal", timeoutMs: -1 },
      'TranslatorModule.forRoot("legal"): timeoutMs: ',
    ],
    [{ baseUrl: "http://localhost", apiKey: "k", shutdownMs: -1 }, "TranslatorModule.forRoot: shutdownMs: "],
    [
      { baseUrl: "http://localhost", apiKey: "k", defaults: { glossaryId: "a", glossaryIds: ["b"] } },
      "TranslatorModule.forRoot: defaults: glossaryIds: ",
    ],
    [
      { baseUrl: "http://localhost", apiKey: "k", defaults: { perLanguage: { de: { reportingTag: "a b" } } } },
      "TranslatorModule.forRoot: defaults: perLanguage.de.reportingTag: ",
    ],
  ])("an option that cannot be right is named by its path: %#", async (options, message) => {
    const error = await failureOf(start([TranslatorModule.forRoot(options)]));
    expect(isDragomanError(error) && error.message).toContain(message);
    expect(error).toMatchObject({ kind: "invalid-request" });
  });

  test("no key is in what is said of wrong options", async () => {
    const error = await failureOf(start([TranslatorModule.forRoot({ baseUrl: "nowhere", apiKey: "secret-7f3" })]));
    expect(`${String(error)}${JSON.stringify(error)}`).not.toContain("secret-7f3");
  });
});

@Injectable()
class Settings implements TranslatorOptionsFactory {
  createTranslatorOptions(name: string) {
    return { baseUrl: service.url, apiKey: service.apiKey, defaults: { context: `settings of ${name}` } };
  }
}

@Module({
  providers: [Settings, { provide: "address", useFactory: () => service.url }],
  exports: [Settings, "address"],
})
class SettingsModule {}

describe("forRootAsync", () => {
  const ways: readonly [string, TranslatorModuleAsyncOptions, string | undefined][] = [
    [
      "useFactory",
      {
        imports: [SettingsModule],
        inject: ["address", { token: "absent", optional: true }],
        useFactory: async (baseUrl: string, absent?: string) => ({
          baseUrl,
          apiKey: service.apiKey,
          defaults: { context: absent },
        }),
      },
      undefined,
    ],
    ["useClass", { useClass: Settings }, "settings of default"],
    ["useExisting", { imports: [SettingsModule], useExisting: Settings }, "settings of default"],
  ];
  test.each(ways)("%s makes the options", async (_, options, context) => {
    const app = await start([TranslatorModule.forRootAsync(options)], [Greetings]);
    await app.get(Greetings).translator.translate("Hello", { to: "de" });
    expect(asked()).toEqual({ ...hello, ...(context !== undefined && { context }) });
  });

  test.each(["reference", "deep-hash"] as const)(
    "factories that read the same stay two, with module ids made by %s",
    async (moduleIdGeneratorAlgorithm) => {
      const named = (name: string): DynamicModule =>
        TranslatorModule.forRootAsync({
          name,
          useFactory: () => ({ baseUrl: service.url, apiKey: service.apiKey, defaults: { context: name } }),
        });
      const testing = Test.createTestingModule(
        { imports: [named("default"), named("legal")], providers: [Greetings, Contracts] },
        { moduleIdGeneratorAlgorithm },
      );
      const app = await testing.compile();
      started.push(app);
      await app.get(Greetings).translator.translate("Hello", { to: "de" });
      expect(asked()).toEqual({ ...hello, context: "default" });
      await app.get(Contracts).translator.translate("Hello", { to: "de" });
      expect(asked()).toEqual({ ...hello, context: "legal" });
    },
  );

  test("what a factory gives is checked as well, and the place is named", async () => {
    const useFactory = () => ({ baseUrl: service.url, apiKey: "with space" });
    const error = await failureOf(start([TranslatorModule.forRootAsync({ useFactory, name: "legal" })]));
    expect(isDragomanError(error) && error.message).toContain('TranslatorModule.forRootAsync("legal"): apiKey: ');
  });

  test.each([
    ['{"name":"legal"}', "name: say it beside the factory, not by it."],
    ['{"isGlobal":false}', "isGlobal: say it beside the factory, not by it."],
    ['{"shutdownMs":1e12}', "shutdownMs: give milliseconds from 0 to 2147483647."],
    ['{"defaults":{"perLanguage":null}}', "defaults: perLanguage: give an object of options for each language."],
    ['{"defaults":{"perLanguage":{"de":null}}}', "defaults: perLanguage.de: give an object of options."],
  ])("a factory that gives %s is told what is wrong", async (given, message) => {
    const useFactory = () => ({ baseUrl: service.url, apiKey: service.apiKey, ...JSON.parse(given) });
    const error = await failureOf(start([TranslatorModule.forRootAsync({ useFactory })]));
    expect(isDragomanError(error) && error.message).toBe(`TranslatorModule.forRootAsync: ${message}`);
  });

  test("what is no factory is refused where it is given", () => {
    expect(() => TranslatorModule.forRootAsync(JSON.parse('{"useFactory":{"apiKey":"x"}}'))).toThrow(
      "TranslatorModule.forRootAsync: useFactory: give a function.",
    );
  });
});

test("answers are localized by one registration alone", async () => {
  const localization = { sourceLanguage: "en", locales: ["en", "de"] };
  const root = { baseUrl: service.url, apiKey: service.apiKey, localization };
  const error = await failureOf(
    start([TranslatorModule.forRoot(root), TranslatorModule.forRoot({ ...root, name: "legal" })]),
  );
  expect(isDragomanError(error) && error.message).toMatch(/localization: give it to one registration alone\.$/);
});

describe("forFeature", () => {
  const root = () =>
    TranslatorModule.forRoot({
      baseUrl: service.url,
      apiKey: service.apiKey,
      defaults: { from: "en", context: "shop" },
    });

  @Injectable()
  class Menu extends Greetings {}
  @Injectable()
  class Terms extends Greetings {}

  test.each(["reference", "deep-hash"] as const)(
    "each module has its own way, over one client, with module ids made by %s",
    async (moduleIdGeneratorAlgorithm) => {
      const scoped = (formality: "prefer_more" | "prefer_less") => TranslatorModule.forFeature({ formality });
      @Module({ imports: [scoped("prefer_less")], providers: [Menu] })
      class MenuModule {}
      @Module({ imports: [scoped("prefer_more")], providers: [Terms] })
      class TermsModule {}
      const app = await Test.createTestingModule(
        { imports: [MenuModule, root(), TermsModule], providers: [Greetings] },
        { moduleIdGeneratorAlgorithm },
      ).compile();
      started.push(app);
      const [menu, terms, own] = [Menu, Terms, Greetings].map((type) => app.get(type, { strict: false }).translator);
      const opened = service.connections.opened;
      const common = { ...hello, source_lang: "en", context: "shop" };
      await menu?.translate("Hello", { to: "de" });
      expect(asked()).toEqual({ ...common, formality: "prefer_less" });
      await terms?.translate("Hello", { to: "de" });
      expect(asked()).toEqual({ ...common, formality: "prefer_more" });
      await own?.translate("Hello", { to: "de" });
      expect(asked()).toEqual(common);
      expect(service.connections.opened - opened).toBe(1);
      expect(menu?.client).toBe(own?.client);
      expect(terms?.client).toBe(own?.client);
    },
  );

  test("beside forRoot in the same module it stands above it, in whatever order", async () => {
    for (const turned of [false, true]) {
      const imports = [root(), TranslatorModule.forFeature({ formality: "prefer_less" })];
      const app = await start(turned ? imports.toReversed() : imports, [Greetings]);
      await app.get(Greetings).translator.translate("Hello", { to: "de" });
      expect(asked()).toMatchObject({ formality: "prefer_less" });
    }
  });

  test("several in a module have names, and one may stand on another client", async () => {
    const other = TranslatorModule.forRoot({ baseUrl: service.url, apiKey: service.apiKey, name: "second" });
    @Module({
      imports: [
        TranslatorModule.forFeature({ formality: "prefer_less" }),
        TranslatorModule.forFeature({ name: "legal", client: "second" }),
      ],
      providers: [Menu, Contracts],
    })
    class MenuModule {}
    const app = await start([root(), other, MenuModule]);
    const contracts = app.get(Contracts, { strict: false }).translator;
    expect(contracts.client).toBe(app.get(getTranslatorClientToken("second")));
    await contracts.translate("Hello", { to: "de" });
    expect(asked()).toEqual(hello);
    await app.get(Menu, { strict: false }).translator.translate("Hello", { to: "de" });
    expect(asked()).toMatchObject({ formality: "prefer_less" });
  });

  test("two of one name in a module are refused", async () => {
    const imports = [
      root(),
      TranslatorModule.forFeature({ context: "a" }),
      TranslatorModule.forFeature({ context: "b" }),
    ];
    expect(String(await failureOf(start(imports)))).toMatch(/imports two translators of the name "default"/);
  });

  test("what excludes each other on the wire does not meet", async () => {
    const glossaries = { glossaryIds: ["a", "b"], styleId: "s" };
    @Module({ imports: [TranslatorModule.forFeature({ glossaryId: "c" })], providers: [Menu] })
    class MenuModule {}
    const app = await start([
      TranslatorModule.forRoot({ baseUrl: service.url, apiKey: service.apiKey, defaults: glossaries }),
      MenuModule,
    ]);
    const { translator } = app.get(Menu, { strict: false });
    await failureOf(translator.translate("Hello", { to: "de" }));
    expect(asked()).toEqual({ ...hello, glossary_id: "c", style_id: "s" });
    await failureOf(translator.translate("Hello", { to: "de", customizations: { style_id: "t" } }));
    expect(asked()).toEqual({ ...hello, customizations: { style_id: "t" } });
  });

  test("without a registration Nest names what is missing", async () => {
    const error = await failureOf(start([TranslatorModule.forFeature({ client: "third" })]));
    expect(String(error)).toMatch(/dragoman\.connection:third/);
  });

  test("options that cannot be right are refused where they are given", () => {
    expect(() => TranslatorModule.forFeature({ name: "" })).toThrow("name: give a name");
    expect(() => TranslatorModule.forFeature({ glossaryId: "a", glossaryIds: [] })).toThrow(
      "TranslatorModule.forFeature: glossaryIds: give these or glossaryId.",
    );
  });
});

test("Nest itself injects it by the class alone", async () => {
  @Injectable()
  class ByClass {
    readonly translator: Translator;
    constructor(@Inject(Translator) translator: Translator) {
      this.translator = translator;
    }
  }
  const app = await start([TranslatorModule.forRoot({ baseUrl: service.url, apiKey: service.apiKey })], [ByClass]);
  expect(app.get(ByClass).translator).toBeInstanceOf(Translator);
});
