import { expect, test } from "vitest";
import { unit } from "../../test/units.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { createUnitReader, type ReadStep, type UnitStep } from "./unit-reader.ts";

const header = { sourceLanguage: "en", properties: [], notes: [] };
const steps = ["a", "b", "c", "d", "e"].map((text): UnitStep => ({ kind: "unit", unit: unit(text, text) }));

async function* severalAtOnce(): AsyncGenerator<ReadStep> {
  yield { kind: "header", header };
  yield { kind: "units", units: steps.slice(0, 3) };
  yield { kind: "units", units: steps.slice(3) };
}

test("units that are asked for before others were answered are all given, in their order", async () => {
  const reader = createUnitReader({}, severalAtOnce);
  const units = reader[Symbol.asyncIterator]();
  const results = await Promise.all(Array.from({ length: 8 }, () => units.next()));
  const given: TranslationUnit[] = [];
  for (const result of results) if (result.done !== true) given.push(result.value);
  expect(given).toEqual(steps.map((step) => step.unit));
  expect(results.slice(5).every(({ done }) => done === true)).toBe(true);
  expect(reader.report.read).toBe(5);
});

test("the header is there before and after the units, and they can be taken once", async () => {
  const reader = createUnitReader({}, severalAtOnce);
  expect(await reader.header()).toEqual(header);
  const texts: TranslationUnit[] = [];
  for await (const one of reader) texts.push(one);
  expect(texts).toHaveLength(5);
  expect(await reader.header()).toEqual(header);
  expect(() => reader[Symbol.asyncIterator]()).toThrow("read the file again");
});

test("a reading that is aborted gives none of the units that it found before, and ends what it reads", async () => {
  let isClosed = false;
  async function* closing(): AsyncGenerator<ReadStep> {
    try {
      yield* severalAtOnce();
    } finally {
      isClosed = true;
    }
  }
  const abort = new AbortController();
  const units = createUnitReader({ signal: abort.signal }, closing)[Symbol.asyncIterator]();
  await units.next();
  abort.abort(new Error("enough"));
  await expect(units.next()).rejects.toThrow("enough");
  await expect(units.next()).rejects.toThrow("enough");
  expect(isClosed).toBe(true);
});

test("a reading that is ended before it began has no header", async () => {
  const reader = createUnitReader({}, severalAtOnce);
  await reader[Symbol.asyncIterator]().return?.();
  await expect(reader.header()).rejects.toThrow("ended before the header was read");
});
