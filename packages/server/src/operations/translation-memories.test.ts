import { randomUUID } from "node:crypto";
import type { Schema } from "@dragoman/client/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseKeySetting } from "../accounts/key-setting.ts";
import type { OperationId } from "../http/contract.ts";
import { MemoryCalls, tmxOf } from "../memories/test-memories.ts";
import { createTestService, type TestService } from "../testing/index.ts";

const keys = { one: "one".padEnd(40, "1"), two: "two".padEnd(40, "2") };
const units: readonly (readonly [string, string])[] = [
  ["Save your changes.", "Speichern Sie Ihre Änderungen."],
  ["SAVE 100% of it_all", "ALLES speichern \\ sofort"],
  ["Straße und Οδός", "ΟΔΟΣ"],
  ["Cancel", "Abbrechen"],
  ["Close\nthe window", "Fenster schließen"],
];
let service: TestService;
let mine: MemoryCalls;
let others: MemoryCalls;
let id: string;

beforeAll(async () => {
  const settings = { keys: parseKeySetting(`one=${keys.one} two=${keys.two}`) };
  service = await createTestService({ engine: "pseudo", settings });
  mine = new MemoryCalls({ url: service.url, fetch: service.fetch, apiKey: keys.one });
  others = new MemoryCalls({ url: service.url, fetch: service.fetch, apiKey: keys.two });
  id = await mine.import(tmxOf(units), { parameters: { display_name: "Website" } });
});
afterAll(() => service.close());

const path = "/v3/translation_memories";
const memory = {
  name: "Website",
  source_language: "en",
  target_languages: ["de"],
  segment_count: 5,
  creation_time: expect.any(String),
  updated_time: expect.any(String),
};

async function texts(query: string): Promise<readonly string[]> {
  const { status, body } = await mine.call("listTranslationMemorySegments", "GET", `${path}/${id}/segments?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const page: Schema<"SegmentPage"> = Object(body);
  expect(page.segment_count).toBe(units.length);
  return page.segments.map(({ source_text }) => source_text);
}

describe("memories", () => {
  test("are listed by pages, those of the account", async () => {
    const { status, body } = await mine.call("listTranslationMemories", "GET", path);
    expect(status).toBe(200);
    expect(body).toEqual({ translation_memories: [{ translation_memory_id: id, ...memory }], total_count: 1 });
    const next = await mine.call("listTranslationMemories", "GET", `${path}?page=1&page_size=1`);
    expect(next.body).toEqual({ translation_memories: [], total_count: 1 });
    const far = await mine.call("listTranslationMemories", "GET", `${path}?page=9007199254740991&page_size=25`);
    expect(far.body).toEqual({ translation_memories: [], total_count: 1 });
    expect((await others.call("listTranslationMemories", "GET", path)).body).toEqual({
      translation_memories: [],
      total_count: 0,
    });
  });

  test("are read one by one, their ids in any case", async () => {
    const { status, body } = await mine.call("getTranslationMemory", "GET", `${path}/${id.toUpperCase()}`);
    expect([status, body]).toEqual([200, { translation_memory_id: id, ...memory }]);
  });

  test("are deleted for good, their segments too", async () => {
    const gone = await mine.import(tmxOf(units));
    expect((await others.call("deleteTranslationMemory", "DELETE", `${path}/${gone}`)).status).toBe(404);
    const deleted = await mine.call("deleteTranslationMemory", "DELETE", `${path}/${gone}`);
    expect([deleted.status, deleted.body]).toEqual([204, ""]);
    expect((await mine.call("deleteTranslationMemory", "DELETE", `${path}/${gone}`)).status).toBe(404);
    expect((await mine.call("getTranslationMemory", "GET", `${path}/${gone}`)).status).toBe(404);
    expect((await mine.call("listTranslationMemorySegments", "GET", `${path}/${gone}/segments`)).status).toBe(404);
    expect((await mine.memories()).map((one) => one.translation_memory_id)).toEqual([id]);
  });
});

describe("segments", () => {
  test("come in the file's order, with stable ids of their own", async () => {
    const ask = () => mine.call("listTranslationMemorySegments", "GET", `${path}/${id}/segments`);
    const { body } = await ask();
    const { segments }: Schema<"SegmentPage"> = Object(body);
    expect(segments.map((one) => [one.source_text, one.targets[0]?.target_text])).toEqual(units);
    expect(Object(body)).not.toHaveProperty("next_page_cursor");
    const ids = segments.flatMap((one) => [one.source_segment_id, ...one.targets.map((to) => to.target_segment_id)]);
    expect(new Set(ids).size).toBe(2 * units.length);
    for (const one of ids) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect((await ask()).body).toEqual(body);
  });

  test.each([
    ["filter_text=save", ["Save your changes.", "SAVE 100% of it_all"]],
    ["filter_text=save&filter_case_sensitive=true", []],
    ["filter_text=Save&filter_case_sensitive=1", ["Save your changes."]],
    ["filter_text=%C3%84NDER", ["Save your changes."]],
    ["filter_text=0%25", ["SAVE 100% of it_all"]],
    ["filter_text=t_a", ["SAVE 100% of it_all"]],
    ["filter_text=%5C+s", ["SAVE 100% of it_all"]],
    ["filter_text=e%25e", []],
    ["filter_text=%CE%BF%CE%B4%CE%BF%CF%82", ["Straße und Οδός"]],
    ["filter_text=%CE%9F%CE%94%CE%9F%CE%A3", ["Straße und Οδός"]],
    ["filter_text=STRASSE", ["Straße und Οδός"]],
    ["filter_text=STRASSE&filter_case_sensitive=true", []],
    ["filter_text=Abbrechen", ["Cancel"]],
  ])("with %s are %j", async (query, found) => {
    expect(await texts(query)).toEqual(found);
  });

  test("in pages of any size are all of them, each once, with any filter", async () => {
    const filter = fc.constantFrom(undefined, "save", "en", "e ", "ch", "nothing of it");
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), filter, async (pageSize, text) => {
        const query = new URLSearchParams({
          page_size: `${pageSize}`,
          ...(text !== undefined && { filter_text: text }),
        });
        const seen: string[] = [];
        for (;;) {
          const address = `${path}/${id}/segments?${query}`;
          const { body } = await mine.call("listTranslationMemorySegments", "GET", address);
          const page: Schema<"SegmentPage"> = Object(body);
          seen.push(...page.segments.map(({ source_text }) => source_text));
          if (page.next_page_cursor === undefined) break;
          expect(page.segments).toHaveLength(pageSize);
          query.set("page_cursor", page.next_page_cursor);
        }
        const has = (one: string) => one.toLowerCase().includes(text ?? "");
        expect(seen).toEqual(units.filter((unit) => unit.some(has)).map(([source]) => source));
      }),
      { numRuns: 40 },
    );
  });

  test("of a page are asked for with the cursor of the same memory and filter, and with no other", async () => {
    const other = await mine.import(tmxOf(units));
    const first = await mine.call("listTranslationMemorySegments", "GET", `${path}/${id}/segments?page_size=1`);
    const cursor = encodeURIComponent(String(Object(first.body).next_page_cursor));
    const refused = [
      `${path}/${other}/segments?page_cursor=${cursor}`,
      `${path}/${id}/segments?page_cursor=${cursor}&filter_text=save`,
      ...["", "x", "W10", "bnVsbA", `${cursor}AAAA`, "eyJhZnRlciI6NTB9", "%E2%98%83", "W251bGwsbnVsbF0"].map(
        (bad) => `${path}/${id}/segments?page_cursor=${bad}`,
      ),
    ];
    for (const address of refused) {
      const { status, body } = await mine.call("listTranslationMemorySegments", "GET", address);
      expect([status, Object(body).message], address).toEqual([400, expect.stringContaining("Invalid page_cursor")]);
    }
    expect(await texts(`page_size=2&page_cursor=${cursor}`)).toEqual([units[1]?.[0], units[2]?.[0]]);
    expect((await mine.call("deleteTranslationMemory", "DELETE", `${path}/${other}`)).status).toBe(204);
  });
});

describe("refused", () => {
  const operations: readonly (readonly [OperationId, string, string])[] = [
    ["listTranslationMemories", "GET", ""],
    ["getTranslationMemory", "GET", "/{id}"],
    ["deleteTranslationMemory", "DELETE", "/{id}"],
    ["listTranslationMemorySegments", "GET", "/{id}/segments"],
  ];

  test.each(operations)("%s: 400, 401 and 403", async (operation, method, rest) => {
    const address = `${path}${rest.replace("{id}", id)}`;
    const tag = { headers: { "x-service-reporting-tag": "a tag" } };
    expect((await mine.call(operation, method, address, tag)).status).toBe(400);
    const stranger = { headers: { authorization: "Service-Auth-Key nobody" } };
    expect((await mine.call(operation, method, address, stranger)).status).toBe(401);
    expect((await mine.call(operation, method, `${address}?auth_key=${keys.one}`)).status).toBe(403);
    expect(await mine.memories()).toHaveLength(1);
  });

  test.each(operations.slice(1))(
    "%s: 404 for ids that are none, unknown, or another's",
    async (operation, method, rest) => {
      const strange = [randomUUID(), "x", "__proto__", "constructor", "%00", "..%2F..", `${id}0`, "'%20or%201=1--"];
      for (const one of strange) {
        const { status, body } = await mine.call(operation, method, `${path}${rest.replace("{id}", one)}`);
        expect([status, Object(body).code], one).toEqual([404, "not_found"]);
      }
      expect((await others.call(operation, method, `${path}${rest.replace("{id}", id)}`)).status).toBe(404);
      expect(await mine.memories()).toHaveLength(1);
    },
  );

  test.each(["page=-1", "page=x", "page_size=0", "page_size=26", "page=1.5"])(
    "memories with %s: 400",
    async (query) => {
      const { status, body } = await mine.call("listTranslationMemories", "GET", `${path}?${query}`);
      expect([status, Object(body).errors]).toEqual([400, [expect.objectContaining({ field: query.split("=")[0] })]]);
    },
  );

  test.each([
    "page_size=0",
    "page_size=101",
    "filter_text=a",
    "filter_case_sensitive=maybe",
    "filter_text=a%00b",
    "filter_text=a%0Ab",
  ])("segments with %s: 400", async (query) => {
    const address = `${path}/${id}/segments?${query}`;
    const { status, body } = await mine.call("listTranslationMemorySegments", "GET", address);
    expect([status, Object(body).errors]).toEqual([400, [expect.objectContaining({ field: query.split("=")[0] })]]);
  });
});
