import { diffArrays } from "diff";
import type { TextChange } from "./ports.ts";
import { piecesOf } from "./tokens.ts";

/** Texts with more changes than this have little in common, and comparing them takes the square of it. */
const mostChanges = 1000;

/** How the one text becomes the other, piece by piece: words, and what stands between them. */
export function changesBetween(before: string, after: string): readonly TextChange[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const changes = diffArrays([...piecesOf(before)], [...piecesOf(after)], { maxEditLength: mostChanges });
  if (changes === undefined) return exchanged(before, after);
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
}

function exchanged(before: string, after: string): readonly TextChange[] {
  const changes: readonly TextChange[] = [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
  return changes.filter(({ text }) => text !== "");
}
