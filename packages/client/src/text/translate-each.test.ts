import { expect, test } from "vitest";
import { failing, localService, silent, translating } from "../../test/local-service.ts";
import { createClient } from "../client.ts";
import type { TranslationOutcome } from "./settled.ts";

const quick = { apiKey: "key", retryDelayMs: 1 };

function said(outcome: TranslationOutcome): string {
  return outcome.status === "translated"
    ? outcome.translation.text
    : `${outcome.error.textIndex}: ${outcome.error.code}`;
}

async function* counted(most: number, taken: { count: number }) {
  for (; taken.count < most; taken.count++) yield `text ${taken.count}`;
}

test("a stream of texts comes back in order, with the requests' own bounds", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, ...quick, textsPerRequest: 7 });
  const texts: string[] = [];
  for await (const outcome of client.translateEach(counted(100, { count: 0 }), { to: "de" })) texts.push(said(outcome));
  expect(texts).toEqual(Array.from({ length: 100 }, (_, index) => `de:text ${index}`));
  expect(received.length).toBe(Math.ceil(100 / 7));
});

test("no more texts are taken than are in flight, and leaving the loop ends the requests", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, ...quick, textsPerRequest: 5, concurrency: 2 });
  const taken = { count: 0 };
  for await (const outcome of client.translateEach(counted(1_000_000, taken), { to: "de" })) {
    expect(said(outcome)).toBe("de:text 0");
    break;
  }
  expect(taken.count).toBeLessThanOrEqual(10);
  expect(received.length).toBeLessThanOrEqual(2);
});

test("a text that is refused says so at its place, and the others are translated", async () => {
  const { url } = await localService(translating((text) => (text === "bad" ? "no_engine" : undefined)));
  const client = createClient({ baseUrl: url, ...quick });
  const outcomes: string[] = [];
  for await (const outcome of client.translateEach(["a", "bad", "a", "c"], { to: "de" })) outcomes.push(said(outcome));
  expect(outcomes).toEqual(["de:a", "1: no_engine", "de:a", "de:c"]);
});

test("what is said of the account is said of every text", async () => {
  const { url } = await localService(failing(456));
  const client = createClient({ baseUrl: url, ...quick });
  for await (const outcome of client.translateEach(["a", "b"], { to: "de" })) {
    expect(outcome).toMatchObject({ status: "failed", error: { kind: "quota-exceeded" } });
  }
});

test("a signal ends it, and a source that fails is the consumer's error", async () => {
  const { url } = await localService(silent);
  const client = createClient({ baseUrl: url, ...quick });
  const stop = new AbortController();
  const walk = async (texts: AsyncIterable<string> | string[], signal?: AbortSignal) => {
    for await (const outcome of client.translateEach(texts, { to: "de", signal })) said(outcome);
  };
  const stopped = walk(["a"], stop.signal);
  setTimeout(() => stop.abort(), 20);
  await expect(stopped).rejects.toMatchObject({ kind: "aborted" });
  await expect(walk(["a"], AbortSignal.abort())).rejects.toMatchObject({ kind: "aborted" });
  async function* broken() {
    yield "a";
    throw new Error("the source broke");
  }
  await expect(walk(broken())).rejects.toThrow("the source broke");
  // @ts-expect-error: a string is a list of letters
  await expect(walk("abc")).rejects.toMatchObject({ kind: "invalid-request" });
});

test("what is said of a text is said of its place among all of them", async () => {
  const { url } = await localService(translating((text) => (text === "bad" ? "no" : undefined)));
  const client = createClient({ baseUrl: url, ...quick, textsPerRequest: 2 });
  const outcomes: string[] = [];
  for await (const outcome of client.translateEach(["a", "b", "c", "bad"], { to: "de" })) outcomes.push(said(outcome));
  expect(outcomes).toEqual(["de:a", "de:b", "de:c", "3: no"]);
  const untyped: { readonly list: string[] } = { list: JSON.parse('["a", "b", 5]') };
  const walk = async () => {
    for await (const outcome of client.translateEach(untyped.list, { to: "de" })) said(outcome);
  };
  await expect(walk()).rejects.toMatchObject({ kind: "invalid-request", textIndex: 2 });
});

test("a full request is answered while the source is still waited for, and then a signal or a deadline ends it", async () => {
  const { url } = await localService(translating());
  const client = createClient({ baseUrl: url, ...quick, textsPerRequest: 2 });
  async function* waiting() {
    yield* ["a", "b", "c"];
    await new Promise(() => {});
  }
  const walk = async (options: { readonly signal?: AbortSignal; readonly deadlineMs?: number }, stop = () => {}) => {
    const texts: string[] = [];
    try {
      for await (const outcome of client.translateEach(waiting(), { to: "de", ...options })) {
        if (texts.push(said(outcome)) === 2) stop();
      }
    } catch (error) {
      return [...texts, error];
    }
    return texts;
  };
  const own = new AbortController();
  const aborted = await walk({ signal: own.signal }, () => own.abort());
  expect(aborted).toMatchObject(["de:a", "de:b", { kind: "aborted" }]);
  expect(await walk({ deadlineMs: 300 })).toMatchObject(["de:a", "de:b", { kind: "timeout" }]);
});

test("a source is closed when the consumer stops", async () => {
  const { url } = await localService(translating());
  const client = createClient({ baseUrl: url, ...quick, textsPerRequest: 1, concurrency: 1 });
  const closed: string[] = [];
  function* source() {
    try {
      for (;;) yield "a";
    } finally {
      closed.push("source");
    }
  }
  for await (const _outcome of client.translateEach(source(), { to: "de" })) break;
  await expect.poll(() => closed).toEqual(["source"]);
});
