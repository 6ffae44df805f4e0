import type { SegmentContext } from "../match/ports.ts";
import type { Segment } from "../model/segment.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { MemoryFileError } from "../reading/faults.ts";
import type { UnitReader } from "../reading/reader.ts";

/** A file to be translated. */
export interface AnalysisFile {
  /** As the report shows it; need not be a path, nor the only one of its kind. */
  readonly name: string;
  /** In the order of the file, since neighbours are context. What a `UnitReader` had to skip is in the report too. */
  readonly segments: Iterable<AnalysisSegment> | AsyncIterable<AnalysisSegment> | UnitReader;
}

/** A unit, whose source counts; a segment; or text without codes. */
export type AnalysisSegment = TranslationUnit | PlainSegment | string;

export interface PlainSegment {
  readonly source: string | Segment;
  /** What it does not say comes from the order of the file. */
  readonly context?: SegmentContext;
}

/** A file of the job could not be read to its end. The cause is what its reader threw. */
export class AnalysisFileError extends Error {
  override readonly name = "AnalysisFileError";
  readonly file: string;

  constructor(file: string, cause: unknown) {
    // What an unknown error says may hold a text; its name does not.
    const reason =
      cause instanceof MemoryFileError ? cause.message : cause instanceof Error ? cause.name : typeof cause;
    super(`The file ${JSON.stringify(file)} could not be read: ${reason}`, { cause });
    this.file = file;
  }
}
