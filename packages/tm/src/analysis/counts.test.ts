import { expect, it } from "vitest";
import type { Segment } from "../model/segment.ts";
import { createCounter, isBlank } from "./counts.ts";

const count = createCounter("en");
const lineBreak = { kind: "ph", content: ["<br/>"] } as const;

it("counts words, characters with and without spaces, and codes apart from the text", () => {
  const segment: Segment = [
    "Don't press ",
    { kind: "bpt", i: 1, content: ["<b>"] },
    "Save",
    { kind: "ept", i: 1, content: ["</b>"] },
    "\u00a0😀",
  ];
  expect(count(segment)).toEqual({ segments: 1, words: 3, characters: 18, charactersWithoutSpaces: 15, codes: 2 });
});

it("counts the text and the two ends of marked text", () => {
  const segment: Segment = ["An ", { kind: "hi", content: ["important", lineBreak, " term"] }];
  expect(count(segment)).toMatchObject({ words: 3, characters: 17, codes: 3 });
});

it("counts text inside codes that is to be translated, and no other", () => {
  const image: Segment = [
    { kind: "ph", content: ['<img alt="', { kind: "sub", content: ["A red ", lineBreak, "door"] }, '">'] },
  ];
  expect(count(image)).toEqual({ segments: 1, words: 3, characters: 10, charactersWithoutSpaces: 8, codes: 2 });
  expect(isBlank(image)).toBe(false);
});

it("counts Chinese and Japanese by character", () => {
  expect(createCounter("ja")(["保存する"]).words).toBe(4);
});

it("calls a segment blank that has codes and white space only", () => {
  expect(isBlank([])).toBe(true);
  expect(isBlank([" ", lineBreak, "\u00a0"])).toBe(true);
  expect(isBlank([lineBreak, "?"])).toBe(false);
});
