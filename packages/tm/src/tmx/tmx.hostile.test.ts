import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixture, readAll } from "../../test/read-all.ts";
import type { Segment } from "../model/segment.ts";
import { plainText } from "../model/segment.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { MemoryFileError } from "../reading/faults.ts";
import { tmxLimits } from "./limits.ts";
import { readTmx } from "./read.ts";
import { writeTmx } from "./write.ts";

const opening =
  '<?xml version="1.0"?><tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="block" o-tmf="t" adminlang="en" srclang="*all*" datatype="xml"/><body>';
const good = '<tu tuid="good"><tuv xml:lang="en"><seg>a</seg></tuv></tu>';
const closing = "</body></tmx>";

function unitWith(segment: string): string {
  return `<tu tuid="bad"><tuv xml:lang="en"><seg>${segment}</seg></tuv></tu>`;
}

describe("entities", () => {
  test.each([
    [
      "a bomb",
      '<!DOCTYPE tmx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>',
      "&c;",
    ],
    ["a file", '<!DOCTYPE tmx [<!ENTITY c SYSTEM "file:///etc/hostname">]>', "&c;"],
    [
      "an address",
      '<!DOCTYPE tmx SYSTEM "http://127.0.0.1:9/tmx14.dtd" [<!ENTITY % p SYSTEM "http://127.0.0.1:9/"> %p;]>',
      "&c;",
    ],
    ["a name that objects have", "", "&constructor;&toString;&__proto__;"],
  ])("%s is neither read nor expanded", async (_, doctype, reference) => {
    const file = opening.replace("<tmx", `${doctype}<tmx`) + unitWith(reference) + good + closing;
    const { units, report } = await readAll(readTmx(file));
    expect(units.map(({ id }) => id)).toEqual(["good"]);
    expect(report.faults[0]).toMatchObject({ code: "malformed", action: "skip", unitId: "bad" });
    const kept = await readAll(readTmx(file, { policy: { malformed: "repair" } }));
    expect(plainText(kept.units[0]?.variants[0]?.segment ?? [])).toBe(reference);
  });
});

test("no name changes what other objects have", async () => {
  const file = `${opening}<tu tuid="__proto__" __proto__="1" constructor="2"><prop type="__proto__" __proto__="3">polluted</prop>
    <__proto__ __proto__="4"/><tuv xml:lang="__proto__"><seg __proto__="5"><__proto__ constructor="6"/>x</seg></tuv></tu>${closing}`;
  const { header, units, report } = await readAll(readTmx(file));
  expect(report.faults).toEqual([]);
  expect(units[0]).toMatchObject({
    id: "__proto__",
    extraAttributes: [
      { name: "__proto__", value: "1" },
      { name: "constructor", value: "2" },
    ],
  });
  expect((await readAll(readTmx(writeTmx(units, { header })))).units).toEqual(units);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

describe("too much of anything", () => {
  test.each([
    ["elements in each other", unitWith("<hi>".repeat(1_000_000))],
    ["elements in each other that are all closed", unitWith("<hi>".repeat(200_000) + "</hi>".repeat(200_000))],
    ["elements beside each other", unitWith("<ph/>".repeat(200_000))],
    ["attributes", `<tu ${Array.from({ length: 5000 }, (_, index) => `a${index}="1"`).join(" ")}></tu>`],
    ["text", unitWith("x".repeat(tmxLimits.unitLength))],
    ["ampersands", unitWith("&".repeat(1_000_000))],
    ["less-than signs", unitWith("< ".repeat(1_000_000))],
    ["comments that begin", unitWith("<!--".repeat(1_000_000))],
    ["sections that begin", unitWith("<![CDATA[".repeat(500_000))],
    ["instructions that begin", unitWith("<?x ".repeat(1_000_000))],
    ["half tags", unitWith("<tuv ".repeat(1_000_000))],
    ["attributes that begin", `<tu ${'tuid="'.repeat(500_000)}></tu>`],
  ])("%s cost one unit and no more", { timeout: 60_000 }, async (_, unit) => {
    const { units, report } = await readAll(readTmx(`${opening}${unit}${good}${closing}`));
    expect(units.map(({ id }) => id)).toEqual(["good"]);
    expect(report.skipped).toBe(1);
    for (const fault of report.faults) expect(["limit_exceeded", "malformed"]).toContain(fault.code);
  });

  test.each([
    ["an attribute", `${opening}<tu tuid="`, "x"],
    ["a text", `${opening}<tu><tuv xml:lang="en"><seg>`, "x"],
    ["a name", `${opening}<tu><`, "x"],
    ["white space in a tag", `${opening}<tu`, " "],
    ["a comment in a unit", `${opening}<tu><!-- `, "x"],
  ])("%s of 100 MB without end costs bounded memory, and is named", { timeout: 60_000 }, async (_, start, filling) => {
    const { units, report, most } = await readCounting(`${opening}${good}${start.slice(opening.length)}`, filling);
    expect(units).toBe(1);
    expect(report.faults.map(({ code }) => code)).toContain("limit_exceeded");
    expect(most).toBeLessThan(200_000_000);
  });

  test.each([
    ["a declaration", "<?xml ", "x"],
    ["a document type", "<!DOCTYPE tmx [ ", "<!ENTITY a 'b'> "],
    ["a header", '<tmx version="1.4"><header>', "<prop type='a'>b</prop>"],
    ["a comment before the units", `${opening}<!-- `, "x"],
    ["an element of its own in the body", `${opening}<odd>`, "x"],
    ["text in the body", opening, "x"],
    ["no XML", "", "x"],
  ])("%s of 100 MB without end is refused", { timeout: 60_000 }, async (_, start, filling) => {
    await expect(readCounting(start, filling)).rejects.toMatchObject({ name: "MemoryFileError" });
  });
});

describe("files that are not whole", () => {
  test("cut at any byte, all whole units are read or the file is refused", { timeout: 60_000 }, async () => {
    const file = await fixture("tmx/okapi-shape.tmx");
    const { units: all } = await readAll(readTmx(file));
    const end = new TextDecoder().decode(file).indexOf("</tu>") + 5;
    const bytesToEnd = new TextEncoder().encode(new TextDecoder().decode(file).slice(0, end)).length;
    for (let length = 0; length < file.length - 1; length += 1) {
      const outcome = await outcomeOf(readAll(readTmx(file.subarray(0, length))));
      if (outcome instanceof MemoryFileError) {
        expect(outcome.fault.action).toBe("raise");
        continue;
      }
      expect(outcome.units).toEqual(length >= bytesToEnd ? all : []);
      // Cut within the last line break, nothing is missing.
      if (length < file.length - 1) expect(Object.keys(outcome.report.counts)).toContain("truncated");
    }
  });
});

describe("files that anything was put into", () => {
  const odd = fc.constantFrom(
    ...'<tu>|</tu>|<tu |<tu/>|</tuv>|<seg>|</seg>|<!--|-->|<![CDATA[|]]>|<?x|?>|</body>|<body>|</tmx>|<|>|&|&#0;|"|\u0001|\uFFFF|</|<tuv xml:lang="fr">|<bpt i=\'1\'>|\r'.split(
      "|",
    ),
  );

  test("are read alike however they are cut, or refused, and each unit is given, skipped or not there", {
    timeout: 60_000,
  }, async () => {
    const file = new TextDecoder().decode(await fixture("tmx/old-shape.tmx"));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(file.length), fc.nat(30), odd), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 50 }),
        async (changes, size) => {
          let changed = file;
          for (const [at, removed, added] of changes)
            changed = changed.slice(0, at) + added + changed.slice(at + removed);
          const whole = await outcomeOf(readAll(readTmx(changed)));
          const cut = await outcomeOf(readAll(readTmx(chunks(changed, size))));
          expect(cut).toEqual(whole);
          if (whole instanceof MemoryFileError) return;
          expect((await readAll(readTmx(writeTmx(whole.units, { header: whole.header })))).units).toEqual(whole.units);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("bytes that are no text", () => {
  test("random bytes are refused or named, and nothing else is thrown", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const outcome = await outcomeOf(readAll(readTmx(bytes)));
        expect(outcome).toBeInstanceOf(MemoryFileError);
      }),
    );
  });

  test("a file with any bytes exchanged is read or refused, and nothing else is thrown", {
    timeout: 60_000,
  }, async () => {
    const file = await fixture("tmx/old-shape.tmx");
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(file.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 5 }),
        async (changes) => {
          const changed = file.slice();
          for (const [index, byte] of changes) changed[index] = byte;
          const outcome = await outcomeOf(readAll(readTmx(changed)));
          if (outcome instanceof MemoryFileError) return;
          expect(outcome.report.read).toBe(outcome.units.length);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("faulty bytes and half surrogate pairs cost their unit, or become U+FFFD where the policy is to repair", async () => {
    const half = `${opening}${unitWith("a\uD800b")}${good}${closing}`;
    const faulty = new TextEncoder()
      .encode(`${opening}${unitWith("a#b")}${good}${closing}`)
      .map((byte) => (byte === 0x23 ? 0xe4 : byte));
    for (const file of [half, faulty]) {
      const { units, report } = await readAll(readTmx(file));
      expect(units.map(({ id }) => id)).toEqual(["good"]);
      expect(report.faults).toMatchObject([{ code: "invalid_encoding", action: "skip", unitId: "bad" }]);
      const repaired = await readAll(readTmx(file, { policy: { invalid_encoding: "repair" } }));
      expect(repaired.units[0]?.variants[0]?.segment).toEqual(["a\uFFFDb"]);
    }
  });
});

describe("what cannot be written", () => {
  const unit: TranslationUnit = {
    properties: [],
    notes: [],
    variants: [{ language: "en", segment: ["a"], properties: [], notes: [] }],
  };
  const header = { sourceLanguage: "en", properties: [], notes: [] };

  test("nesting without end is refused, and no stack overflows", async () => {
    let segment: Segment = ["a"];
    for (let depth = 0; depth < 100_000; depth += 1) segment = [{ kind: "hi", content: segment }];
    const deep = { ...unit, variants: [{ language: "en", segment, properties: [], notes: [] }] };
    await expect(new Response(writeTmx([deep], { header })).text()).rejects.toMatchObject({ name: "FormatLossError" });
  });

  test.each(["tu", "body", "a b", "a>", "", "1", "<!--"])("no element gets the name %j", async (name) => {
    const odd = { ...unit, unknown: [{ after: 0, name, attributes: [], children: ["x"] }] };
    await expect(new Response(writeTmx([odd], { header })).text()).rejects.toMatchObject({ name: "FormatLossError" });
    const inline: Segment = [{ kind: "unknown", name, attributes: [], content: ["x"] }];
    const within = { ...unit, variants: [{ language: "en", segment: inline, properties: [], notes: [] }] };
    await expect(new Response(writeTmx([within], { header })).text()).rejects.toMatchObject({
      name: "FormatLossError",
    });
  });
});

async function outcomeOf<T>(reading: Promise<T>): Promise<T | MemoryFileError> {
  return reading.catch((error: unknown) => {
    if (error instanceof MemoryFileError) return error;
    throw error;
  });
}

/** Reads a file that begins like this and goes on with 100 MB of the same. */
async function readCounting(start: string, filling: string) {
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  async function* file(): AsyncGenerator<string> {
    yield start;
    const piece = filling.repeat(Math.ceil(65_536 / filling.length));
    for (let length = 0; length < 100_000_000; length += piece.length) {
      yield piece;
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    }
  }
  const reader = readTmx(file());
  let units = 0;
  for await (const _ of reader) units += 1;
  return { units, report: reader.report, most };
}

async function* chunks(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}
