import { plainText, type Segment, type SegmentPart, type TextChange } from "@dragoman/tm";
import { diffWordsWithSpace } from "diff";
import type { Paint } from "../terminal/paint.ts";
import { printable } from "../terminal/printable.ts";

/** How one text becomes another, for people: green what came, red what went; without colours `{+ +}` and `[- -]`. */
export function changesText(changes: readonly TextChange[], paint: Paint): string {
  return changes
    .map(({ kind, text }) => {
      const shown = printable(text);
      if (kind === "same") return shown;
      return kind === "added" ? paint("green", `{+${shown}+}`) : paint("red", `[-${shown}-]`);
    })
    .join("");
}

/** Texts longer than this are not compared word by word, which takes the square of their length. */
const longestCompared = 20_000;

export function changesBetween(before: string, after: string): readonly TextChange[] {
  if (before.length + after.length > longestCompared) {
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  }
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

/** A segment for people, its codes in braces with their own text. */
export function segmentText(segment: Segment, paint: Paint): string {
  return segment.map((part) => partText(part, paint)).join("");
}

function partText(part: SegmentPart, paint: Paint): string {
  if (typeof part === "string") return printable(part);
  if (part.kind === "hi" || part.kind === "unknown") {
    return `${paint("dim", "{")}${segmentText(part.content, paint)}${paint("dim", "}")}`;
  }
  const code = part.content.map((inside) => (typeof inside === "string" ? inside : plainText(inside.content))).join("");
  return paint("dim", `{${printable(code.trim() === "" ? part.kind : code)}}`);
}
