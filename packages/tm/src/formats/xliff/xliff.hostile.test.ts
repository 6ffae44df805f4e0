import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { readAll } from "../../../test/read-all.ts";
import { type InlineElement, plainText, type Segment } from "../../model/segment.ts";
import type { TranslationUnit } from "../../model/unit.ts";
import { damaged, outcomeOf, repeated, truncations } from "../hostile-reading.ts";
import { DropReport } from "../losses.ts";
import { readXliff1, writeXliff1 } from "./xliff-1.ts";
import { readXliff2, writeXliff2 } from "./xliff-2.ts";

const pair = { sourceLanguage: "en", targetLanguage: "de" };
const versions = [
  {
    name: "1.2",
    read: readXliff1,
    write: writeXliff1,
    fixture: "xliff-1.2/codes-and-notes.xlf",
    head: '<xliff version="1.2"><file source-language="en" target-language="de"><body>',
    unit: (source: string, id = "1") => `<trans-unit id="${id}"><source>${source}</source></trans-unit>`,
    unpaired: '<ex id="1"/>',
    segmented: (many: (piece: (index: number) => string) => string) =>
      `<trans-unit id="1"><source>a</source><seg-source>${many((index) => `<mrk mtype="seg" mid="${index}">a</mrk>`)}</seg-source>${many(() => "<note>n</note>")}</trans-unit>`,
    tail: "</body></file></xliff>",
  },
  {
    name: "2",
    read: readXliff2,
    write: writeXliff2,
    fixture: "xliff-2/codes-and-modules.xlf",
    head: '<xliff version="2.0" srcLang="en" trgLang="de"><file id="f">',
    unit: (source: string, id = "1") => `<unit id="${id}"><segment><source>${source}</source></segment></unit>`,
    unpaired: '<ec startRef="1"/>',
    segmented: (many: (piece: (index: number) => string) => string) =>
      `<unit id="1"><notes>${many(() => "<note>n</note>")}</notes>${many(() => "<segment><source>a</source></segment>")}</unit>`,
    tail: "</file></xliff>",
  },
];

describe.each(versions)("XLIFF $name", ({ read, write, fixture, head, unit, unpaired, segmented, tail }) => {
  const file = (body: string, before = "") => before + head + body + tail;
  const bytes = readFile(new URL(`../../../fixtures/${fixture}`, import.meta.url));

  test("entities of the document type are not expanded", async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
    for (const entity of ["&b;", "&c;", "&constructor;", "&__proto__;", "&toString;"]) {
      const { units, report } = await outcomeOf(read(file(unit(entity) + unit("a", "2"), bomb)));
      expect(units.map(({ id }) => id)).toEqual(["2"]);
      expect(report).toMatchObject({ skipped: 1, counts: { malformed: 1 } });
    }
  });

  test("an unknown entity in an attribute of a unit costs that unit, and around units nothing", async () => {
    const inUnit = file(unit("a", "&x;") + unit("b", "2"));
    const { units, report } = await outcomeOf(read(inUnit));
    expect(units.map(({ id }) => id)).toEqual(["2"]);
    expect(report).toMatchObject({ skipped: 1, repaired: 0, faults: [{ code: "malformed", action: "skip" }] });
    const repaired = await outcomeOf(read(inUnit, { policy: { malformed: "repair" } }));
    expect(repaired.units.map(({ id }) => id)).toEqual(["&x;", "2"]);
    expect(repaired.report).toMatchObject({ skipped: 0, repaired: 1 });
    const around = await outcomeOf(read(file(unit("a")).replace("<file", '<file original="&x;"')));
    expect(around.units).toHaveLength(1);
    expect(around.report).toMatchObject({ skipped: 0, repaired: 0, faults: [{ action: "repair" }] });
    expect((await outcomeOf(read(inUnit, { policy: { malformed: "raise" } }))).raised).toBe("malformed");
  });

  test("with a policy that goes on, an unknown entity stays as it is written", async () => {
    const { units } = await outcomeOf(read(file(unit("a &b; c")), { policy: { malformed: "repair" } }));
    expect(units.map(({ variants }) => variants[0]?.segment)).toEqual([["a &b; c"]]);
    const skipped = await outcomeOf(read(file(unit("a &b; c") + unit("d", "2")), { policy: { malformed: "skip" } }));
    expect(skipped.units.map(({ id }) => id)).toEqual(["2"]);
    expect(skipped.report.skipped).toBe(1);
  });

  test("a unit nested hundreds deep is left out, and the next is read", async () => {
    const deep = '<g id="1">'.repeat(900) + "</g>".repeat(900);
    const { units, report } = await outcomeOf(read(file(unit("a") + unit(deep, "2") + unit("b", "3"))));
    expect(units.map(({ id }) => id)).toEqual(["1", "3"]);
    expect(report.counts).toEqual({ limit_exceeded: 1 });
  });

  test("elements nested a million deep, in a unit or around units, end the reading", async () => {
    for (const before of [head, (head + unit("")).replace(/<\/source>.*/, "")]) {
      const { raised } = await outcomeOf(read(repeated("<group>", 1_000_000, before)));
      expect(raised).toBe("limit_exceeded");
    }
  });

  test.each([
    ["an attribute", '<note x="'],
    ["a text", "<note>"],
    ["a comment", "<!--"],
    ["a document type", "<!DOCTYPE"],
    ["a name", "<"],
  ])("%s without end ends the reading before it takes the memory", async (_, begin) => {
    let taken = 0;
    const before = begin.startsWith("<!D") ? begin : head + begin;
    const reader = read(repeated("a".repeat(65_536), 4000, before), { onProgress: (count) => (taken = count) });
    const { raised } = await outcomeOf(reader);
    expect(raised).toBe("limit_exceeded");
    expect(taken).toBeLessThan(12_000_000);
  });

  test("cut off anywhere, it is truncated, and every unit before is handed out", async () => {
    const whole = await bytes;
    const all = await outcomeOf(read(whole));
    for (const cut of truncations(whole)) {
      const { raised, units } = await outcomeOf(read(cut));
      if (raised === undefined) expect(units).toEqual(all.units);
      else expect(["truncated", "malformed", "invalid_encoding"]).toContain(raised);
      expect(units).toEqual(all.units.slice(0, units.length));
    }
    const { units, report } = await outcomeOf(read(whole.subarray(0, -40), { policy: { truncated: "skip" } }));
    expect(units.length).toBeGreaterThan(0);
    expect(report.counts.truncated).toBeGreaterThan(0);
  });

  test("whatever bytes are changed, it is read or refused, and what is read can be written", async () => {
    const whole = await bytes;
    for (let seed = 0; seed < 400; seed += 1) {
      const { units } = await outcomeOf(read(damaged(whole, seed), { policy: { invalid_encoding: "repair" } }));
      const languages = { sourceLanguage: "en", targetLanguage: fixture.startsWith("xliff-1") ? "de" : "nl" };
      const english = units.filter(({ variants }) =>
        variants.every(({ language }) => Object.values(languages).includes(language)),
      );
      try {
        const written = await new Response(write(english, languages)).text();
        expect((await outcomeOf(read(written))).units).toEqual(english);
      } catch (error) {
        expect(error).toHaveProperty("name", "FormatLossError");
      }
    }
  });

  test("reads UTF-16 and Windows-1252, and reports bytes that are none", async () => {
    const text = file(unit("Größe"));
    const utf16 = new Uint8Array(2 * text.length + 2);
    const view = new DataView(utf16.buffer);
    for (const [index, character] of [..."\uFEFF", ...text].entries()) {
      view.setUint16(2 * index, character.charCodeAt(0));
    }
    const latin = Uint8Array.from(`<?xml version="1.0" encoding="windows-1252"?>${text}`, (one) => one.charCodeAt(0));
    for (const encoded of [utf16, latin]) {
      expect((await outcomeOf(read(encoded))).units[0]?.variants[0]?.segment).toEqual(["Größe"]);
    }
    const wrong = Uint8Array.from(file(unit("Größe") + unit("b", "2")), (one) => one.charCodeAt(0));
    const { units, report } = await outcomeOf(read(wrong));
    expect(units.map(({ id }) => id)).toEqual(["2"]);
    expect(report).toMatchObject({ skipped: 1, faults: [{ code: "invalid_encoding" }, { code: "invalid_encoding" }] });
    const unknown = file(unit("a"), '<?xml version="1.0" encoding="x-nonsense"?>');
    expect((await outcomeOf(read(new TextEncoder().encode(unknown)))).raised).toBe("invalid_encoding");
  });

  test("what is no XLIFF is refused", async () => {
    const random = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256);
    for (const source of [random, "", "{}", "<tmx/>", "<xliff/>", head.slice(0, 30)]) {
      expect(["malformed", "truncated", "invalid_encoding"]).toContain((await outcomeOf(read(source))).raised);
    }
  });

  test("a second source or target is named, and left out", async () => {
    const twice = unit("a").replace("</source>", "</source><source>b</source><target>c</target><target>d</target>");
    const { units, report } = await outcomeOf(read(file(twice)));
    expect(units.map(({ variants }) => variants.map(({ segment }) => segment[0]))).toEqual([["a", "c"]]);
    expect(report).toMatchObject({ repaired: 1, counts: { misplaced_element: 2 } });
    const skipped = await outcomeOf(read(file(twice + unit("e", "2")), { policy: { misplaced_element: "skip" } }));
    expect(skipped.units.map(({ id }) => id)).toEqual(["2"]);
    expect(skipped.report.skipped).toBe(1);
  });

  test("a file of another version, or of none, is refused by its version", async () => {
    const other = head.replace(/version="\d/, (version) => (version.endsWith("1") ? 'version="2' : 'version="1'));
    await expect(readAll(read(other))).rejects.toThrow(/The XLIFF is of version \d; read it as `xliff-[12.]+`/);
    await expect(readAll(read(head.replace(/ version="[^"]*"/, "")))).rejects.toThrow("not an `xliff` of version");
  });

  test("names of what objects inherit are ids and attributes like any other", async () => {
    const source = 'a<ph id="__proto__" disp="constructor" equiv="__proto__"/><ph id="constructor"/>';
    const { units } = await outcomeOf(read(file(unit(source, "__proto__"))));
    expect(units).toMatchObject([{ id: "__proto__" }]);
    expect(units[0]?.variants[0]?.segment).toHaveLength(3);
  });

  describe("what the reader would not take", () => {
    const twice = ["resname", "translate", "equiv-text", "equiv", "priority"].flatMap((name) => [
      { name, value: "no" },
      { name, value: "no" },
    ]);
    const many = Array.from({ length: 1000 }, (_, index) => ({ name: `a${index}`, value: "" }));
    const declared = [{ name: "xmlns:x", value: "u" }];
    const element = { after: 0, name: "x:a", attributes: declared, children: [] };
    const code: InlineElement = { kind: "ph", content: ["c"], extraAttributes: twice };
    const pairs = (depth: number): Segment => {
      if (depth === 0) return ["a"];
      const inside = { kind: "hi", content: pairs(depth - 1) } as const;
      return [{ kind: "bpt", i: 1, content: [] }, inside, { kind: "ept", i: 1, content: [] }];
    };
    const cases: readonly (readonly [string, Partial<TranslationUnit>, Segment])[] = [
      ["attributes of a unit twice", { extraAttributes: twice }, ["a"]],
      ["attributes of a note twice", { notes: [{ text: "a", extraAttributes: twice }] }, ["a"]],
      ["attributes of a code twice", {}, [code]],
      ["attributes of an element twice", { unknown: [{ ...element, attributes: [...declared, ...twice] }] }, ["a"]],
      ["an element of no XML name", { unknown: [{ ...element, name: "x:a\u00b2" }] }, ["a"]],
      ["too many attributes", { unknown: [{ ...element, attributes: [...declared, ...many] }] }, ["a"]],
      ["pairs around marks a hundred deep", {}, pairs(60)],
      ["too many codes", {}, Array<InlineElement>(210_000).fill({ kind: "ph", content: [] })],
      ["too much text", {}, ["x".repeat(10_000_001)]],
    ];
    test.each(cases)(
      "%s: is refused, or left out, and all else is read",
      { timeout: 30_000 },
      async (_, odd, segment) => {
        const plain = { sourceLanguage: "en", properties: [], notes: [] };
        const variant = (content: Segment) => ({ language: "en", segment: content, properties: [], notes: [] });
        const next = { ...plain, id: "2", variants: [variant(["b"])] };
        const units = [{ ...plain, id: "1", ...odd, variants: [variant(segment)] }, next];
        await expect(new Response(write(units, pair)).text()).rejects.toHaveProperty("name", "FormatLossError");
        const drop = new DropReport();
        const outcome = await outcomeOf(read(write(units, { ...pair, drop })));
        expect(outcome.report.faults).toEqual([]);
        expect(outcome.units.at(-1)).toEqual(next);
        expect(drop.losses.length).toBeGreaterThan(0);
      },
    );
  });

  test("ten thousand pairs that nest or cross are written and read", async () => {
    const parts = Array.from({ length: 10_000 }, (_, index) => index + 1);
    const begins = parts.map((i) => ({ kind: "bpt", i, content: [] }) as const);
    const ends = parts.map((i) => ({ kind: "ept", i, content: [] }) as const);
    const variant = (segment: (typeof begins | typeof ends)[number][]) => ({
      language: "en",
      segment,
      properties: [],
      notes: [],
    });
    for (const segment of [
      [...begins, ...ends],
      [...begins, ...ends.toReversed()],
    ]) {
      const written = { id: "1", sourceLanguage: "en", properties: [], notes: [], variants: [variant(segment)] };
      expect((await outcomeOf(read(write([written], pair)))).units).toEqual([written]);
    }
  });

  test("a unit of a hundred thousand codes without numbers is read", async () => {
    const codes = Array.from({ length: 100_000 }, (_, index) => `<ph id="c${index}"/>`).join("");
    const { units } = await outcomeOf(read(file(unit(codes))));
    expect(plainText(units[0]?.variants[0]?.segment ?? [])).toBe("");
    expect(units[0]?.variants[0]?.segment).toHaveLength(100_000);
  });

  test("a unit of a million elements is left out, and the next is read", async () => {
    const { units, report } = await outcomeOf(read(file(unit("<ph/>".repeat(1_000_000)) + unit("b", "2"))));
    expect(units.map(({ id }) => id)).toEqual(["2"]);
    expect(report).toMatchObject({ skipped: 1, counts: { limit_exceeded: 1 } });
  });

  test("tens of thousands of segments, notes and properties in one unit are read once each", async () => {
    const count = 20_000;
    const many = (piece: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => piece(index)).join("");
    const { units } = await outcomeOf(read(file(segmented(many))));
    expect(units).toHaveLength(count);
    expect(units[0]?.notes).toHaveLength(count);
    expect(new Set(units.map(({ notes }) => notes)).size).toBe(1);
    expect(new Set(units.map(({ properties }) => properties)).size).toBe(1);
  });

  test("a report has the beginning of an id of a million characters", async () => {
    const { report } = await outcomeOf(read(file(unit(unpaired, "i".repeat(1_000_000)))));
    expect(report.faults).toMatchObject([{ code: "unpaired_code", unitId: "i".repeat(100) }]);
  });

  test("a unit with an element of ten thousand attributes is left out", async () => {
    const attributes = Array.from({ length: 10_000 }, (_, index) => ` a${index}=""`).join("");
    const { units, report } = await outcomeOf(read(file(unit(`<ph${attributes}/>`) + unit("b", "2"))));
    expect(units.map(({ id }) => id)).toEqual(["2"]);
    expect(report).toMatchObject({ skipped: 1, counts: { limit_exceeded: 1 } });
  });

  test("half surrogate pairs in a text are left out with their unit", async () => {
    const { units, report } = await outcomeOf(read(file(unit("a\ud800") + unit("b", "2"))));
    expect(units.map(({ id }) => id)).toEqual(["2"]);
    expect(report.counts).toEqual({ invalid_encoding: 1 });
  });

  test("the fault that ends the reading is the last of the report, whatever was wrong with the units before", async () => {
    const { report, raised } = await outcomeOf(read(`${head}${unit("a").replace("<source>a</source>", "")}</broken>`));
    expect(raised).toBe("malformed");
    expect(report.faults.map(({ code, action }) => `${code} ${action}`)).toEqual([
      "missing_source skip",
      "malformed raise",
    ]);
  });

  test("faults do not repeat the texts", async () => {
    const secret = "Zugangswort";
    const { report } = await outcomeOf(read(file(`${unit(`${secret}<ph/>&x;`)}<${secret}`)));
    expect(JSON.stringify(report)).not.toContain(secret);
  });
});
