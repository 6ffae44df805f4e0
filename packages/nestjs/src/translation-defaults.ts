import type { TranslateOptions } from "@dragoman/client";

/** How texts are translated where a call does not say it: glossary, style, formality, context and whatever else it takes. */
export interface TranslationDefaults extends Omit<TranslateOptions, "to" | "signal"> {
  /** The same for single target languages, which stands above the rest: a style rule list is of one language. */
  readonly perLanguage?: Readonly<Record<string, Omit<TranslationDefaults, "perLanguage">>> | undefined;
}

type Options = Omit<TranslateOptions, "to" | "signal">;

/** What a call asks for, above the defaults of each layer, of which later ones stand above earlier ones. */
export function withDefaults(layers: readonly TranslationDefaults[], call: TranslateOptions): TranslateOptions {
  // Callers without types may forget the options; the client says what is missing.
  const asked = { ...call };
  return { ...above(defaultsFor(layers, asked.to), asked), to: asked.to };
}

/** The defaults for one target language. */
export function defaultsFor(layers: readonly TranslationDefaults[], language: string): Options {
  return layers
    .flatMap(({ perLanguage = {}, ...general }) => [general, ofLanguage(perLanguage, language)])
    .reduce(above, {});
}

/** Those of the language as it is named, else of the language without script and region. */
function ofLanguage(perLanguage: Readonly<Record<string, Options>>, language: string): Options {
  const wanted = String(language).toLowerCase();
  const named = new Map(Object.entries(perLanguage).map(([name, options]) => [name.toLowerCase(), options]));
  return named.get(wanted) ?? named.get(wanted.split("-", 1).join()) ?? {};
}

const glossaries = ["glossaryId", "glossaryIds"] as const;
const customizing = [
  ...glossaries,
  "styleId",
  "translationMemoryId",
  "translationMemoryThreshold",
  "customInstructions",
] as const;

/** Options that exclude each other do not meet: what the upper ones name takes the others of its kind away. */
function above(lower: Options, upper: Options): Options {
  const names = (list: readonly (keyof Options)[]) => list.some((name) => upper[name] !== undefined);
  return {
    ...lower,
    ...(names(glossaries) && without(glossaries)),
    ...(names(customizing) && without(["customizations"])),
    ...(names(["customizations"]) && without(customizing)),
    ...upper,
  };
}

function without(names: readonly (keyof Options)[]): Options {
  return Object.fromEntries(names.map((name) => [name, undefined]));
}
