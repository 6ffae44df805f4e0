import { describe, expect, test } from "vitest";
import { dropping, failing, json, localService, silent, translating } from "../../test/local-service.ts";
import { type Client, createClient } from "../client.ts";
import type { PhraseStore } from "./phrase-store.ts";
import type { Translation } from "./translation.ts";

const quick = { apiKey: "key", retryDelayMs: 1 };

function mapStore(): PhraseStore & { readonly kept: Map<string, Translation> } {
  const kept = new Map<string, Translation>();
  return {
    kept,
    get: async (phrases) => phrases.map((phrase) => kept.get(JSON.stringify(phrase))),
    set: async (entries) => {
      for (const { phrase, translation } of entries) kept.set(JSON.stringify(phrase), translation);
    },
  };
}

function broken(): never {
  throw new Error("broken");
}

/** As callers without types make one. */
function untypedClient(options: object): Client {
  return Reflect.apply(createClient, undefined, [options]);
}

describe("the phrase store", () => {
  test("a phrase translated once is not sent again, by no kind of call", async () => {
    const { url, received } = await localService(translating());
    const phraseStore = mapStore();
    const client = createClient({ baseUrl: url, ...quick, phraseStore });
    await client.translateMany(["one", "two", "one"], { to: "de" });
    expect(received.length).toBe(1);
    expect((await client.translateMany(["two", "one"], { to: "de" })).map(({ text }) => text)).toEqual([
      "de:two",
      "de:one",
    ]);
    expect((await client.translate("one", { to: "de" })).text).toBe("de:one");
    expect((await client.translateSettled(["two"], { to: "de" })).map(({ status }) => status)).toEqual(["translated"]);
    expect(received.length).toBe(1);
    expect(client.savings).toMatchObject({
      texts: 7,
      requests: 1,
      characters: 6,
      storedTexts: 4,
      storedCharacters: 12,
    });
    const other = createClient({ baseUrl: url, ...quick, phraseStore });
    await other.translateMany(["one", "three"], { to: "de" });
    expect(JSON.parse(received[1]?.body ?? "").text).toEqual(["three"]);
  });

  test("what a call says is private is asked for and not kept, also beside the same text that is not", async () => {
    const { url, received } = await localService(translating());
    const phraseStore = mapStore();
    const client = createClient({ baseUrl: url, ...quick, phraseStore });
    await client.translateMany(["mine"], { to: "de", store: false });
    expect(phraseStore.kept.size).toBe(0);
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({ target_lang: "de", text: ["mine"] });
    await Promise.all([
      client.translate("ours", { to: "de" }),
      client.translate("ours", { to: "de", store: false }),
      client.translate("mine", { to: "de", store: false }),
    ]);
    expect([...phraseStore.kept.values()].map(({ text }) => text)).toEqual(["de:ours"]);
    const before = received.length;
    expect((await client.translate("ours", { to: "de", store: false })).text).toBe("de:ours");
    expect(received.length).toBe(before);
  });

  test("what steers a translation makes it another phrase; how options are written does not", async () => {
    const { url, received } = await localService(translating());
    const client = createClient({ baseUrl: url, ...quick, phraseStore: mapStore() });
    await client.translate("one", { to: "de", from: "en", formality: "more" });
    await client.translate("one", { formality: "more", from: "en", to: "de" });
    await client.translate("one", { to: "de", from: "en", formality: "more", reportingTag: "shop" });
    expect(received.length).toBe(1);
    const shown = await client.translate("one", {
      to: "de",
      from: "en",
      formality: "more",
      showBilledCharacters: true,
    });
    expect(shown.billedCharacters).toBe(0);
    expect(received.length).toBe(1);
    for (const other of [
      { to: "fr" },
      { to: "de" },
      { to: "de", from: "en" },
      { to: "de", from: "en", context: "x" },
    ]) {
      await client.translate("one", other);
    }
    expect(received.length).toBe(5);
  });

  test("a store that fails costs money and not the call", async () => {
    const { url, received } = await localService(translating());
    const failure = () => Promise.reject(new Error("the store is down"));
    const client = createClient({ baseUrl: url, ...quick, phraseStore: { get: failure, set: failure } });
    expect((await client.translateMany(["one"], { to: "de" }))[0]?.text).toBe("de:one");
    expect((await client.translate("one", { to: "de" })).text).toBe("de:one");
    expect(received.length).toBe(2);
  });

  test.each<[string, unknown]>([
    ["that throws", { get: broken, set: broken }],
    ["without functions", {}],
    ["that answers with a text", { get: async () => "ab", set: async () => {} }],
    ["that answers with something else", { get: async () => [5, null, {}], set: () => 5 }],
    ["that answers at once, and with less", { get: () => [], set() {} }],
  ])("a store %s costs no more", async (_what, phraseStore) => {
    const { url } = await localService(translating());
    const client = untypedClient({ baseUrl: url, ...quick, phraseStore });
    const translations = await client.translateMany(["one", "two"], { to: "de" });
    expect(translations.map(({ text }) => text)).toEqual(["de:one", "de:two"]);
    expect(client.savings).toMatchObject({ characters: 6, storedTexts: 0 });
  });

  test("a store that does not answer ends no later than its call", async () => {
    const { url } = await localService(translating());
    const never = () => new Promise<never>(() => {});
    const client = createClient({ baseUrl: url, ...quick, phraseStore: { get: never, set: never } });
    const stop = new AbortController();
    const calls = [
      client.translate("a", { to: "de", signal: stop.signal }),
      client.translateMany(["a"], { to: "de", signal: stop.signal }),
      client.translateMany(["a"], { to: "de", deadlineMs: 30 }),
    ];
    const ended = Promise.allSettled(calls);
    setTimeout(() => stop.abort(), 20);
    expect((await ended).map((call) => call.status === "rejected" && call.reason.kind)).toEqual([
      "aborted",
      "aborted",
      "timeout",
    ]);
  });

  test("what failed is not kept", async () => {
    const { url } = await localService(translating((text) => (text === "bad" ? "no" : undefined)));
    const phraseStore = mapStore();
    const client = createClient({ baseUrl: url, ...quick, phraseStore });
    await client.translateSettled(["good", "bad"], { to: "de" });
    expect([...phraseStore.kept.values()].map(({ text }) => text)).toEqual(["de:good"]);
  });
});

describe("an estimate", () => {
  test("names a text that fits no request by its place in the list", async () => {
    const client = createClient({ baseUrl: "http://127.0.0.1:1", ...quick });
    const texts = ["a", "a", "x".repeat(200_000)];
    await expect(client.estimate(texts, { to: "de" })).rejects.toMatchObject({ kind: "too-large", textIndex: 2 });
  });

  test("counts what would be sent, and sends nothing", async () => {
    const { url, received } = await localService(translating());
    const phraseStore = mapStore();
    const client = createClient({ baseUrl: url, ...quick, phraseStore, textsPerRequest: 2 });
    const texts = ["añb", "añb", "👩🏽‍💻", "c", "d"];
    expect(await client.estimate(texts, { to: "de", context: "not billed" })).toEqual({
      characters: 3 + 4 + 1 + 1,
      requests: 2,
      texts: 4,
      savedTexts: 1,
    });
    expect(received.length).toBe(0);
    await client.translateMany(texts, { to: "de" });
    expect(client.savings).toMatchObject({ characters: 9, requests: 2 });
    const again = await client.estimate(texts, { to: "de" });
    expect(again).toEqual({ characters: 0, requests: 0, texts: 0, savedTexts: 5 });
    expect(client.savings.storedTexts).toBe(0);
  });
});

describe("a budget", () => {
  test("what would go beyond it is not sent", async () => {
    const { url, received } = await localService(translating());
    const client = createClient({ baseUrl: url, ...quick, budget: { characters: 10 } });
    await client.translate("123456", { to: "de" });
    const refused = await client.translate("12345", { to: "de" }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: "quota-exceeded", code: "budget_exceeded", attempts: 0 });
    expect(String(refused)).toContain("budget.characters: 5 characters would be sent and 4 are left");
    await client.translate("1234", { to: "de" });
    expect(received.length).toBe(2);
  });

  test("many at once do not go beyond it either", async () => {
    const { url, received } = await localService(translating());
    const client = createClient({ baseUrl: url, ...quick, budget: { characters: 10 }, batching: false });
    const calls = Array.from({ length: 20 }, (_, index) => client.translate(`12${index % 10}`, { to: "de" }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBe(3);
    expect(received.length).toBe(3);
  });

  test("what the service refused is given back, what was lost on the way is not", async () => {
    const { url } = await localService(failing(400), translating(), dropping, translating());
    const client = createClient({ baseUrl: url, ...quick, budget: { characters: 10 }, maxRetries: 0 });
    await expect(client.translate("12345", { to: "de" })).rejects.toMatchObject({ kind: "invalid-request" });
    await client.translate("12345", { to: "de" });
    await expect(client.translate("1234", { to: "de" })).rejects.toMatchObject({ kind: "connection" });
    await expect(client.translate("12", { to: "de" })).rejects.toMatchObject({ code: "budget_exceeded" });
    await client.translate("1", { to: "de" });
  });

  test("what was answered and could not be read may have been billed, as what a gateway lost", async () => {
    const { url, received } = await localService(json({}), failing(504), translating());
    const client = createClient({ baseUrl: url, ...quick, budget: { characters: 10 }, maxRetries: 0 });
    await expect(client.translate("12345", { to: "de" })).rejects.toMatchObject({ kind: "invalid-response" });
    await expect(client.translate("12345", { to: "de" })).rejects.toMatchObject({ kind: "server" });
    await expect(client.translate("1", { to: "de" })).rejects.toMatchObject({ code: "budget_exceeded" });
    expect(received).toHaveLength(2);
  });

  test.each([5, {}, { characters: Number.NaN }, { characters: "5" }, { accountCharacters: -1 }, { charaters: 5 }])(
    "one that would hold nothing back is refused: %j",
    (budget) => {
      expect(() => untypedClient({ baseUrl: "http://localhost", ...quick, budget })).toThrow(/^budget: /);
    },
  );

  test("a call that is stopped does not wait for the account's count", async () => {
    const { url } = await localService(silent);
    const client = createClient({ baseUrl: url, ...quick, budget: { accountCharacters: 10 } });
    const call = client.translateMany(["a"], { to: "de", signal: AbortSignal.timeout(30) });
    await expect(call).rejects.toMatchObject({ kind: "timeout", message: expect.stringContaining("signal") });
  });

  test("rephrasing and correcting are counted, detecting is not", async () => {
    const improvements = [{ text: "x", detected_source_language: "en", target_language: "en" }];
    const results = [{ detection_status: "no_language_detected" }];
    const { url, received } = await localService(json({ improvements }), json({ results }), json({ improvements }));
    const client = createClient({ baseUrl: url, ...quick, budget: { characters: 10 } });
    await client.rephrase("123456");
    await client.detect("123456");
    await expect(client.correct("12345")).rejects.toMatchObject({ code: "budget_exceeded" });
    await client.correct("1234");
    expect(received.length).toBe(3);
  });

  test("the account's own count is asked for before the first text, and again before a refusal", async () => {
    const usage = (count: number) => json({ character_count: count, character_limit: 500_000 });
    const { url, received } = await localService(usage(90), translating(), usage(95), usage(0), translating());
    const client = createClient({ baseUrl: url, ...quick, budget: { accountCharacters: 100 } });
    await client.translate("12345", { to: "de" });
    await expect(client.translate("123456", { to: "de" })).rejects.toThrow(
      "budget.accountCharacters: 6 characters would be sent and 5 are left",
    );
    await client.translate("123456", { to: "de" });
    expect(received.map(({ url: path }) => path.replace(/.*\//, ""))).toEqual([
      "usage",
      "translate",
      "usage",
      "usage",
      "translate",
    ]);
  });
});
