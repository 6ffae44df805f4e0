import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import type { OperationId } from "../http/contract.ts";
import { callerOf } from "../http/test-call.ts";
import { createTestService, type TestService } from "../testing/index.ts";

let service: TestService;

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterAll(() => service.close());

const german = { source_lang: "en", target_lang: "de" };
const tsv = "cart\tWarenkorb\ncheckout\tKasse";
const shop = { name: "Shop", dictionaries: [{ ...german, entries: tsv }] };

/** One call with JSON, and what it answered, held against the contract. */
async function ask(id: OperationId, method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = {
    authorization: `Service-Auth-Key ${service.apiKey}`,
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await service.fetch(new Request(`${service.url}${path}`, request));
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return conformingAnswer(id, answer);
}

function idOf(glossary: unknown): string {
  return String(Object(glossary).glossary_id);
}

async function made(): Promise<string> {
  return idOf(await ask("createGlossary", "POST", "/v3/glossaries", shop));
}

async function madeV2(body: object = {}): Promise<string> {
  const glossary = { name: "Older", ...german, entries: tsv, ...body };
  return idOf(await ask("createGlossaryV2", "POST", "/v2/glossaries", glossary));
}

describe("glossaries", () => {
  test("are made, read and listed without their terms", async () => {
    const entries = "cart,panier\ncart,Korb,en,de";
    const glossary = await ask("createGlossary", "POST", "/v3/glossaries", {
      name: "Two",
      dictionaries: [
        { source_lang: "EN", target_lang: "FR", entries, entries_format: "csv" },
        { ...german, entries: tsv },
      ],
    });
    expect(glossary).toEqual({
      glossary_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      name: "Two",
      dictionaries: [
        { source_lang: "en", target_lang: "fr", entry_count: 1 },
        { ...german, entry_count: 2 },
      ],
      creation_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const id = idOf(glossary);
    expect(await ask("getGlossary", "GET", `/v3/glossaries/${id}`)).toEqual(glossary);
    expect(await ask("getGlossary", "GET", `/v3/glossaries/${id.toUpperCase()}`)).toEqual(glossary);
    expect(await ask("listGlossaries", "GET", "/v3/glossaries")).toMatchObject({
      glossaries: expect.arrayContaining([glossary]),
    });
  });

  test("answer their terms tab-separated, languages in any case", async () => {
    const id = await made();
    const dictionary = { ...german, entries: tsv, entries_format: "tsv" };
    for (const query of ["source_lang=en&target_lang=de", "source_lang=EN&target_lang=DE"]) {
      const path = `/v3/glossaries/${id}/entries?${query}`;
      expect(await ask("getGlossaryEntries", "GET", path)).toEqual({ dictionaries: [dictionary] });
    }
  });

  test("are renamed and get entries merged", async () => {
    const id = await made();
    const path = `/v3/glossaries/${id}`;
    expect(await ask("updateGlossary", "PATCH", path, { name: "Store" })).toMatchObject({ name: "Store" });
    const dictionaries = [{ ...german, entries: '"cart","Einkaufswagen"\nprice,Preis', entries_format: "csv" }];
    const changed = await ask("updateGlossary", "PATCH", path, { dictionaries });
    expect(changed).toMatchObject({ name: "Store", dictionaries: [{ ...german, entry_count: 3 }] });
    expect(await entriesOf(id)).toBe("cart\tEinkaufswagen\ncheckout\tKasse\nprice\tPreis");
    const french = { source_lang: "en", target_lang: "fr" };
    const added = await ask("updateGlossary", "PATCH", path, {
      name: "Shop",
      dictionaries: [{ ...french, entries: "cart\tpanier" }],
    });
    expect(added).toMatchObject({ name: "Shop", dictionaries: [german, { ...french, entry_count: 1 }] });
    expect(await ask("updateGlossary", "PATCH", path, { dictionaries: [] })).toEqual(added);
    expect(await ask("updateGlossary", "PATCH", path, {})).toEqual(added);
  });

  test("have dictionaries replaced, added and deleted", async () => {
    const id = await made();
    const path = `/v3/glossaries/${id}/dictionaries`;
    const replaced = await ask("replaceGlossaryDictionary", "PUT", path, { ...german, entries: "price\tPreis" });
    expect(replaced).toEqual({ ...german, entry_count: 1 });
    expect(await entriesOf(id)).toBe("price\tPreis");
    const polish = { source_lang: "en", target_lang: "pl" };
    const added = { ...polish, entries: "cart,koszyk\nprice,cena", entries_format: "csv" };
    expect(await ask("replaceGlossaryDictionary", "PUT", path, added)).toEqual({ ...polish, entry_count: 2 });
    expect(await ask("deleteGlossaryDictionary", "DELETE", `${path}?source_lang=en&target_lang=de`)).toBe("");
    expect(await ask("getGlossary", "GET", `/v3/glossaries/${id}`)).toMatchObject({
      dictionaries: [{ ...polish, entry_count: 2 }],
    });
  });

  test("are deleted for good", async () => {
    const id = await made();
    expect(await ask("deleteGlossary", "DELETE", `/v3/glossaries/${id}`)).toBe("");
    const answer = await callerOf(service).get(`/v3/glossaries/${id}`);
    expect(answer.status).toBe(404);
    expect(await conformingAnswer("getGlossary", answer)).toMatchObject({ message: "Glossary not found" });
  });

  test("are made and changed by forms too, with dots or brackets in the names of fields", async () => {
    const call = callerOf(service);
    for (const name of [
      (field: string) => `dictionaries[0].${field}`,
      (field: string) => `dictionaries[0][${field}]`,
    ]) {
      const answer = await call.postForm("/v3/glossaries", [
        ["name", "By form [1].x"],
        [name("source_lang"), "en"],
        [name("target_lang"), "de"],
        [name("entries"), "a=b&c[d].e\tWarenkorb"],
        [name("entries_format"), "tsv"],
      ]);
      expect(answer.status).toBe(201);
      const glossary = await conformingAnswer("createGlossary", answer);
      expect(glossary).toMatchObject({ name: "By form [1].x", dictionaries: [{ ...german, entry_count: 1 }] });
      expect(await entriesOf(idOf(glossary))).toBe("a=b&c[d].e\tWarenkorb");
    }
  });

  test("of one Idempotency-Key are made once", async () => {
    const call = callerOf(service);
    const options = { headers: { "idempotency-key": "make it once" } };
    const [first, again] = [
      await call.postJson("/v3/glossaries", shop, options),
      await call.postJson("/v3/glossaries", shop, options),
    ];
    expect(idOf(await conformingAnswer("createGlossary", again))).toBe(idOf(await first.json()));
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const other = await call.postJson("/v3/glossaries", { ...shop, name: "Other" }, options);
    expect(other.status).toBe(409);
    await conformingAnswer("createGlossary", other);
    const older = await call.postJson("/v2/glossaries", { name: "Older", ...german, entries: tsv }, options);
    expect(older.status).toBe(409);
    await conformingAnswer("createGlossaryV2", older);
  });

  async function entriesOf(id: string): Promise<unknown> {
    const path = `/v3/glossaries/${id}/entries?source_lang=en&target_lang=de`;
    return Object(await ask("getGlossaryEntries", "GET", path)).dictionaries[0].entries;
  }
});

describe("glossaries in the older form", () => {
  test("are made, read, listed and deleted", async () => {
    const id = await madeV2({ entries: "cart,Warenkorb\ncheckout,Kasse", entries_format: "csv" });
    const glossary = await ask("getGlossaryV2", "GET", `/v2/glossaries/${id}`);
    expect(glossary).toEqual({
      glossary_id: id,
      name: "Older",
      ready: true,
      ...german,
      creation_time: expect.any(String),
      entry_count: 2,
    });
    expect(await ask("listGlossariesV2", "GET", "/v2/glossaries")).toMatchObject({
      glossaries: expect.arrayContaining([glossary]),
    });
    expect(await ask("getGlossaryEntriesV2", "GET", `/v2/glossaries/${id}/entries`)).toBe(tsv);
    expect(await ask("getGlossary", "GET", `/v3/glossaries/${id}`)).toMatchObject({ dictionaries: [german] });
    expect(await ask("deleteGlossaryV2", "DELETE", `/v2/glossaries/${id}`)).toBe("");
    expect((await callerOf(service).get(`/v2/glossaries/${id}`)).status).toBe(404);
  });

  test("are those of one pair that the newer form made, too", async () => {
    const id = await made();
    expect(await ask("getGlossaryV2", "GET", `/v2/glossaries/${id}`)).toMatchObject({ name: "Shop", ...german });
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ["renamed", (id) => ask("updateGlossary", "PATCH", `/v3/glossaries/${id}`, { name: "New" })],
    [
      "given entries",
      (id) =>
        ask("replaceGlossaryDictionary", "PUT", `/v3/glossaries/${id}/dictionaries`, { ...german, entries: "a\tb" }),
    ],
    [
      "given another pair",
      (id) =>
        ask("updateGlossary", "PATCH", `/v3/glossaries/${id}`, {
          dictionaries: [{ source_lang: "en", target_lang: "it", entries: "a\tb" }],
        }),
    ],
    [
      "left without a pair",
      (id) =>
        ask("deleteGlossaryDictionary", "DELETE", `/v3/glossaries/${id}/dictionaries?source_lang=en&target_lang=de`),
    ],
  ])("are not seen any more once %s, nor deleted", async (_, change) => {
    const id = await madeV2();
    await change(id);
    const calls = [
      ["getGlossaryV2", "GET", ""],
      ["getGlossaryEntriesV2", "GET", "/entries"],
      ["deleteGlossaryV2", "DELETE", ""],
    ] as const;
    for (const [operation, method, path] of calls) {
      const headers = { authorization: `Service-Auth-Key ${service.apiKey}` };
      const url = `${service.url}/v2/glossaries/${id}${path}`;
      const answer = await service.fetch(new Request(url, { method, headers }));
      expect(answer.status).toBe(404);
      expect(await conformingAnswer(operation, answer)).toMatchObject({ detail: expect.stringContaining("/v3/") });
    }
    const { glossaries } = Object(await ask("listGlossariesV2", "GET", "/v2/glossaries"));
    expect(glossaries).not.toContainEqual(expect.objectContaining({ glossary_id: id }));
    expect(await ask("getGlossary", "GET", `/v3/glossaries/${id}`)).toMatchObject({ glossary_id: id });
  });
});
