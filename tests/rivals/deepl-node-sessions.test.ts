import { randomUUID } from "node:crypto";
import { createTestService, type TestService } from "@dragoman/server/testing";
import * as deepl from "deepl-node";
import { afterAll, beforeAll, expect, test } from "vitest";

/**
 * The registry's client, unmodified, against test mode in place of the mock server that its own tests use. It waits
 * about a second before it tries again, and longer each time.
 */
let service: TestService;

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo", settings: { test: true } });
});
afterAll(() => service.close());

function translatorFor(settings: Readonly<Record<string, number>>, options: deepl.TranslatorOptions = {}) {
  const session = randomUUID();
  const headers: Record<string, string> = { "mock-server-session": session };
  for (const [name, value] of Object.entries(settings)) headers[`mock-server-session-${name}`] = `${value}`;
  const translator = new deepl.Translator(`key-of-${session}`, { serverUrl: service.url, headers, ...options });
  const calls = () => service.calls.all.filter((call) => call.headers["mock-server-session"] === session);
  const lastRequest = async (): Promise<unknown> =>
    (await fetch(`${service.url}/__session__/last-request`, { headers: { "mock-server-session": session } })).json();
  return { translator, calls, lastRequest };
}

test("429 twice, then a translation", { timeout: 20_000 }, async () => {
  const { translator, calls } = translatorFor({ "429-count": 2 });
  expect((await translator.translateText("Hello", "en", "de")).text).not.toBe("");
  expect(calls().map(({ status }) => status)).toEqual([429, 429, 200]);
});

test("more 429 than it tries, and its own error", { timeout: 20_000 }, async () => {
  const { translator, calls } = translatorFor({ "429-count": 2 }, { maxRetries: 2 });
  await expect(translator.translateText("Hello", "en", "de")).rejects.toBeInstanceOf(deepl.TooManyRequestsError);
  expect(calls().map(({ status }) => status)).toEqual([429, 429]);
});

test("503 once, then the usage", { timeout: 20_000 }, async () => {
  const { translator, calls } = translatorFor({ "5xx-count": 1 });
  expect((await translator.getUsage()).character?.count).toBe(0);
  expect(calls().map(({ status }) => status)).toEqual([503, 200]);
});

test("no answer once, then a translation", { timeout: 20_000 }, async () => {
  const { translator, calls } = translatorFor({ "no-response-count": 1 }, { minTimeout: 200 });
  await translator.translateText("Hello", "en", "de");
  expect(calls().map(({ status }) => status)).toEqual([undefined, 200]);
});

test("no answer at all, and its own error", { timeout: 20_000 }, async () => {
  const { translator } = translatorFor({ "no-response-count": 1 }, { minTimeout: 200, maxRetries: 0 });
  await expect(translator.translateText("Hello", "en", "de")).rejects.toBeInstanceOf(deepl.ConnectionError);
});

test("a quota that is used up, in an answer and in the usage", async () => {
  const settings = { "init-character-limit": 20, "init-document-limit": 7, "init-team-document-limit": 9 };
  const { translator } = translatorFor(settings, { maxRetries: 0 });
  await translator.translateText("a".repeat(20), "en", "de");
  await expect(translator.translateText("a", "en", "de")).rejects.toBeInstanceOf(deepl.QuotaExceededError);
  const usage = await translator.getUsage();
  expect(usage.character).toMatchObject({ count: 20, limit: 20 });
  expect(usage.document).toMatchObject({ count: 0, limit: 7 });
  expect(usage.teamDocument).toMatchObject({ count: 0, limit: 9 });
  expect(usage.anyLimitReached()).toBe(true);
});

test("it keeps to one connection, and its last request is shown", async () => {
  const settings = { "allow-reconnections": 0, "allow-missing-user-agent": 0 };
  const { translator, calls, lastRequest } = translatorFor(settings, { maxRetries: 0 });
  await translator.getUsage();
  await translator.translateText("Hello", "en", "de");
  expect(new Set(calls().map(({ connection }) => connection)).size).toBe(1);
  expect(await lastRequest()).toMatchObject({
    ...{ method: "POST", path: "/v2/translate", query: {} },
    body: { text: "Hello", source_lang: "en", target_lang: "de" },
    headers: { "user-agent": expect.stringContaining("deepl-node") },
  });
});

test("a wrong key is its own error", async () => {
  const stranger = new deepl.Translator("invalid", { serverUrl: service.url, maxRetries: 0 });
  await expect(stranger.getUsage()).rejects.toBeInstanceOf(deepl.AuthorizationError);
});
