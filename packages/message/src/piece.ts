/** A message in pieces; their values joined give it exactly. */
export type Piece =
  /** What is translated. */
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "token"; readonly token: TokenKind; readonly value: string; readonly name: string }
  /** A tag that encloses what follows, up to its `close`. */
  | { readonly kind: "open"; readonly value: string; readonly name: string }
  | { readonly kind: "close"; readonly value: string; readonly name: string };

/**
 * What a token stands for. Its `name` is the variable's, argument's or tag's, else what it says. A format that takes
 * the next argument is named by its number: `%d` is `1` at first as `%1$d` is, `{}` is `0`.
 */
export type TokenKind =
  /** `{{name}}`, `{{- name, format}}`. */
  | "variable"
  /** `$t(key, { … })`. */
  | "nesting"
  /** ICU's `{name}`, `{when, date, short}`; `#` in a plural. */
  | "argument"
  /** `%s`, `%(name)s`. */
  | "format"
  /** `<br/>`, `<0/>`, and a tag without its other half. */
  | "tag"
  | "url"
  | "email"
  /** `&nbsp;`, `&#160;`. */
  | "entity"
  /** The beginning of a token that never ends; a browser, or the library, may see more in it than we do. */
  | "opening"
  /** A control character or half of a surrogate pair, which markup cannot hold. */
  | "control";
