import type { Edit } from "../../edit.ts";
import type { EditContext } from "../../rule.ts";
import type { NumberToken } from "../../text/number-tokens.ts";
import { numbersIn } from "../../text/numbers-in.ts";

/** A number with what it counts right behind it: `50 %`, `20 °C`, `5 km`. */
export interface MarkedNumber {
  readonly token: NumberToken;
  /** As written. */
  readonly numeral: string;
  /** The space between them. */
  readonly gap: string;
  readonly mark: string;
  readonly end: number;
}

const space = /^[ \u{a0}\u{202f}\u{2009}]?/u;

/** Those whose mark the expression, anchored at its start, finds in the next 64 characters. */
export function markedNumbers(text: string, context: EditContext, mark: RegExp): readonly MarkedNumber[] {
  return numbersIn(text, context).flatMap((token) => {
    const after = text.slice(token.end, token.end + 64);
    const gap = space.exec(after)?.[0] ?? "";
    const found = mark.exec(after.slice(gap.length))?.[0];
    if (found === undefined || found === "") return [];
    const end = token.end + gap.length + found.length;
    return [{ token, numeral: text.slice(token.start, token.end), gap, mark: found, end }];
  });
}

/** Whether it is one end of a range, `5–10 %`, whose other end has no mark of its own. */
export function isRangeEnd(text: string, start: number): boolean {
  return /[\d０-９][ \u{a0}\u{202f}]?[-‐‑–—~～〜至到][ \u{a0}\u{202f}]?$/u.test(
    text.slice(Math.max(0, start - 4), start),
  );
}

/** Whether an English article or the like stands in front, so that a noun is still to come: `a 5 km walk`. */
export function followsDeterminer(text: string, start: number): boolean {
  return /(?<!\p{L})(?:an?|the|this|that|each|every|another|my|your|his|her|its|our|their) $/iu.test(
    text.slice(Math.max(0, start - 10), start),
  );
}

/** An edit, if it changes anything. */
export function editTo(text: string, start: number, end: number, written: string): readonly Edit[] {
  return text.slice(start, end) === written ? [] : [{ start, end, text: written }];
}

/** Where the number begins with its sign, for what is written in front of both. */
export function signedStart(text: string, { start }: NumberToken): number {
  return /(?:^|[\s(（：:，、。])[-−]$|\p{Lo}−$/u.test(text.slice(Math.max(0, start - 2), start)) ? start - 1 : start;
}

/** Whether the language counts it as one: 1, and in French 1,5. */
export function countsAsOne(token: NumberToken, { target }: EditContext): boolean {
  const minimumFractionDigits = Math.min(token.fraction.length, 20);
  return new Intl.PluralRules(target, { minimumFractionDigits }).select(countOf(token)) === "one";
}

/** A decimal number as `Intl` takes it, for what depends on plurals. */
function countOf({ whole, fraction }: NumberToken): number {
  return Number(`${whole === "" ? "0" : whole}.${fraction === "" ? "0" : fraction}`);
}
