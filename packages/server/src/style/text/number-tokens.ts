/** A number as it stands in a text, without a sign. */
export interface NumberToken {
  /** In UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** ASCII digits before the decimal separator; none in `.5`. */
  readonly whole: string;
  /** ASCII digits after it. */
  readonly fraction: string;
  /** What stands between groups of three digits, where anything does. */
  readonly group: string;
  readonly decimal: string;
  /** `1,234` where the comma is the decimal separator: 1.234 by convention, and perhaps 1234. Such numbers stay. */
  readonly isAmbiguous: boolean;
  readonly isFullWidth: boolean;
  /** Latin letters right behind it: the unit of `5kg`, the `st` of `1st`. */
  readonly suffix: string;
}

/** How a language of a region writes numbers. */
export interface NumberConvention {
  readonly decimal: "," | ".";
  /** Whether it groups digits by a space, so that `12 500` with an ordinary space is one number. */
  readonly groupsBySpace: boolean;
  /** The space that stands between digits and before units where a space does: U+202F or U+00A0. */
  readonly space: "\u{202f}" | "\u{a0}";
}

/** Digits with what joins them, up to a space: `1.234,5`, `10:30`, `2026-03-04`. */
interface Chain {
  readonly start: number;
  readonly end: number;
  /** In ASCII. */
  readonly text: string;
  /** Whether the number before it in a range ends at the hyphen in front of it. */
  readonly endsRange?: true;
}

const digits = "[0-9\u{ff10}-\u{ff19}]";
const chains = new RegExp(`${digits}+(?:[.,'’:：/_．，-]${digits}+)*`, "gu");
const space = /[ \u{a0}\u{202f}\u{2009}]/u;
const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/**
 * The numbers of a text, in order. What has digits and is none is left out: dates, times, versions, fractions and
 * ratios, addresses, telephone numbers, numbers with a zero in front, and what is part of an identifier.
 */
export function readNumbers(text: string, convention: NumberConvention): readonly NumberToken[] {
  const found = [...text.matchAll(chains)].flatMap(({ index, 0: run }) => clausesOf(run, index));
  const tokens: NumberToken[] = [];
  for (let at = 0; at < found.length; ) {
    let next = at + 1;
    while (next < found.length && isSpaced(text, found[next - 1], found[next])) next++;
    for (const chain of numeralsIn(text, found.slice(at, next), convention)) {
      const token = tokenOf(text, chain, convention);
      if (token !== undefined) tokens.push(token);
    }
    at = next;
  }
  return tokens;
}

const wideComma = /(?<=[0-9])，|，(?=[0-9])/u;

/**
 * A wide comma beside ordinary digits is one between clauses: `单价50，20件起批` has two numbers. What may be either, as
 * `50，100`, is none.
 */
function clausesOf(run: string, start: number): readonly Chain[] {
  const clauses = wideComma.test(run) ? run.split("，") : [run];
  if (clauses.length > 1 && isGrouped(clauses)) return [];
  let at = start;
  return clauses.map((clause) => {
    const chain = { start: at, end: at + clause.length, text: inAscii(clause) };
    at = chain.end + 1;
    return chain;
  });
}

/** In ASCII, with `.` for the decimal separator and nothing between groups. */
export function plainValue({ whole, fraction }: NumberToken): string {
  return fraction === "" ? whole : `${whole === "" ? "0" : whole}.${fraction}`;
}

/** Four digits without separators that may count years of our time. */
export function mayBeYear({ whole, fraction, group }: NumberToken): boolean {
  return fraction === "" && group === "" && /^(?:1[0-9]|20|21)\d\d$/.test(whole);
}

function isSpaced(text: string, before: Chain | undefined, after: Chain | undefined): boolean {
  if (before === undefined || after === undefined || after.start !== before.end + 1) return false;
  return space.test(text.charAt(before.end));
}

/** Joins what spaces group, and leaves out telephone numbers. */
function numeralsIn(text: string, row: readonly Chain[], convention: NumberConvention): readonly Chain[] {
  const [first] = row;
  if (first === undefined || row.length === 1) return row.flatMap(sidesOf);
  const gaps = new Set(row.slice(1).map(({ start }) => text.charAt(start - 1)));
  const isGrouped = row.every(({ text: run }, at) => {
    if (at === 0) return /^[1-9]\d{0,2}$/.test(run);
    return at === row.length - 1 ? /^\d{3}(?:[.,]\d+)?$/.test(run) : /^\d{3}$/.test(run);
  });
  if (isGrouped && gaps.size === 1 && (convention.groupsBySpace || !gaps.has(" "))) {
    if (text.charAt(first.start - 1) === "+") return [];
    const run = row.map(({ text: each }) => each).join(text.charAt(first.end));
    return [{ start: first.start, end: row.at(-1)?.end ?? first.end, text: run }];
  }
  const isTelephone =
    /[+)(]/.test(text.slice(Math.max(0, first.start - 2), first.start)) ||
    /^0\d/.test(first.text) ||
    (row.length > 2 && row.every(({ text: run }) => /^[\d-]{1,9}$/.test(run)));
  return isTelephone ? [] : row.flatMap(sidesOf);
}

/** The two numbers of a range, `5-10`; a chain that is no number falls out where it is read. */
function sidesOf(chain: Chain): readonly Chain[] {
  const range = /^([1-9][\d.,'’]*|0(?:[.,]\d+)?)-([1-9][\d.,'’]*|0(?:[.,]\d+)?)$/.exec(chain.text);
  const [, from, to] = range ?? [];
  if (from === undefined || to === undefined || /^\d{3}-\d{4}$|^\d{6,}-|-\d{6,}$/.test(chain.text)) return [chain];
  const middle = chain.start + from.length;
  return [
    { start: chain.start, end: middle, text: from },
    { start: middle + 1, end: chain.end, text: to, endsRange: true },
  ];
}

function tokenOf(text: string, chain: Chain, convention: NumberConvention): NumberToken | undefined {
  const lead = /[.,．]/.test(text.charAt(chain.start - 1)) ? 1 : 0;
  if (lead === 1 && (!/^\d+$/.test(chain.text) || /[^\s([（+$€£¥₩±~≈-]/u.test(text.charAt(chain.start - 2)))) {
    return undefined;
  }
  const start = chain.start - lead;
  const read = lead === 1 ? fractionOnly(text, chain) : readChain(chain.text, convention);
  if (read === undefined || (lead === 0 && !chain.endsRange && !standsFree(text, chain.start))) return undefined;
  if (read.fraction !== "" && isDayAndMonth(text, chain, convention)) return undefined;
  const suffix = suffixAt(text, chain.end);
  if (suffix === undefined) return undefined;
  return { start, end: chain.end, ...read, isFullWidth: /[０-９]/.test(text.slice(start, chain.end)), suffix };
}

/** Letters right behind a number; nothing where more behind them says that it is none. */
function suffixAt(text: string, end: number): string | undefined {
  // `CHF 5.–` has its cents behind it.
  if (/^[.,][–—-]/u.test(text.slice(end, end + 2))) return undefined;
  if (!/[\w@\\.)’'µμΩÅ]/u.test(text.charAt(end))) return "";
  const suffix = /^[A-Za-zµμΩÅ]{0,20}/u.exec(text.slice(end, end + 20))?.[0] ?? "";
  const after = text.slice(end + suffix.length, end + suffix.length + 3);
  const isDimension = /^x$/i.test(suffix) && /^\d/.test(after);
  return /^[_@\\]|^[.]?[A-Za-z]|^\) ?\d|^[’']?\d/.test(after) && !isDimension ? undefined : suffix;
}

type Reading = Pick<NumberToken, "whole" | "fraction" | "group" | "decimal" | "isAmbiguous">;

/** `.5`, with what stands before its digits. */
function fractionOnly(text: string, { start, text: fraction }: Chain): Reading {
  return { whole: "", fraction, group: "", decimal: text.charAt(start - 1), isAmbiguous: false };
}

function readChain(run: string, convention: NumberConvention): Reading | undefined {
  if (/^(?:0|[1-9]\d*)$/.test(run)) return { whole: run, fraction: "", group: "", decimal: "", isAmbiguous: false };
  const parts = run.split(/[^\d]/);
  const separators = run.match(/[^\d]/g) ?? [];
  const [first = ""] = parts;
  if (/^0\d/.test(first) || separators.some((separator) => /[:/_-]/.test(separator))) return undefined;
  const last = separators.at(-1);
  if (last === undefined) return undefined;
  const isDecimal = /[.,]/.test(last);
  if (isGrouped(parts) && separators.every((separator) => separator === last)) {
    const isAmbiguous = separators.length === 1 && last === convention.decimal;
    if (isAmbiguous) return { whole: first, fraction: parts[1] ?? "", group: "", decimal: last, isAmbiguous };
    return { whole: parts.join(""), fraction: "", group: last, decimal: "", isAmbiguous };
  }
  const [group = "", ...others] = separators.slice(0, -1);
  if (!isDecimal || group === last || others.some((separator) => separator !== group)) return undefined;
  const whole = parts.slice(0, -1);
  if (group !== "" && !isGrouped(whole)) return undefined;
  return { whole: whole.join(""), fraction: parts.at(-1) ?? "", group, decimal: last, isAmbiguous: false };
}

function isGrouped([first = "", ...others]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
}

/** Whether what begins here is no part of an identifier, address or telephone number. */
function standsFree(text: string, start: number): boolean {
  if (text.charAt(start - 1) === " " && text.charAt(start - 2) !== ")") return true;
  const before = text.slice(Math.max(0, start - 5), start);
  if (/[_@#\\]$|:[\dA-F]{2}:$|[\p{L}\p{Nd}.,][/.,-]$|\d[:'’)]$|\d\) $|\p{Nd}$/u.test(before)) return false;
  if (/\dx$/i.test(before)) return true;
  const letters = /(?:^|[^A-Za-zÀ-ÖØ-öø-ɏͰ-ӿ])([A-Za-zÀ-ÖØ-öø-ɏͰ-ӿ]+)$/u.exec(before)?.[1];
  return letters === undefined ? !/[A-Za-zÀ-ÖØ-öø-ɏͰ-ӿ]$/u.test(before) : codes.has(letters);
}

/** `1.5.` and `1.5. um` where the point is no decimal separator: a day of a month. */
function isDayAndMonth(text: string, { end, text: run }: Chain, { decimal }: NumberConvention): boolean {
  return decimal === "," && /^(?:[1-9]|[12]\d|3[01])\.(?:[1-9]|0[1-9]|1[0-2])$/.test(run) && text.charAt(end) === ".";
}

function inAscii(run: string): string {
  if (!/[！-～]/u.test(run)) return run;
  return run.replace(/[！-～]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}
