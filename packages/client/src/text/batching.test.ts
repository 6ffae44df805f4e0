import { expect, test } from "vitest";
import { dropping, failing, localService, silent, translating } from "../../test/local-service.ts";
import { createClient } from "../client.ts";

const quick = { apiKey: "key-1234", retryDelayMs: 1 };
const sentTexts = (received: readonly { readonly body: string }[]) => received.map(({ body }) => JSON.parse(body).text);

test("calls of the same moment travel in one request", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, ...quick });
  const results = await Promise.all(["a", "b", "c"].map((text) => client.translate(text, { to: "de" })));
  expect(results.map(({ text }) => text)).toEqual(["de:a", "de:b", "de:c"]);
  expect(sentTexts(received)).toEqual([["a", "b", "c"]]);
});

test("calls with other options travel apart", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, ...quick });
  const calls = [
    { to: "de" },
    { to: "pl" },
    { to: "de", formality: "prefer_more" },
    { to: "de", reportingTag: "shop" },
    { to: "de", maxRetries: 0 },
  ] as const;
  const results = await Promise.all(calls.map((options) => client.translate("a", options)));
  expect(results.map(({ text }) => text)).toEqual(["de:a", "pl:a", "de:a", "de:a", "de:a"]);
  expect(received).toHaveLength(5);
});

test("fifty equal calls at once are one request of one text, also while it is under way", async () => {
  const { url, received } = await localService((request, response) => {
    setTimeout(() => translating()(request, response), 50);
  });
  const client = createClient({ baseUrl: url, ...quick });
  const first = Array.from({ length: 25 }, () => client.translate("añb", { to: "de" }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const later = Array.from({ length: 25 }, () => client.translate("añb", { to: "de" }));
  const results = await Promise.all([...first, ...later]);
  expect(new Set(results.map(({ text }) => text))).toEqual(new Set(["de:añb"]));
  expect(sentTexts(received)).toEqual([["añb"]]);
  expect(client.savings).toEqual({
    texts: 50,
    requests: 1,
    characters: 3,
    sharedTexts: 49,
    sharedCharacters: 147,
    storedTexts: 0,
    storedCharacters: 0,
  });
});

test("a text that was answered is sent anew when it is asked for later", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, ...quick });
  await client.translate("a", { to: "de" });
  await client.translate("a", { to: "de" });
  expect(received).toHaveLength(2);
});

test("ten thousand calls are two hundred requests", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, ...quick });
  const results = await Promise.all(
    Array.from({ length: 10_000 }, (_, index) => client.translate(`text ${index}`, { to: "de" })),
  );
  expect(results[9999]?.text).toBe("de:text 9999");
  expect(received).toHaveLength(200);
});

test("a declined text fails its own call only", async () => {
  const { url } = await localService(translating((text) => (text === "no" ? "declined" : undefined)));
  const client = createClient({ baseUrl: url, ...quick });
  const calls = ["a", "no", "b"].map((text) => client.translate(text, { to: "de" }));
  const results = await Promise.allSettled(calls);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  await expect(calls[1]).rejects.toMatchObject({ code: "declined", textIndex: 0 });
});

test("a failing request fails every call in it", async () => {
  const { url } = await localService(failing(401));
  const client = createClient({ baseUrl: url, ...quick });
  const calls = ["a", "b"].map((text) => client.translate(text, { to: "de" }));
  for (const call of calls) await expect(call).rejects.toMatchObject({ kind: "authentication" });
});

test("a lost connection is tried again for all", async () => {
  const { url, received } = await localService(dropping, translating());
  const client = createClient({ baseUrl: url, ...quick });
  const calls = ["a", "b"].map((text) => client.translate(text, { to: "de" }));
  expect((await Promise.all(calls)).map(({ text }) => text)).toEqual(["de:a", "de:b"]);
  expect(received).toHaveLength(2);
});

test("a call that is aborted ends for itself", async () => {
  const { url } = await localService((request, response) => {
    setTimeout(() => translating()(request, response), 30);
  });
  const client = createClient({ baseUrl: url, ...quick });
  const own = new AbortController();
  const aborted = client.translate("a", { to: "de", signal: own.signal });
  const other = client.translate("a", { to: "de" });
  setTimeout(() => own.abort(), 10);
  await expect(aborted).rejects.toMatchObject({ kind: "aborted" });
  await expect(other).resolves.toMatchObject({ text: "de:a" });
});

test("what nobody waits for any more is stopped, and asked for again is sent again", async () => {
  const { url, received } = await localService(silent, translating());
  const client = createClient({ baseUrl: url, ...quick });
  const own = new AbortController();
  const calls = ["a", "b"].map((text) => client.translate(text, { to: "de", signal: own.signal }));
  setTimeout(() => own.abort(), 30);
  for (const call of calls) await expect(call).rejects.toMatchObject({ kind: "aborted" });
  expect((await client.translate("a", { to: "de" })).text).toBe("de:a");
  expect(received).toHaveLength(2);
});

test("all calls aborted in the moment they are made send nothing", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, ...quick });
  const own = new AbortController();
  const call = client.translate("a", { to: "de", signal: own.signal });
  own.abort();
  await expect(call).rejects.toMatchObject({ kind: "aborted" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(received).toHaveLength(0);
});

test("without batching every call is its own request", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, ...quick, batching: false });
  await Promise.all(["a", "a"].map((text) => client.translate(text, { to: "de" })));
  expect(received).toHaveLength(2);
});

test("when all who wait give up at once, the request is stopped", async () => {
  let isHungUp = false;
  const { url, received } = await localService((_request, response) => {
    response.on("close", () => {
      isHungUp = true;
    });
  });
  const client = createClient({ baseUrl: url, apiKey: "key" });
  const stop = new AbortController();
  const calls = ["a", "a", "b"].map((text) => client.translate(text, { to: "de", signal: stop.signal }));
  const ended = Promise.allSettled(calls);
  await expect.poll(() => received.length).toBe(1);
  stop.abort();
  expect((await ended).map((call) => call.status === "rejected" && call.reason.kind)).toEqual(
    Array.from({ length: 3 }, () => "aborted"),
  );
  await expect.poll(() => isHungUp).toBe(true);
});

test("options are taken as they are when the call is made", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, ...quick });
  const customInstructions = ["Be short."];
  const first = client.translate("a", { to: "de", customInstructions });
  customInstructions[0] = "Be long.";
  await Promise.all([first, client.translate("b", { to: "de", customInstructions })]);
  const sent = received.map(({ body }) => JSON.parse(body)).map((body) => [body.text, body.custom_instructions]);
  expect(new Map(sent.map(([[text], [instruction]]) => [text, instruction]))).toEqual(
    new Map([
      ["a", "Be short."],
      ["b", "Be long."],
    ]),
  );
});
