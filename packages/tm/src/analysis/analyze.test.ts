import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleMemory, sampleUnit } from "../../test/sample-memory.ts";
import type { Segment } from "../model/segment.ts";
import { type AnalyzeOptions, analyze } from "./analyze.ts";
import { allBands, type Band } from "./bands.ts";
import type { AnalysisFile, AnalysisSegment } from "./job.ts";
import type { Leverage } from "./report.ts";

const bold = (text: string, i = 1): Segment => [
  { kind: "bpt", i, content: ["<b>"] },
  text,
  { kind: "ept", i, content: ["</b>"] },
];
const languages = { from: "en", to: "de" } as const;

function fileOf(...segments: AnalysisSegment[]): AnalysisFile {
  return { name: "file.json", segments };
}

async function analyzeOne(segments: readonly AnalysisSegment[], options: Partial<AnalyzeOptions> = {}) {
  return analyze([fileOf(...segments)], { index: sampleMemory([]), ...languages, ...options });
}

/** How many segments each band has, the empty ones left out. */
function segmentsByBand({ bands }: Leverage): Partial<Record<Band, number>> {
  return Object.fromEntries(bands.filter(({ segments }) => segments > 0).map(({ band, segments }) => [band, segments]));
}

describe("analyze", () => {
  it("counts a segment that stood earlier in the file or in another file as a repetition, whatever the memory has", async () => {
    const index = sampleMemory([{ source: "Save changes", target: "Änderungen speichern" }]);
    const files = [fileOf("Save changes", "Something else", "Save changes"), fileOf("Save changes", "Save changes")];
    const report = await analyze(files, { index, ...languages });
    expect(segmentsByBand(report)).toEqual({ exact: 1, new: 1, repeated: 2, "repeated-across-files": 1 });
    expect(report.files.map(segmentsByBand)).toEqual([
      { exact: 1, new: 1, repeated: 1 },
      { "repeated-across-files": 1, repeated: 1 },
    ]);
  });

  it("takes neighbours from the order of the file", async () => {
    const entry = { source: "Cancel", target: "Abbrechen", context: { before: "Save", after: "Delete" } };
    const index = sampleMemory([entry]);
    expect(segmentsByBand(await analyzeOne(["Save", "Cancel", "Delete"], { index }))).toEqual({
      "context-double": 1,
      new: 2,
    });
    expect(segmentsByBand(await analyzeOne(["Save", "Cancel", "Open"], { index }))).toEqual({ context: 1, new: 2 });
    expect(segmentsByBand(await analyzeOne(["Open", "Cancel", "Open"], { index }))).toMatchObject({ exact: 1 });
  });

  it("passes over what is blank when it looks for neighbours", async () => {
    const index = sampleMemory([{ source: "Cancel", target: "Abbrechen", context: { before: "Save" } }]);
    const lineBreak: Segment = [{ kind: "ph", content: ["<br/>"] }];
    const report = await analyzeOne(["Save", "\n", { source: lineBreak }, "Cancel"], { index });
    expect(segmentsByBand(report)).toEqual({ context: 1, new: 1 });
    expect(report.skipped.blank).toBe(2);
  });

  it("takes the id of a unit for context", async () => {
    const index = sampleMemory([{ source: "Open", target: "Öffnen", context: { id: "menu.open", after: "Close" } }]);
    const units = [sampleUnit("Open", undefined, "menu.open"), sampleUnit("Close", undefined, "menu.close")];
    expect(segmentsByBand(await analyzeOne(units, { index }))).toEqual({ "context-double": 1, new: 1 });
  });

  it("lets a segment say its own neighbours", async () => {
    const index = sampleMemory([{ source: "Open", target: "Öffnen", context: { before: "A", after: "B" } }]);
    const segment = { source: "Open", context: { before: "A", after: "B" } };
    expect(segmentsByBand(await analyzeOne(["Z", segment, "Z"], { index }))).toMatchObject({ "context-double": 1 });
  });

  it("puts similar texts into the band of their score, and what is under 50 with the new ones", async () => {
    const index = sampleMemory([{ source: "one two three four five six seven eight nine ten", target: "…" }]);
    const fuzzy = [
      "one two three four five six seven eight nine ten!",
      "one two three four five six seven eight nine X",
      "one two three four five six seven eight X Y",
      "one two three four five six X Y Z W",
      "one two three four X Y Z W V U",
    ];
    expect(segmentsByBand(await analyzeOne(fuzzy, { index, repair: false }))).toEqual({
      "95-99": 1,
      "85-94": 1,
      "75-84": 1,
      "50-74": 1,
      new: 1,
    });
  });

  it("gives repaired matches a band of their own, or that of their score where nothing is repaired", async () => {
    const index = sampleMemory([{ source: "Wait 5 minutes", target: "5 Minuten warten" }]);
    expect(segmentsByBand(await analyzeOne(["Wait 7 minutes"], { index }))).toEqual({ repaired: 1 });
    expect(segmentsByBand(await analyzeOne(["Wait 7 minutes"], { index, repair: false }))).toEqual({ "95-99": 1 });
  });

  it("lets matches of a memory with a penalty fall where their score is, repaired ones too", async () => {
    const index = sampleMemory([
      { source: "Wait 5 minutes", target: "5 Minuten warten", memory: "old" },
      { source: "Save changes", target: "Änderungen speichern", memory: "old" },
    ]);
    const penalties = { memories: { old: 20 } };
    const report = await analyzeOne(["Save changes", "Wait 7 minutes"], { index, penalties });
    expect(segmentsByBand(report)).toEqual({ "75-84": 2 });
  });

  it("tells segments apart by their codes, not by the numbers of these", async () => {
    const report = await analyzeOne([{ source: bold("Save") }, { source: bold("Save", 7) }, "Save"]);
    expect(segmentsByBand(report)).toEqual({ repeated: 1, new: 2 });
  });

  it("takes texts that differ in their normal form only for the same", async () => {
    expect(segmentsByBand(await analyzeOne(["Caf\u00e9", "Cafe\u0301"]))).toEqual({ repeated: 1, new: 1 });
  });

  it("says how many units had no text in the source language", async () => {
    const french = sampleUnit("Enregistrer");
    const unit = { ...french, variants: french.variants.map((variant) => ({ ...variant, language: "fr" })) };
    const report = await analyzeOne([unit, sampleUnit("Save")]);
    expect(report.skipped).toEqual({ blank: 0, withoutSource: 1, unreadable: 0 });
    expect(report.total.segments).toBe(1);
  });

  it("looks for similar segments within the job where that is asked for", async () => {
    const segments = ["one two three four five six seven eight", "one two three four five six seven X"];
    expect(segmentsByBand(await analyzeOne(segments))).toEqual({ new: 2 });
    const report = await analyzeOne(segments, { internalLeverage: true });
    expect(segmentsByBand(report)).toEqual({ "internal-85-94": 1, new: 1 });
    expect(report.bands.map(({ band }) => band)).toEqual(allBands);
  });

  it("takes the better of memory and job, and the memory's of two that are as good", async () => {
    const index = sampleMemory([{ source: "one two three four five six nine ten", target: "…" }]);
    const segments = [
      "one two three four five six seven eight",
      "one two three four five six seven ten",
      "one two three four five zero seven eight",
    ];
    const report = await analyzeOne(segments, { index, internalLeverage: true });
    expect(segmentsByBand(report)).toEqual({ "75-84": 1, "85-94": 1, "internal-85-94": 1 });
  });

  it("weighs words by the rate of their band and prices them", async () => {
    const report = await analyzeOne(["one two three", "one two three", "four"], {
      rates: { repeated: 25 },
      price: { perWord: 0.1, currency: "eur" },
    });
    expect(report.total).toMatchObject({ words: 7, weightedWords: 4.75, cost: 0.475 });
    expect(report.price).toEqual({ perWord: 0.1, currency: "EUR" });
    expect(report.rates).toMatchObject({ repeated: 25, new: 100 });
  });

  it("says what it is, of which languages and memory", async () => {
    const created = new Date("2026-03-02T09:00:00Z");
    const report = await analyze([], {
      index: sampleMemory([{ source: "a", target: "b" }]),
      from: "EN_us",
      to: "de",
      created,
    });
    expect(report).toMatchObject({
      format: "dragoman-leverage",
      version: 1,
      created: "2026-03-02T09:00:00.000Z",
      from: "en-US",
      to: "de",
      memory: { units: 1, profile: "words" },
      files: [],
    });
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it("reads one file at a time, and no further than it has to", async () => {
    let open = 0;
    async function* segments() {
      open += 1;
      expect(open).toBe(1);
      yield "a segment";
      open -= 1;
    }
    async function* files() {
      for (const name of ["a", "b", "c"]) yield { name, segments: segments() };
    }
    const seen: string[] = [];
    const onProgress = ({ file, files: done }: { file: string; files: number }) => seen.push(`${file} ${done}`);
    await analyze(files(), { index: sampleMemory([]), ...languages, onProgress });
    expect(seen).toEqual(["a 1", "b 2", "c 3"]);
  });
});

describe("analyze, of any job", () => {
  const text = fc.constantFrom(
    "Save changes",
    "Save 3 changes",
    "Save all changes now",
    "Delete",
    "Cancel the order",
    "Cancel the last order",
    "  ",
  );
  const segment = fc.oneof(
    text,
    text.map((source) => ({ source: bold(source) })),
  );
  const job = fc.array(fc.array(segment, { maxLength: 8 }), { maxLength: 5 });
  const index = sampleMemory([
    { source: "Save 5 changes", target: "5 Änderungen speichern" },
    { source: "Delete", target: "Löschen", context: { before: "Save changes" } },
    { source: "Cancel the order", target: "Bestellung abbrechen" },
  ]);
  const price = { perWord: 0.07, currency: "EUR" };
  const measures = ["segments", "words", "characters", "charactersWithoutSpaces", "codes"] as const;
  const filesOf = (lists: readonly (readonly AnalysisSegment[])[]) =>
    lists.map((segments, at) => ({ name: `${at}`, segments }));

  it("puts every segment into one band, and totals are sums of bands and of files", async () => {
    const check = async (lists: readonly (readonly AnalysisSegment[])[], internalLeverage: boolean) => {
      const report = await analyze(filesOf(lists), { index, ...languages, price, internalLeverage });
      const given = lists.flat().length;
      expect(report.total.segments + report.skipped.blank).toBe(given);
      for (const leverage of [report, ...report.files]) {
        for (const measure of measures)
          expect(leverage.total[measure]).toBe(sum(leverage.bands, (band) => band[measure]));
        expect(leverage.total.weightedWords).toBeCloseTo(
          sum(leverage.bands, (band) => band.weightedWords),
          5,
        );
        expect(leverage.total.cost).toBeCloseTo(
          sum(leverage.bands, (band) => band.cost ?? 0),
          4,
        );
      }
      for (const measure of measures)
        expect(report.total[measure]).toBe(sum(report.files, (file) => file.total[measure]));
    };
    await fc.assert(fc.asyncProperty(job, fc.boolean(), check), { numRuns: 60 });
  });

  it("counts as many repetitions in any order of the files", async () => {
    // Without neighbours, since those of the first occurrence are others in another order.
    const bare = sampleMemory([{ source: "Delete", target: "Löschen" }]);
    const jobAndOrder = job.chain((lists) =>
      fc.tuple(fc.constant(lists), fc.shuffledSubarray(lists, { minLength: lists.length })),
    );
    const check = async ([lists, shuffled]: [AnalysisSegment[][], AnalysisSegment[][]]) => {
      const options = { index: bare, ...languages };
      const [one, other] = [await analyze(filesOf(lists), options), await analyze(filesOf(shuffled), options)];
      expect(other.bands).toEqual(one.bands);
    };
    await fc.assert(fc.asyncProperty(jobAndOrder, check), { numRuns: 60 });
  });
});

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
