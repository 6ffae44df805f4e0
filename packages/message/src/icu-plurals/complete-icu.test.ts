import fc from "fast-check";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { icuMessage } from "../../test/arbitrary-icu.ts";
import type { Direction } from "../unit.ts";
import { completeIcu } from "./complete-icu.ts";
import type { IcuElement } from "./icu-element.ts";
import { readIcu } from "./read-icu.ts";
import { writeIcu } from "./write-icu.ts";

const english = { source: "en", target: "en" };

function sentencesOf(text: string, direction: Direction) {
  const completion = completeIcu(text, direction);
  if (completion.kind !== "sentences") throw new Error(`${completion.kind}: ${text}`);
  return completion;
}

/** What is sent for each sentence, with the sample in place of the count. */
function asked(text: string, target: string, source = "en"): string[] {
  return sentencesOf(text, { source, target }).requests.map(({ text: sentence, count }) =>
    count === undefined
      ? sentence
      : sentence
          .replaceAll(`{${count.name}, number}`, String(count.sample))
          .replaceAll(`{${count.name}}`, String(count.sample)),
  );
}

/** The message that a translator makes of it who gives every sentence back. */
function completed(text: string, direction: Direction): string | undefined {
  const { requests, messageOf } = sentencesOf(text, direction);
  return messageOf(requests.map((request) => request.text));
}

test("every leaf is a whole sentence, said with a number of its category", () => {
  const text = "You have {n, plural, one {# file} other {# files}} in {place}.";
  expect(asked(text, "pl")).toEqual([
    "You have 1 file in {place}.",
    "You have 2 files in {place}.",
    "You have 5 files in {place}.",
    "You have 1.5 files in {place}.",
  ]);
  expect(completed(text, { source: "en", target: "pl" })).toBe(
    "{n, plural, one {You have # file in {place}.} few {You have # files in {place}.} " +
      "many {You have # files in {place}.} other {You have # files in {place}.}}",
  );
});

test("categories that the target lacks are dropped, other stays", () => {
  const polish = "{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}";
  expect(completed(polish, { source: "pl", target: "en" })).toBe("{n, plural, one {# plik} other {# pliki}}");
  expect(completed(polish, { source: "pl", target: "ja" })).toBe("{n, plural, other {# pliki}}");
});

test("exact numbers are cases of their own, and no sample of a category", () => {
  const text = "{n, plural, =0 {No files} =1 {One file} =2 {A pair} one {# file} other {# files}}";
  expect(completed(text, { source: "en", target: "pl" })).toBe(
    "{n, plural, =0 {No files} =1 {One file} =2 {A pair} one {# file} few {# files} many {# files} other {# files}}",
  );
  expect(asked(text, "pl")).toContain("3 files");
});

test("what # shows is the number less the offset", () => {
  const text = "{n, plural, offset:1 =0 {Nobody} =1 {You} one {You and # other} other {You and # others of {n}}}";
  const { requests } = sentencesOf(text, { source: "en", target: "pl" });
  expect(requests.map(({ text: sentence, count }) => [sentence, count?.sample])).toEqual([
    ["Nobody", undefined],
    ["You", undefined],
    ["You and {n_shown} other", 1],
    ["You and {n_shown} others of 3", 2],
    ["You and {n_shown} others of 6", 5],
    ["You and {n_shown} others of 2.5", 1.5],
  ]);
  expect(completed(text, english)).toBe(text);
});

test("a number below the offset is no case for an exact number", () => {
  const text = "{n, plural, offset:2 =3 {You and one} other {You and #}}";
  const result = completed(text, english) ?? "";
  expect(new IntlMessageFormat(result, "en").format({ n: 1 })).toBe("You and -1");
  expect(new IntlMessageFormat(result, "en").format({ n: 3 })).toBe("You and one");
});

test("ordinals have the target's ordinal categories", () => {
  const text = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place";
  expect(completed(text, { source: "en", target: "it" })).toBe(
    "{n, selectordinal, many {#th place} other {#nd place}}",
  );
  expect(completed(text, english)).toBe(
    "{n, selectordinal, one {#st place} two {#nd place} few {#rd place} other {#th place}}",
  );
});

test("selects keep their words, and go around plurals", () => {
  const text = "{n, plural, one {# dog} other {# dogs}} of {g, select, 2 {two} male {his} other {theirs}}";
  expect(completed(text, english)).toBe(
    "{g, select, 2 {{n, plural, one {# dog of two} other {# dogs of two}}} " +
      "male {{n, plural, one {# dog of his} other {# dogs of his}}} " +
      "other {{n, plural, one {# dog of theirs} other {# dogs of theirs}}}}",
  );
});

test("a selection that is made twice is made once", () => {
  const text = "{g, select, male {He} other {They}} likes {g, select, female {her} other {their}} dog";
  expect(completed(text, english)).toBe(
    "{g, select, male {He likes their dog} other {They likes their dog} female {They likes her dog}}",
  );
});

test("the numbers of two plurals are both said", () => {
  const text = "{n, plural, one {# file} other {# files}} in {m, plural, one {# folder} other {# folders}}";
  expect(asked(text, "pl")).toContain("2 files in 5 folders");
  const { requests, messageOf } = sentencesOf(text, english);
  const said = requests.map((request) => request.text);
  expect(said).toContain("2 files in {m, number} folder");
  const turned = said.map((sentence) => sentence.replace(/^2 files in (.*)$/, "In $1: 2 Dateien"));
  expect(messageOf(turned)).toContain("other {{m, plural, one {In # folder: {n, number} Dateien}");
  expect(messageOf(said.map((sentence) => sentence.replace(/^2 files/, "Dateien")))).toBeUndefined();
});

test("tags around a plural are in each of its sentences", () => {
  const text = "See <b>{n, plural, one {# file} other {# files}}</b><br/>";
  expect(completed(text, english)).toBe("{n, plural, one {See <b># file</b><br/>} other {See <b># files</b><br/>}}");
  const html = '<a href="{url}">{n, plural, one {# file} other {# files}}</a>';
  expect(completed(html, english)).toBe(
    '{n, plural, one {<a href="{url}"># file</a>} other {<a href="{url}"># files</a>}}',
  );
});

test("a # that is no number stays a sign", () => {
  const text = "#1: {n, plural, one {# and '#'} other {{g, select, other {# '{' it's}}}}";
  expect(new IntlMessageFormat(text, "en").format({ n: 1, g: "" })).toBe("#1: 1 and #");
  const result = completed(text, english) ?? "";
  expect(new IntlMessageFormat(result, "en").format({ n: 1, g: "" })).toBe("#1: 1 and #");
  expect(new IntlMessageFormat(result, "en").format({ n: 2, g: "" })).toBe("#1: # { it's");
});

test("a translation that is no single sentence is refused", () => {
  const { requests, messageOf } = sentencesOf("{n, plural, one {# file} other {# files}}", english);
  expect(requests).toHaveLength(2);
  expect(messageOf(["{n, number} Datei", "{n, plural, other {#}}"])).toBeUndefined();
  expect(messageOf(["{n, number} Datei", "{n"])).toBeUndefined();
  expect(messageOf(["{n, number} Datei", "# '{' } it's {n, number}"])).toBe(
    "{n, plural, one {# Datei} other {'#' '{' '}' it's #}}",
  );
});

test("messages without plurals are requests of their own", () => {
  for (const text of ["Hello {name}", "", "{broken", "<b>{n, number}</b>"]) {
    expect(completeIcu(text, english)).toEqual({ kind: "plain" });
  }
});

const numbers = [0, 1, 2, 3, 4, 5, 11, 21, 22, 100, 101, 1.5, 1_000_000];
const values = numbers.flatMap((n) =>
  ["male", "female", "2", "none"].map((g, index) => ({ n, m: numbers[(n + index * 3) % 13] ?? 7, g })),
);

/** What a reader sees, for every number and word. */
function readings(text: string, language: string): string[] {
  const message = new IntlMessageFormat(text, language);
  const when = Date.UTC(2026, 1, 3, 12);
  const b = (chunks: (string | number)[]) => `[b:${chunks.join("")}]`;
  return values.map((value) => [message.format<string>({ ...value, name: "Ann", x: "X", when, b })].flat().join(""));
}

test.each(["en", "pl", "ar", "ja", "lv"])("what is not translated reads the same in %s", (language) => {
  let completions = 0;
  fc.assert(
    fc.property(icuMessage, (text) => {
      const completion = completeIcu(text, { source: language, target: language });
      // An apostrophe before it may make a choice a text, and some messages grow beyond the limit.
      if (completion.kind !== "sentences") return;
      completions++;
      const result = completion.messageOf(completion.requests.map((request) => request.text));
      expect(readings(result ?? "", language)).toEqual(readings(text, language));
    }),
    { numRuns: 50 },
  );
  expect(completions).toBeGreaterThan(15);
});

test("what is written is read as the same", () => {
  fc.assert(
    fc.property(icuMessage, (text) => {
      const message = readIcu(text);
      if (typeof message === "string") expect.fail(message);
      expect(readIcu(writeIcu(message))).toEqual(message);
    }),
  );
});

test("any text is a text in a plural, in a tag and outside of both", () => {
  const value = fc.string({ unit: fc.constantFrom("'", "{", "}", "<", ">", "#", "/", "b", " ", "|"), minLength: 1 });
  const selection = { kind: "cardinal", argument: "n", offset: 0 } as const;
  fc.assert(
    fc.property(value, value, fc.boolean(), (left, right, isDoubled) => {
      const content: readonly IcuElement[] = [
        { kind: "text", value: left },
        { kind: "tag", name: "b", content: [{ kind: "text", value: right }] },
        { kind: "number", of: selection },
      ];
      const options = [{ key: "other", content }];
      const elements: readonly IcuElement[] = [...content.slice(0, 2), { kind: "choice", selection, options }];
      const written = writeIcu({ elements, tags: "rich" }, isDoubled);
      const format = new IntlMessageFormat(written, "en");
      const b = (chunks: (string | number)[]) => `<b>${chunks.join("")}</b>`;
      const expected = `${left}<b>${right}</b>`;
      expect([format.format<string>({ n: 7, b })].flat().join("")).toBe(`${expected}${expected}7`);
    }),
  );
});
