import { parseLanguageTag } from "@dragoman/engines";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPlainTexts } from "./read.ts";
import type { SentenceSplitting } from "./request.ts";
import { sampleRequest } from "./sample-request.ts";
import { createSegmentation } from "./segment.ts";

const segment = createSegmentation();

function sentences(source: string, splitting: SentenceSplitting = "1", language = "en"): readonly string[] {
  return cut(source, splitting, language).text.sentences;
}

function cut(source: string, splitting: SentenceSplitting, code: string) {
  const request = sampleRequest("de", { source: parseLanguageTag(code), splitting });
  const [first] = segment(readPlainTexts([source], request), request);
  if (first === undefined) throw new Error("A text has a segment.");
  return first;
}

describe("splits by split_sentences", () => {
  const text = "One here. Two\nthere! Three?";

  test("1: at punctuation and line breaks", () => {
    expect(sentences(text)).toEqual(["One here. ", "Two\n", "there! ", "Three?"]);
  });

  test("nonewlines: at punctuation only, and the line breaks stay", () => {
    expect(sentences(text, "nonewlines")).toEqual(["One here. ", "Two\nthere! ", "Three?"]);
  });

  test("0: nowhere", () => {
    expect(sentences(text, "0")).toEqual([text]);
  });
});

test.each([
  ["en", "Ask Dr. Smith. He knows."],
  ["en", "See J. Smith et al. now. It helps."],
  ["de", "Am 3. Mai kommt z.B. Anna. Dann gehen wir."],
  ["fr", "Voici M. Dupont. Il parle."],
])("%s: an abbreviation ends no sentence: %s", (language, text) => {
  expect(sentences(text, "1", language)).toHaveLength(2);
});

test.each([
  ["ja", "今日は晴れです。明日は雨です。"],
  ["zh", "今天天气很好。我们走吧！"],
  ["hi", "यह एक वाक्य है। यह दूसरा है।"],
])("%s has sentences of its own", (language, text) => {
  expect(sentences(text, "1", language)).toHaveLength(2);
});

test.each(["A. ", "Dr. ", "3. ", "a. ", "A.", " ", ".", "\n", "«"])(
  "a text of nothing but %j is cut in time that grows with its length, not faster",
  (unit) => {
    const source = `${unit.repeat(131_072 / unit.length)}x`;
    expect(sentences(source, "1", "de").join("")).toBe(source.trim());
  },
);

test("nothing is lost: lead, sentences and trail are the source", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.constantFrom<SentenceSplitting>("0", "1", "nonewlines"),
      fc.constantFrom("en", "de", "ja", "ar", "th"),
      (source, splitting, language) => {
        const { lead, text, trail } = cut(source, splitting, language);
        expect(lead + text.sentences.join("") + trail).toBe(source);
        expect(text.sentences.every((sentence) => sentence !== "")).toBe(true);
      },
    ),
  );
});
