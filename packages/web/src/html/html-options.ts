/** What of a page is translated, beside what always is. */
export interface HtmlOptions {
  /** Attributes that readers read, beside `alt`, `title`, `placeholder`, `aria-label` and their like: `data-tooltip`. */
  readonly attributes?: readonly string[];
  /** What stays as it is, with all its content, beside `translate="no"` and `class="notranslate"`. */
  readonly skip?: {
    /** Names of elements: `address`. */
    readonly tags?: readonly string[];
    readonly classes?: readonly string[];
  };
  /** Translates these properties of JSON-LD; `true`: `name`, `headline`, `description`, `text` and their like. */
  readonly jsonLd?: boolean | readonly string[];
  /** Whether what stays in the source language says so in a `lang` attribute. Default true. */
  readonly mark?: boolean;
}
