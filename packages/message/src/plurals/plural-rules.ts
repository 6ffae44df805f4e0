import type { PluralType } from "../unit.ts";

/**
 * The plural rules of a language (CLDR, Language Plural Rules).
 * @throws RangeError where the language is no BCP 47 tag; `pt_BR` is written `pt-BR`.
 */
export function pluralRules(language: string, type: PluralType): Intl.PluralRules {
  const known = supported(language);
  // A language without rules would get those of the machine's own locale, which are other ones on every machine.
  return new Intl.PluralRules(known ? language : "en", { type });
}

function supported(language: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(language).length > 0;
  } catch {
    throw new RangeError(
      `${JSON.stringify(language.slice(0, 100))} is not a language tag. Write it as BCP 47 does, for example "pt-BR".`,
    );
  }
}
