import { intlLanguage } from "../model/language.ts";

/** The plural forms that a number may ask for in a language; `undefined` where the language's are not known. */
export type PluralForms = (number: string, language: string) => string | undefined;

/** Remembers what it has worked out: many translations have the same numbers, and rules are slow to make. */
export function createPluralForms(): PluralForms {
  const known = new Map<string, string | undefined>();
  return (number, language) => {
    const key = `${language} ${number}`;
    if (!known.has(key)) known.set(key, pluralForms(number, language));
    return known.get(key);
  };
}

/** A number may be read in two ways, and so have two forms: `1.000` is a thousand, or one to three places. */
function pluralForms(number: string, language: string): string | undefined {
  const [locale] = Intl.PluralRules.supportedLocalesOf(intlLanguage(language));
  if (locale === undefined) return undefined;
  const forms: string[] = [];
  if (/^\d+$|^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(number)) {
    forms.push(new Intl.PluralRules(locale).select(Number(number.replace(/\D/g, ""))));
  }
  const [, whole, fraction] = /^(\d[\d.,]*)[.,](\d+)$/.exec(number) ?? [];
  if (whole !== undefined && fraction !== undefined) {
    const rules = new Intl.PluralRules(locale, { minimumFractionDigits: fraction.length });
    forms.push(rules.select(Number(`${whole.replace(/\D/g, "")}.${fraction}`)));
  }
  return forms.join(" ");
}
