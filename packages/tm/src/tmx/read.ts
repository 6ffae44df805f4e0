import { createUnitReader, type ReadStep, type UnitStep } from "../formats/unit-reader.ts";
import type { FileSource, ReadOptions, UnitReader } from "../reading/reader.ts";
import type { ReportKeeper } from "../reading/report.ts";
import { textOf } from "../reading/text-of.ts";
import { declaredXmlEncoding } from "../reading/xml-declaration.ts";
import { TmxDocument } from "./document.ts";

/**
 * Reads TMX 1.1 to 1.4b, levels 1 and 2, as it streams in; memory does not grow with the file. UTF-8, UTF-16 and what
 * `TextDecoder` knows, by mark or declaration. The document type is passed over: nothing is fetched, and no entity but
 * XML's own five is known. `tmxLimits` says how much of anything a file may hold.
 *
 * Without a policy everything that can be put right without guessing is put right, and a unit that cannot is left out:
 * one with an `invalid_encoding`, `limit_exceeded`, `truncated` or `malformed`. Whatever was wrong is in the report. Ids are
 * not compared, as TMX lets units have the same.
 */
export function readTmx(source: FileSource, options: ReadOptions = {}): UnitReader {
  return createUnitReader(options, (report) => readSteps(source, options, report));
}

async function* readSteps(source: FileSource, options: ReadOptions, report: ReportKeeper): AsyncGenerator<ReadStep> {
  const document = new TmxDocument(report);
  for await (const text of textOf(source, declaredXmlEncoding, options)) {
    document.add(text);
    yield* stepsOf(document);
  }
  document.end();
  yield* stepsOf(document);
  const last = document.last();
  if (last !== undefined) yield last;
}

/** What is in the text so far; an error comes after the units before it. */
function* stepsOf(document: TmxDocument): Generator<ReadStep, void, void> {
  const units: UnitStep[] = [];
  let failure: { readonly error: unknown } | undefined;
  try {
    for (let step = document.next(); step !== undefined; step = document.next()) {
      if (step.kind === "unit") units.push(step);
      else yield step;
    }
  } catch (error) {
    failure = { error };
  }
  if (units.length > 0) yield { kind: "units", units };
  if (failure !== undefined) throw failure.error;
}
