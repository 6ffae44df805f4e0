import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { MemoryCalls, tmxOf } from "./test-memories.ts";

let service: TestService;
let calls: MemoryCalls;

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
  calls = new MemoryCalls(service);
});
afterAll(() => service.close());

const good = tmxOf([["Save", "Speichern"]]);
const unit = good.slice(good.indexOf("<tu>"), good.indexOf("</body>"));
const withType = (type: string, text: string) =>
  good.replace("<tmx", `<!DOCTYPE tmx [${type}]>\n<tmx`).replace("Save", text).replace("Speichern", text);
const tmxDocumentOf = (units: readonly string[]) => good.replace(unit, units.join(""));
const bomb = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join("");

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

const notTmx = /^The uploaded file is not valid TMX\. Line \d+: /;
const nothingToUse = /^The uploaded file holds no segment/;
const huge = "x".repeat(300_000);

/** Nothing of any of these may be seen afterwards. */
const hostile: readonly (readonly [string, string | Uint8Array<ArrayBuffer>, RegExp])[] = [
  ["nothing but spaces", "   \n", notTmx],
  ["a text", "Save = Speichern", notTmx],
  ["JSON", '{"en": {"Save": "Speichern"}}', notTmx],
  ["a page", "<!DOCTYPE html><html><body>Save</body></html>", notTmx],
  ["another format", '<xliff version="1.2"><file/></xliff>', notTmx],
  ["a file that breaks off within a unit", good.slice(0, good.indexOf("Speichern")), notTmx],
  ["a file that breaks off between units", good.slice(0, good.indexOf("</body>")), notTmx],
  ["a file that breaks off in its header", good.slice(0, good.indexOf("segtype")), notTmx],
  ["no units", good.replace(unit, ""), nothingToUse],
  ["no body", '<tmx version="1.4"><header srclang="en"/></tmx>', /^The uploaded file/],
  ["only units without a translation", good.replace(/<tuv xml:lang="de">.*?<\/tuv>/, ""), nothingToUse],
  [
    "only units that are too long",
    good.replace("Save", huge),
    /: of 1, 1 longer than 262144 characters [^,]+\. Send long texts in parts\.$/,
  ],
  [
    "units that cannot be used for one reason or another",
    tmxDocumentOf([unit.replace("Save", huge), unit.replace("Save", ""), unit.replace("Save", "&e0;"), "<tu></tu>"]),
    /: of 4, 1 without text .+, 1 longer than .+, 2 that cannot be read\. Send .+ Line \d+: /,
  ],
  ["only empty texts", good.replace("Save", " ").replace("Speichern", ""), nothingToUse],
  ["units in languages that are not the file's", good.replace('srclang="en"', 'srclang="fr"'), nothingToUse],
  ["a source language that is none", good.replaceAll('"en"', '"__proto__"').replaceAll('"de"', '"?"'), nothingToUse],
  [
    "a source language without end",
    good.replaceAll('"en"', `"en-${"abcd-".repeat(10)}x"`).replaceAll('"de"', `"de-${"abcd-".repeat(10)}x"`),
    nothingToUse,
  ],
  [
    "ten thousand languages",
    tmxDocumentOf(Array.from({ length: 10_000 }, (_, n) => unit.replace('"de"', `"de-x-l${n}"`))),
    /more than 1000 languages/,
  ],
  ["an entity bomb", withType(`<!ENTITY e0 "ha">${bomb}`, "&e12;"), /^The uploaded file/],
  ["an external entity", withType('<!ENTITY e0 SYSTEM "file:///etc/passwd">', "&e0;"), /^The uploaded file/],
  ["a parameter entity", withType('<!ENTITY % p SYSTEM "http://127.0.0.1:1/x"> %p;', "&e0;"), /^The uploaded file/],
  ["bytes that are no text", Uint8Array.from({ length: 4096 }, (_, n) => (n * 197) % 256), /^The uploaded file/],
  [
    "Latin-1 that says it is UTF-8",
    latin1(good.replace("Save", "Sáve").replace("Speichern", "Übernehmen")),
    nothingToUse,
  ],
  ["an encoding that nobody knows", good.replace("UTF-8", "klingon"), notTmx],
  ["UTF-32", Uint8Array.of(0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0), notTmx],
  [
    "elements that nest without end",
    `<tmx version="1.4"><header srclang="en"/><body><tu>${"<tuv>".repeat(5000)}`,
    notTmx,
  ],
  ["a compressed file", Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3), notTmx],
];

afterEach(async () => {
  expect(await calls.memories()).toEqual([]);
});

test.each(hostile)("%s fails its job, and leaves nothing", async (_, content, message) => {
  const { body } = await calls.declare(Buffer.byteLength(content));
  const { job_id: jobId, upload_url: url } = Object(body);
  expect((await calls.put(url, content)).status).toBe(200);
  const result = await calls.ended(jobId);
  expect(result).toEqual({ status: "failed", error: { message: expect.stringMatching(message) } });
  expect(result.error?.message).not.toMatch(/root:|hahaha|undefined|\bat \w+/);
});

test("names that look like properties are names, and what cannot be used is counted", async () => {
  const strange = good.replace("<tu>", '<tu tuid="__proto__"><prop type="constructor">__proto__</prop>');
  const second = unit.replaceAll("Save", "Cancel").replaceAll('xml:lang="de"', 'xml:lang="__proto__"');
  const bombed = unit.replaceAll("Save", "&e0;");
  const file = strange.replace("</body>", `${second}${bombed}${unit.replaceAll("Save", huge)}<tu></tu></body>`);
  const jobId = await calls.send(file, { parameters: { display_name: "__proto__" } });
  const { status, translation_memory_id: id, skipped_segment_count: skipped } = await calls.ended(jobId);
  expect([status, skipped]).toEqual(["completed", 4]);
  const [memory] = await calls.memories();
  expect(memory).toMatchObject({ name: "__proto__", target_languages: ["de"], segment_count: 1 });
  expect(Object(memory).polluted).toBeUndefined();
  const path = `/v3/translation_memories/${id}`;
  const { body } = await calls.call("listTranslationMemorySegments", "GET", `${path}/segments`);
  expect(Object(body).segments.map((one: object) => Object(one).source_text)).toEqual(["Save"]);
  expect((await calls.call("deleteTranslationMemory", "DELETE", path)).status).toBe(204);
});

test("a file where any language is the source takes the first one's, and skips what has none of it", async () => {
  const other = unit.replace('xml:lang="en"', 'xml:lang="fr"');
  const file = good.replace('srclang="en"', 'srclang="*all*"').replace("</body>", `${other}</body>`);
  const { translation_memory_id: id, skipped_segment_count: skipped } = await calls.ended(await calls.send(file));
  expect(skipped).toBe(1);
  const path = `/v3/translation_memories/${id}`;
  const { body } = await calls.call("getTranslationMemory", "GET", path);
  expect(body).toMatchObject({ source_language: "en", target_languages: ["de"], segment_count: 1 });
  await calls.call("deleteTranslationMemory", "DELETE", path);
});

test("texts with characters that databases mind are stored as they are, or not at all", async () => {
  const odd = ["\u0000", "\u0001", "\ufffe", "\ud800", "\u2028", "😀", "'; drop table jobs; --", "%_\\"];
  const file = good.replace(unit, odd.map((text) => unit.replace("Save", `Save ${text}`)).join(""));
  const { status, translation_memory_id: id } = await calls.ended(await calls.send(file));
  expect(status).toBe("completed");
  const path = `/v3/translation_memories/${id}`;
  const found = await calls.call("listTranslationMemorySegments", "GET", `${path}/segments?filter_text=save`);
  expect(Object(found.body).segments.length).toBe(Object(found.body).segment_count);
  for (const { source_text } of Object(found.body).segments) expect(source_text).not.toMatch(/[\p{Cc}\p{Cs}\ufffe]/u);
  await calls.call("deleteTranslationMemory", "DELETE", path);
});
