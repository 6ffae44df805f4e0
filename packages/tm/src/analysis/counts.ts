import type { CodePart, InlineElement, Segment } from "../model/segment.ts";
import { countCharacters, createWordCounter } from "../segmentation/count.ts";

/** How much there is. Words are those of `countWords`, characters are Unicode code points; codes are neither. */
export interface Counts {
  readonly segments: number;
  readonly words: number;
  /** Spaces included. */
  readonly characters: number;
  readonly charactersWithoutSpaces: number;
  /** Inline codes: the two of a pair are two, and so are the two ends of `hi`. */
  readonly codes: number;
}

export const nothing: Counts = { segments: 0, words: 0, characters: 0, charactersWithoutSpaces: 0, codes: 0 };

/** Counts a segment. Text inside codes that is to be translated too (`sub`) counts with the segment it stands in. */
export function createCounter(language: string): (segment: Segment) => Counts {
  const countWords = createWordCounter(language);
  return (segment) => {
    const flows = textFlows(segment);
    return {
      segments: 1,
      words: sum(flows, countWords),
      characters: sum(flows, countCharacters),
      charactersWithoutSpaces: sum(flows, (text) => countCharacters(text.replace(/\s+/gu, ""))),
      codes: sum(segment, countCodes),
    };
  };
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    segments: one.segments + other.segments,
    words: one.words + other.words,
    characters: one.characters + other.characters,
    charactersWithoutSpaces: one.charactersWithoutSpaces + other.charactersWithoutSpaces,
    codes: one.codes + other.codes,
  };
}

/** Whether there is nothing to translate: codes and white space only. */
export function isBlank(segment: Segment): boolean {
  return textFlows(segment).every((text) => text.trim() === "");
}

/** The segment's own text first, then that of each `sub`. */
function textFlows(segment: Segment): readonly string[] {
  const subFlows: string[] = [];
  const text = flowText(segment, subFlows);
  return [text, ...subFlows];
}

function flowText(segment: Segment, subFlows: string[]): string {
  let text = "";
  for (const part of segment) {
    if (typeof part === "string") text += part;
    else if (part.kind === "hi" || part.kind === "unknown") text += flowText(part.content, subFlows);
    else for (const inside of part.content) collectSubFlow(inside, subFlows);
  }
  return text;
}

/** What else stands inside a code is the code's own. */
function collectSubFlow(part: CodePart, subFlows: string[]): void {
  if (typeof part === "string" || part.kind !== "sub") return;
  subFlows.push(flowText(part.content, subFlows));
}

function countCodes(part: string | InlineElement): number {
  if (typeof part === "string") return 0;
  switch (part.kind) {
    case "hi":
      return 2 + sum(part.content, countCodes);
    case "unknown":
      return part.content.length === 0 ? 1 : 2 + sum(part.content, countCodes);
    default:
      return 1 + sum(part.content, countCodesInside);
  }
}

function countCodesInside(part: CodePart): number {
  return typeof part !== "string" && part.kind === "sub" ? sum(part.content, countCodes) : 0;
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
