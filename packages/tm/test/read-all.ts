import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TranslationUnit } from "../src/model/unit.ts";
import type { UnitReader } from "../src/reading/reader.ts";

/** All that a reader gives, and its report. */
export async function readAll(reader: UnitReader) {
  const units: TranslationUnit[] = [];
  for await (const unit of reader) units.push(unit);
  return { header: await reader.header(), units, report: reader.report };
}

/** A file of the package's fixtures. */
export async function fixture(path: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(import.meta.dirname, "..", "fixtures", path)));
}
