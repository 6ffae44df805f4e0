/** How a project writes its messages, and with that what stands in them that must not change. */
export type MessageSyntax =
  | { readonly kind: "i18next"; readonly interpolation: I18nextInterpolation }
  /** ICU MessageFormat, with `#`, plurals, selects and rich-text tags. */
  | { readonly kind: "icu" }
  /** Formats of gettext's languages: `%s`, `%1$d`, `%(name)s`, `%{name}`, `%@`, `{0}` where the family says so. */
  | { readonly kind: "printf"; readonly family: PrintfFamily }
  /** Symfony's names: `%name%`, and `{{ limit }}` as its validators have them. */
  | { readonly kind: "symfony" }
  /** No placeholders of its own: tags, addresses and entities only. */
  | { readonly kind: "plain" }
  /**
   * HTML: what stands between tags has character references (`&amp;`), which are read before it is sent and written
   * again in what comes back, so that no text ever becomes a tag.
   */
  | { readonly kind: "html" };

/** As gettext's flags name them, without `-format`. */
export type PrintfFamily = "c" | "objc" | "php" | "python" | "python-brace" | "ruby";

/** i18next's `interpolation` options that say how placeholders look. */
export interface I18nextInterpolation {
  /** Before a variable, `{{` by default. */
  readonly prefix: string;
  readonly suffix: string;
  /** After the prefix where the value is not escaped, `-` by default. */
  readonly unescapePrefix: string;
  /** Before a nested message, `$t(` by default. */
  readonly nestingPrefix: string;
  readonly nestingSuffix: string;
  /** Between a variable and its format, `,` by default. */
  readonly formatSeparator: string;
}

export const i18nextInterpolation: I18nextInterpolation = {
  prefix: "{{",
  suffix: "}}",
  unescapePrefix: "-",
  nestingPrefix: "$t(",
  nestingSuffix: ")",
  formatSeparator: ",",
};
