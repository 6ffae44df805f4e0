import type { Schema } from "@dragoman/client/contract";
import { baseOf, type EngineChain, type LanguageTag } from "@dragoman/engines";

type Features = Schema<"Language">["features"];

/** A language as the chain uses it. */
export interface UsedLanguage {
  readonly tag: LanguageTag;
  readonly isSource: boolean;
  readonly isTarget: boolean;
}

export interface FeatureParts {
  readonly chain: EngineChain;
  /** Languages that a text is recognized in. */
  readonly detected: readonly LanguageTag[];
}

interface SupportParts extends FeatureParts {
  /** What the chain reads; engines with thousands of directions are asked for them once. */
  readonly sources: readonly LanguageTag[];
}

interface Feature {
  readonly name: string;
  /** Which sides of a direction must have it, so that a request of that direction may ask for it. */
  readonly source: boolean;
  readonly target: boolean;
  supports(language: UsedLanguage, parts: SupportParts): boolean;
}

/** The languages that style rules and instructions exist for, by the interface. */
export const styledLanguages: ReadonlySet<string> = new Set(["de", "en", "es", "fr", "it", "ja", "ko", "zh"]);

/** What a translation of texts may ask for: a language has a feature exactly where its parameters are accepted. */
const textFeatures: readonly Feature[] = [
  {
    name: "auto_detection",
    source: true,
    target: false,
    supports: ({ tag, isSource }, { detected }) => isSource && detected.includes(tag),
  },
  {
    name: "formality",
    source: false,
    target: true,
    supports: ({ tag, isTarget }, { chain, sources }) =>
      isTarget && sources.some((source) => chain.honours("formality", { source, target: tag })),
  },
  { name: "glossary", source: true, target: true, supports: () => true },
  {
    name: "style_rules",
    source: false,
    target: true,
    supports: ({ tag, isTarget }) => isTarget && styledLanguages.has(baseOf(tag)),
  },
  { name: "tag_handling", source: true, target: true, supports: () => true },
  { name: "translation_memory", source: true, target: true, supports: () => true },
];

/** The features of one language. */
export function featuresOf(language: UsedLanguage, parts: SupportParts): Features {
  const supported = textFeatures.filter((feature) => feature.supports(language, parts));
  return Object.fromEntries(supported.map(({ name }) => [name, { status: "stable" as const }]));
}

/** Every resource that languages can be listed for, and its features. */
export const languageResources: Schema<"LanguageResourceRecord">[] = [
  {
    name: "translate_text",
    features: textFeatures.map(({ name, source, target }) => ({
      name,
      needs_source_support: source,
      needs_target_support: target,
    })),
  },
  { name: "glossary", features: [] },
  { name: "style_rules", features: [] },
  { name: "translation_memory", features: [] },
];
