import type { TargetLanguage } from "../src/phrasebook/languages.ts";

/** One string of one source: its English, and what the source's translators made of it. */
export interface Row {
  /** The family of packages it comes from; one family has one voice when alternatives are weighed. */
  readonly family: string;
  readonly key: string;
  readonly english: string;
  readonly translations: ReadonlyMap<TargetLanguage, string>;
}

/** A family of packages that are translated together. */
export interface SourceFamily {
  readonly name: string;
  readonly packages: readonly string[];
  read(open: OpenPackage): Promise<readonly Row[]>;
}

/** The wanted text files of a package, by path without the leading `package/`. */
export type OpenPackage = (name: string, wanted: (path: string) => boolean) => Promise<ReadonlyMap<string, string>>;

export type Literal = string | number | boolean | null | undefined | readonly Literal[] | LiteralObject;

/** Own names only: `constructor` and `__proto__` are keys like any other. */
export type LiteralObject = ReadonlyMap<string, Literal>;

export function isLiteralObject(value: Literal): value is LiteralObject {
  return value instanceof Map;
}

/** The strings of a nested value, each under its path: `a.b.c`. */
export function flatten(value: Literal, prefix = ""): Map<string, string> {
  const strings = new Map<string, string>();
  collect(value, prefix, strings);
  return strings;
}

function collect(value: Literal, path: string, strings: Map<string, string>): void {
  if (typeof value === "string") {
    strings.set(path, value);
  } else if (isLiteralObject(value)) {
    for (const [name, inner] of value) collect(inner, path === "" ? name : `${path}.${name}`, strings);
  } else if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) collect(inner, `${path}.${index}`, strings);
  }
}

/** Rows for the keys that the English strings name. */
export function alignByKey(
  family: string,
  english: ReadonlyMap<string, string>,
  translated: ReadonlyMap<TargetLanguage, ReadonlyMap<string, string>>,
): readonly Row[] {
  return [...english].map(([key, text]) => {
    const translations = new Map<TargetLanguage, string>();
    for (const [language, strings] of translated) {
      const translation = strings.get(key);
      if (translation !== undefined) translations.set(language, translation);
    }
    return { family, key, english: text, translations };
  });
}
