import { expect } from "vitest";
import type { TranslationUnit } from "../model/unit.ts";
import { type FaultCode, MemoryFileError } from "../reading/faults.ts";
import type { UnitReader } from "../reading/reader.ts";
import type { ImportReport } from "../reading/report.ts";

/** What came of reading a hostile file. */
export interface Outcome {
  readonly units: readonly TranslationUnit[];
  /** The fault that ended it; any other error fails the test. */
  readonly raised: FaultCode | undefined;
  readonly report: ImportReport;
}

/** Reads to the end or to the fault that ends it, and looks that nothing inherited was changed. */
export async function outcomeOf(reader: UnitReader): Promise<Outcome> {
  const inherited = Object.getOwnPropertyNames(Object.prototype).length;
  const units: TranslationUnit[] = [];
  let raised: FaultCode | undefined;
  try {
    for await (const unit of reader) units.push(unit);
  } catch (error) {
    if (!(error instanceof MemoryFileError)) throw error;
    raised = error.fault.code;
  }
  const { report } = reader;
  expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(inherited);
  expect(report.read).toBe(units.length);
  expect(raised === undefined || report.faults.length === 1000 || report.faults.at(-1)?.code === raised).toBe(true);
  return { units, raised, report };
}

/** The bytes cut off at each place in turn. */
export function* truncations(bytes: Uint8Array): Generator<Uint8Array> {
  for (let end = 0; end < bytes.length; end += 1) yield bytes.subarray(0, end);
}

/** So many pieces of the same text, made as they are read. */
export async function* repeated(piece: string, count: number, before = ""): AsyncGenerator<string> {
  yield before;
  for (let index = 0; index < count; index += 1) yield piece;
}

/** The bytes with some of them changed, always in the same way for a number. */
export function damaged(bytes: Uint8Array, seed: number): Uint8Array {
  const changed = bytes.slice();
  let state = seed * 2654435761 + 1;
  for (let count = 0; count < 6; count += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    changed[state % changed.length] = state >>> 24;
  }
  return changed;
}
