import fc from "fast-check";
import { expect, test } from "vitest";
import type { Segment } from "../model/segment.ts";
import { piecesOf, tokensOf } from "./tokens.ts";

const words = (...segment: Segment) => tokensOf(segment, { profile: "words" }, "en")[0];

test.each<[string, readonly string[]]>([
  ["Click Save, then “Close”.", ["click", "save", "then", "close"]],
  ["Don’t stop", ["don't", "stop"]],
  ["l'été de l'année", ["l'été", "de", "l'année"]],
  ["Page 5 of 1,000.5", ["page", "0", "of", "0"]],
  ["mp3 and 4th and A4", ["mp3", "and", "4th", "and", "a4"]],
  ["日本語のテスト", ["日", "本", "語", "の", "テ", "ス", "ト"]],
  ["ที่นี่", ["ที่", "นี่"]],
  ["한국어 문장", ["한국어", "문장"]],
  ["Windows版を使う", ["windows", "版", "を", "使", "う"]],
  ["हिन्दी भाषा", ["हिन्दी", "भाषा"]],
  ["→ !", ["→", "!"]],
  ["", []],
])("cuts %j into words", (text, expected) => expect(words(text)).toEqual(expected));

test("composed and decomposed letters are one", () => expect(words("e\u0301te\u0301")).toEqual(words("été")));

test("codes that stand alone part words, paired ones do not", () => {
  expect(words("one", { kind: "ph", content: ["<br/>"] }, "two")).toEqual(["one", "two"]);
  expect(words("un", { kind: "bpt", i: 1, content: ["<b>"] }, "do", { kind: "ept", i: 1, content: ["</b>"] })).toEqual([
    "undo",
  ]);
});

test("marked text counts, text inside codes does not", () => {
  const code = { kind: "ph", content: [{ kind: "sub", content: ["note"] }] } as const;
  expect(words({ kind: "hi", content: ["term"] }, " of", code)).toEqual(["term", "of"]);
});

test("by character, a code is one", () => {
  expect(tokensOf(["a😀", { kind: "ph", content: ["<br/>"] }], { profile: "characters" }, "en")).toEqual([
    ["a", "😀", "\uFFFC"],
  ]);
});

test("pieces put together are the text", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => piecesOf(text).join("") === text));
});
