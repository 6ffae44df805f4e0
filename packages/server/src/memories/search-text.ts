import type { Segment } from "@dragoman/tm";
import { plainText } from "@dragoman/tm/match";

/**
 * Text in which upper and lower case do not differ, as Unicode folds it: `STRASSE` is `Straße`, and of Turkish the four
 * letters I are one. Each part of a text folds to a part of the folded text.
 */
export function foldCase(text: string): string {
  // Small letters have capitals that capitals do not have: ß and ẞ meet at ss. A capital sigma becomes one or the other
  // by where it stands in its word, and a dotted capital I leaves its dot.
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll("ς", "σ").replaceAll("\u0307", "");
}

/** What the filter looks through before it looks at the texts themselves: all of them, folded. */
export function searchTextOf(segments: readonly Segment[]): string {
  return foldCase(segments.map(plainText).join("\n"));
}
