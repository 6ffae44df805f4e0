import type { SourceAndTargets, TranslationUnit, Variant } from "./unit.ts";

/** `srclang="*all*"` (TMX 1.4b, 3.2): every variant may be the source. */
export const anyLanguage = "*all*";

/** A language as BCP 47 writes it: `EN_us` is `en-US`. What is no tag is lower-cased and otherwise stays. */
export function canonicalLanguage(language: string): string {
  const written = language.trim().replaceAll("_", "-");
  try {
    const canonical = Intl.getCanonicalLocales(withoutDari(written))[0] ?? written.toLowerCase();
    return isDari(written) ? canonical.replace(/^und/, "prs") : canonical;
  } catch {
    return written.toLowerCase();
  }
}

/** CLDR takes Dari for Persian as it is written in Afghanistan; for translators they are two languages. */
function isDari(written: string): boolean {
  return /^prs(?=-|$)/i.test(written);
}

function withoutDari(written: string): string {
  return isDari(written) ? `und${written.slice("prs".length)}` : written;
}

/** As `canonicalLanguage`, for `Intl`: `und` for what is no tag. */
export function intlLanguage(language: string): string {
  try {
    return new Intl.Locale(canonicalLanguage(language)).toString();
  } catch {
    return "und";
  }
}

/** The language without script and region: `pt-BR` is `pt`. What stands behind `x-` names a language only as a whole. */
export function baseLanguage(language: string): string {
  const canonical = canonicalLanguage(language);
  const [base = ""] = canonical.split("-", 1);
  return base === "x" ? canonical : base;
}

export function sameLanguage(one: string, other: string): boolean {
  return one === other || comparable(one) === comparable(other);
}

/** `no` stands for Bokmål nearly everywhere, and where it does not, files say `nn`. */
function comparable(language: string): string {
  return canonicalLanguage(language).replace(/^no(?=-|$)/, "nb");
}

export type LanguageDistance = 0 | 1 | 2;

/**
 * How far an offered language is from a wanted one: 0 the same, 1 one of the two names no region or script, 2 the same
 * language in another region. `undefined` for another language, and for scripts that differ, likely ones included
 * (`zh-TW` is `zh-Hant`, which is not `zh-Hans`).
 */
export function languageDistance(wanted: string, offered: string): LanguageDistance | undefined {
  if (wanted === offered) return 0;
  const [one, other] = [comparable(wanted), comparable(offered)];
  if (one === other) return 0;
  if (baseLanguage(one) !== baseLanguage(other) || scriptOf(one) !== scriptOf(other)) return undefined;
  return regionOf(one) === undefined || regionOf(other) === undefined ? 1 : 2;
}

/** `languageDistance` to one wanted language, for many offers in few languages: each is worked out once. */
export function distancesTo(wanted: string): (offered: string) => LanguageDistance | undefined {
  const known = new Map<string, LanguageDistance | undefined>();
  return (offered) => {
    if (!known.has(offered)) known.set(offered, languageDistance(wanted, offered));
    return known.get(offered);
  };
}

function scriptOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined;
  }
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/**
 * The variants of a unit as source and targets. The source is in `from` where that is given, else in the unit's own
 * source language, else in the file's; `undefined` where no variant is.
 */
export function sourceAndTargets(
  unit: TranslationUnit,
  { from, fileLanguage }: { readonly from?: string; readonly fileLanguage?: string } = {},
): SourceAndTargets | undefined {
  const wanted = from ?? named(unit.sourceLanguage) ?? named(fileLanguage);
  const source = wanted === undefined ? unit.variants[0] : nearest(unit.variants, wanted);
  if (source === undefined) return undefined;
  return { source, targets: unit.variants.filter((variant) => variant !== source) };
}

/** The unit with only these of its variants. Where its own source language is none of theirs, it is that of `source`. */
export function withVariants(unit: TranslationUnit, variants: readonly Variant[], source: Variant): TranslationUnit {
  const own = named(unit.sourceLanguage);
  const isThere = own === undefined || nearest(variants, own) !== undefined;
  return { ...unit, ...(!isThere && { sourceLanguage: source.language }), variants };
}

/** The variant whose language is nearest to the wanted one; the first of equals. */
export function nearest<In extends Pick<Variant, "language">>(
  variants: readonly In[],
  wanted: string,
  distanceOf: (offered: string) => LanguageDistance | undefined = (offered) => languageDistance(wanted, offered),
): In | undefined {
  // Written alike, as it nearly always is: canonical names cost more than the rest of a look-up.
  const same = variants.find(({ language }) => language === wanted);
  if (same !== undefined) return same;
  let best: { readonly variant: In; readonly distance: number } | undefined;
  for (const variant of variants) {
    const distance = distanceOf(variant.language);
    if (distance !== undefined && (best === undefined || distance < best.distance)) best = { variant, distance };
  }
  return best?.variant;
}

function named(language: string | undefined): string | undefined {
  return language === undefined || language === anyLanguage ? undefined : language;
}
