import { madeOnce } from "../made-once.ts";
import type { HtmlOptions } from "./html-options.ts";
import { PageReading } from "./page-reading.ts";

/** How the pages of one application are read, worked out once for each locale and its options. */
export class PageReadings {
  readonly #sourceLanguage: string;
  readonly #withOptions = madeOnce((_: HtmlOptions) => new Map<string, PageReading>());

  constructor(sourceLanguage: string) {
    this.#sourceLanguage = sourceLanguage;
  }

  of(locale: string, options: HtmlOptions = noOptions): PageReading {
    const ofLocales = this.#withOptions(options);
    const known = ofLocales.get(locale);
    if (known !== undefined) return known;
    const reading = new PageReading(locale, this.#sourceLanguage, options);
    ofLocales.set(locale, reading);
    return reading;
  }
}

const noOptions: HtmlOptions = {};
