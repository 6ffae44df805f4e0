import type { RequestFacts } from "../request-facts.ts";

/**
 * Where a reader's locale is looked for.
 *
 * - `path`: the first segment of the path, `/de/shop`.
 * - `query`: a parameter, `?lang=de`. Another name than `lang`: `{ query: "l" }`.
 * - `cookie`: a cookie, `locale=de`. Another name than `locale`: `{ cookie: "language" }`.
 * - `header`: what the browser prefers, `Accept-Language` (RFC 9110, section 12.5.4). Another header holds one tag:
 *   `{ header: "X-Locale" }`.
 * - `custom`: a function of the request.
 */
export type LocaleSource =
  | "path"
  | "query"
  | "cookie"
  | "header"
  | { readonly query: string }
  | { readonly cookie: string }
  | { readonly header: string }
  | CustomLocaleSource;

export interface CustomLocaleSource {
  /** Answers at once: a tag, or `undefined` where the request says nothing. What is not served is passed over. */
  readonly custom: (request: RequestFacts) => string | undefined;
  /**
   * The request headers that its answer depends on, for `Vary`. Default: those that it reads through the request. Name
   * them where it learns of the reader in another way, as from a session: `["Cookie"]`.
   */
  readonly variesBy?: readonly string[] | undefined;
}

/** A source with its name filled in. */
export type NamedSource =
  | { readonly from: "path" }
  | { readonly from: "query" | "cookie" | "header"; readonly name: string }
  | ({ readonly from: "custom" } & CustomLocaleSource);

export function namedSource(source: LocaleSource): NamedSource {
  if (source === "path") return { from: "path" };
  if (source === "query") return { from: "query", name: "lang" };
  if (source === "cookie") return { from: "cookie", name: "locale" };
  if (source === "header") return { from: "header", name: "Accept-Language" };
  if ("query" in source) return { from: "query", name: source.query };
  if ("cookie" in source) return { from: "cookie", name: source.cookie };
  if ("header" in source) return { from: "header", name: source.header };
  return { from: "custom", ...source };
}

/** What stands for itself in an address, in `Cookie` and in `Vary`, so that nothing has to be decoded to compare it. */
export const nameShapes = {
  query: /^[\w.~-]{1,100}$/,
  cookie: /^[\w.!#$&'*+^`|~-]{1,100}$/,
  header: /^[\w.!#$&'*+^`|~-]{1,100}$/,
} as const;
