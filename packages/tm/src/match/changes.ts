import { diffArrays } from "diff";
import type { TextChange } from "./ports.ts";
import { piecesOf } from "./tokens.ts";

/** How the one text becomes the other, piece by piece: words, and what stands between them. */
export function changesBetween(before: string, after: string): readonly TextChange[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  return diffArrays([...piecesOf(before)], [...piecesOf(after)]).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
}
