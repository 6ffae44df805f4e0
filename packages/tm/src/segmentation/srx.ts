import type { CodeSides } from "./code-sides.ts";
import type { Pattern } from "./pattern/pattern.ts";

/** What an SRX 2.0 file says. Made by `readSrx`, used by `createSegmenter`. */
export interface SrxRules {
  /** Whether the rules of every matching language map hold, one map after the other; else those of the first alone. */
  readonly cascade: boolean;
  /**
   * What the file says of text inside codes (`sub`), for who segments it: it is a text of its own, which
   * `Segmenter.splitSegment` takes by itself. Where it stands it is never cut, since a code cannot be.
   */
  readonly segmentSubFlows: boolean;
  readonly codeSides: CodeSides;
  /** In the order of the file. */
  readonly languageMaps: readonly LanguageMap[];
}

export interface LanguageMap {
  /** Matches the whole of a language code, in any case. */
  readonly language: Pattern;
  readonly rules: readonly SrxRule[];
}

/** Whether the text breaks where `before` ends and `after` begins; a side that is left out is always so. */
export interface SrxRule {
  readonly breaks: boolean;
  readonly before?: Pattern;
  readonly after?: Pattern;
}

/** An SRX file that is none, or that asks for what cannot be done. */
export class SrxError extends Error {
  override readonly name = "SrxError";
  /** From 1. */
  readonly line: number;

  constructor(line: number, problem: string, options?: ErrorOptions) {
    super(`Line ${line} of the SRX file: ${problem}`, options);
    this.line = line;
  }
}
