import type { MemoryHeader, TranslationUnit } from "../model/unit.ts";
import type { FaultPolicy } from "./faults.ts";
import type { ImportReport } from "./report.ts";

/** What a file is read from: bytes, of which the reader finds the encoding, or text. */
export type FileSource = ReadableStream<Uint8Array | string> | AsyncIterable<Uint8Array | string> | Uint8Array | string;

export interface ReadOptions {
  readonly policy?: FaultPolicy;
  /** Aborts the reading: the iteration then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told now and then how many bytes (of text: characters) were taken in so far. */
  readonly onProgress?: (taken: number) => void;
}

/**
 * The units of a file, one after the other as it streams in. Can be iterated once.
 * @throws MemoryFileError while iterating, for a fault that the policy raises.
 */
export interface UnitReader extends AsyncIterable<TranslationUnit> {
  /** What the file says of all its units; known before the first unit. Starts the reading if nothing else has. */
  header(): Promise<MemoryHeader>;
  /** What came of it so far; whole once the iteration has ended. */
  readonly report: ImportReport;
}
