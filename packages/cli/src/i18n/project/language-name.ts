/** A language as a project writes it in its paths, and as everybody else knows it. */
export interface LanguageName {
  /** `pt_BR`. */
  readonly name: string;
  /** BCP 47, canonical: `pt-BR`. */
  readonly tag: string;
}

/** Two or three letters, and what follows: `de`, `pt-BR`, `zh_Hans_TW`. As a pattern, for names in paths. */
export const languagePattern = "[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,4}";

const wholeName = new RegExp(`^${languagePattern}$`);

/** `undefined` for what names no language. */
export function languageNamed(name: string): LanguageName | undefined {
  if (!wholeName.test(name)) return undefined;
  try {
    const [tag] = Intl.getCanonicalLocales(name.replaceAll("_", "-"));
    return tag === undefined ? undefined : { name, tag };
  } catch {
    return undefined;
  }
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
