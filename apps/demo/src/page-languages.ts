/** The languages that the demo's page and shop are offered in: the original one, and those of `shop/shop.tmx`. */

export const sourceLanguage = "en";

export const pageLanguages = ["en", "de", "fr", "es", "it", "pt-BR", "pl", "ja", "zh-Hans", "ar"] as const;
export type PageLanguage = (typeof pageLanguages)[number];

export const namespaces = ["ui", "shop", "glossaries", "style", "stored", "memories", "website"] as const;
export type Namespace = (typeof namespaces)[number];

export function isPageLanguage(value: unknown): value is PageLanguage {
  return pageLanguages.some((language) => language === value);
}

export function isNamespace(value: unknown): value is Namespace {
  return namespaces.some((namespace) => namespace === value);
}

const rightToLeft: ReadonlySet<string> = new Set(["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"]);

/** The direction of the script that a language is most likely written in (CLDR likely subtags). */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}

/** The page language that an `Accept-Language` header likes best (RFC 9110, 12.5.4), or the original one. */
export function preferredPageLanguage(header: string | undefined): PageLanguage {
  const ranges = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((entry) => {
      const [range = "", ...parameters] = entry.trim().split(";");
      const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { range: range.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ range, weight }) => range !== "" && range !== "*" && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { range } of ranges) {
    const match = pageLanguages.find((language) => sameLanguage(language, range));
    if (match !== undefined) return match;
  }
  return sourceLanguage;
}

/** Equal language and likely script: `zh-CN` is `zh-Hans`, `zh-TW` is not; `pt-PT` is served with `pt-BR`. */
function sameLanguage(one: string, other: string): boolean {
  try {
    const [first, second] = [new Intl.Locale(one).maximize(), new Intl.Locale(other).maximize()];
    return first.language === second.language && first.script === second.script;
  } catch {
    return false;
  }
}
