import { createClient } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { afterAll, beforeAll, expect, test } from "vitest";

const script = {
  en: {
    Hello: { de: "Hallo", pl: "Cześć" },
    "Good morning": { de: "Guten Morgen" },
    "You have {{count}} messages": { de: "Sie haben {{count}} Nachrichten" },
  },
};

let service: TestService;

beforeAll(async () => {
  service = await createTestService({ engine: "scripted", script });
});
afterAll(() => service.close());

function clientFor(options: { apiKey?: string; brand?: string } = {}) {
  return createClient({ baseUrl: service.url, apiKey: service.apiKey, maxRetries: 0, ...options });
}

test("a text is translated, and its language detected", async () => {
  const { text, detectedSourceLanguage, engine } = await clientFor().translate("Good morning", { to: "DE" });
  expect({ text, detectedSourceLanguage, engine }).toEqual({
    text: "Guten Morgen",
    detectedSourceLanguage: "en",
    engine: "scripted",
  });
});

test("what was asked for is in the result, and what could not be applied is named", async () => {
  const result = await clientFor().translate("Hello", {
    from: "en",
    to: "de",
    showBilledCharacters: true,
    modelType: "quality_optimized",
    formality: "prefer_more",
  });
  expect(result).toMatchObject({
    text: "Hallo",
    billedCharacters: 5,
    modelTypeUsed: "quality_optimized",
    notApplied: ["formality"],
  });
});

test("hundreds of texts keep their order over several requests", async () => {
  const answers = Object.entries(script.en).map(([text, { de }]) => ({ text, de }));
  const asked = Array.from({ length: 230 }, (_, index) => answers[index % answers.length] ?? { text: "", de: "" });
  const texts = asked.map(({ text }) => text);
  const results = await clientFor().translateMany(texts, { from: "en", to: "de" });
  expect(results.map(({ text }) => text)).toEqual(asked.map(({ de }) => de));
});

test("a declined text is named by its place, and in the settled form fails alone", async () => {
  const texts = ["Hello", "Never seen before", "Good morning"];
  const call = { from: "en", to: "de" };
  await expect(clientFor().translateMany(texts, call)).rejects.toMatchObject({
    kind: "invalid-request",
    status: 400,
    code: "declined",
    textIndex: 1,
    attempts: 1,
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/i),
  });
  const outcomes = await clientFor().translateSettled(texts, call);
  expect(outcomes.map((one) => (one.status === "translated" ? one.translation.text : one.error.code))).toEqual([
    "Hallo",
    "declined",
    "Guten Morgen",
  ]);
});

test("a direction that nothing serves comes with its remedies", async () => {
  const failure = clientFor().translate("Hello", { from: "en", to: "fi" });
  await expect(failure).rejects.toMatchObject({ kind: "invalid-request", code: "no_engine", textIndex: 0 });
  await expect(failure).rejects.toMatchObject({ remedies: [{ engine: "scripted", kind: "configure" }] });
});

test("a wrong key is refused in the dialect of the brand, and is not in the error", async () => {
  const own = await clientFor({ apiKey: "invalid" })
    .usage()
    .catch((error: unknown) => error);
  const alias = await clientFor({ apiKey: "invalid", brand: "DeepL" })
    .usage()
    .catch((error: unknown) => error);
  expect(own).toMatchObject({ kind: "authentication", status: 401 });
  expect(alias).toMatchObject({ kind: "forbidden", status: 403 });
});

test("languages, resources and usage are read", async () => {
  const client = clientFor();
  const languages = await client.languages({ resource: "translate_text" });
  expect(languages.find(({ lang }) => lang === "pl")).toMatchObject({ name: "Polish", usableAsTarget: true });
  expect((await client.languageResources()).map(({ name }) => name)).toContain("translate_text");

  const before = await client.usage();
  await client.translate("Hello", { from: "en", to: "de" });
  const after = await client.usage();
  expect(after.characterCount - before.characterCount).toBe(5);
});

test("languages are detected in order", async () => {
  const detected = await clientFor().detectMany([
    "Where is the nearest railway station, please?",
    "Wo ist bitte der nächste Bahnhof, und wie komme ich dorthin?",
  ]);
  expect(detected).toEqual([
    { status: "success", language: "en" },
    { status: "success", language: "de" },
  ]);
});

test("an operation that the service does not offer is said so, typed and raw", async () => {
  const { error, response } = await clientFor().raw.GET("/v3/spoken-terms");
  expect(response.status).toBe(501);
  expect(error).toHaveProperty("message");
});

test("the service is called without a socket through its fetch", async () => {
  const fetchInProcess: typeof fetch = (input, init) => service.fetch(new Request(input, init));
  const client = createClient({ baseUrl: "http://in-process", apiKey: service.apiKey, fetch: fetchInProcess });
  expect((await client.translate("Hello", { from: "en", to: "pl" })).text).toBe("Cześć");
});
