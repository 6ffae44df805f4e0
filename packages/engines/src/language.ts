import type { Direction, LanguageTag } from "./ports.ts";

/** Codes in use for a language whose tag the interface writes otherwise. */
const aliases: ReadonlyMap<string, string> = new Map([
  ["no", "nb"],
  ["zlm", "ms"],
  ["fil", "tl"],
  ["ku", "kmr"],
  ["kok", "gom"],
]);

/** The interface names Chinese by script; a region says which script is meant (CLDR likely subtags). */
const chineseScripts: ReadonlyMap<string, string> = new Map([
  ["CN", "Hans"],
  ["SG", "Hans"],
  ["MY", "Hans"],
  ["TW", "Hant"],
  ["HK", "Hant"],
  ["MO", "Hant"],
]);

/** Real tags end before 35 characters; reading one takes time by the square of its parts. */
const longestTag = 255;

/** The interface's own codes that CLDR would rename (to `fil`, `fa-AF`, `ku`, `kok`); they stay as they are. */
const keptLanguages: ReadonlySet<string> = new Set(["tl", "prs", "kmr", "gom"]);

/**
 * The canonical BCP 47 tag of a language code: `EN_us` gives `en-US`, `iw` gives `he`, `no` gives `nb`, `eng` gives
 * `en`. Chinese is named by its script (`zh-TW` gives `zh-Hant`), as the interface does. Extensions are dropped.
 * @returns `undefined` for what is no well-formed tag (RFC 5646), and for what is longer than any (4.4.1 there).
 */
export function parseLanguageTag(input: string): LanguageTag | undefined {
  const locale = input.length > longestTag ? undefined : parseLocale(input.replaceAll("_", "-"));
  if (locale === undefined) return undefined;
  const { script, region } = locale;
  // the undetermined language is the empty one to some engines' Intl.Locale
  const language = aliases.get(locale.language) ?? (locale.language || "und");
  if (language === "zh") {
    const chinese = script ?? (region && chineseScripts.get(region));
    return brand(chinese === undefined ? "zh" : `zh-${chinese}`);
  }
  const variants = locale.baseName.split("-").filter((part, position) => position > 0 && isVariant(part));
  return brand([language, script, region, ...variants].filter((part) => part !== undefined).join("-"));
}

/** The language alone: `pt` of `pt-BR`, `zh` of `zh-Hant`. */
export function baseOf(tag: LanguageTag): LanguageTag {
  const end = tag.indexOf("-");
  return end < 0 ? tag : brand(tag.slice(0, end));
}

/** The language in its script, as a source is named: `pt` of `pt-BR`, but `zh-Hant` of `zh-Hant`. */
export function withoutRegion(tag: LanguageTag): LanguageTag {
  const [language = tag, script] = tag.split("-");
  return brand(script?.length === 4 ? `${language}-${script}` : language);
}

/**
 * Which of an engine's targets answers a request for `requested`: the same tag; else the bare language where it is
 * written in the same script (`en` for `en-GB`); else, for a bare language, its likely variant (CLDR likely subtags:
 * `pt-BR` for `pt`) or the first other variant by tag. One variant never stands in for another.
 */
export function matchTarget(offered: readonly LanguageTag[], requested: LanguageTag): LanguageTag | undefined {
  if (offered.includes(requested)) return requested;
  const base = baseOf(requested);
  if (base !== requested) return offered.includes(base) && sameScript(base, requested) ? base : undefined;
  return likeliest(offered, requested);
}

/**
 * Which of an engine's sources reads a text in `requested`: regions do not matter, the script does
 * (`pt` reads `pt-BR`; `zh-Hans` does not read `zh-Hant`).
 */
export function matchSource(offered: readonly LanguageTag[], requested: LanguageTag): LanguageTag | undefined {
  if (offered.includes(requested)) return requested;
  const base = baseOf(requested);
  if (offered.includes(base) && sameScript(base, requested)) return base;
  return likeliest(
    offered.filter((tag) => sameScript(tag, requested)),
    base,
  );
}

/** The direction as a key of a map, and as a reader writes it: `en>pt-BR`. */
export function directionKey({ source, target }: Direction): string {
  return `${source}>${target}`;
}

function likeliest(offered: readonly LanguageTag[], base: LanguageTag): LanguageTag | undefined {
  const variants = offered.filter((tag) => baseOf(tag) === base).sort();
  const { script, region } = new Intl.Locale(base).maximize();
  const likely = [`${base}-${region}`, `${base}-${script}`, `${base}-${script}-${region}`];
  return variants.find((tag) => likely.includes(tag)) ?? variants[0];
}

function sameScript(one: LanguageTag, other: LanguageTag): boolean {
  return new Intl.Locale(one).maximize().script === new Intl.Locale(other).maximize().script;
}

interface ParsedLocale {
  readonly language: string;
  readonly script?: string | undefined;
  readonly region?: string | undefined;
  readonly baseName: string;
}

function parseLocale(input: string): ParsedLocale | undefined {
  const written = /^[a-z]{2,3}(?=-|$)/i.exec(input)?.[0].toLowerCase();
  if (written === undefined) return undefined;
  try {
    if (!keptLanguages.has(written)) return new Intl.Locale(input);
    const { script, region, baseName } = new Intl.Locale(`und${input.slice(written.length)}`);
    return { language: written, script, region, baseName };
  } catch {
    return undefined;
  }
}

/** RFC 5646 2.2.5: five to eight letters or digits, or four that begin with a digit. */
function isVariant(subtag: string): boolean {
  return subtag.length >= 5 || /^\d.{3}$/.test(subtag);
}

function brand(tag: string): LanguageTag {
  return tag as LanguageTag;
}
