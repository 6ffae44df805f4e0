import type { FileResult } from "./write-file.ts";

/** A message that was not translated, and stays as it was: missing, or of the former source. */
export interface FailedMessage {
  readonly file: string;
  readonly key: string;
  readonly reason: string;
}

export interface LanguageResult {
  readonly language: string;
  readonly files: readonly FileResult[];
  readonly failed: readonly FailedMessage[];
  /** How many messages each engine translated. */
  readonly engines: Readonly<Record<string, number>>;
}
