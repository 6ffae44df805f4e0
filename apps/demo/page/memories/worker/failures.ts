import { AnalysisFileError, type ImportReport, MemoryFileError } from "@dragoman/tm";
import type { Failure, FailureReason } from "./memory-protocol.ts";
import { TextFileError } from "./plain-text.ts";

/** What was thrown, as the page is told. Messages of unknown errors may hold a text of the file; their names do not. */
export function failureOf(error: unknown, report?: ImportReport): Failure {
  return { state: "failed", reason: reasonOf(error), ...(report && { report }) };
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof AnalysisFileError) {
    return error.cause instanceof Error ? reasonOf(error.cause) : { kind: "told", message: error.message };
  }
  if (error instanceof MemoryFileError || error instanceof TextFileError)
    return { kind: "told", message: error.message };
  // What engines throw where an array, a string or a map would be larger than they allow.
  if (error instanceof RangeError) return { kind: "size" };
  return { kind: "told", message: error instanceof Error ? error.name : typeof error };
}
