import fc from "fast-check";
import { expect, test } from "vitest";
import { countCharacters, countWords, createWordCounter } from "./count.ts";

test("counts words as people do", () => {
  expect(countWords("", "en")).toBe(0);
  expect(countWords(" – … !", "en")).toBe(0);
  expect(countWords("Don't pay 3.14 or 1,000 (e.g. at foo_bar).", "en")).toBe(8);
  expect(countWords("L’eau coûte 1\u202f000 €.", "fr")).toBe(3);
  expect(countWords("Объём памяти: 5 ГБ", "ru")).toBe(4);
  expect(countWords("Καλημέρα κόσμε", "el")).toBe(2);
  expect(countWords("مرحبا بالعالم", "ar")).toBe(2);
  expect(countWords("안녕하세요 세계", "ko")).toBe(2);
});

test("counts Chinese and Japanese by character, and what stands between by word", () => {
  expect(countWords("日本語を話す。", "ja")).toBe(6);
  expect(countWords("データ", "ja")).toBe(3);
  expect(countWords("か\u3099", "ja")).toBe(1);
  expect(countWords("用 TypeScript 5.9 写", "zh")).toBe(4);
  expect(countWords("\u{20000}\u{20001}", "zh")).toBe(2);
});

test("counts Thai by its dictionary", () => {
  expect(countWords("ภาษาไทย", "th")).toBe(2);
});

test("takes a language as files write it, and what is none", () => {
  for (const language of ["EN_us", "", "no language", "x-none", "*all*", "en-US-u-va-posix"]) {
    expect(countWords("two words", language)).toBe(2);
  }
  expect(countWords("a.b", "en-US-u-va-posix")).toBe(2);
});

/** Every character that the short way knows, each class about as often as the others. */
const alphabetic = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...":·\u0387\u2027", ...",;\u037e\u2044", ...".'\u2018\u2019\u2024", ..."_\u202f\u203f", ..." \n-"),
    fc.constantFrom(..."azЖяΩή\u1f00ß", ..."0519"),
    fc.integer({ min: 0, max: 0x20cf }).map((code) => String.fromCharCode(code)),
  ),
});

const languages = ["en", "fi", "sv", "el", "ru", "de", "he", "ja", "und"];

test("the short way counts as Intl.Segmenter does, in every language", () => {
  const counters = languages.map((language) => ({
    counter: createWordCounter(language),
    segmenter: new Intl.Segmenter(language, { granularity: "word" }),
  }));
  fc.assert(
    fc.property(alphabetic, fc.constantFrom(...counters), (text, { counter, segmenter }) => {
      expect(counter(text)).toBe([...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length);
    }),
    { numRuns: 3000 },
  );
});

test("the short way knows each character as Intl.Segmenter does", () => {
  const segmenter = new Intl.Segmenter("en", { granularity: "word" });
  const counter = createWordCounter("en");
  const others = ["", "a", "1", "_"];
  const wrong: string[] = [];
  for (let code = 0; code < 0x2100; code += 1) {
    for (const before of others) {
      for (const after of others) {
        const text = before + String.fromCharCode(code) + after;
        const expected = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
        if (counter(text) !== expected) wrong.push(`${code.toString(16)} in ${JSON.stringify(text)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("characters are code points, whatever the text holds", () => {
  expect(countCharacters("a 👍\ud800")).toBe(4);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(countCharacters(text)).toBe([...text].length);
    }),
  );
});
