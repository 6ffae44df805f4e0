import type { Piece } from "./piece.ts";

/** The variable that is a number on the way, and the number. */
export interface MessageCount {
  /** As pieces of the message are named. */
  readonly name: string;
  readonly sample: number;
  /** The form stands for this number alone, so that its translation need not say it. */
  readonly mayBeLeftOut: boolean;
}

/** Whether a piece is the variable, however it is formatted. */
export function isCount(piece: Piece, count: MessageCount | undefined): boolean {
  if (count === undefined || piece.kind !== "token" || piece.name !== count.name) return false;
  if (piece.token === "format") return !isArgumentNumber(piece.name) || takesNumber(piece.value);
  return piece.token === "variable" || piece.token === "argument";
}

/** A format may be any argument's, and `%1$s` is no number although `%d` beside it is argument 1 as well. */
function isArgumentNumber(name: string): boolean {
  return /^\d+$/.test(name);
}

/** Whether a format says a number; Python's braces take anything. */
export function takesNumber(format: string): boolean {
  return /^\{|[diufFeEgG]$/.test(format);
}

/** A place in a text, from and up to. */
export interface NumberPlace {
  readonly start: number;
  readonly end: number;
}

/** Where a text says the number: in digits of any script, in groups or not, with a point or comma before a fraction. */
export function placesOfNumber(text: string, sample: number): readonly NumberPlace[] {
  if (!/\p{Nd}/u.test(text)) return [];
  return [...westernDigits(text).matchAll(numberPattern(sample))].map((place) => ({
    start: place.index,
    end: place.index + place[0].length,
  }));
}

/** All digits of texts, in one order: equal where the texts say the same numbers. */
export function digitsOf(texts: readonly string[]): string {
  return texts
    .flatMap((text) => westernDigits(text).match(/\d/g) ?? [])
    .sort()
    .join("");
}

function numberPattern(sample: number): RegExp {
  const [whole = "", fraction] = String(sample).split(".");
  // Groups are of three digits, or of two as in India: any two digits of a long number may have something between.
  const digits = whole.length < 4 ? whole : [...whole].join("[.,'’\\u00a0\\u202f\\u066c ]?");
  const number = fraction === undefined ? digits : `${digits}[.,\\u066b]${fraction}`;
  return new RegExp(`(?<!\\d|\\d[.,\\u066b])${number}(?!\\d|[.,\\u066b]\\d)`, "gu");
}

/** Decimal digits of other scripts as 0 to 9, one for one. Those beyond the basic plane are left as they are. */
function westernDigits(text: string): string {
  // Most texts have no others, and every text of a plural is looked through.
  if (!/\P{ASCII}/u.test(text)) return text;
  return text.replaceAll(/\p{Nd}/gu, (digit) => (digit.length === 1 ? String(digitValue(digit)) : digit));
}

/** Unicode has the ten digits of a script side by side, and never two scripts' without a gap (in the basic plane). */
function digitValue(digit: string): number {
  const code = digit.charCodeAt(0);
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero--;
  return code - zero;
}
