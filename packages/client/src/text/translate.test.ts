import { expect, test } from "vitest";
import { failing, json, localService, translating } from "../../test/local-service.ts";
import { createClient } from "../client.ts";
import { DragomanError } from "../errors.ts";

const apiKey = "key-1234";

test("one text comes back with its language and engine", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, apiKey });

  const { text, detectedSourceLanguage, engine, notApplied } = await client.translate("Hello", { to: "de" });

  expect({ text, detectedSourceLanguage, engine, notApplied }).toEqual({
    text: "de:Hello",
    detectedSourceLanguage: "en",
    engine: "scripted",
    notApplied: [],
  });
  expect(received[0]).toMatchObject({
    method: "POST",
    url: "/v2/translate",
    headers: { authorization: "Service-Auth-Key key-1234", "content-type": "application/json" },
  });
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({ text: ["Hello"], target_lang: "de" });
});

test("every option travels under its wire name, and what is undefined does not travel", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, apiKey });

  await client.translate("Hello", {
    to: "x-unheard-of",
    from: "en",
    context: "a greeting",
    splitSentences: "nonewlines",
    preserveFormatting: true,
    formality: "prefer_less",
    modelType: "quality_optimized",
    glossaryId: undefined,
    glossaryIds: ["g1", "g2"],
    styleId: "s",
    translationMemoryId: "m",
    translationMemoryThreshold: 80,
    customInstructions: ["Be brief."],
    tagHandling: "xml",
    tagHandlingVersion: "v2",
    outlineDetection: false,
    splittingTags: ["p", "li"],
    nonSplittingTags: ["b"],
    ignoreTags: ["code"],
    showBilledCharacters: true,
    extra: { newer_option: 1, text: ["not this"] },
  });

  expect(JSON.parse(received[0]?.body ?? "")).toEqual({
    text: ["Hello"],
    target_lang: "x-unheard-of",
    source_lang: "en",
    context: "a greeting",
    split_sentences: "nonewlines",
    preserve_formatting: true,
    formality: "prefer_less",
    model_type: "quality_optimized",
    glossary_ids: ["g1", "g2"],
    style_id: "s",
    translation_memory_id: "m",
    translation_memory_threshold: 80,
    custom_instructions: ["Be brief."],
    tag_handling: "xml",
    tag_handling_version: "v2",
    outline_detection: false,
    splitting_tags: "p,li",
    non_splitting_tags: "b",
    ignore_tags: "code",
    show_billed_characters: true,
    newer_option: 1,
  });
});

test("billing, model, tag handling and what was not applied are in the result", async () => {
  const translation = {
    text: "Hallo",
    detected_source_language: "ZH-HANT",
    billed_characters: 5,
    model_type_used: "quality_optimized",
    tag_handling_version: "v1",
  };
  const headers = {
    "x-engine": "bergamot",
    "x-not-applied": "formality, custom_instructions, style_id/numbers.percentage",
  };
  const { url } = await localService(json({ translations: [translation] }, headers));

  expect(await createClient({ baseUrl: url, apiKey }).translate("你好", { to: "de" })).toEqual({
    text: "Hallo",
    detectedSourceLanguage: "zh-Hant",
    billedCharacters: 5,
    modelTypeUsed: "quality_optimized",
    tagHandlingVersion: "v1",
    engine: "bergamot",
    notApplied: ["formality", "custom_instructions", "style_id/numbers.percentage"],
  });
});

test("any number of texts is split by count and keeps its order", async () => {
  const { url, received } = await localService(translating());
  const texts = Array.from({ length: 230 }, (_, index) => `text ${index}`);

  const results = await createClient({ baseUrl: url, apiKey }).translateMany(texts, { from: "en", to: "pl" });

  expect(results.map(({ text }) => text)).toEqual(texts.map((text) => `pl:${text}`));
  expect(received.map(({ body }) => JSON.parse(body).text.length).sort()).toEqual([30, 50, 50, 50, 50]);
});

test("large texts are split by the bytes of the request", async () => {
  const { url, received } = await localService(translating());
  const texts = Array.from({ length: 10 }, (_, index) => `${index}${"漢".repeat(10_000)}"\n`);

  const results = await createClient({ baseUrl: url, apiKey }).translateMany(texts, {
    to: "de",
    context: "é".repeat(900),
  });

  expect(results.map(({ text }) => text)).toEqual(texts.map((text) => `de:${text}`));
  const sizes = received.map(({ body }) => Buffer.byteLength(body));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(131_072);
  expect(sizes).toHaveLength(3);
});

test("equal texts are sent once, and each has its result", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, apiKey });
  const results = await client.translateMany(["a", "b", "a", "a"], { to: "de" });
  expect(results.map(({ text }) => text)).toEqual(["de:a", "de:b", "de:a", "de:a"]);
  expect(received.map(({ body }) => JSON.parse(body).text)).toEqual([["a", "b"]]);
});

test("a refused text is named wherever it stands", async () => {
  const { url } = await localService(translating((text) => (text === "b" ? "declined" : undefined)));
  const failure = createClient({ baseUrl: url, apiKey }).translateMany(["a", "b", "c", "b"], { to: "de" });
  await expect(failure).rejects.toMatchObject({ textIndex: 1, textIndexes: [1, 3] });
});

test("a request that is too large for the service is sent in halves, in order", async () => {
  const { url, received } = await localService((request, response) =>
    JSON.parse(request.body).text.length > 2 ? failing(413)(request, response) : translating()(request, response),
  );
  const texts = ["a", "b", "c", "d", "e"];
  const results = await createClient({ baseUrl: url, apiKey }).translateMany(texts, { to: "de" });
  expect(results.map(({ text }) => text)).toEqual(texts.map((text) => `de:${text}`));
  expect(received.map(({ body }) => JSON.parse(body).text.length)).toEqual([5, 3, 2, 1, 2]);
});

test("a single text that is too large for the service fails", async () => {
  const { url, received } = await localService(failing(413));
  const failure = createClient({ baseUrl: url, apiKey }).translateMany(["a", "b"], { to: "de" });
  await expect(failure).rejects.toMatchObject({ kind: "too-large" });
  expect(received).toHaveLength(2);
});

test("no more requests are in flight than asked for", async () => {
  let inFlight = 0;
  let most = 0;
  const { url } = await localService((request, response) => {
    most = Math.max(most, ++inFlight);
    setTimeout(() => {
      inFlight--;
      translating()(request, response);
    }, 5);
  });
  const client = createClient({ baseUrl: url, apiKey, concurrency: 3, textsPerRequest: 1 });
  await client.translateMany(Array.from("abcdefghijkl"), { to: "de" });
  expect(most).toBe(3);
});

test("a refused text is named by its place in the whole list", async () => {
  const { url } = await localService(translating((text) => (text === "t73" ? "declined" : undefined)));
  const texts = Array.from({ length: 120 }, (_, index) => `t${index}`);
  const failure = createClient({ baseUrl: url, apiKey }).translateMany(texts, { to: "de" });
  await expect(failure).rejects.toMatchObject({ kind: "invalid-request", code: "declined", textIndex: 73 });
});

test("a text that fits no request is refused before anything is sent", async () => {
  const { url, received } = await localService(translating());
  const failure = createClient({ baseUrl: url, apiKey }).translateMany(["short", "x".repeat(131_072)], { to: "de" });
  await expect(failure).rejects.toMatchObject({ kind: "too-large", textIndex: 1, attempts: 0 });
  expect(received).toEqual([]);
});

test("no texts are no request", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, apiKey });
  expect(await client.translateMany([], { to: "de" })).toEqual([]);
  expect(await client.translateSettled([], { to: "de" })).toEqual([]);
  expect(received).toEqual([]);
});

test("reporting tag, brand, headers and application are sent", async () => {
  const { url, received } = await localService(translating());
  const app = { name: "shop", version: "2.1" };
  const client = createClient({
    baseUrl: `${url}/`,
    apiKey,
    brand: "DeepL",
    app,
    reportingTag: "web",
    headers: { "X-Own": "1" },
  });

  await client.translate("a", { to: "de" });
  await client.translate("b", { to: "de", reportingTag: "checkout" });

  expect(received.map(({ headers }) => headers["x-deepl-reporting-tag"])).toEqual(["web", "checkout"]);
  expect(received[0]?.headers).toMatchObject({
    authorization: "DeepL-Auth-Key key-1234",
    "user-agent": "dragoman-client shop/2.1",
    "x-own": "1",
  });
});

test("a reporting tag that no header can carry is refused before sending", async () => {
  const client = createClient({ baseUrl: "http://127.0.0.1:1", apiKey });
  const failure = client.translate("a", { to: "de", reportingTag: "two words" });
  await expect(failure).rejects.toSatisfy((error) => error instanceof DragomanError && error.attempts === 0);
});

test("a deadline that is given with a call is one for all of its requests", async () => {
  const { url, received } = await localService((request, response) => {
    setTimeout(() => translating()(request, response), 40);
  });
  const client = createClient({ baseUrl: url, apiKey: "key", concurrency: 1, textsPerRequest: 1, maxRetries: 0 });
  const texts = Array.from({ length: 100 }, (_, index) => `text ${index}`);
  const failure = await client.translateMany(texts, { to: "de", deadlineMs: 300 }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: "timeout" });
  expect(received.length).toBeLessThan(20);
});

test("a list that is refused is not counted", async () => {
  const client = createClient({ baseUrl: "http://127.0.0.1:1", apiKey });
  const untyped: { readonly list: string[] } = { list: JSON.parse('["a", "a", 5]') };
  await expect(client.translateMany(untyped.list, { to: "de" })).rejects.toMatchObject({ textIndex: 2 });
  await expect(client.translateSettled(["a", "a"], { to: "" })).rejects.toMatchObject({ kind: "invalid-request" });
  expect(Object.values(client.savings)).toEqual(Array.from({ length: 7 }, () => 0));
});
