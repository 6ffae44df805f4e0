import { tagOfLocale } from "@dragoman/tm/resources";

/** A language as a project writes it in its paths, and as everybody else knows it. */
export interface LanguageName {
  /** `pt_BR`. */
  readonly name: string;
  /** BCP 47, canonical: `pt-BR`. */
  readonly tag: string;
}

/** Two or three letters, and what follows: `de`, `pt-BR`, `zh_Hans_TW`, `sr@latin`. As a pattern, for names in paths. */
export const languagePattern = "[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,4}(?:@[A-Za-z]{3,12})?";

const wholeName = new RegExp(`^${languagePattern}$`);

/** `undefined` for what names no language. */
export function languageNamed(name: string): LanguageName | undefined {
  if (!wholeName.test(name)) return undefined;
  try {
    const [tag] = Intl.getCanonicalLocales(tagOfLocale(name));
    return tag === undefined ? undefined : { name, tag };
  } catch {
    return undefined;
  }
}

/** What names of languages look like that are none: `ptBR`, `zhHans`, `zh_TW.Big5`. As a pattern, for names in paths. */
export const likenessPattern = String.raw`[a-z]{2,3}(?:[-_]?(?:[A-Z]{2}|[A-Z][a-z]{3}))?(?:\.[A-Za-z0-9-]{2,12})?(?:@[A-Za-z]{2,12})?`;

/** The language that is meant by a name that looks like one and is none: `pt-BR` by `ptBR`. */
export function languageMeant(name: string): LanguageName | undefined {
  if (languageNamed(name) !== undefined) return undefined;
  const [, base = "", script, region] =
    /^([a-z]{2,3})[-_]?(?:([A-Z][a-z]{3})|([A-Z]{2}))?(?:[.@].*)?$/.exec(name) ?? [];
  const meant = languageNamed([base, script ?? region].filter((part) => part !== undefined).join("-"));
  const isPart = (code: string | undefined, type: "script" | "region") =>
    code === undefined || new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
  return meant !== undefined && isKnown(meant) && isPart(script, "script") && isPart(region, "region")
    ? meant
    : undefined;
}

/** Whether CLDR has a name for it: `app` is written like a language, and is none. */
export function isKnown({ tag }: LanguageName): boolean {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return names.of(new Intl.Locale(tag).language) !== undefined;
}

/** Whether it is a made-up language for testing: CLDR's `XA` and `XB` regions (UTS #35, pseudolocales). */
export function isPseudo({ tag }: LanguageName): boolean {
  return /-X[AB]$/.test(tag);
}
