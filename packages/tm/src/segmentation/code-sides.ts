import type { InlineElement } from "../model/segment.ts";

/** Which codes at a break go with the sentence before it (SRX 2.0, `formathandle`); the others go with the one after. */
export interface CodeSides {
  readonly start: boolean;
  readonly end: boolean;
  readonly isolated: boolean;
}

/** As SRX 2.0 has it where a file says nothing. */
export const usualCodeSides: CodeSides = { start: false, end: true, isolated: false };

/** Whether a code goes with the sentence before the break. */
export function goesBefore(element: InlineElement, sides: CodeSides): boolean {
  switch (element.kind) {
    case "bpt":
      return sides.start;
    case "ept":
      return sides.end;
    case "it":
      return element.position === "begin" ? sides.start : sides.end;
    default:
      return sides.isolated;
  }
}
