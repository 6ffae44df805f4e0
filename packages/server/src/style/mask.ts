import { protectedRanges } from "@dragoman/engines";
import type { Stretch, StretchedText } from "./edit.ts";
import { fixedUnit } from "./rule.ts";
import { mayHoldFixed } from "./trigger.ts";

export interface MaskedText {
  /** The text with U+FFFC in place of each code unit that must stay. */
  readonly masked: string;
  /** What stays, disjoint and in order. */
  readonly ranges: readonly Stretch[];
}

const code = /`[^`\n]+`/g;
/** By itself: in braces, or behind `mailto:`, it is part of what stays. */
const mailAddress = /^[\w.+-]+@[\w.-]+$/;

/** Hides placeholders, tags, addresses and code in backticks, and what the text itself says is fixed. */
export function maskText({ text, fixed }: StretchedText, triggers: number, addresses?: "addresses shown"): MaskedText {
  const found = (triggers & mayHoldFixed) === 0 ? [] : rangesIn(text, addresses !== undefined);
  const ranges = joined([...fixed.filter(({ start, end }) => start < end), ...found]);
  if (ranges.length === 0) return { masked: text, ranges };
  let masked = "";
  let from = 0;
  for (const { start, end } of ranges) {
    masked += text.slice(from, start) + fixedUnit.repeat(end - start);
    from = end;
  }
  return { masked: masked + text.slice(from), ranges };
}

/** In order, those that overlap as one. */
function joined(ranges: readonly Stretch[]): readonly Stretch[] {
  const merged: Stretch[] = [];
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last === undefined || start >= last.end) merged.push({ start, end });
    else if (end > last.end) merged.splice(-1, 1, { start: last.start, end });
  }
  return merged;
}

function rangesIn(text: string, showAddresses: boolean): readonly Stretch[] {
  const found = protectedRanges(text).map(([start, end]) => ({ start, end }));
  const shown = showAddresses ? found.filter(({ start, end }) => !mailAddress.test(text.slice(start, end))) : found;
  return [
    ...shown,
    ...[...text.matchAll(code)].map(({ index, 0: run }) => ({ start: index, end: index + run.length })),
  ];
}
