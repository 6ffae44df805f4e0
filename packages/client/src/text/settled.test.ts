import { expect, test } from "vitest";
import { failing, localService, silent, translating } from "../../test/local-service.ts";
import { createClient } from "../client.ts";

const apiKey = "key-1234";
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);

test("declined texts fail alone, and the rest is translated", async () => {
  const declined = new Set(["t0", "t7", "t8", "t31", "t99"]);
  const { url, received } = await localService(translating((text) => (declined.has(text) ? "declined" : undefined)));
  const client = createClient({ baseUrl: url, apiKey });

  const outcomes = await client.translateSettled(numbered(100), { from: "en", to: "de" });

  expect(
    outcomes.map((outcome) => (outcome.status === "failed" ? outcome.error.code : outcome.translation.text)),
  ).toEqual(numbered(100).map((text) => (declined.has(text) ? "declined" : `de:${text}`)));
  expect(received.length).toBeLessThan(25);
});

test("many declined texts that the service names at once cost one more request", async () => {
  const { url, received } = await localService((request, response) => {
    const { text } = JSON.parse(request.body);
    const declined = text.flatMap((one: string, index: number) => (/[05]$/.test(one) ? [index] : []));
    if (declined.length === 0) return translating()(request, response);
    const errors = declined.map((index: number) => ({ field: `text[${index}]`, message: "is declined" }));
    failing(400, {}, { message: "declined", code: "declined", text_index: declined[0], errors })(request, response);
  });
  const outcomes = await createClient({ baseUrl: url, apiKey }).translateSettled(numbered(50), {
    from: "en",
    to: "de",
  });

  expect(outcomes.filter(({ status }) => status === "failed")).toHaveLength(10);
  const failed = outcomes.flatMap((outcome) => (outcome.status === "failed" ? [outcome.error.textIndexes] : []));
  expect(failed).toEqual(numbered(50).flatMap((text, index) => (/[05]$/.test(text) ? [[index]] : [])));
  expect(received).toHaveLength(2);
});

test("a direction that nothing serves is asked for once a request", async () => {
  const { url, received } = await localService(translating(() => "no_engine"));
  const outcomes = await createClient({ baseUrl: url, apiKey }).translateSettled(numbered(100), {
    from: "en",
    to: "xx",
  });
  expect(outcomes.every((outcome) => outcome.status === "failed" && outcome.error.code === "no_engine")).toBe(true);
  expect(received).toHaveLength(2);
});

test("what a memory has is translated also where nothing serves the direction", async () => {
  const { url } = await localService(translating((text) => (text === "t1" ? undefined : "no_engine")));
  const outcomes = await createClient({ baseUrl: url, apiKey }).translateSettled(numbered(3), {
    from: "en",
    to: "xx",
    translationMemoryId: "m",
  });
  expect(outcomes.map(({ status }) => status)).toEqual(["failed", "translated", "failed"]);
});

test("all declined one by one ends, and every text is accounted for", async () => {
  const { url } = await localService(translating(() => "declined"));
  const outcomes = await createClient({ baseUrl: url, apiKey }).translateSettled(numbered(50), {
    from: "en",
    to: "de",
  });
  expect(outcomes).toHaveLength(50);
  expect(outcomes.every((outcome, index) => outcome.status === "failed" && outcome.error.textIndex === index)).toBe(
    true,
  );
});

test("a text that fits no request fails alone", async () => {
  const { url } = await localService(translating());
  const [large, small] = await createClient({ baseUrl: url, apiKey }).translateSettled(["x".repeat(140_000), "a"], {
    to: "de",
  });
  expect(large).toMatchObject({ status: "failed", error: { kind: "too-large", textIndex: 0 } });
  expect(small).toMatchObject({ status: "translated", translation: { text: "de:a" } });
});

test("a failing request fails its own texts only", async () => {
  const { url } = await localService((request, response) =>
    request.body.includes('"t1"') ? failing(404)(request, response) : translating()(request, response),
  );
  const client = createClient({ baseUrl: url, apiKey, textsPerRequest: 2 });
  const outcomes = await client.translateSettled(numbered(4), { to: "de" });
  expect(outcomes.map(({ status }) => status)).toEqual(["failed", "failed", "translated", "translated"]);
  expect(outcomes[0]).toMatchObject({ error: { kind: "not-found" } });
});

test.each([401, 403, 456])("nothing more is sent once the account is refused (%i)", async (status) => {
  const { url, received } = await localService(failing(status));
  const client = createClient({ baseUrl: url, apiKey, textsPerRequest: 1, concurrency: 1 });
  const outcomes = await client.translateSettled(numbered(5), { to: "de" });
  expect(outcomes.map((outcome) => outcome.status === "failed" && outcome.error.status)).toEqual(Array(5).fill(status));
  expect(received).toHaveLength(1);
});

test("equal texts share their outcome, each at its own place", async () => {
  const { url, received } = await localService(translating((text) => (text === "no" ? "declined" : undefined)));
  const outcomes = await createClient({ baseUrl: url, apiKey }).translateSettled(["no", "a", "no", "a"], { to: "de" });
  expect(outcomes.map(({ status }) => status)).toEqual(["failed", "translated", "failed", "translated"]);
  expect(outcomes[2]).toMatchObject({ error: { textIndexes: [2] } });
  expect(received.map(({ body }) => JSON.parse(body).text)).toEqual([["no", "a"], ["a"]]);
});

test("what is said of the account ends the call, also where it names a text", async () => {
  const { url, received } = await localService(failing(403, {}, { message: "no", text_index: 0 }));
  const client = createClient({ baseUrl: url, apiKey, textsPerRequest: 2, concurrency: 1 });
  const outcomes = await client.translateSettled(numbered(5), { to: "de" });
  expect(outcomes.map((outcome) => outcome.status === "failed" && outcome.error.textIndexes)).toEqual(
    numbered(5).map((_text, index) => [index]),
  );
  expect(received).toHaveLength(1);
});

test("after a deadline of the call nothing more is sent", async () => {
  const { url, received } = await localService(silent);
  const client = createClient({ baseUrl: url, apiKey, textsPerRequest: 1, concurrency: 1 });
  const outcomes = await client.translateSettled(numbered(20), { to: "de", deadlineMs: 50 });
  expect(outcomes.every((outcome) => outcome.status === "failed" && outcome.error.kind === "timeout")).toBe(true);
  expect(received).toHaveLength(1);
});
