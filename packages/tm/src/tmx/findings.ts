import type { FaultAction, FaultCode } from "../reading/faults.ts";

/** Something that is wrong within a unit or the header, and that was mended. What is made of it is decided elsewhere. */
export interface Finding {
  readonly code: FaultCode;
  readonly line: number;
  /** Holds no text of the file. */
  readonly message: string;
}

/** Where something is looked up and may be wrong. */
export class Findings {
  readonly all: Finding[] = [];

  add(code: FaultCode, line: number, message: string): void {
    this.all.push({ code, line, message });
  }
}

/**
 * What is done where the policy does not say: all that can be put right without guessing is put right, and a unit of
 * which something is lost for good is left out.
 */
export const usualActions = {
  missing_language: "repair",
  missing_segment: "repair",
  missing_source: "repair",
  missing_attribute: "repair",
  invalid_value: "repair",
  unpaired_code: "repair",
  misplaced_element: "repair",
  invalid_character: "repair",
  duplicate_id: "repair",
  invalid_encoding: "skip",
  limit_exceeded: "skip",
  truncated: "skip",
  malformed: "skip",
} as const satisfies Record<FaultCode, FaultAction>;
