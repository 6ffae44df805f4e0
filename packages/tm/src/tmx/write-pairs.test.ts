import fc from "fast-check";
import { expect, test } from "vitest";
import { readAll } from "../../test/read-all.ts";
import { DropReport, FormatLossError } from "../formats/losses.ts";
import type { CodePart, InlineElement, Segment, SegmentPart } from "../model/segment.ts";
import { joinText } from "../model/segment.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { readTmx } from "./read.ts";
import { writeTmx } from "./write.ts";

const header = { sourceLanguage: "en", properties: [], notes: [] };

function unitWith(segment: Segment): TranslationUnit {
  return { properties: [], notes: [], variants: [{ language: "en", segment, properties: [], notes: [] }] };
}

/** Segments in which few numbers are given to halves of pairs anywhere, in marks and sub-flows too. */
const segments = fc.letrec<{ segment: Segment; part: SegmentPart; code: readonly CodePart[] }>((tie) => {
  const i = fc.constantFrom(0, 1, 2, Number.MAX_SAFE_INTEGER);
  return {
    segment: fc.array(tie("part"), { maxLength: 5 }).map(joinText),
    code: fc.array(fc.record({ kind: fc.constant("sub" as const), content: tie("segment") }), { maxLength: 1 }),
    part: fc.oneof(
      { depthSize: "small" },
      fc.constant("text"),
      fc.record({ kind: fc.constant("bpt" as const), i, content: tie("code") }),
      fc.record({ kind: fc.constant("ept" as const), i, content: tie("code") }),
      fc.record({ kind: fc.constant("ph" as const), content: tie("code") }),
      fc.record({ kind: fc.constant("hi" as const), content: tie("segment") }),
    ),
  };
}).segment;

test("pairs of codes are written whole, and read as they were written; any others are refused", {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(segments, async (segment) => {
      const unit = unitWith(segment);
      const drop = new DropReport();
      const file = await new Response(writeTmx([unit], { header, drop })).text();
      const { units, report } = await readAll(readTmx(file));
      expect(report.faults).toEqual([]);
      expect(await new Response(writeTmx(units, { header: await readTmx(file).header() })).text()).toBe(file);
      const refused = new Response(writeTmx([unit], { header })).text();
      if (drop.losses.length === 0) {
        await refused;
        expect(units).toEqual([unit]);
      } else await expect(refused).rejects.toBeInstanceOf(FormatLossError);
    }),
    { numRuns: 500 },
  );
});

test("where losses are counted, half a pair becomes an it, and a number used again a free one", async () => {
  const half = { kind: "bpt", i: 1, x: 5, type: "b", content: ["["] } as const;
  const end = { kind: "ept", i: 1, content: ["]"] } as const;
  const drop = new DropReport();
  const unit = unitWith([end, half, "a", end, half, "b", end, half]);
  const { units } = await readAll(readTmx(writeTmx([unit], { header, drop })));
  const i = { extraAttributes: [{ name: "i", value: "1" }] };
  const isolated: readonly InlineElement[] = [
    { kind: "it", position: "end", content: ["]"], ...i },
    { kind: "it", position: "begin", x: 5, type: "b", content: ["["], ...i },
  ];
  const [first, last] = isolated;
  const again = [{ ...half, i: 2 }, "b", { ...end, i: 2 }];
  expect(units[0]?.variants[0]?.segment).toEqual([first, half, "a", end, ...again, last]);
  expect(drop.counts).toEqual({ "inline-code": 3 });
});
