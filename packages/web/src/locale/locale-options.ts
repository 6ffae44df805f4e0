import { invalidOption } from "../invalid-option.ts";
import { canonicalTag } from "./language-tag.ts";
import { type LocaleSource, type NamedSource, namedSource, nameShapes } from "./locale-source.ts";

export interface LocaleOptions {
  /** The language of the application, as a BCP 47 tag. Readers for whom nothing fits get it; it may stand in `locales`. */
  readonly sourceLanguage: string;
  /** What a reader may get, as BCP 47 tags. Nothing else is ever answered, whatever a request says. */
  readonly locales: readonly string[];
  /** Where a reader's locale is looked for, in this order. Default `["query", "cookie", "header"]`. */
  readonly detect?: readonly LocaleSource[] | undefined;
  /** Told what a custom source threw, or that it answered no tag. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** The options, every source with its name. */
export interface CheckedLocaleOptions {
  readonly sourceLanguage: string;
  readonly locales: readonly string[];
  readonly sources: readonly NamedSource[];
  readonly onError: (error: unknown) => void;
}

const defaultSources: readonly LocaleSource[] = ["query", "cookie", "header"];

/** @throws DragomanError of kind `invalid-request` that names the option which is missing or cannot be right. */
export function checkedLocaleOptions({
  sourceLanguage,
  locales,
  detect,
  onError,
}: LocaleOptions): CheckedLocaleOptions {
  if (!isLanguageTag(sourceLanguage)) {
    throw invalidOption("sourceLanguage: give the application's language as a BCP 47 tag, such as en or en-US.");
  }
  if (!Array.isArray(locales) || locales.length === 0 || !locales.every(isLanguageTag)) {
    throw invalidOption('locales: give what readers may get as BCP 47 tags, such as ["en", "de", "pt-BR"].');
  }
  const twice = locales.find((locale, index) => locales.findIndex((other) => isSameTag(other, locale)) < index);
  if (twice !== undefined) {
    throw invalidOption(`locales: ${twice} is there twice; give every locale once, in one spelling.`);
  }
  if (detect !== undefined && !Array.isArray(detect)) {
    throw invalidOption('detect: give a list of sources, such as ["path", "cookie", "header"].');
  }
  const sources = (detect ?? defaultSources).map(checkedSource);
  return { sourceLanguage, locales: [...locales], sources, onError: onError ?? (() => {}) };
}

function checkedSource(source: LocaleSource): NamedSource {
  const isKnown =
    typeof source === "string" ? keywords.has(source) : kinds.some((kind) => Object.hasOwn(Object(source), kind));
  if (!isKnown) {
    throw invalidOption(
      "detect: a source is path, query, cookie, header, or an object with query, cookie, header or custom.",
    );
  }
  const named = namedSource(source);
  if (named.from === "path") return named;
  if (named.from === "custom") return checkedCustom(named);
  if (typeof named.name !== "string" || !nameShapes[named.from].test(named.name)) {
    throw invalidOption(`detect: the name of a ${named.from} may hold letters, digits, _, . and - only.`);
  }
  return named;
}

function checkedCustom(source: NamedSource & { readonly from: "custom" }): NamedSource {
  if (typeof source.custom !== "function") {
    throw invalidOption("detect: custom is a function from a request to a tag.");
  }
  const { variesBy } = source;
  if (variesBy !== undefined && !(Array.isArray(variesBy) && variesBy.every((name) => nameShapes.header.test(name)))) {
    throw invalidOption('detect: variesBy is a list of header names, such as ["Cookie"].');
  }
  return source;
}

const keywords: ReadonlySet<string> = new Set(["path", "query", "cookie", "header"]);

const kinds = ["query", "cookie", "header", "custom"] as const;

function isLanguageTag(tag: unknown): tag is string {
  return typeof tag === "string" && canonicalTag(tag) !== undefined;
}

function isSameTag(one: string, other: string): boolean {
  return canonicalTag(one) === canonicalTag(other);
}
