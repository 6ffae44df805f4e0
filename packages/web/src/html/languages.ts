import { isVariantOf, writtenTagParts } from "../locale/language-tag.ts";

/** Languages as `lang` attributes name them, seen from one language that a page is written in. */
export class LanguageReading {
  readonly #isSource: Map<string, boolean>;
  readonly #sourceLanguage: string;

  constructor(sourceLanguage: string) {
    this.#sourceLanguage = sourceLanguage;
    this.#isSource = new Map([[sourceLanguage, true]]);
  }

  /** Whether a `lang` attribute says the source language, in any region: `en-GB` for `en`. */
  isSource(lang: string): boolean {
    const known = this.#isSource.get(lang);
    if (known !== undefined) return known;
    // `en_US` is no language tag, but many pages say so.
    const isSource = isVariantOf(this.#sourceLanguage, lang.trim().replaceAll("_", "-"));
    // A longer one is cut out of its page, and would hold it in memory.
    if (this.#isSource.size < most && lang.length <= longestKept) this.#isSource.set(lang, isSource);
    return isSource;
  }
}

/** Pages with more languages than this are no pages. */
const most = 100;
/** In characters; V8 copies what is no longer. */
const longestKept = 12;

/**
 * The direction of a language's script. By a list of scripts (Unicode, Bidi_Class R and AL): `Intl.Locale` tells it
 * under two names in the versions of Node.js that are supported, and to TypeScript under neither.
 */
export function directionOf(language: string): "ltr" | "rtl" {
  const script = writtenTagParts(language)?.script;
  return script !== undefined && rightToLeftScripts.has(script) ? "rtl" : "ltr";
}

const rightToLeftScripts: ReadonlySet<string> = new Set(
  "Adlm Arab Aran Armi Avst Chrs Cprt Elym Gara Hatr Hebr Hung Khar Lydi Mand Mani Mend Merc Mero Narb Nbat Nkoo Orkh Ougr Palm Phli Phlp Phnx Prti Rohg Samr Sarb Sogd Sogo Syrc Thaa Todr Yezi".split(
    " ",
  ),
);
