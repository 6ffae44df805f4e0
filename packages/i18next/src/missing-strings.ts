import type { InitOptions } from "i18next";
import { isUnsafeKey } from "./unsafe-keys.ts";

/** What i18next tells of a missing key beside its name. */
export type MissingKeyOptions = Readonly<Record<string, unknown>>;

/** How the project's keys are made. */
export interface KeySyntax {
  readonly keySeparator: string | false;
  readonly pluralSeparator: string;
}

const categories = ["zero", "one", "two", "few", "many", "other"];
const longestKey = 500;
const longestText = 20_000;
const mostParts = 50;

/**
 * The source language's strings that a missing key stands for: its default, or with a count the forms that the call
 * gives (`defaultValue_one` …). i18next tells of each form of the target on its own, with the same forms beside it, so
 * that they all come to one message. None where the call had no default: a key is no text, unless the project says so
 * by `keySeparator: false`.
 */
export function stringsOfMissingKey(
  key: string,
  fallbackValue: unknown,
  options: MissingKeyOptions,
  syntax: KeySyntax,
): ReadonlyMap<string, string> {
  const { pluralSeparator } = syntax;
  const typeSuffix = options["ordinal"] === true ? `${pluralSeparator}ordinal` : "";
  const suffix = categories.map((one) => `${typeSuffix}${pluralSeparator}${one}`).find((one) => key.endsWith(one));
  if (suffix === undefined || typeof options["count"] !== "number" || key.length === suffix.length) {
    return textOf(key, fallbackValue, key, syntax);
  }
  const stem = key.slice(0, -suffix.length);
  const forms = new Map<string, string>();
  for (const category of categories) {
    const form = `${typeSuffix}${pluralSeparator}${category}`;
    const text = options[`defaultValue${form}`];
    if (isText(text)) forms.set(`${stem}${form}`, text);
  }
  const other = `${stem}${typeSuffix}${pluralSeparator}other`;
  const rest = options["defaultValue"] ?? (forms.size === 0 ? fallbackValue : undefined);
  if (!forms.has(other) && isText(rest)) {
    for (const [, text] of textOf(other, rest, stem, syntax)) forms.set(other, text);
  }
  // One text for all numbers is still a message with forms.
  const [only] = forms.values();
  if (forms.size === 1 && only !== undefined) forms.set(`${stem}${typeSuffix}${pluralSeparator}one`, only);
  return forms;
}

function textOf(at: string, text: unknown, key: string, { keySeparator }: KeySyntax): ReadonlyMap<string, string> {
  const isKeyItself = text === key && keySeparator !== false;
  return new Map(isText(text) && !isKeyItself ? [[at, text]] : []);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= longestText;
}

/** Whether a key may be written: it reaches into no prototype, and is no longer than keys are. */
export function isSafeKey(key: unknown, keySeparator: string | false): key is string {
  if (typeof key !== "string" || key === "" || key.length > longestKey) return false;
  const parts = key.split(keySeparator || ".").flatMap((part) => part.split("."));
  return parts.length <= mostParts && !parts.some(isUnsafeKey);
}

/** From i18next's own options. */
export function keySyntaxOf({ keySeparator, pluralSeparator }: InitOptions): KeySyntax {
  return {
    keySeparator: keySeparator === false || typeof keySeparator === "string" ? keySeparator : ".",
    pluralSeparator: pluralSeparator ?? "_",
  };
}
