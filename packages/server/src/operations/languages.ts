import type { Schema } from "@dragoman/client/contract";
import { baseOf, catalogue, catalogueSources, type LanguageTag, matchTarget } from "@dragoman/engines";
import { type FeatureParts, featuresOf, languageResources, styledLanguages } from "./language-features.ts";
import type { Handlers } from "./operation.ts";

type Language = Schema<"Language">;

/** The catalogue: exactly what the engines that run now can do, under the names the interface has. */
export function languageHandlers(
  parts: FeatureParts,
): Pick<Handlers, "listLanguages" | "listLanguageResources" | "listLanguagesV2" | "listGlossaryLanguagePairs"> {
  return {
    listLanguages: ({ query }) => {
      const revealed = new Set<string>(query.include);
      const languages = languagesFor(query.resource, parts);
      return { body: languages.filter(({ status }) => status === "stable" || revealed.has(status)) };
    },
    listLanguageResources: () => ({ body: languageResources }),
    listLanguagesV2: ({ query }) => ({ body: query.type === "target" ? targetsV2(parts) : sourcesV2(parts) }),
    listGlossaryLanguagePairs: () => ({ body: { supported_languages: glossaryPairs(parts) } }),
  };
}

function languagesFor(resource: Schema<"LanguageResource">, parts: FeatureParts): readonly Language[] {
  switch (resource) {
    case "translate_text":
      return textLanguages(parts);
    case "translation_memory":
      return withoutFeatures(textLanguages(parts));
    case "glossary":
      return withoutFeatures(baseLanguages(parts));
    case "style_rules":
      return withoutFeatures(baseLanguages(parts)).flatMap((language) =>
        language.usable_as_target && styledLanguages.has(language.lang)
          ? [{ ...language, usable_as_source: false }]
          : [],
      );
    default:
      return [];
  }
}

function textLanguages(parts: FeatureParts): readonly Language[] {
  const { sources, targets } = parts.chain.languages();
  return catalogue.flatMap(({ tag, name }) => {
    const answeredIn = matchTarget(targets, tag);
    const isSource = sources.includes(tag);
    const isTarget = answeredIn !== undefined;
    if (!isSource && !isTarget) return [];
    return {
      lang: tag,
      name,
      usable_as_source: isSource,
      usable_as_target: isTarget,
      status: isStandIn(tag, answeredIn) ? "beta" : "stable",
      features: featuresOf({ tag, isSource, isTarget }, { ...parts, sources }),
    } satisfies Language;
  });
}

/** Languages without their variants, which their dictionaries serve. */
function baseLanguages(parts: FeatureParts): readonly Language[] {
  const all = textLanguages(parts);
  const targets = new Set(all.filter((language) => language.usable_as_target).map(({ lang }) => lang.split("-", 1)[0]));
  return catalogueSources.flatMap(({ tag, name }) => {
    const isSource = all.some(({ lang, usable_as_source }) => lang === tag && usable_as_source);
    const isTarget = targets.has(tag);
    if (!isSource && !isTarget) return [];
    return { lang: tag, name, usable_as_source: isSource, usable_as_target: isTarget, status: "stable", features: {} };
  });
}

function withoutFeatures(languages: readonly Language[]): Language[] {
  return languages.map((language) => ({ ...language, features: {} }));
}

/** Every direction that is translated, without variants: a dictionary may be of any of them. */
function glossaryPairs({ chain }: FeatureParts): Schema<"GlossaryLanguagePair">[] {
  const pairs = new Map(
    chain.directions().map(({ source, target }) => {
      const pair = { source_lang: baseOf(source), target_lang: baseOf(target) };
      return [`${pair.source_lang}-${pair.target_lang}`, pair] as const;
    }),
  );
  return [...pairs.values()].filter(({ source_lang, target_lang }) => source_lang !== target_lang);
}

/** Languages that the interface takes as targets by their variants: the bare code is the same text under them all. */
const namedByVariant: ReadonlySet<string> = new Set(["en", "pt", "zh"]);

/** A variant that the engines write as the language in general (`de-CH` as `de`) is accepted, but not mature. */
function isStandIn(tag: LanguageTag, answeredIn: LanguageTag | undefined): boolean {
  return answeredIn !== undefined && answeredIn !== tag && tag.includes("-") && !namedByVariant.has(baseOf(tag));
}

/** The older list has no codes of three letters and nothing that is beta. */
function stableV2(parts: FeatureParts): readonly Language[] {
  return textLanguages(parts).filter(({ lang, status }) => status === "stable" && baseLength(lang) === 2);
}

function sourcesV2(parts: FeatureParts): Schema<"LanguageV2">[] {
  return stableV2(parts)
    .filter((language) => language.usable_as_source)
    .map(({ lang, name }) => ({ language: lang.toUpperCase(), name }));
}

/** Its targets name English and Portuguese by their variants only. */
function targetsV2(parts: FeatureParts): Schema<"LanguageV2">[] {
  return stableV2(parts)
    .filter(({ lang, usable_as_target }) => usable_as_target && lang !== "en" && lang !== "pt")
    .map(({ lang, name, features }) => ({
      language: lang.toUpperCase(),
      name,
      supports_formality: Object.hasOwn(features, "formality"),
    }));
}

function baseLength(lang: string): number {
  return lang.split("-", 1)[0]?.length ?? 0;
}
