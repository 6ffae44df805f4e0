import type { EngineText } from "../ports.ts";

/** Whether a text has anything to carry. */
export function isMarked({ spans, terms }: EngineText): boolean {
  return (spans !== undefined && spans.length > 0) || (terms !== undefined && terms.length > 0);
}
