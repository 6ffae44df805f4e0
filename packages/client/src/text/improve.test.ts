import { expect, test } from "vitest";
import { type Answering, failing, json, localService } from "../../test/local-service.ts";
import { createClient } from "../client.ts";
import type { ClientSettings } from "../options.ts";

/** Improves by writing an exclamation mark behind each text. */
const improving: Answering = (request, response) => {
  const { text, target_lang: target = "en-US" } = JSON.parse(request.body);
  const improvements = text.map((one: string) => ({
    text: `${one}!`,
    detected_source_language: "EN",
    target_language: target,
  }));
  json({ improvements })(request, response);
};

async function clientOf(options: Partial<ClientSettings>, ...answerings: Answering[]) {
  const { url, received } = await localService(...answerings);
  const client = createClient({ baseUrl: url, apiKey: "key-1234", retryDelayMs: 1, ...options });
  return { client, received, bodies: () => received.map(({ body }) => JSON.parse(body)) };
}

test("one text is rephrased in a tone, with what a newer service adds", async () => {
  const { client, received, bodies } = await clientOf({}, (request, response) => {
    const improvement = { text: "Hi!", detected_source_language: "EN", target_language: "en-us", readability_score: 7 };
    json({ improvements: [improvement] })(request, response);
  });
  expect(await client.rephrase("Hi", { to: "en-US", tone: "friendly" })).toEqual({
    text: "Hi!",
    detectedSourceLanguage: "en",
    targetLanguage: "en-US",
    readabilityScore: 7,
  });
  expect(received[0]?.url).toBe("/v2/write/rephrase");
  expect(bodies()).toEqual([{ text: ["Hi"], target_lang: "en-US", tone: "friendly" }]);
});

test("a style goes under the wire's name, and nothing is sent that was not said", async () => {
  const { client, received, bodies } = await clientOf({}, improving);
  await client.rephrase("Hi", { writingStyle: "prefer_business", signal: AbortSignal.timeout(10_000) });
  await client.correct("Hi");
  expect(bodies()).toEqual([{ text: ["Hi"], writing_style: "prefer_business" }, { text: ["Hi"] }]);
  expect(received[1]?.url).toBe("/v2/write/correct");
});

test("many texts keep their order, and equal ones are sent once", async () => {
  const { client, bodies } = await clientOf({ textsPerRequest: 2, concurrency: 3 }, improving);
  const corrected = await client.correctMany(["a", "b", "a", "c", "b", "d", "e"]);
  expect(corrected.map(({ text }) => text)).toEqual(["a!", "b!", "a!", "c!", "b!", "d!", "e!"]);
  expect(
    bodies()
      .flatMap(({ text }) => text)
      .sort(),
  ).toEqual(["a", "b", "c", "d", "e"]);
});

test("no request is over 10 KiB, measured in the bytes that travel", async () => {
  const { client, received } = await clientOf({}, improving);
  const texts = Array.from({ length: 40 }, (_, index) => `${index}:${'é"\n'.repeat(150)}`);
  const improved = await client.rephraseMany(texts, { to: "fr", writingStyle: "simple" });
  expect(improved.map(({ text }) => text)).toEqual(texts.map((text) => `${text}!`));
  const sizes = received.map(({ body }) => Buffer.byteLength(body));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(10_240);
  // No request could have taken the first text of the next one.
  expect(received.length).toBe(Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 10_240));
});

test("a text that fits no request is named, and nothing is sent", async () => {
  const { client, received } = await clientOf({}, improving);
  await expect(client.correctMany(["a", "x".repeat(10_240)])).rejects.toMatchObject({
    kind: "too-large",
    textIndex: 1,
    attempts: 0,
  });
  expect(received).toEqual([]);
});

test("what is too large for the service goes in halves", async () => {
  const { client, bodies } = await clientOf({}, (request, response) => {
    const tooMany = JSON.parse(request.body).text.length > 2;
    (tooMany ? failing(413) : improving)(request, response);
  });
  const corrected = await client.correctMany(["a", "b", "c", "d", "e"]);
  expect(corrected.map(({ text }) => text)).toEqual(["a!", "b!", "c!", "d!", "e!"]);
  expect(bodies().map(({ text }) => text.join(""))).toEqual(["abcde", "abc", "ab", "c", "de"]);
});

test("a busy service is asked again, and a refused text is named by its place in the list", async () => {
  const busy = await clientOf({}, failing(503), improving);
  expect((await busy.client.correct("a")).text).toBe("a!");
  const refusing = await clientOf({ textsPerRequest: 2 }, (request, response) => {
    const index = JSON.parse(request.body).text.indexOf("d");
    (index < 0 ? improving : failing(400, {}, { message: "No.", text_index: index }))(request, response);
  });
  const failure = refusing.client.rephraseMany(["a", "b", "a", "c", "d", "d"]);
  await expect(failure).rejects.toMatchObject({ kind: "invalid-request", textIndexes: [4, 5] });
});

test("no texts need no request", async () => {
  const { client, received } = await clientOf({}, improving);
  expect(await client.rephraseMany([])).toEqual([]);
  expect(received).toEqual([]);
});

test.each([
  [{ improvements: [] }],
  [{ improvements: {} }],
  [{ improvements: [{ text: "a" }] }],
  [{ improvements: [null] }],
  [{ improvements: [{ text: 5, detected_source_language: {}, target_language: [] }] }],
  [[]],
  [{}],
])("%j is no answer", async (answer) => {
  const { client } = await clientOf({ maxRetries: 0 }, json(answer));
  await expect(client.correct("a")).rejects.toMatchObject({ kind: "invalid-response" });
});
