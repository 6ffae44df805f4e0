import type { FaultAction, FaultCode, FaultPolicy, FormatName } from "@dragoman/tm";
import { InvalidArgumentError } from "commander";

/** Every format that is read and written, with how it is told by a file's name. */
export const formatNames = [
  "tmx",
  "xliff-1.2",
  "xliff-2",
  "po",
  "csv",
  "tsv",
  "i18next",
] as const satisfies readonly FormatName[];

/** Every fault that a reader can find, in the words of the help. */
export const faultMeanings: Readonly<Record<FaultCode, string>> = {
  missing_language: "a text without a language",
  missing_segment: "a language without a text",
  missing_source: "a unit without a text in the source language",
  missing_attribute: "something required is not said",
  invalid_value: "a date, number or keyword that is none",
  unpaired_code: "an inline code without its other half",
  misplaced_element: "something stands where the format has no place for it",
  invalid_character: "a character that the format does not allow",
  invalid_encoding: "bytes that the encoding does not know",
  duplicate_id: "an id that comes twice",
  limit_exceeded: "more of something than is read",
  truncated: "the file ends in the middle",
  malformed: "not of the format at all",
};

const actions = ["raise", "skip", "repair"] as const satisfies readonly FaultAction[];

/** `--policy code=action`, any number of times. */
export function addPolicy(value: string, before: FaultPolicy = {}): FaultPolicy {
  const [name, wanted] = splitOnce(value, "=");
  const code = oneOf(Object.keys(faultMeanings).filter(isFaultCode), name, "fault");
  return { ...before, [code]: oneOf(actions, wanted ?? "", "action") };
}

function isFaultCode(name: string): name is FaultCode {
  return Object.hasOwn(faultMeanings, name);
}

/** A pair such as `ui.tmx=5` or `Key=id`, cut at the last `=`, since file names may have one. */
export function splitOnce(value: string, separator: string): readonly [string, string | undefined] {
  const at = value.lastIndexOf(separator);
  return at < 0 ? [value, undefined] : [value.slice(0, at), value.slice(at + separator.length)];
}

export function oneOf<Name extends string>(names: readonly Name[], value: string, what: string): Name {
  const found = names.find((name) => name === value);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`"${value}" is no ${what}; there are ${names.join(", ")}.`);
}

/** A number from `least` to `most`. */
export function numberFrom(least: number, most: number = Number.POSITIVE_INFINITY): (value: string) => number {
  return (value) => {
    const number = value.trim() === "" ? Number.NaN : Number(value);
    if (number >= least && number <= most && Number.isFinite(number)) return number;
    throw new InvalidArgumentError(
      most === Number.POSITIVE_INFINITY ? `Give a number from ${least}.` : `Give a number from ${least} to ${most}.`,
    );
  };
}

export function wholeNumberFrom(least: number): (value: string) => number {
  return (value) => {
    const number = numberFrom(least)(value);
    if (Number.isSafeInteger(number)) return number;
    throw new InvalidArgumentError(`Give a whole number from ${least}.`);
  };
}

/** A language as BCP 47 writes it. */
export function languageTag(value: string): string {
  try {
    const [tag] = Intl.getCanonicalLocales(value.trim().replaceAll("_", "-"));
    if (tag !== undefined) return tag;
  } catch {
    // Said below.
  }
  throw new InvalidArgumentError("Give a language such as de or pt-BR.");
}

export function currencyCode(value: string): string {
  const code = value.toUpperCase();
  if (Intl.supportedValuesOf("currency").includes(code)) return code;
  throw new InvalidArgumentError("Give a code of ISO 4217, such as EUR.");
}

/** `2024-05-31`, or with a time; without a time zone it is in UTC. */
export function dateOf(value: string): Date {
  const [day = ""] = /^\d{4}-\d{2}-\d{2}/.exec(value) ?? [];
  const date = isDay(day)
    ? new Date(/T.*\d$/.test(value) && !/[+-]\d\d:?\d\d$/.test(value) ? `${value}Z` : value)
    : undefined;
  if (date !== undefined && !Number.isNaN(date.getTime())) return date;
  throw new InvalidArgumentError("Give a date such as 2024-05-31.");
}

/** JavaScript takes the 31st of February for the 2nd or 3rd of March. */
function isDay(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Adds a value to those of the same option before it. */
export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
