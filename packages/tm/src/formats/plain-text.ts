import { plainText, type Segment } from "../model/segment.ts";
import { undecodable } from "../reading/encoding.ts";
import type { UnitLosses } from "./losses.ts";

/** The text of a segment for a format that has no inline codes, and is written as UTF-8. Each code is a loss. */
export function textWithoutCodes(segment: Segment, losses: UnitLosses): string {
  for (const part of segment) {
    if (typeof part !== "string") losses.lose("inline-code", `a \`${part.kind}\` code`);
  }
  return encodable(plainText(segment), losses);
}

/** The text without what UTF-8 cannot write, or what a reader would take for a fault of the encoding. */
export function encodable(text: string, losses: UnitLosses): string {
  if (text.isWellFormed() && !text.includes(undecodable)) return text;
  losses.lose("character", "half a surrogate pair, or U+FFFF");
  return text.toWellFormed().replaceAll(undecodable, "\uFFFD");
}
