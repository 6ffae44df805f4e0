/** What of a tag decides who can read it. */
export interface TagParts {
  /** Never a deprecated one: `he` for `iw`. */
  readonly language: string;
  /** The likely one of language and region (CLDR), where the tag names none: `Hant` for `zh-TW`. */
  readonly script: string;
  readonly region: string | undefined;
}

/** The canonical form of a tag (RFC 5646, section 4.5), `undefined` for what is none, or names no language: `und`. */
export function canonicalTag(tag: string): string | undefined {
  try {
    const canonical = Intl.getCanonicalLocales(tag)[0];
    return canonical === undefined || /^und\b/.test(canonical) ? undefined : canonical;
  } catch {
    return undefined;
  }
}

/** @throws RangeError for what is no tag */
export function tagParts(tag: string): TagParts {
  const locale = new Intl.Locale(tag);
  const { language, script = "" } = locale.maximize();
  // Norwegian of which nothing else is said is Bokmål: CLDR has the two one step apart.
  return { language: language === "no" ? "nb" : language, script, region: locale.region };
}

/** Of what somebody wrote for a tag; `undefined` where it is none. */
export function writtenTagParts(written: string): TagParts | undefined {
  try {
    return tagParts(written);
  } catch {
    return undefined;
  }
}

/** Language and script, `zh-Hant`: who reads a tag reads all that have the same. */
export function writing({ language, script }: Pick<TagParts, "language" | "script">): string {
  return `${language}-${script}`;
}

/**
 * Whether a tag is the source language in another country, as `en-GB` is of `en` and `zh-TW` is not of `zh-CN`. What is
 * no tag is nothing's variant.
 */
export function isVariantOf(sourceLanguage: string, written: string): boolean {
  const parts = writtenTagParts(written);
  return parts !== undefined && writing(parts) === writing(tagParts(sourceLanguage));
}

/** The script that a language is mostly written in (CLDR); `undefined` for languages that have no name there. */
export function scriptOf(language: string): string | undefined {
  return languageNames.of(language) === undefined ? undefined : new Intl.Locale(language).maximize().script;
}

/** Whether there is such a region: letters that only look like one are many. */
export function isRegion(region: string | undefined): region is string {
  return region !== undefined && regionNames.of(region) !== undefined;
}

const regionNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const languageNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
