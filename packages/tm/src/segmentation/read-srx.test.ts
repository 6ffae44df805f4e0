import { expect, test } from "vitest";
import { srx } from "../../test/srx-sample.ts";
import { readSrx } from "./read-srx.ts";
import { createSegmenter } from "./segmenter.ts";
import { SrxError } from "./srx.ts";

test("reads header, rules and maps", async () => {
  const rules = await readSrx(
    srx({ header: '<header segmentsubflows="no" cascade="no"><formathandle type="end" include="no"/></header>' }),
  );
  expect(rules).toMatchObject({
    cascade: false,
    segmentSubFlows: false,
    codeSides: { start: false, end: false, isolated: false },
    languageMaps: [{ rules: [{ breaks: false }, { breaks: true }] }],
  });
});

test("keeps the white space of an expression", async () => {
  const rules = await readSrx(srx({ rules: "<rule><beforebreak>, </beforebreak></rule>" }));
  expect(createSegmenter({ language: "en", rules }).splitText("a, b,c")).toEqual(["a, ", "b,c"]);
});

test("reads bytes in UTF-8 and UTF-16, whole and as a stream", async () => {
  const text = srx({ rules: "<rule><beforebreak>é</beforebreak></rule>" });
  const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...Array.from(text, (unit) => unit.charCodeAt(0))]).buffer);
  for (const source of [text, new TextEncoder().encode(text), utf16, new Blob([text]).stream()]) {
    const rules = await readSrx(source);
    expect(createSegmenter({ language: "en", rules }).splitText("aébé")).toEqual(["aé", "bé"]);
  }
});

test("leaves out what other tools add in namespaces of their own", async () => {
  const rules = await readSrx(
    srx({
      rules:
        '<o:mask xmlns:o="urn:o">x<rule/></o:mask><rule><beforebreak>a<o:b xmlns:o="urn:o">c</o:b></beforebreak></rule>',
    }),
  );
  expect(createSegmenter({ language: "en", rules }).splitText("bab")).toEqual(["ba", "b"]);
});

test.each([
  ["another format", "<tmx/>", "the first element is not srx"],
  ["no XML", "break = yes", "not well-formed"],
  ["nothing", "", "not well-formed"],
  ["SRX 1.0", '<srx version="1.0"/>', 'this is version "1.0"; save it as SRX 2.0'],
  ["another namespace", '<srx version="2.0" xmlns="urn:x"/>', "the namespace of SRX 2.0"],
  ["no header", '<srx version="2.0"/>', "there is no header"],
  ["no cascade", srx({ header: "<header/>" }), "header has no cascade"],
  ["no map", srx({ maps: "" }), "no languagemap"],
  [
    "a map to nowhere",
    srx({ maps: '<languagemap languagepattern=".*" languagerulename="B"/>' }),
    'no languagerule is named "B"',
  ],
  ["a rule without sides", srx({ rules: "<rule/>" }), "a rule without beforebreak and afterbreak"],
  ["a side twice", srx({ rules: "<rule><beforebreak/><beforebreak/></rule>" }), "this rule has two beforebreak"],
  ["another word than yes or no", srx({ rules: '<rule break="maybe"/>' }), 'break is "maybe"; use yes or no'],
  ["an element in the wrong place", srx({ rules: "<header/>" }), '"header" cannot stand in languagerule'],
  ["stray text", srx({ rules: "text" }), "there is text between the elements"],
  [
    "a faulty expression",
    srx({ rules: "<rule>\n<afterbreak>(a</afterbreak></rule>" }),
    "Line 7 of the SRX file: the expression cannot be used. At character 1",
  ],
])("refuses %s and says where and what to do", async (_what, source, problem) => {
  await expect(readSrx(source)).rejects.toThrow(SrxError);
  await expect(readSrx(source)).rejects.toThrow(problem);
});
