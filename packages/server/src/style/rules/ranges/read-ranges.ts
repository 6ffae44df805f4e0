/** From one number to a greater one, with what stands between them. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
  /** What joins them, with its spaces. */
  readonly joint: string;
  /** What stands right behind the second: `%`, `°`, `日`. */
  readonly unit: string;
}

const number = "\\d{1,3}(?:[ .,’'\\u00a0\\u202f]\\d{3}){1,4}(?!\\d)(?:[.,]\\d{1,6})?|\\d{1,9}(?:[.,:]\\d{1,6})?";
const amount = `[$€£¥₩]?(?:${number})(?: ?[%％°€])?`;
const dash = "[ \\u00a0\\u202f]?[-‐‑–—~～〜－][ \\u00a0\\u202f]?";
const before = "(?<![\\p{L}\\p{N}\\p{Pd}~～〜+/#.,:§_@$€£¥₩()]|[+/:#] ?|\\p{N}[ \\u00a0]|\\p{N}\\) )";
const after = "(?![\\p{N}\\p{Pd}~～〜/:_@]|[.,]\\p{N}| ?[-‐‑–—=+*/×])";

/** Two amounts with a dash between them that is neither a minus nor part of a date, a telephone number or a code. */
export function rangesWithDash(text: string): readonly Range[] {
  return rangesIn(text, withDash);
}

const withDash = new RegExp(`${before}(${amount})(${dash})(${amount})(?:${after})(\\p{L}{0,12})`, "gu");

/** Two amounts with a word between them, such as `to`. */
export function rangesWithWord(text: string, expression: RegExp): readonly Range[] {
  return rangesIn(text, expression);
}

/** An expression for `rangesWithWord`: what may not stand before, what stands before and between, and behind. */
export function rangeExpression({
  lead = "",
  joint,
  tail = "",
}: {
  lead?: string;
  joint: string;
  tail?: string;
}): RegExp {
  return new RegExp(`${before}${lead}(${amount})(${joint})(${amount})${tail}(?:${after})(\\p{L}{0,12})`, "giu");
}

function rangesIn(text: string, expression: RegExp): readonly Range[] {
  const ranges: Range[] = [];
  for (const { index, 0: found, 1: from = "", 2: joint = "", 3: to = "", 4: unit = "" } of text.matchAll(expression)) {
    if (!isAscending(from, to) || isCode(from, to) || isLabelled(text, index)) continue;
    ranges.push({ start: index, end: index + found.length - unit.length, from, to, joint, unit });
  }
  return ranges;
}

/** 3–2 is a result, 5 - 3 a sum. */
function isAscending(from: string, to: string): boolean {
  const [one, other] = [amountOf(from), amountOf(to)];
  return one !== undefined && other !== undefined && one < other;
}

function amountOf(written: string): number | undefined {
  const digits = written.replace(/[^\d.,:]/g, "");
  if (/^0\d/.test(digits) && !digits.includes(":")) return undefined;
  const [whole = "", minutes] = digits.split(":");
  if (minutes !== undefined) return Number(whole) * 60 + Number(minutes);
  const groups = whole.split(/[.,]/);
  const last = groups.at(-1) ?? "";
  if (groups.length > 1 && last.length !== 3) return Number(`${groups.slice(0, -1).join("")}.${last}`);
  return Number(groups.join(""));
}

/** A telephone number, 555-1234, or what nobody counts in digits without groups: 800101-1234567. */
function isCode(from: string, to: string): boolean {
  return (/^\d{3}$/.test(from) && /^\d{4}$/.test(to)) || (/^\d{6,}$/.test(from) && /^\d{6,}$/.test(to));
}

/** One table or figure, by the number of its chapter and its own: `Table 1-2`. */
const label =
  /(?:(?<!\p{L})(?:Table|Fig(?:ure|\.)?|Tabelle|Tab\.|Abb(?:ildung|\.)|Tabla|Figura|Tableau|Tabella|Listing)[ \u00a0]|[图圖図表]|(?:그림|표) ?)$/iu;

function isLabelled(text: string, start: number): boolean {
  return label.test(text.slice(Math.max(0, start - 12), start));
}
