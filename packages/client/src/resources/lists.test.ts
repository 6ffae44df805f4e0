import { expect, test } from "vitest";
import { type Answering, failing, json, localService } from "../../test/local-service.ts";
import { createClient } from "../client.ts";

async function clientOf(...answerings: Answering[]) {
  const { url, received } = await localService(...answerings);
  const client = createClient({ baseUrl: url, apiKey: "key-1234", retryDelayMs: 1 });
  return { client, asked: () => received.map((request) => request.url) };
}

function rules(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({ style_id: `s${from + index}`, name: "n", language: "de" }));
}

function memories(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({ translation_memory_id: `m${from + index}`, name: "n" }));
}

test("style rule lists are walked page by page until one is not full", async () => {
  const { client, asked } = await clientOf(json({ style_rules: rules(0, 25) }), json({ style_rules: rules(25, 3) }));
  const lists = await client.styleRules.list({ detailed: true }).toArray();
  expect(lists.map(({ styleId }) => styleId)).toEqual(rules(0, 28).map(({ style_id }) => style_id));
  expect(asked()).toEqual([
    "/v3/style_rules?page=0&page_size=25&detailed=true",
    "/v3/style_rules?page=1&page_size=25&detailed=true",
  ]);
});

test("memories end where the service says how many there are", async () => {
  const { client, asked } = await clientOf(
    json({ translation_memories: memories(0, 2), total_count: 4 }),
    failing(503),
    json({ translation_memories: memories(2, 2), total_count: 4 }),
  );
  const list = await client.memories.list({ pageSize: 2 }).toArray();
  expect(list.map(({ translationMemoryId }) => translationMemoryId)).toEqual(["m0", "m1", "m2", "m3"]);
  expect(asked()).toEqual([0, 1, 1].map((page) => `/v3/translation_memories?page=${page}&page_size=2`));
});

test("segments follow the service's cursors, with the filter on every page", async () => {
  const segment = (id: string) => ({ source_segment_id: id, source_text: "Save", targets: [] });
  const { client, asked } = await clientOf(
    json({ segments: [segment("a")], segment_count: 9, next_page_cursor: "c/1" }),
    json({ segments: [], segment_count: 9, next_page_cursor: "c/2" }),
    json({ segments: [segment("b")], segment_count: 9, next_page_cursor: "" }),
  );
  const segments = await client.memories.segments("m 1", { filterText: "save", filterCaseSensitive: true }).toArray();
  expect(segments.map(({ sourceSegmentId }) => sourceSegmentId)).toEqual(["a", "b"]);
  const filter = "filter_text=save&filter_case_sensitive=true";
  expect(asked()).toEqual([
    `/v3/translation_memories/m%201/segments?page_size=100&${filter}`,
    `/v3/translation_memories/m%201/segments?page_size=100&page_cursor=c%2F1&${filter}`,
    `/v3/translation_memories/m%201/segments?page_size=100&page_cursor=c%2F2&${filter}`,
  ]);
});

test("usage by tag follows the page that the report names", async () => {
  const report = (custom_tag: string, next_page: number | null) =>
    json({ custom_tag_usage_report: { usage: [{ custom_tag, breakdown: {} }], next_page } });
  const { client, asked } = await clientOf(report("a", 4), report("b", null));
  const days = { startDate: "2026-10-01", endDate: "2026-10-31" };
  expect(await client.admin.usageByTag(days).toArray()).toMatchObject([{ customTag: "a" }, { customTag: "b" }]);
  expect(asked()).toEqual([
    "/v2/admin/analytics/custom-tags?start_date=2026-10-01&end_date=2026-10-31",
    "/v2/admin/analytics/custom-tags?start_date=2026-10-01&end_date=2026-10-31&page=4",
  ]);
});

test("a walk ends when its signal is aborted between two pages", async () => {
  const { client, asked } = await clientOf(json({ style_rules: rules(0, 2) }));
  const controller = new AbortController();
  const seen: string[] = [];
  const walk = async () => {
    for await (const { styleId } of client.styleRules.list({ pageSize: 2, signal: controller.signal })) {
      seen.push(styleId);
      if (seen.length === 2) controller.abort();
    }
  };
  await expect(walk()).rejects.toMatchObject({ kind: "aborted" });
  expect(seen).toEqual(["s0", "s1"]);
  expect(asked()).toHaveLength(1);
});

test("a page that fails ends the walk with its error, after what came before it", async () => {
  const { client } = await clientOf(json({ style_rules: rules(0, 2) }), failing(403));
  const seen: string[] = [];
  const walk = async () => {
    for await (const { styleId } of client.styleRules.list({ pageSize: 2 })) seen.push(styleId);
  };
  await expect(walk()).rejects.toMatchObject({ kind: "forbidden" });
  expect(seen).toEqual(["s0", "s1"]);
});

test("a bad id of a list is an error of the walk", async () => {
  const { client, asked } = await clientOf(json({}));
  await expect(client.memories.segments("..").toArray()).rejects.toMatchObject({ kind: "invalid-request" });
  expect(asked()).toEqual([]);
});
