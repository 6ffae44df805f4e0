import { match } from "@formatjs/intl-localematcher";
import { canonicalTag, isRegion, scriptOf, type TagParts, tagParts, writing } from "./language-tag.ts";
import { remembered } from "./remembered.ts";

/** Finds, among the served tags, the ones that readers of other tags read best, by CLDR's distances. */
export interface LocaleMatcher {
  /**
   * The best of some served tags for wanted ones in order of preference; `undefined` where none is near.
   * @param wanted what `comparable` gave
   */
  readonly nearest: (wanted: readonly string[], among: readonly string[]) => string | undefined;
  /**
   * What stands for a tag in comparisons; `undefined` where its readers read nothing that is served.
   * @param tag as it came, in any case
   */
  readonly comparable: (tag: string) => string | undefined;
  /** The served tags of the same language and script. */
  readonly sameWriting: (parts: TagParts) => readonly string[];
}

/** @param tags the served ones, in canonical form */
export function createLocaleMatcher(tags: readonly string[]): LocaleMatcher {
  const writings = new Map(tags.map((tag) => [tag, writing(tagParts(tag))]));
  const tagsOfWriting = Map.groupBy(tags, (tag) => writings.get(tag));
  const languages = new Set(tags.map((tag) => tagParts(tag).language));
  const scripts = new Set(tags.map((tag) => tagParts(tag).script));

  const nearestTo = remembered((tag) => (tag === "" ? undefined : libraryMatch([tag], tags)), {
    most: 1000,
    longestKey: 12,
  });
  const usualScript = remembered(scriptOf, { most: 1000, longestKey: 3 });

  // The library keeps every tag that it saw for good. So it is shown few: languages that there are, scripts that can
  // matter, and a region only where it decides between locales of its own language and script.
  function comparable(tag: string): string | undefined {
    const subtag = /^[a-z]{2,3}(?=-|$)/i.exec(tag)?.[0].toLowerCase();
    if (subtag === undefined || !isReadHere(subtag) || canonicalTag(tag) === undefined) return undefined;
    const parts = tagParts(tag);
    if (!scripts.has(parts.script) && usualScript(parts.language) !== parts.script) return undefined;
    const shown = writing(parts);
    if (nearestTo(shown) === undefined) return undefined;
    return sameWriting(parts).length > 1 && isRegion(parts.region) ? `${shown}-${parts.region}` : shown;
  }

  function isReadHere(language: string): boolean {
    const script = usualScript(language);
    return languages.has(language) || (script !== undefined && nearestTo(`${language}-${script}`) !== undefined);
  }

  function nearest(wanted: readonly string[], among: readonly string[]): string | undefined {
    const [first = ""] = wanted;
    const best = nearestTo(first);
    // What has the language and script that are wanted first is nearer than anything for the others can be.
    const isNearest = best !== undefined && `${first}-`.startsWith(`${writings.get(best)}-`);
    return isNearest && among.includes(best) ? best : libraryMatch(wanted, among);
  }

  function sameWriting(parts: TagParts): readonly string[] {
    return tagsOfWriting.get(writing(parts)) ?? [];
  }

  return { nearest, comparable: remembered(comparable, { most: 1000, longestKey: 12 }), sameWriting };
}

function libraryMatch(wanted: readonly string[], among: readonly string[]): string | undefined {
  if (wanted.length === 0 || among.length === 0) return undefined;
  const found = match(wanted, among, noLocale);
  return found === noLocale ? undefined : found;
}

/** What the library answers where nothing is near: no locale that can be served. */
const noLocale = "und";
