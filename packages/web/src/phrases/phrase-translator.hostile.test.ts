import { createClient } from "@dragoman/client";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { PhraseClient } from "./asked-phrases.ts";
import type { Phrase } from "./phrase.ts";
import { createPhraseTranslator } from "./phrase-translator.ts";

const phrase = (text: string): Phrase => ({ format: "text", text });
const german = { locale: "de", isPrivate: false };

/** What a client gives that is not what its types say. */
function clientGiving(given: unknown): PhraseClient {
  return JSON.parse("{}", () => ({ translateSettled: async () => given }));
}

function translatorOf(client: PhraseClient) {
  return createPhraseTranslator({ client, sourceLanguage: "en", budgetMs: 60_000 }).forResponse(german);
}

const anyOutcome = fc.oneof(
  fc.anything(),
  fc.record({
    status: fc.constantFrom("translated", "failed", "else"),
    translation: fc.anything(),
    error: fc.anything(),
  }),
  fc.record({ status: fc.constant("translated"), translation: fc.record({ text: fc.anything() }) }),
);

test("whatever a service answers, every phrase has a result", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.anything(), fc.array(anyOutcome)), async (given) => {
      const phrases = [phrase("Hello <b>you</b>"), phrase("Bye")];
      const results = await translatorOf(clientGiving(given)).translate(phrases);
      expect(results).toHaveLength(2);
      for (const result of results) {
        if (result.status === "translated") expect(result.text).toBeTypeOf("string");
      }
    }),
  );
});

test("tags that nobody sent, and texts without end, do not come through", async () => {
  const answering = (text: string) => ({ status: "translated", translation: { text } });
  const evil = answering("<script>alert(1)</script>");
  expect(await translatorOf(clientGiving([evil])).translate([phrase("Hello")])).toMatchObject([
    { status: "missing", reason: "damaged", isFinal: true },
  ]);
  const endless = answering("long ".repeat(1_000_000));
  expect(await translatorOf(clientGiving([endless])).translate([phrase("Hello")])).toMatchObject([
    { status: "missing", reason: "damaged" },
  ]);
});

test.each([
  ["another count", () => Response.json({ translations: [{ text: "a" }, { text: "b" }] })],
  ["no JSON", () => new Response("<h1>Welcome to the hotel</h1>")],
  ["null", () => Response.json(null)],
  ["texts that are numbers", () => Response.json({ translations: [{ text: 5 }] })],
  ["a redirect to nowhere", () => new Response(null, { status: 302, headers: { location: "http://[" } })],
])("an answer with %s is a failure, and no exception", async (_, answer) => {
  const client = createClient({
    baseUrl: "http://in-process",
    apiKey: "key",
    maxRetries: 0,
    fetch: async () => answer(),
  });
  const onError = vi.fn(() => {
    throw new Error("the log is full");
  });
  const phrases = createPhraseTranslator({ client, sourceLanguage: "en", budgetMs: 60_000, onError });
  expect(await phrases.forResponse(german).translate([phrase("Hello")])).toMatchObject([
    { status: "missing", reason: "failed", isFinal: false },
  ]);
  expect(onError).toHaveBeenCalledOnce();
});

test("a client that throws, at once or later, is a failure", async () => {
  const atOnce: PhraseClient = {
    translateSettled: () => {
      throw new TypeError("no");
    },
  };
  const later: PhraseClient = { translateSettled: () => Promise.reject(undefined) };
  for (const client of [atOnce, later]) {
    expect(await translatorOf(client).translate([phrase("Hello")])).toMatchObject([{ reason: "failed" }]);
  }
});

test("names of Object.prototype are phrases as all others", async () => {
  const client = clientGiving([]);
  const response = translatorOf(client);
  for (const name of ["__proto__", "constructor", "toString"]) {
    expect(response.known(phrase(name))).toBeUndefined();
    expect(await response.translate([phrase(name)])).toMatchObject([{ status: "missing" }]);
  }
});

test("steerings without end take no memory without end", async () => {
  const phrases = createPhraseTranslator({ client: clientGiving([]), sourceLanguage: "en", budgetMs: 0 });
  for (let n = 0; n < 3000; n++) {
    const response = phrases.forResponse({ ...german, translate: { context: `request ${n}` } });
    expect(response.known(phrase("Hello"))).toBeUndefined();
  }
});

test("a reporting tag that no header holds stops nobody", async () => {
  const tags: unknown[] = [];
  const client: PhraseClient = {
    translateSettled: async (texts, { reportingTag }) => {
      tags.push(reportingTag);
      return texts.map((text) => ({
        status: "translated",
        translation: { text: `de:${text}`, detectedSourceLanguage: "en", notApplied: [] },
      }));
    },
  };
  const phrases = createPhraseTranslator({ client, sourceLanguage: "en", budgetMs: 60_000 });
  for (const reportingTag of ["a b", "x\r\nset-cookie: y=1", "", "t".repeat(101), "ü", "shop"]) {
    const response = phrases.forResponse({ ...german, reportingTag });
    expect(await response.translate([phrase(`For ${reportingTag}`)])).toMatchObject([{ status: "translated" }]);
  }
  expect(tags).toEqual([undefined, undefined, undefined, undefined, undefined, "shop"]);
});
