import fc from "fast-check";
import { expect, test } from "vitest";
import { headers, units } from "../../test/arbitrary-tmx.ts";
import type { MemoryHeader, TranslationUnit } from "../model/unit.ts";
import type { FileSource } from "../reading/reader.ts";
import { readTmx } from "./read.ts";
import { writeTmx } from "./write.ts";

const header: MemoryHeader = { sourceLanguage: "*all*", properties: [], notes: [] };

test("units with every kind of code, character and attribute are read as they were written", {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(units, { maxLength: 3 }), async (written) => {
      const { report, found } = await readAll(await fileOf(written, header));
      expect(found).toEqual(written);
      expect(report).toEqual({ read: written.length, skipped: 0, repaired: 0, counts: {}, faults: [] });
    }),
    { numRuns: 150 },
  );
});

test("a header is read as it was written", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(headers, async (written) => {
      const reader = readTmx(await fileOf([], written));
      expect(await reader.header()).toEqual(written);
      expect(reader.report.faults).toEqual([]);
    }),
  );
});

test("a file that was written here is the same bytes when it is read and written again", {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(units, { maxLength: 3 }), headers, async (written, header) => {
      const file = await fileOf(written, header);
      const reader = readTmx(file);
      const again = await fileOf(reader, await reader.header());
      expect(new TextDecoder().decode(again)).toBe(new TextDecoder().decode(file));
    }),
  );
});

test("it does not matter how a file is cut into chunks", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(units, { maxLength: 2 }),
      fc.infiniteStream(fc.integer({ min: 1, max: 40 })),
      async (written, sizes) => {
        const file = await fileOf(written, header);
        expect((await readAll(chunks(file, sizes))).found).toEqual(written);
      },
    ),
  );
});

test("a header that says nothing gets what TMX asks for, once", { timeout: 60_000 }, async () => {
  const file = await fileOf([], header);
  const reader = readTmx(file);
  expect(await reader.header()).toEqual({
    ...header,
    creationTool: "unknown",
    creationToolVersion: "unknown",
    segmentation: "block",
    originalFormat: "unknown",
    adminLanguage: "en",
    dataType: "unknown",
  });
  expect(await fileOf([], await reader.header())).toEqual(file);
});

async function readAll(source: FileSource) {
  const reader = readTmx(source);
  const found: TranslationUnit[] = [];
  for await (const unit of reader) found.push(unit);
  return { report: reader.report, found };
}

async function fileOf(
  units: Iterable<TranslationUnit> | AsyncIterable<TranslationUnit>,
  header: MemoryHeader,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(writeTmx(units, { header })).arrayBuffer());
}

async function* chunks(bytes: Uint8Array, sizes: Iterable<number>): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const size of sizes) {
    if (from >= bytes.length) return;
    yield bytes.subarray(from, from + size);
    from += size;
  }
}
