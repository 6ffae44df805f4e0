/** The numbers of a text in the ways they can be read; each as decimal digits, such as `1000.5`. */
export interface NumberReadings {
  /** One entry for each number: what it may be. `1.000` is 1000 or 1. */
  readonly values: readonly (readonly string[])[];
  /** With a space between digits taken as the end of a number. */
  readonly valuesBySpace: readonly (readonly string[])[];
  /** Every run of digits by itself, sorted: dates have the same ones in any order and with any separator. */
  readonly runs: readonly string[];
}

export type ReadNumbers = (text: string) => NumberReadings;

/** Reads digits of every script that the Unicode locale data know numbers in. */
export function createNumberReader(): ReadNumbers {
  const digits = digitValues();
  return (text) => {
    const plain = text.replace(/\p{Nd}/gu, (digit) => digits.get(digit) ?? digit);
    return {
      values: numbersIn(plain, withSpaces),
      valuesBySpace: numbersIn(plain, withoutSpaces),
      runs: (plain.match(/\p{Nd}+/gu) ?? []).map(wholeNumber).sort(),
    };
  };
}

/**
 * Whether two texts have the same numbers. What can be read in two ways is the same where one of them is; numbers up to
 * `wordsUpTo` may be missing on one side, where they may be written in words. Not told apart: signs, dates whose parts
 * are exchanged, and `1.000` from 1. Not read: fractions such as ½, Roman numerals, numbers in words.
 */
export function sameNumbers(one: NumberReadings, other: NumberReadings, { wordsUpTo = 12 } = {}): boolean {
  if (one.runs.length === other.runs.length && one.runs.every((run, at) => run === other.runs[at])) return true;
  return [one.values, one.valuesBySpace].some((ones) =>
    [other.values, other.valuesBySpace].some((others) => matchUp(ones, others, wordsUpTo)),
  );
}

const thin = "\u00a0\u2009\u202f";
const withSpaces = new RegExp(`\\p{Nd}+(?:[.,'’٫٬]\\p{Nd}+|[ ${thin}]\\p{Nd}{3}(?!\\p{Nd}))*`, "gu");
const withoutSpaces = new RegExp(`\\p{Nd}+(?:[.,'’٫٬]\\p{Nd}+|[${thin}]\\p{Nd}{3}(?!\\p{Nd}))*`, "gu");

function numbersIn(text: string, expression: RegExp): readonly (readonly string[])[] {
  return (text.match(expression) ?? []).flatMap((written) => {
    const readings = readingsOf(written);
    return readings.length > 0 ? [readings] : (written.match(/\p{Nd}+/gu) ?? []).map((run) => [wholeNumber(run)]);
  });
}

/** What a number with its separators may be; nothing where they are in no order that a number has. */
function readingsOf(written: string): readonly string[] {
  const groups = written.split(/\P{Nd}/u);
  const separators = written.match(/\P{Nd}/gu) ?? [];
  if (separators.length === 0) return [wholeNumber(written)];
  const last = separators.at(-1) ?? "";
  const readings: string[] = [];
  if (separators.every((separator) => separator === last) && last !== "٫" && isGrouped(groups)) {
    readings.push(wholeNumber(groups.join("")));
  }
  const whole = groups.slice(0, -1);
  const [first, ...others] = separators.slice(0, -1);
  const isDecimal = /[.,٫]/.test(last) && first !== last && others.every((separator) => separator === first);
  if (isDecimal && (first === undefined || isGrouped(whole))) {
    const fraction = (groups.at(-1) ?? "").replace(/0+$/, "");
    readings.push(wholeNumber(whole.join("")) + (fraction === "" ? "" : `.${fraction}`));
  }
  return readings;
}

/** Groups of three, as in 1,000,000, or of two before the last, as in India: 10,00,000. */
function isGrouped(groups: readonly string[]): boolean {
  const [first = "", ...others] = groups;
  const last = others.at(-1) ?? "";
  if (!/^[^0]/.test(first) || first.length > 3 || last.length !== 3) return false;
  return (
    others.every(({ length }) => length === 3) ||
    (first.length < 3 && others.slice(0, -1).every(({ length }) => length === 2))
  );
}

function wholeNumber(digits: string): string {
  return digits.replace(/^0+(?=.)/u, "");
}

type Numbers = readonly (readonly string[])[];

/** Whether each number has one on the other side that it can be. */
function matchUp(ones: Numbers, others: Numbers, wordsUpTo: number): boolean {
  const [left, right] = [without(ones, others), without(others, ones)];
  if (left.length > mostUnlike || right.length > mostUnlike) return false;
  const partners = new Map<number, number>();
  const alone = left.filter((_, number) => !findPartner(number, left, right, partners, new Set()));
  const taken = new Set(partners.keys());
  const missing = right.filter((_, number) => !taken.has(number));
  if (alone.length > 0 && missing.length > 0) return false;
  return [...alone, ...missing].every(([value = ""]) => /^\d{1,2}$/.test(value) && Number(value) <= wordsUpTo);
}

/** Numbers that are not the same in writing; more are taken to differ, so that no text takes long. */
const mostUnlike = 100;

/** Those that the others do not have with the same readings. */
function without(ones: Numbers, others: Numbers): Numbers {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(other.join("|"), (counts.get(other.join("|")) ?? 0) + 1);
  return ones.filter((one) => {
    const count = counts.get(one.join("|")) ?? 0;
    counts.set(one.join("|"), count - 1);
    return count <= 0;
  });
}

/** Gives a number a partner, if need be one that another can do without (Kuhn's matching). */
function findPartner(
  number: number,
  left: Numbers,
  right: Numbers,
  partners: Map<number, number>,
  tried: Set<number>,
): boolean {
  for (const [candidate, readings] of right.entries()) {
    if (tried.has(candidate) || !readings.some((value) => left[number]?.includes(value))) continue;
    tried.add(candidate);
    const rival = partners.get(candidate);
    if (rival === undefined || findPartner(rival, left, right, partners, tried)) {
      partners.set(candidate, number);
      return true;
    }
  }
  return false;
}

/** The digits of every script with a 0 to 9, to those of ASCII. */
function digitValues(): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const numberingSystem of Intl.supportedValuesOf("numberingSystem")) {
    const format = new Intl.NumberFormat("en", { numberingSystem, useGrouping: false });
    for (let digit = 0; digit < 10; digit += 1) {
      const written = format.format(digit);
      if (/^\p{Nd}$/u.test(written)) values.set(written, String(digit));
    }
  }
  return values;
}
