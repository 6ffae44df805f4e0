import { readFile } from "node:fs/promises";
import { i18nextInterpolation } from "@dragoman/message";
import { expect, test } from "vitest";
import { damaged, outcomeOf, repeated, truncations } from "../hostile-reading.ts";
import { MessageCodes } from "./message-codes.ts";
import { readI18next } from "./read-i18next.ts";
import { writeI18next } from "./write-i18next.ts";

function fixture(name: string): Promise<Uint8Array> {
  return readFile(new URL(`../../../fixtures/i18next/${name}`, import.meta.url));
}

const sourceLanguage = "en";

test("a project's resources come back as they were", async () => {
  const [source, target] = [await fixture("en.json"), await fixture("pl.json")];
  const { units, report } = await outcomeOf(
    readI18next(source, { sourceLanguage, targets: [{ language: "pl", source: target }] }),
  );
  expect(report).toMatchObject({ read: 8, skipped: 0, counts: {} });
  expect(units.map(({ id }) => id)).toEqual([
    "cart.items_one",
    "cart.items_other",
    "cart.checkout",
    "steps.0",
    "steps.1.title",
    "v1\\.2",
    "cart.items_few",
    "cart.items_many",
  ]);
  for (const [language, file] of [
    ["en", source],
    ["pl", target],
  ] as const) {
    const written = await new Response(writeI18next(units, { language })).json();
    expect(written).toEqual(JSON.parse(new TextDecoder().decode(file)));
  }
});

test("an object nested a million deep is refused", async () => {
  for (const piece of ['{"a":', "["]) {
    const file = `{"a":${piece.repeat(1_000_000)}`;
    expect((await outcomeOf(readI18next(file, { sourceLanguage }))).raised).toBe("limit_exceeded");
  }
});

test("what is nested hundreds deep is left out, and the rest is read", async () => {
  const deep = `${'{"a":'.repeat(500)}"x"${"}".repeat(500)}`;
  const { units, report } = await outcomeOf(readI18next(`{"deep": ${deep}, "b": "y"}`, { sourceLanguage }));
  expect(units.map(({ id }) => id)).toEqual(["b"]);
  expect(report).toMatchObject({ skipped: 1, counts: { limit_exceeded: 1 } });
});

test("a text without end ends the reading before it takes the memory", async () => {
  const file = repeated("a".repeat(65_536), 100_000, '{"a": "');
  expect((await outcomeOf(readI18next(file, { sourceLanguage }))).raised).toBe("limit_exceeded");
});

test("a list of a million numbers is refused before it takes the memory", async () => {
  const file = `{"a": [${"0,".repeat(1_000_000)}0]}`;
  expect((await outcomeOf(readI18next(file, { sourceLanguage }))).raised).toBe("limit_exceeded");
  const text = `{"a": "${'\\",[{'.repeat(1_000_000)}"}`;
  expect((await outcomeOf(readI18next(text, { sourceLanguage }))).units).toHaveLength(1);
});

test("texts under a key of a million characters are left out before each has an id of as many", async () => {
  const texts = Array.from({ length: 10_000 }, (_, index) => `"${index}": "a"`).join(",");
  const file = `{"${"k".repeat(1_000_000)}": {${texts}}, "b": "c"}`;
  const { units, report } = await outcomeOf(readI18next(file, { sourceLanguage }));
  expect(units.map(({ id }) => id)).toEqual(["b"]);
  expect(report.counts).toEqual({ limit_exceeded: 1 });
});

test("cut off anywhere, it is refused as a whole", async () => {
  for (const cut of truncations(await fixture("en.json"))) {
    const { raised, units } = await outcomeOf(readI18next(cut, { sourceLanguage }));
    const isWhole = new TextDecoder().decode(cut).trimEnd().endsWith("\n}");
    if (isWhole) expect(raised).toBeUndefined();
    else expect(["truncated", "malformed"]).toContain(raised);
    expect(units.length > 0).toBe(isWhole);
  }
});

test("whatever bytes are changed, it is read or refused, and what is read can be written", async () => {
  const whole = await fixture("en.json");
  for (let seed = 0; seed < 1000; seed += 1) {
    const { units } = await outcomeOf(readI18next(damaged(whole, seed), { sourceLanguage }));
    const file = await new Response(writeI18next(units, { language: "en" })).text();
    expect((await outcomeOf(readI18next(file, { sourceLanguage }))).units).toEqual(units);
  }
});

test("names of what objects inherit are keys like any other, and are written as such", async () => {
  const file = '{"__proto__":{"polluted":"a","constructor":"b"},"toString":"c"}';
  const { units } = await outcomeOf(readI18next(file, { sourceLanguage }));
  expect(units.map(({ id }) => id)).toEqual(["__proto__.polluted", "__proto__.constructor", "toString"]);
  const written = await new Response(writeI18next(units, { language: "en", indent: 0 })).text();
  expect(written.replace(/\n/g, "").replaceAll('": ', '":')).toBe(file);
});

test.each(["", "[]", '"a"', "1", "<tmx/>", "{]", '{"a":"b"}}', "msgid"])("%j is refused", async (file) => {
  expect(["malformed", "truncated"]).toContain((await outcomeOf(readI18next(file, { sourceLanguage }))).raised);
});

test("bytes that are no UTF-8 leave out their text", async () => {
  const latin = Uint8Array.from('{"a": "\u00f6",\n "b": "c"}', (character) => character.charCodeAt(0));
  const { units, report } = await outcomeOf(readI18next(latin, { sourceLanguage }));
  expect(units.map(({ id }) => id)).toEqual(["b"]);
  expect(report).toMatchObject({ skipped: 1, faults: [{ code: "invalid_encoding", unitId: "a", line: 1 }] });
});

test("rows of openings without an end are cut in one pass", () => {
  for (const opening of ["{{", "$t(", "<a ", "<0>", '<a href="', "</a>", "$t({("]) {
    const message = opening.repeat(50_000);
    const segment = new MessageCodes(i18nextInterpolation).segment(message);
    const written = segment.map((part) => (typeof part === "string" ? part : part.content.join("")));
    expect(written.join("")).toBe(message);
  }
});

test("an index that no list has is refused, not filled up to", async () => {
  const variants = [{ language: "en", segment: ["a"], properties: [], notes: [] }];
  const properties = [{ type: "array-steps", value: "1" }];
  const units = [{ id: "list.99999999999", properties, notes: [], variants }];
  expect(await new Response(writeI18next(units, { language: "en" })).json()).toEqual({ list: { "99999999999": "a" } });
});

test("an index far behind its list is refused, as many such in each other are", async () => {
  const variants = [{ language: "en", segment: ["a"], properties: [], notes: [] }];
  const steps = Array.from({ length: 90 }, (_, index) => index + 1).join(" ");
  const unit = {
    id: `list${".99999".repeat(90)}`,
    properties: [{ type: "array-steps", value: steps }],
    notes: [],
    variants,
  };
  const writing = new Response(writeI18next([unit], { language: "en" })).text();
  await expect(writing).rejects.toMatchObject({ name: "FormatLossError", loss: { part: "unit" } });
  const near = { ...unit, id: "list.1000", properties: [{ type: "array-steps", value: "1" }] };
  const { list } = JSON.parse(await new Response(writeI18next([near], { language: "en" })).text());
  expect(list).toHaveLength(1001);
});

test("faults do not repeat the texts", async () => {
  const secret = "Zugangswort";
  for (const file of [`{"a": "${secret}" ${secret}}`, `{"a": "${secret}", "a": "${secret}"}`]) {
    const { report } = await outcomeOf(readI18next(file, { sourceLanguage }));
    expect(report.faults.length).toBeGreaterThan(0);
    expect(JSON.stringify(report)).not.toContain(secret);
  }
});
