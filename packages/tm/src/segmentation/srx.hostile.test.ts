import fc from "fast-check";
import { expect, test } from "vitest";
import { srx } from "../../test/srx-sample.ts";
import { PatternError } from "./pattern/pattern.ts";
import { readPattern } from "./pattern/read-pattern.ts";
import { readSrx } from "./read-srx.ts";
import { createSegmenter } from "./segmenter.ts";
import { SrxError } from "./srx.ts";

/** Patterns that engines with backtracking take longer over than anyone waits: 2 to the power of the text's length. */
const exponential = [
  "(a+)+$",
  "(a|a)*b",
  "(a|aa)+c",
  "((a*)*)*d",
  "(?:a?){60}a{60}e",
  "(.*)*f",
  "(?=(a+)+$)(?<!(a+)+b)g",
];

test("patterns that others take forever over take time in proportion to the text", async () => {
  const text = `${"a".repeat(2000)}! `;
  for (const pattern of exponential) {
    const expression = pattern.replaceAll("<", "&lt;");
    const rule = `<rule><beforebreak>${expression}</beforebreak><afterbreak>${expression}</afterbreak></rule>`;
    const segmenter = createSegmenter({ language: "en", rules: await readSrx(srx({ rules: rule })) });
    expect(segmenter.splitText(text)).toEqual([text]);
  }
});

test("a long text without a break, and one of nothing but breaks", async () => {
  const segmenter = createSegmenter({ language: "en", rules: await readSrx(srx()) });
  expect(segmenter.splitText("a ".repeat(50_000))).toHaveLength(1);
  expect(segmenter.splitText(".".repeat(50_000))).toHaveLength(50_000);
});

test("expressions that would grow without end are refused before they do", () => {
  for (const source of [
    "(((a{1000}){1000}){1000}){1000}",
    "((((){1000}){1000}){1000}){1000}",
    "a".repeat(60_000),
    "(".repeat(5000),
    "[".repeat(5000),
    "(?=".repeat(5000),
    `${"(?:a|".repeat(5000)}`,
  ]) {
    expect(() => readPattern(source)).toThrow(PatternError);
  }
});

test("sets of several characters can be taken away and cut", () => {
  expect(() => readPattern("[((&&(]")).not.toThrow();
  expect(() => readPattern("[abc--ab]")).not.toThrow();
  expect(() => readPattern("[a-cx&&[b-z]&&xyz]")).not.toThrow();
});

test("any text is an expression or is refused as none", () => {
  const unit = fc.oneof(
    fc.constantFrom(..."()[]{}\\^$.|?*+-&:=!<>PpQEuxN0123,#iaLz", "(?", "[:", ":]", "&&", "--", "\\p{"),
    fc.string({ unit: "binary", maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (source) => {
      try {
        readPattern(source);
      } catch (error) {
        expect(error).toBeInstanceOf(PatternError);
      }
    }),
    { numRuns: 5000 },
  );
});

test.each([
  [
    "an entity bomb",
    `<!DOCTYPE srx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${srx({ rules: "<rule><beforebreak>&b;</beforebreak></rule>" })}`,
  ],
  [
    "an external entity",
    `<!DOCTYPE srx [<!ENTITY x SYSTEM "file:///etc/passwd">]>${srx({ rules: "<rule><beforebreak>&x;</beforebreak></rule>" })}`,
  ],
  ["deep nesting", srx({ rules: "<o:a xmlns:o='urn:o'>".repeat(100_000) })],
  ["a file that ends in the middle", srx().slice(0, 200)],
  ["bytes of no encoding", new Uint8Array([0x3c, 0xff, 0xfe, 0x80])],
  ["an encoding that is unknown", new TextEncoder().encode('<?xml version="1.0" encoding="x-none"?><srx/>')],
  ["a file without end", endless()],
])("%s is refused", async (_what, source) => {
  await expect(readSrx(source)).rejects.toThrow(SrxError);
});

test("names that objects have of themselves are names like others", async () => {
  for (const name of ["__proto__", "constructor", "toString"]) {
    const maps = `<languagemap languagepattern=".*" languagerulename="${name}"/>`;
    await expect(readSrx(srx({ maps }))).rejects.toThrow(`no languagerule is named "${name}"`);
    await expect(readSrx(srx({ rules: `<${name}/>` }))).rejects.toThrow("cannot stand in languagerule");
  }
});

async function* endless(): AsyncGenerator<string> {
  yield srx().slice(0, 200);
  for (;;) yield "<!-- -->".repeat(10_000);
}
