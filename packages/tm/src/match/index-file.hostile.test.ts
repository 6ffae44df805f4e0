import fc from "fast-check";
import { expect, test } from "vitest";
import { unit } from "../../test/units.ts";
import type { Segment } from "../model/segment.ts";
import { IndexFileError, readIndexFile, type SavedIndex, writeIndexFile } from "./index-file.ts";
import { createIndex, openIndex } from "./match-index.ts";

function savedIndex(): Uint8Array<ArrayBuffer> {
  const index = createIndex();
  for (const text of ["Save all files", "Save the file", "Open", "日本語"]) index.add(unit(text, `${text}!`));
  index.remove(index.add(unit("Gone", "Weg")));
  return index.save();
}

test("a file that ends anywhere is refused", () => {
  const bytes = savedIndex();
  for (let length = 0; length < bytes.length; length++) {
    expect(() => openIndex(bytes.slice(0, length)), String(length)).toThrow(IndexFileError);
  }
});

test.each([
  ["nothing", ""],
  ["text", "a translation memory"],
  ["the mark alone", "DRAGOMTM"],
  ["another version", "DRAGOMTM\u0001\0\0\0\0\0\0\0"],
  ["no sections", "DRAGOMTM\u0002\0\0\0\0\0\0\0\0\0\0\0"],
])("%s is refused", (_, text) => {
  expect(() => openIndex(new TextEncoder().encode(text))).toThrow(IndexFileError);
});

test("any changed byte leads to a refusal", () => {
  const bytes = savedIndex();
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ change;
      expect(() => openIndex(changed)).toThrow(IndexFileError);
    }),
    { numRuns: 2000 },
  );
});

const saved = readIndexFile(savedIndex());
const { units, spaces } = saved;

test.each<[string, Partial<SavedIndex>]>([
  ["a word twice", { spaces: spaces.map((space) => ({ ...space, dictionary: space.dictionary.map(() => "save") })) }],
  ["a language twice", { units: { ...units, names: units.names.map(() => "en") } }],
  ["a unit that begins in the middle of another", { units: { ...units, offsets: units.offsets.map((at) => at + 1) } }],
  ["a unit beyond the end", { units: { ...units, offsets: units.offsets.map(() => 1 << 30) } }],
  ["a unit that is not there", { unitOf: saved.unitOf.map(() => 1000) }],
  ["a language that is not there", { languageOf: saved.languageOf.map(() => 1000) }],
  ["a word that is not there", { spaces: spaces.map((space) => ({ ...space, dictionary: [] })) }],
  ["a list that is too short", { placeOf: saved.placeOf.subarray(1) }],
])("a file whose checksum is right is refused for %s", (_, forged) => {
  expect(() => openIndex(writeIndexFile({ ...saved, ...forged }))).toThrow(IndexFileError);
});

test("an index opens from the middle of a buffer", () => {
  const bytes = savedIndex();
  const around = new Uint8Array(bytes.length + 3);
  around.set(bytes, 3);
  expect(openIndex(around.subarray(3)).match("Open", { to: "de" })).toHaveLength(1);
});

test("a segment of a hundred thousand words is found, in memory that grows with it alone", () => {
  const long = Array.from({ length: 100_000 }, (_, at) => `w${at}`).join(" ");
  const index = createIndex();
  index.add(unit(long, "lang"));
  index.add(unit("short", "kurz"));
  expect(index.match(long, { to: "de" })[0]?.kind).toBe("exact");
});

test("names that objects have are words like any other", () => {
  const index = createIndex();
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
  for (const name of names) index.add(unit(name, name, { id: name }), { memory: name });
  for (const name of names) {
    expect(index.match(name, { to: "de", penalties: { memories: {} } })[0]).toMatchObject({ score: 100, memory: name });
  }
});

test.each<[string, Segment, Segment]>([
  ["numbers", [numbers(2)], [numbers(5)]],
  ["codes that are alike", codes("{a}"), codes("{b}")],
])("a segment of ten thousand %s is repaired like any other", (_, known, asked) => {
  const index = createIndex();
  index.add(unit(known, known));
  expect(index.match(asked, { to: "de" })[0]).toMatchObject({ kind: "repaired", target: asked });
});

function numbers(last: number): string {
  return Array.from({ length: 10_000 }, (_, at) => at * 10 + last).join(" ");
}

function codes(text: string): Segment {
  return Array.from({ length: 10_000 }, (_, x) => [{ kind: "ph", x, content: [text] } as const, "w "]).flat();
}
