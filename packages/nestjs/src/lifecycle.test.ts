import { createTestService, type TestService } from "@dragoman/server/testing";
import { Test, type TestingModule } from "@nestjs/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Translator, TranslatorModule, type TranslatorModuleOptions } from "./index.ts";

let service: TestService;
beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterAll(() => service.close());
beforeEach(() => {
  service.faults.clear();
  service.calls.clear();
});

type Settings = Partial<Pick<TranslatorModuleOptions, "apiKey" | "maxRetries" | "name" | "shutdownMs" | "verify">>;

async function start(options: Settings & { readonly baseUrl?: string } = {}): Promise<TestingModule> {
  const root = TranslatorModule.forRoot({ baseUrl: service.url, apiKey: service.apiKey, ...options });
  return (await Test.createTestingModule({ imports: [root] }).compile()).init();
}

describe("the end of an application", () => {
  /** The service has a request and has not answered it. */
  async function asked(): Promise<void> {
    while (service.calls.all.length === 0) await new Promise(setImmediate);
  }

  test("what is under way is finished", async () => {
    service.faults.next({ kind: "slow", beforeMs: 50 });
    const app = await start();
    const translation = app.get(Translator).translate("Hello", { to: "de" });
    await app.close();
    expect((await translation).text).toBe("[Ĥéĺĺó ··]");
  });

  test("what takes longer than it may is ended", async () => {
    service.faults.next({ kind: "unanswered" }, { kind: "unanswered" });
    const app = await start({ shutdownMs: 20 });
    const translator = app.get(Translator);
    const failures = [
      expect(translator.translateMany(["Hello"], { to: "de" })).rejects.toMatchObject({ kind: "aborted" }),
      expect(drained(translator.translateEach(["Hello"], { to: "de" }))).rejects.toMatchObject({ kind: "aborted" }),
    ];
    await asked();
    await app.close();
    await Promise.all(failures);
  });

  test("nobody waits for who has stopped asking for pieces", async () => {
    const app = await start({ shutdownMs: 20 });
    const outcomes = app
      .get(Translator)
      .translateEach(["Hello", "Bye"], { from: "en", to: "de" })
      [Symbol.asyncIterator]();
    expect(await outcomes.next()).toMatchObject({ done: false });
    await app.close();
  });

  test("nothing begins after it", async () => {
    const app = await start();
    const translator = app.get(Translator);
    await app.close();
    await expect(translator.translate("Hello", { to: "de" })).rejects.toMatchObject({ kind: "aborted" });
    expect(service.calls.all).toEqual([]);
  });

  test("a caller's own signal ends its call alone", async () => {
    service.faults.next({ kind: "unanswered" });
    const app = await start();
    const own = new AbortController();
    const call = app.get(Translator).translateSettled(["Hello"], { to: "de", signal: own.signal });
    const failure = expect(call).rejects.toMatchObject({ kind: "aborted" });
    await asked();
    own.abort();
    await failure;
    expect((await app.get(Translator).translate("Hello", { to: "de" })).text).toBe("[Ĥéĺĺó ··]");
    await app.close();
  });

  async function drained(outcomes: AsyncIterable<unknown>): Promise<void> {
    for await (const _ of outcomes);
  }
});

describe("verify", () => {
  test.each(["usage", "languages"] as const)("%s lets an application start whose service answers", async (verify) => {
    const app = await start({ verify });
    expect(service.calls.all).toHaveLength(1);
    await app.close();
  });

  test("without it nobody is asked", async () => {
    const app = await start({ baseUrl: "http://127.0.0.1:1" });
    await app.close();
  });

  test.each(["usage", "languages"] as const)(
    "%s refuses a start with a wrong key, and names the setting",
    async (verify) => {
      const starting = start({ verify, apiKey: "wrong-8a1", name: "legal" });
      await expect(starting).rejects.toMatchObject({ kind: "authentication", status: expect.any(Number) });
      await expect(starting).rejects.toThrow(/^TranslatorModule\.forRoot\("legal"\): verify: .*Look at apiKey\.$/s);
      await expect(starting).rejects.not.toThrow("wrong-8a1");
    },
  );

  test("it refuses a start without a service, and names the setting", async () => {
    const starting = start({ verify: "usage", baseUrl: "http://127.0.0.1:1", maxRetries: 0 });
    await expect(starting).rejects.toMatchObject({ kind: "connection" });
    await expect(starting).rejects.toThrow("Look at baseUrl.");
  });

  test("it refuses what it does not know", async () => {
    await expect(start(JSON.parse('{ "verify": "quota" }'))).rejects.toThrow("verify: give usage or languages.");
  });
});
