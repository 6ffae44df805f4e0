import { firstWhere } from "../../carry/first-where.ts";
import type { Span } from "../../ports.ts";
import { protectedRanges } from "../../protected-spans.ts";

/**
 * Where a text has what the models were taught to copy: placeholders of every usual format, tags, entities, addresses,
 * options of commands, paths. In order, none overlapping another. Beside what no engine may change, these are the forms
 * that the training data was cleaned by; every repetition begins at one place or is bounded.
 */
export function placeholdersIn(text: string): readonly Span[] {
  const ranges = protectedRanges(text)
    .map(([start, end]) => ({
      start: text[start] === "{" && braceSigns.test(text.charAt(start - 1)) ? start - 1 : start,
      end: /^\w/.test(text.charAt(start)) ? withoutMarks(text, start, end) : end,
    }))
    .filter(({ start, end }) => !isPercentage(text, start, end));
  const others = [...text.matchAll(otherForms)].map(({ 0: form, index }) => ({
    start: index,
    end: index + form.length,
  }));
  return apart([...ranges, ...others]);
}

/** The signs that stand before a brace and belong to it: `${x}`, `%{x}`, `#{x}`. */
const braceSigns = /^[$%#]$/;

const otherForms = new RegExp(
  [
    /\$\([\w-]{1,80}\)/, // make, gettext
    /%%/,
    /%L?\d{1,2}(?![\d%])/, // Qt
    /%(?:\d{1,2}\$)?[A-Za-z](?![A-Za-z])/, // dates and commands: %H, %U
    /%[A-Za-z_]\w{0,80}%|%<\w{1,80}>/,
    /(?<!\w)__\w{1,80}?__(?!\w)/,
    /(?<![p{L}p{N}_-])--[a-z][\w-]*/, // options
    /(?<![\w/.~])~?\/[\w.+-]+(?:\/[\w.+*-]+)+\/?|(?<![\w/.])~\/[\w.+-]+/, // paths
    /\\[nrt](?![a-z])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

/** Marks behind an address are the sentence's. */
function withoutMarks(text: string, start: number, end: number): number {
  let last = end;
  while (last > start + 1 && /[.,;:!?)\]]/.test(text.charAt(last - 1))) last -= 1;
  return last;
}

/** `100% sure` has no conversion with a space for a flag. */
function isPercentage(text: string, start: number, end: number): boolean {
  return text.startsWith("% ", start) && /^[A-Za-z]/.test(text.charAt(end));
}

/** Of two that overlap, the one that begins first and is longer, and what the other has behind it. */
function apart(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = merged.at(-1);
    if (last !== undefined && start < last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}

/** @param spans in order, none overlapping another. */
export function overlapsOne(spans: readonly Span[], { start, end }: Span): boolean {
  const next = spans[firstWhere(spans, (each) => each.end > start)];
  return next !== undefined && next.start < end;
}
