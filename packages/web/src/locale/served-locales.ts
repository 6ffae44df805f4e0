import { acceptedRanges } from "./accepted-ranges.ts";
import { canonicalTag, tagParts } from "./language-tag.ts";
import { createLocaleMatcher } from "./locale-matcher.ts";
import { remembered } from "./remembered.ts";

/** Which of the served locales a reader gets. Answers are strings of the options, never what was asked for. */
export interface ServedLocales {
  /** The locales and the source language, as the options spell them. */
  readonly locales: readonly string[];
  /** For readers for whom nothing fits: the source language, as `locales` spells it where it stands there. */
  readonly fallback: string;
  /** The locale of this very tag, in any case. */
  readonly spelled: (tag: string) => string | undefined;
  /**
   * The locale that is meant by a tag which somebody chose: the same tag in any spelling, else the nearest of the same
   * language and script. `pt` is `pt-BR` where no other Portuguese is served, `zh-TW` is never `zh-Hans`.
   */
  readonly chosen: (tag: string) => string | undefined;
  /**
   * The locale that an `Accept-Language` prefers, near languages among them (`nn` reads `nb`); `undefined` where it
   * prefers none to the fallback.
   */
  readonly preferred: (acceptLanguage: string) => string | undefined;
}

export function createServedLocales(sourceLanguage: string, locales: readonly string[]): ServedLocales {
  const source = canonicalTag(sourceLanguage);
  const hasSource = locales.some((locale) => canonicalTag(locale) === source);
  const served = hasSource ? locales : [...locales, sourceLanguage];
  const localeOf = new Map(served.map((locale) => [canonicalTag(locale), locale]));
  const tags = plainFirst([...localeOf.keys()].filter((tag) => tag !== undefined));
  const spelled = new Map(served.map((locale) => [locale.toLowerCase(), locale]));
  const fallback = localeOf.get(source) ?? sourceLanguage;
  const matcher = createLocaleMatcher(tags);

  function chosen(tag: string): string | undefined {
    const canonical = longestTag < tag.length ? undefined : canonicalTag(tag.replaceAll("_", "-"));
    if (canonical === undefined) return undefined;
    const same = localeOf.get(canonical);
    if (same !== undefined) return same;
    const likes = matcher.sameWriting(tagParts(canonical));
    return localeOf.get(likes.length < 2 ? likes[0] : nearestOf([canonical], likes));
  }

  function preferred(header: string): string | undefined {
    const ranges = acceptedRanges(header);
    const wanted = ranges.filter(({ weight }) => weight > 0).map(({ range }) => range);
    const refused = ranges.filter(({ weight }) => weight === 0).map(({ range }) => range);
    const wildcard = wanted.indexOf("*");
    if (wildcard === -1 && refused.length === 0) return localeOf.get(nearestOf(wanted, tags));

    const isRefused = refusedBy(refused, wanted);
    const acceptable = tags.filter((tag) => !isRefused(tag));
    const best = nearestOf(wildcard === -1 ? wanted : wanted.slice(0, wildcard), acceptable);
    if (best !== undefined || wildcard === -1) return localeOf.get(best);
    // "*" is what no other range names. It prefers nothing to the fallback, unless that is named, with less weight.
    const namedLength = longestCover(wanted);
    const others = acceptable.filter((tag) => namedLength(tag) === 0);
    if (source !== undefined && others.includes(source)) return undefined;
    return localeOf.get(others[0] ?? nearestOf(wanted.slice(wildcard + 1), acceptable));
  }

  function nearestOf(wanted: readonly string[], among: readonly string[]): string | undefined {
    const comparable = wanted.map((range) => matcher.comparable(range)).filter((tag) => tag !== undefined);
    return matcher.nearest(comparable, among);
  }

  // The library works its tables out when it is first asked, and no reader should wait for that.
  preferred("zh-HK,es-MX;q=0.9,*;q=0.1");
  return {
    locales: served,
    fallback,
    spelled: (tag) => spelled.get(tag.toLowerCase()),
    // A longer key could be a slice of an address, and V8 keeps for a slice all that it was cut from.
    chosen: remembered(chosen, { most: 1000, longestKey: 12 }),
    preferred: remembered(preferred, { most: 500, longestKey: 500 }),
  };
}

/** Tags in use have a third of it (RFC 5646, section 4.4.1: 35). */
const longestTag = 100;

/** Of tags that differ in variants alone, the matcher takes the first: it should be the one without. */
function plainFirst(tags: readonly string[]): readonly string[] {
  const isPlain = (tag: string) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-\d{3})?$/.test(tag);
  return [...tags.filter(isPlain), ...tags.filter((tag) => !isPlain(tag))];
}

/** Whether a tag is covered by a range of weight 0, and not by a longer one that is wanted. */
function refusedBy(refused: readonly string[], wanted: readonly string[]): (tag: string) => boolean {
  const [lengthRefused, lengthWanted] = [longestCover(refused), longestCover(wanted)];
  return (tag) => lengthRefused(tag) > lengthWanted(tag);
}

/**
 * How long the longest of some ranges is that cover a tag, 0 where none does. A range covers what it is the beginning of
 * (RFC 4647, section 3.3.1); `*` is none here.
 */
function longestCover(ranges: readonly string[]): (tag: string) => number {
  const canonical = ranges.map(canonicalTag).filter((range) => range !== undefined);
  return (tag) =>
    Math.max(0, ...canonical.filter((range) => `${tag}-`.startsWith(`${range}-`)).map((range) => range.length));
}
