import type { Schema } from "@dragoman/client/contract";
import { baseOf, catalogue, type EngineChain, type LanguageTag, matchTarget } from "@dragoman/engines";
import type { Handlers } from "./operation.ts";

type Language = Schema<"Language">;

export interface LanguageParts {
  readonly chain: EngineChain;
  /** Languages that a text is recognized in. */
  readonly detected: readonly LanguageTag[];
}

/** The catalogue: exactly what the engines that run now can do, under the names the interface has. */
export function languageHandlers(
  parts: LanguageParts,
): Pick<Handlers, "listLanguages" | "listLanguageResources" | "listLanguagesV2" | "listGlossaryLanguagePairs"> {
  return {
    listLanguages: ({ query }) => {
      const revealed = new Set<string>(query.include);
      const languages = query.resource === "translate_text" ? textLanguages(parts) : [];
      return { body: languages.filter(({ status }) => status === "stable" || revealed.has(status)) };
    },
    listLanguageResources: () => ({
      body: [
        {
          name: "translate_text",
          features: [{ name: "auto_detection", needs_source_support: true, needs_target_support: false }],
        },
      ],
    }),
    listLanguagesV2: ({ query }) => ({ body: query.type === "target" ? targetsV2(parts) : sourcesV2(parts) }),
    // There are no glossaries yet, so there is no direction for one.
    listGlossaryLanguagePairs: () => ({ body: { supported_languages: [] } }),
  };
}

function textLanguages({ chain, detected }: LanguageParts): readonly Language[] {
  const { sources, targets } = chain.languages();
  return catalogue.flatMap(({ tag, name }) => {
    const answeredIn = matchTarget(targets, tag);
    const usableAsSource = sources.includes(tag);
    if (answeredIn === undefined && !usableAsSource) return [];
    return {
      lang: tag,
      name,
      usable_as_source: usableAsSource,
      usable_as_target: answeredIn !== undefined,
      status: isStandIn(tag, answeredIn) ? "beta" : "stable",
      features: usableAsSource && detected.includes(tag) ? { auto_detection: { status: "stable" } } : {},
    } satisfies Language;
  });
}

/** Languages that the interface takes as targets by their variants: the bare code is the same text under them all. */
const namedByVariant: ReadonlySet<string> = new Set(["en", "pt", "zh"]);

/** A variant that the engines write as the language in general (`de-CH` as `de`) is accepted, but not mature. */
function isStandIn(tag: LanguageTag, answeredIn: LanguageTag | undefined): boolean {
  return answeredIn !== undefined && answeredIn !== tag && tag.includes("-") && !namedByVariant.has(baseOf(tag));
}

/** The older list has no codes of three letters and nothing that is beta. */
function stableV2(parts: LanguageParts): readonly Language[] {
  return textLanguages(parts).filter(({ lang, status }) => status === "stable" && baseLength(lang) === 2);
}

function sourcesV2(parts: LanguageParts): Schema<"LanguageV2">[] {
  return stableV2(parts)
    .filter((language) => language.usable_as_source)
    .map(({ lang, name }) => ({ language: lang.toUpperCase(), name }));
}

/** Its targets name English and Portuguese by their variants only. */
function targetsV2(parts: LanguageParts): Schema<"LanguageV2">[] {
  return stableV2(parts)
    .filter(({ lang, usable_as_target }) => usable_as_target && lang !== "en" && lang !== "pt")
    .map(({ lang, name }) => ({ language: lang.toUpperCase(), name, supports_formality: false }));
}

function baseLength(lang: string): number {
  return lang.split("-", 1)[0]?.length ?? 0;
}
