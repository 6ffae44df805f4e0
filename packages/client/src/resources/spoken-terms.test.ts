import { expect, test } from "vitest";
import { type Answering, json, localService } from "../../test/local-service.ts";
import { createClient } from "../client.ts";

const collection = { spoken_terms_id: "t", name: "Products", term_lists: [{ lang: "en", entry_count: 2 }] };

async function spokenTermsOf(...answerings: Answering[]) {
  const { url, received } = await localService(...answerings);
  const { spokenTerms } = createClient({ baseUrl: url, apiKey: "key-1234", maxRetries: 0 });
  return { spokenTerms, received };
}

test("terms are a list, or a text with one a line", async () => {
  const { spokenTerms, received } = await spokenTermsOf(json(collection));
  const termLists = [
    { lang: "en", entries: ["Dragoman", "GPU"] },
    { lang: "pl", entries: "Żabka\nGPU" },
  ];
  expect(await spokenTerms.create({ name: "Products", termLists })).toMatchObject({
    spokenTermsId: "t",
    termLists: [{ lang: "en", entryCount: 2 }],
  });
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({
    name: "Products",
    term_lists: [
      { lang: "en", entries: "Dragoman\nGPU" },
      { lang: "pl", entries: "Żabka\nGPU" },
    ],
  });
});

test("terms are read as a list, which can be changed and put back", async () => {
  const summary = json({ lang: "en", entry_count: 3 });
  const { spokenTerms, received } = await spokenTermsOf(json({ lang: "en", entries: "Dragoman\r\nGPU\n" }), summary);
  const list = await spokenTerms.entries("t", "en");
  expect(list).toEqual({ lang: "en", entries: ["Dragoman", "GPU"] });
  await spokenTerms.replaceTermList("t", { ...list, entries: [...list.entries, "Żabka"] });
  expect(JSON.parse(received[1]?.body ?? "")).toEqual({ lang: "en", entries: "Dragoman\nGPU\nŻabka" });
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /v3/spoken-terms/t/entries?lang=en",
    "PUT /v3/spoken-terms/t/term-lists",
  ]);
});

test("a new name alone says nothing of lists", async () => {
  const { spokenTerms, received } = await spokenTermsOf(json(collection));
  await spokenTerms.update("t", { name: "Brands" });
  expect(received[0]?.body).toBe('{"name":"Brands"}');
});

test.each([[["Drago\nman"]], [["GPU", "Drago\rman"]], [[7]], [undefined], [7]])("%j are no terms", async (entries) => {
  const { spokenTerms, received } = await spokenTermsOf(json(collection));
  // Callers without types hand over anything.
  const failure = Reflect.apply(spokenTerms.replaceTermList, undefined, ["t", { lang: "en", entries }]);
  await expect(failure).rejects.toMatchObject({ kind: "invalid-request" });
  expect(received).toEqual([]);
});
