import fc from "fast-check";
import { expect, test } from "vitest";
import { type Answering, json, localService } from "../../test/local-service.ts";
import { createClient } from "../client.ts";
import type { Terms } from "./glossary-terms.ts";

const direction = { sourceLang: "en", targetLang: "de" };
const glossary = { glossary_id: "g", name: "Shop", dictionaries: [], creation_time: "2026-03-02T09:15:00.000Z" };

async function glossariesOf(...answerings: Answering[]) {
  const { url, received } = await localService(...answerings);
  const { glossaries } = createClient({ baseUrl: url, apiKey: "key-1234", maxRetries: 0 });
  return { glossaries, received };
}

/** Answers with one dictionary of these entries. */
function dictionary(entries: unknown): Answering {
  return json({ dictionaries: [{ source_lang: "en", target_lang: "de", entries, entries_format: "tsv" }] });
}

test.each<[string, Terms]>([
  ["an object", { cart: "Warenkorb", checkout: "Kasse" }],
  ["pairs", [["cart", "Warenkorb"] as const, ["checkout", "Kasse"] as const]],
  ["a map", new Map(Object.entries({ cart: "Warenkorb", checkout: "Kasse" }))],
  ["a text", "cart\tWarenkorb\ncheckout\tKasse"],
])("terms may be %s", async (_what, entries) => {
  const { glossaries, received } = await glossariesOf(json(glossary));
  await glossaries.create({ name: "Shop", dictionaries: [{ ...direction, entries }] });
  expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({
    name: "Shop",
    dictionaries: [{ source_lang: "en", target_lang: "de", entries: "cart\tWarenkorb\ncheckout\tKasse" }],
  });
});

test("a text in another format keeps its format, and pairs say theirs", async () => {
  const { glossaries, received } = await glossariesOf(json(glossary));
  const csv = { ...direction, entries: "cart,Warenkorb", entriesFormat: "csv" } as const;
  await glossaries.update("g", { dictionaries: [csv] });
  await glossaries.update("g", { dictionaries: [{ ...csv, entries: { cart: "Warenkorb" } }] });
  expect(received.map(({ body }) => JSON.parse(body).dictionaries[0])).toEqual([
    { source_lang: "en", target_lang: "de", entries: "cart,Warenkorb", entries_format: "csv" },
    { source_lang: "en", target_lang: "de", entries: "cart\tWarenkorb", entries_format: "tsv" },
  ]);
});

test.each([
  ["a tab", { "shopping\tcart": "Warenkorb" }],
  ["a line break", { cart: "Waren\nkorb" }],
  ["a carriage return", { cart: "Waren\rkorb" }],
  ["a line separator", { cart: "Waren\u2028korb" }],
  ["a control character", { "ca\u0000rt": "Warenkorb" }],
])("a term with %s is refused, and is not in the message", async (_what, terms) => {
  const { glossaries, received } = await glossariesOf(json(glossary));
  const entries = { first: "erster", ...terms };
  const failure = await glossaries.replaceDictionary("g", { ...direction, entries }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: "invalid-request", message: expect.stringContaining("entry 1") });
  expect(String(failure)).not.toContain("korb");
  expect(received).toEqual([]);
});

test.each([[undefined], [null], [7], [["cart"]], [{ cart: 7 }], [[["cart", undefined]]]])(
  "%j are no terms",
  async (entries) => {
    const { glossaries, received } = await glossariesOf(json(glossary));
    // Callers without types hand over anything.
    const failure = Reflect.apply(glossaries.replaceDictionary, undefined, ["g", { ...direction, entries }]);
    await expect(failure).rejects.toMatchObject({ kind: "invalid-request" });
    expect(received).toEqual([]);
  },
);

test("terms are read as they were written, whatever they are", async () => {
  const term = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(term, term, { minKeys: 1 }), async (entries) => {
      let sent = "";
      const fetch = async (_url: unknown, init?: RequestInit) => {
        if (init?.method === "PUT") sent = JSON.parse(String(init.body)).entries;
        const languages = { source_lang: "en", target_lang: "de" };
        return Response.json({ ...languages, entry_count: 1, dictionaries: [{ ...languages, entries: sent }] });
      };
      const { glossaries } = createClient({ baseUrl: "http://in-process", apiKey: "key-1234", fetch });
      await glossaries.replaceDictionary("g", { ...direction, entries });
      expect((await glossaries.entries("g", direction)).entries).toEqual(entries);
    }),
    { numRuns: 50 },
  );
});

test("a dictionary that was read can be changed and put back", async () => {
  const summary = json({ source_lang: "en", target_lang: "de", entry_count: 2 });
  const { glossaries, received } = await glossariesOf(dictionary("cart\tWarenkorb\r\n\n"), summary);
  const read = await glossaries.entries("g", direction);
  expect(read).toEqual({ ...direction, entries: { cart: "Warenkorb" } });
  await glossaries.replaceDictionary("g", { ...read, entries: { ...read.entries, checkout: "Kasse" } });
  expect(JSON.parse(received[1]?.body ?? "")).toEqual({
    source_lang: "en",
    target_lang: "de",
    entries: "cart\tWarenkorb\ncheckout\tKasse",
    entries_format: "tsv",
  });
});

test("a dictionary without terms has none", async () => {
  const { glossaries } = await glossariesOf(dictionary(""));
  expect((await glossaries.entries("g", direction)).entries).toEqual({});
});

test.each([["cart"], ["cart\tWarenkorb\ncheckout"], [7], [null], [undefined]])(
  "entries that say %j are no terms of a service",
  async (entries) => {
    const { glossaries } = await glossariesOf(dictionary(entries));
    await expect(glossaries.entries("g", direction)).rejects.toMatchObject({ kind: "invalid-response" });
  },
);

test("an answer without the dictionary that was asked for is not what the contract says", async () => {
  const { glossaries } = await glossariesOf(json({ dictionaries: [] }));
  await expect(glossaries.entries("g", direction)).rejects.toMatchObject({ kind: "invalid-response" });
});

test("a newer service's fields come along", async () => {
  const newer = { ...glossary, shared_with: [{ team_id: 1 }] };
  const { glossaries } = await glossariesOf(json(newer));
  expect(await glossaries.get("g")).toMatchObject({ glossaryId: "g", sharedWith: [{ teamId: 1 }] });
});

test("the older form's terms are a text, and a page in their place is not", async () => {
  const text: Answering = (_request, response) => void response.end("cart\tWarenkorb\n");
  const page: Answering = (_request, response) => void response.end("<title>Sign in to the hotel's network</title>");
  const { glossaries } = await glossariesOf(text, page);
  expect(await glossaries.v2.entries("g")).toEqual({ cart: "Warenkorb" });
  const failure = await glossaries.v2.entries("g").catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: "invalid-response" });
  expect(String(failure)).not.toContain("hotel");
});
