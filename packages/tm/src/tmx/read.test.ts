import { describe, expect, test } from "vitest";
import { fixture, readAll } from "../../test/read-all.ts";
import { plainText } from "../model/segment.ts";
import { readTmx } from "./read.ts";
import { writeTmx } from "./write.ts";

describe("files in the shape of other tools", () => {
  test.each(["trados-shape", "memoq-shape", "okapi-shape", "old-shape"])(
    "%s is read and written without loss",
    async (name) => {
      const { header, units, report } = await readAll(readTmx(await fixture(`tmx/${name}.tmx`)));
      expect(report.faults).toEqual([]);
      const again = await readAll(readTmx(writeTmx(units, { header })));
      expect(again.units).toEqual(units);
      expect(again.header).toEqual(header);
      expect(again.report.faults).toEqual([]);
    },
  );

  test("reads codes where they stand, with the numbers that pair them", async () => {
    const { units } = await readAll(readTmx(await fixture("tmx/trados-shape.tmx")));
    expect(units[0]).toMatchObject({
      usageCount: 3,
      lastUsed: new Date("2023-03-06T10:11:12Z"),
      createdBy: "DESK\\ana",
    });
    expect(units[0]?.variants[0]?.segment).toEqual([
      "Tighten ",
      { kind: "bpt", i: 1, x: 1, type: "2", content: [] },
      "all four",
      { kind: "ept", i: 1, content: [] },
      " screws.",
      { kind: "ph", x: 2, type: "7", content: [] },
    ]);
  });

  test("reads text within codes", async () => {
    const { units, header } = await readAll(readTmx(await fixture("tmx/okapi-shape.tmx")));
    expect(header).toMatchObject({ segmentation: "paragraph", dataType: "x-html", sourceLanguage: "en" });
    expect(units[0]).toMatchObject({
      id: "p1_tu1",
      sourceLanguage: "*all*",
      notes: [{ text: "From the start page." }],
    });
    expect(units[0]?.variants[2]?.segment[0]).toEqual({
      kind: "bpt",
      i: 1,
      x: 1,
      type: "link",
      content: [
        '<a href="/faq" title="',
        {
          kind: "sub",
          dataType: "html",
          type: "title",
          content: ["質問と", { kind: "hi", type: "term", x: 9, content: ["回答"] }],
        },
        '">',
      ],
    });
  });

  test("reads the language attribute, the encodings and the codes of old files, and no commented unit", async () => {
    const { units, header } = await readAll(readTmx(await fixture("tmx/old-shape.tmx")));
    expect(header.notes).toEqual([{ text: "Made with an old tool.", language: "EN-US" }]);
    expect(header.encodings).toEqual([
      {
        name: "MacRoman",
        base: "Macintosh",
        maps: [{ unicode: "#xF8FF", code: "#xF0", entity: "Apple_logo", substitute: "[Apple]" }],
      },
    ]);
    expect(units.map(({ id }) => id)).toEqual(["0001", "0002"]);
    expect(units[0]?.variants[1]).toMatchObject({ language: "FR-FR" });
    expect(units[0]?.variants[1]?.segment[1]).toEqual({ kind: "ut", x: 1, content: ["{\\b "] });
    expect(units[1]?.variants[0]?.segment).toEqual(['5 < 6 & "so on" here']);
  });
});

describe("what is wrong with a unit", () => {
  const cases: readonly (readonly [string, string, string, unknown])[] = [
    ["missing_language", "<tuv><seg>x</seg></tuv>", "repair", [["a"], ["b"]]],
    ["missing_segment", '<tuv xml:lang="fr"/>', "repair", [["a"], ["b"]]],
    ["misplaced_element", '<prop type="x">a<b/></prop>', "repair", [["a"], ["b"]]],
    ["unpaired_code", '<tuv xml:lang="fr"><seg><bpt i="1"/>x</seg></tuv>', "repair", undefined],
    ["missing_attribute", "<prop>x</prop>", "repair", [["a"], ["b"]]],
    ["invalid_value", '<tuv xml:lang="fr" usagecount="many"><seg>x</seg></tuv>', "repair", [["a"], ["b"], ["x"]]],
    ["invalid_character", '<tuv xml:lang="fr"><seg>x&#x1F;y\u0002</seg></tuv>', "repair", [["a"], ["b"], ["xy"]]],
  ];

  test.each(cases)("%s is repaired where the policy does not say", async (code, markup, action, segments) => {
    const { units, report } = await readAll(readTmx(fileWith(markup)));
    expect(report.faults[0]).toMatchObject({ code, action, line: 6, unitId: "u" });
    expect(report).toMatchObject({ read: 2, repaired: 1, skipped: 0 });
    if (segments !== undefined) expect(units[0]?.variants.map(({ segment }) => segment)).toEqual(segments);
  });

  test.each(cases)("%s leaves the unit out where the policy says so", async (code, markup) => {
    const { units, report } = await readAll(readTmx(fileWith(markup), { policy: { [code]: "skip" } }));
    expect(units.map(({ id }) => id)).toEqual(["next"]);
    expect(report).toMatchObject({ read: 1, repaired: 0, skipped: 1 });
  });

  test.each(cases)("%s ends the reading where the policy says so", async (code, markup) => {
    const reading = readAll(readTmx(fileWith(markup), { policy: { [code]: "raise" } }));
    await expect(reading).rejects.toMatchObject({ name: "MemoryFileError", fault: { code, line: 6, action: "raise" } });
  });

  test.each([
    ["a bare ampersand", "AT&T", "AT&T"],
    ["an entity of HTML", "a&nbsp;b", "a&nbsp;b"],
    ["a bare less-than sign", "a < b", "a < b"],
    ["an ampersand beside a CDATA section", "<![CDATA[&]]> & ", "& & "],
  ])("%s leaves the unit out, or is kept as text where the policy is to repair", async (_, markup, text) => {
    const file = fileWith(`<tuv xml:lang="fr"><seg>${markup}</seg></tuv>`);
    const { units, report } = await readAll(readTmx(file));
    expect(units.map(({ id }) => id)).toEqual(["next"]);
    expect(report).toMatchObject({ skipped: 1, faults: [{ code: "malformed", line: 6, action: "skip", unitId: "u" }] });
    const repaired = await readAll(readTmx(file, { policy: { malformed: "repair" } }));
    expect(plainText(repaired.units[0]?.variants[2]?.segment ?? [])).toBe(text);
    expect(repaired.report).toMatchObject({ skipped: 0, repaired: 1 });
  });

  test("a unit that is no XML ends with the unit, also where the policy is to repair", async () => {
    const { units, report } = await readAll(readTmx(fileWith("<tuv><seg></tuv>"), { policy: { malformed: "repair" } }));
    expect(units.map(({ id }) => id)).toEqual(["next"]);
    expect(report.faults).toMatchObject([{ code: "malformed", line: 6, column: 17, action: "skip" }]);
  });

  test("a unit that is not closed ends where the next begins", async () => {
    const file = fileWith("").replace("</tu>", "");
    const { units, report } = await readAll(readTmx(file));
    expect(units.map(({ id }) => id)).toEqual(["next"]);
    expect(report).toMatchObject({ skipped: 1, counts: { malformed: 1 } });
  });

  test("a comment, CDATA section or instruction that is not closed takes no other unit with it", async () => {
    for (const mark of ["<!-- ", "<![CDATA[", "<?php "]) {
      const { units, report } = await readAll(readTmx(fileWith(mark)));
      expect(units.map(({ id }) => id)).toEqual(["next"]);
      expect(report).toMatchObject({ skipped: 1, counts: { malformed: 1 } });
    }
  });

  test("a unit without its source language may have any source", async () => {
    const { units, report } = await readAll(readTmx(fileWith("").replace('srclang="en"', 'srclang="pl"')));
    expect(units.map(({ sourceLanguage }) => sourceLanguage)).toEqual(["*all*", "*all*"]);
    expect(report.counts).toEqual({ missing_source: 2 });
  });

  test("a unit without any variant is left out", async () => {
    const { report } = await readAll(readTmx(fileWith("").replaceAll(/<tuv.*\n/g, "")));
    expect(report).toMatchObject({ read: 0, skipped: 2, counts: { missing_source: 2 } });
  });

  test("half a pair of codes becomes an it, and a number used again a pair of its own", async () => {
    const codes = '<ept i="7"/><bpt i="1"/>x<ept i="1"/><bpt i="1" type="b">[</bpt>y<ept i="1"/><bpt i="2"/>';
    const { units, report } = await readAll(readTmx(fileWith(`<tuv xml:lang="fr"><seg>${codes}</seg></tuv>`)));
    expect(units[0]?.variants[2]?.segment).toEqual([
      { kind: "it", position: "end", content: [], extraAttributes: [{ name: "i", value: "7" }] },
      { kind: "bpt", i: 1, content: [] },
      "x",
      { kind: "ept", i: 1, content: [] },
      { kind: "bpt", i: 3, type: "b", content: ["["] },
      "y",
      { kind: "ept", i: 3, content: [] },
      { kind: "it", position: "begin", content: [], extraAttributes: [{ name: "i", value: "2" }] },
    ]);
    expect(report.counts).toEqual({ unpaired_code: 3 });
  });

  test("dates with separators are read, and what is no date is kept as it is written", async () => {
    const markup =
      '<tuv xml:lang="fr" creationdate="2024-02-29T10:00:00Z" changedate="20230229T100000Z"><seg>x</seg></tuv>';
    const { units, report } = await readAll(readTmx(fileWith(markup)));
    expect(units[0]?.variants[2]).toMatchObject({
      created: new Date("2024-02-29T10:00:00Z"),
      extraAttributes: [{ name: "changedate", value: "20230229T100000Z" }],
    });
    expect(report.counts).toEqual({ invalid_value: 2 });
  });

  test("elements and attributes that TMX does not have are kept where they stand", async () => {
    const markup =
      '<x:mark xmlns:x="urn:x" a=" 1"> <b/>&amp;</x:mark><tuv xml:lang="fr" x:y="2"><seg z="3">a<g id="1">b<ph/></g></seg></tuv>';
    const { units, header, report } = await readAll(readTmx(fileWith(markup)));
    expect(report.faults).toEqual([]);
    expect(units[0]?.unknown).toEqual([
      {
        after: 2,
        name: "x:mark",
        attributes: [
          { name: "xmlns:x", value: "urn:x" },
          { name: "a", value: " 1" },
        ],
        children: [" ", { after: 0, name: "b", attributes: [], children: [] }, "&"],
      },
    ]);
    expect(units[0]?.variants[2]).toMatchObject({
      extraAttributes: [{ name: "x:y", value: "2" }],
      segmentAttributes: [{ name: "z", value: "3" }],
      segment: ["a", { kind: "unknown", name: "g", content: ["b", { kind: "ph", content: [] }] }],
    });
    expect((await readAll(readTmx(writeTmx(units, { header })))).units).toEqual(units);
  });
});

describe("what is wrong with a file", () => {
  test("units outside of the body, second headers and text between units are left out and named", async () => {
    const file = fileWith("").replace("</body>", "text <odd/></body><tu/><header/>");
    const { report } = await readAll(readTmx(file));
    expect(report).toMatchObject({ read: 2, counts: { misplaced_element: 4 } });
  });

  test("broken XML between units is passed over", async () => {
    const { report } = await readAll(readTmx(fileWith("").replace("</tu>", "</tu></tu> & ")));
    expect(report).toMatchObject({ read: 2, faults: [{ code: "malformed", line: 7, action: "skip" }] });
  });

  test("what follows the end of the file is named once", async () => {
    const { report } = await readAll(readTmx(`${fileWith("")}\n${fileWith("")}`));
    expect(report).toMatchObject({ read: 2, counts: { malformed: 1 } });
  });

  test("a header without what TMX asks for, or none, is named and the units are read", async () => {
    const bare = fileWith("").replace(/ creationtool.*segtype="\w+"/, "");
    expect((await readAll(readTmx(bare))).report).toMatchObject({ read: 2, counts: { missing_attribute: 1 } });
    const none = await readAll(readTmx(fileWith("").replace(/<header[^>]*>/, "")));
    expect(none.header.sourceLanguage).toBe("*all*");
    expect(none.report).toMatchObject({ read: 2, counts: { missing_attribute: 1 } });
  });

  test.each([
    ["nothing", ""],
    ["no XML", "key,value\n1,2\n"],
    ["other XML", '<?xml version="1.0"?><xliff version="1.2"/>'],
    ["a page", "<!DOCTYPE html><html><body><tu/></body></html>"],
    ["a broken header", fileWith("").replace("<header", "<header <")],
    ["a header that does not end", fileWith("").slice(0, 90)],
  ])("%s is refused", async (_, file) => {
    await expect(readAll(readTmx(file))).rejects.toMatchObject({ fault: { action: "raise" } });
    await expect(readTmx(file).header()).rejects.toMatchObject({ name: "MemoryFileError" });
  });

  test("an error comes after the units before it", async () => {
    const seen: unknown[] = [];
    const reader = readTmx(fileWith("").replace('tuid="next"', 'tuid="next" usagecount="x"'), {
      policy: { invalid_value: "raise" },
    });
    const reading = (async () => {
      for await (const unit of reader) seen.push(unit.id);
    })();
    await expect(reading).rejects.toMatchObject({ fault: { unitId: "next" } });
    expect(seen).toEqual(["u"]);
  });
});

test.each([true, false])("reads UTF-16 by its mark (low byte first: %s)", async (isLittle) => {
  const text = new TextDecoder().decode(await fixture("tmx/okapi-shape.tmx"));
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  Array.from({ length: text.length + 1 }, (_, index) =>
    view.setUint16(index * 2, `\uFEFF${text}`.charCodeAt(index), isLittle),
  );
  const expected = await readAll(readTmx(text));
  expect(await readAll(readTmx(new Uint8Array(view.buffer)))).toEqual(expected);
  expect(expected.report).toMatchObject({ read: 1, faults: [] });
});

test("lines are counted alike whatever ends them", async () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const file = fileWith('<tuv xml:lang="fr" usagecount="x"><seg>1\n2</seg></tuv>').replaceAll("\n", end);
    const { units, report } = await readAll(readTmx(file));
    expect(report.faults).toMatchObject([{ line: 6 }]);
    expect(units[0]?.variants[2]?.segment).toEqual(["1\n2"]);
  }
});

/** Two units; the first has the markup on line 6. */
function fileWith(markup: string): string {
  return `<?xml version="1.0"?>
<tmx version="1.4">
<header creationtool="t" creationtoolversion="1" o-tmf="t" adminlang="en" datatype="xml" segtype="block" srclang="en"/><body>
<tu tuid="u"><tuv xml:lang="en"><seg>a</seg></tuv>
<tuv xml:lang="de"><seg>b</seg></tuv>
${markup}
</tu><tu tuid="next">
<tuv xml:lang="en"><seg>c</seg></tuv>
</tu></body></tmx>`;
}
