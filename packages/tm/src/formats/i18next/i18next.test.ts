import { i18nextInterpolation } from "@dragoman/message";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText, type Segment } from "../../model/segment.ts";
import type { TranslationUnit } from "../../model/unit.ts";
import type { FileSource } from "../../reading/reader.ts";
import { writeTmx } from "../../tmx/write.ts";
import { DropReport } from "../losses.ts";
import { MessageCodes } from "./message-codes.ts";
import { type ReadI18nextOptions, readI18next } from "./read-i18next.ts";
import { idOf, pathOf } from "./resource-keys.ts";
import { writeI18next } from "./write-i18next.ts";

async function unitsOf(
  source: FileSource,
  options: Partial<ReadI18nextOptions> = {},
): Promise<readonly TranslationUnit[]> {
  const units: TranslationUnit[] = [];
  for await (const unit of readI18next(source, { sourceLanguage: "en", ...options })) units.push(unit);
  return units;
}

function segmentOf(message: string): Segment {
  return new MessageCodes(i18nextInterpolation).segment(message);
}

/** The text with what stands in its codes. */
function written(segment: Segment): string {
  return segment.map((part) => (typeof part === "string" ? part : part.content.join(""))).join("");
}

const message = fc
  .array(
    fc.oneof(
      fc.constantFrom("{{name}}", "{{- n, number}}", "{{", "}}", "$t(", ")", '$t(a, {"n": ")"})', "<0>", "</0>", "<b>"),
      fc.constantFrom("</b>", "<br>", "<br/>", '<a href=">">', "</a>", "<", ">", '"', "\\", "\ud800", " "),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

test("the segment of a message says the message", () => {
  fc.assert(
    fc.property(message, (text) => {
      expect(written(segmentOf(text))).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

const key = fc.oneof(
  fc.constantFrom("a", "b", "items_one", "__proto__", "constructor", "a.b", "\\", "\\.", "", "0", "Save. Now"),
  fc.string({ unit: "binary", maxLength: 4 }),
);
const { resource } = fc.letrec<{ resource: unknown; node: unknown; list: unknown }>((tie) => ({
  node: fc.oneof({ depthSize: "small" }, message, tie("resource"), tie("list")),
  list: fc.array(tie("node"), { minLength: 1, maxLength: 3 }),
  resource: fc.dictionary(key, tie("node"), { minKeys: 1, maxKeys: 4 }),
}));

test("a resource is written as it was read, with every text, key and list", async () => {
  await fc.assert(
    fc.asyncProperty(resource, fc.constantFrom(".", "::", "/"), async (written, keySeparator) => {
      const units = await unitsOf(JSON.stringify(written), { keySeparator });
      const file = await new Response(writeI18next(units, { language: "en", keySeparator })).text();
      expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(written)));
      expect(await unitsOf(file, { keySeparator })).toEqual(units);
    }),
    { numRuns: 500 },
  );
});

test("no two paths have one id", () => {
  const path = fc.array(key, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(path, fc.constantFrom(".", "::", "/", "a"), (steps, separator) => {
      expect(pathOf(idOf(steps, separator), separator)).toEqual(steps);
    }),
  );
});

test("variables, nested messages and tags are codes, and the same in both languages", async () => {
  const source = JSON.stringify({ cart: { text: "<0>{{count}}</0> items for $t(you)<br/>" } });
  const target = JSON.stringify({ cart: { text: "$t(you): <0>{{count}}</0> Dinge<br/>" } });
  const [unit] = await unitsOf(source, { targets: [{ language: "de", source: target }] });
  expect(unit).toMatchObject({ id: "cart.text", sourceLanguage: "en", properties: [] });
  expect(unit?.variants.map(({ segment }) => segment)).toEqual([
    [
      { kind: "bpt", i: 1, x: 1, type: "tag", content: ["<0>"] },
      { kind: "ph", x: 2, type: "variable", content: ["{{count}}"] },
      { kind: "ept", i: 1, content: ["</0>"] },
      " items for ",
      { kind: "ph", x: 3, type: "nesting", content: ["$t(you)"] },
      { kind: "ph", x: 4, type: "tag", content: ["<br/>"] },
    ],
    [
      { kind: "ph", x: 3, type: "nesting", content: ["$t(you)"] },
      ": ",
      { kind: "bpt", i: 1, x: 1, type: "tag", content: ["<0>"] },
      { kind: "ph", x: 2, type: "variable", content: ["{{count}}"] },
      { kind: "ept", i: 1, content: ["</0>"] },
      " Dinge",
      { kind: "ph", x: 4, type: "tag", content: ["<br/>"] },
    ],
  ]);
});

test.each([
  ["a < b and b > c", "a < b and b > c"],
  ["an <open tag", "an <open tag"],
  ["<b>never closed", "never closed"],
  ["</b> never opened", " never opened"],
  ["<b><i>crossed</b></i>", "crossed"],
  ["{{ no end", "{{ no end"],
  ['$t(key, {"a": ")"}) text', " text"],
])("of %j the text is %j", (text, plain) => {
  expect(plainText(segmentOf(text))).toBe(plain);
});

test("forms of a plural that the source does not have are translations of its other form", async () => {
  const source = JSON.stringify({ items_one: "one", items_other: "many" });
  const target = JSON.stringify({ items_one: "jeden", items_few: "kilka", items_many: "wiele", items_other: "inne" });
  const units = await unitsOf(source, { targets: [{ language: "pl", source: target }] });
  expect(units.map(({ id, variants }) => [id, ...variants.map(({ segment }) => plainText(segment))])).toEqual([
    ["items_one", "one", "jeden"],
    ["items_other", "many", "inne"],
    ["items_few", "many", "kilka"],
    ["items_many", "many", "wiele"],
  ]);
  const written = async (language: string) => JSON.parse(await new Response(writeI18next(units, { language })).text());
  expect(await written("en")).toEqual(JSON.parse(source));
  expect(await written("pl")).toEqual(JSON.parse(target));
});

test("numbered forms, as i18next had them before, are translations of its plural", async () => {
  const source = JSON.stringify({ items: "one", items_plural: "many" });
  const target = JSON.stringify({ items_0: "jeden", items_1: "kilka", items_2: "wiele" });
  const units = await unitsOf(source, { targets: [{ language: "pl", source: target }] });
  expect(units.slice(2).map(({ variants }) => variants.map(({ segment }) => plainText(segment)))).toEqual([
    ["many", "jeden"],
    ["many", "kilka"],
    ["many", "wiele"],
  ]);
  const written = async (language: string) => JSON.parse(await new Response(writeI18next(units, { language })).text());
  expect(await written("en")).toEqual(JSON.parse(source));
  expect(await written("pl")).toEqual(JSON.parse(target));
});

test("a translation of no source is written to TMX as one of any", async () => {
  const targets = [{ language: "de", source: '{"b":"c"}' }];
  const units = await unitsOf("{}", { targets, policy: { missing_source: "repair" } });
  expect(units).toMatchObject([{ sourceLanguage: "*all*", variants: [{ language: "de" }] }]);
  const header = { sourceLanguage: "en", properties: [], notes: [] };
  expect(await new Response(writeTmx(units, { header })).text()).toContain('srclang="*all*"');
});

test("reports what is no text, is there twice, or has no source", async () => {
  const source = '{"a": 1,\n "b": "one",\n "b": "two",\n "c": null}';
  const target = '{"b": "zwei",\n "d": "vier"}';
  const reader = readI18next(source, { sourceLanguage: "en", targets: [{ language: "de", source: target }] });
  const units: TranslationUnit[] = [];
  for await (const unit of reader) units.push(unit);
  expect(units.map(({ variants }) => variants.map(({ segment }) => segment))).toEqual([[["two"], ["zwei"]]]);
  expect(reader.report.faults.map(({ code, line, unitId, action }) => [code, line, unitId, action])).toEqual([
    ["invalid_value", 1, "a", "skip"],
    ["duplicate_id", 3, "b", "repair"],
    ["missing_source", 2, "d", "skip"],
  ]);
  expect(reader.report).toMatchObject({ read: 1, skipped: 2, repaired: 1 });
});

test("keys stay whole where the project does not nest them", async () => {
  const file = '{"Save. Now": "Save. Now"}';
  const units = await unitsOf(file, { keySeparator: false });
  expect(units.map(({ id }) => id)).toEqual(["Save. Now"]);
  const written = await new Response(writeI18next(units, { language: "en", keySeparator: false, indent: 0 })).text();
  expect(JSON.parse(written)).toEqual(JSON.parse(file));
});

test("knows another syntax of variables", async () => {
  const [unit] = await unitsOf('{"a": "Hello %{name}"}', { syntax: { prefix: "%{", suffix: "}" } });
  expect(unit?.variants[0]?.segment).toEqual(["Hello ", { kind: "ph", x: 1, type: "variable", content: ["%{name}"] }]);
});

test("refuses two texts in one place, and counts them where it may", async () => {
  const units = (await Promise.all(['{"a": "x"}', '{"a": {"b": "y"}}'].map((file) => unitsOf(file)))).flat();
  const language = "en";
  await expect(new Response(writeI18next(units, { language })).text()).rejects.toThrow('Unit 1 ("a.b")');
  const drop = new DropReport();
  const file = await new Response(writeI18next(units, { language, drop })).text();
  expect(JSON.parse(file)).toEqual({ a: "x" });
  expect(drop.counts).toEqual({ unit: 1 });
});

test("the address of the file's schema is no message", async () => {
  const resource = JSON.stringify({ $schema: "https://example.org/schema.json", menu: { $schema: "Schema" } });
  expect((await unitsOf(resource)).map(({ id }) => id)).toEqual(["menu.$schema"]);
});
