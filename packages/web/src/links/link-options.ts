import { invalidOption } from "../invalid-option.ts";
import type { NamedSource } from "../locale/locale-source.ts";

/** How pages lead readers on in their locale, and tell search engines of the others. */
export interface LinkOptions {
  /**
   * Where addresses name a locale: `path` at the front of the path, `/de/shop`; `query` in the parameter `lang`,
   * `/shop?lang=de`, or in one of another name. `detect` has to read it there. Default: the first of `detect` that an
   * address can hold.
   */
  readonly by?: "path" | "query" | { readonly query: string } | undefined;
  /**
   * The public address of the application, such as `https://shop.example`. With it, pages name their addresses in all
   * locales to search engines (`hreflang`). It is never taken from a request, whose `Host` anybody may write.
   */
  readonly baseUrl?: string | undefined;
  /**
   * Whether addresses without a locale are those of the source language: for applications that look for a locale in the
   * address alone. Default false: such an address is for readers who said nothing yet (`x-default`).
   */
  readonly bareSource?: boolean | undefined;
  /** Paths that no link is changed to, with all below them: `["/api", "/assets"]`. */
  readonly skip?: readonly string[] | undefined;
}

export interface CheckedLinkOptions {
  /** The parameter that names a locale; `undefined` where the path does. */
  readonly parameter: string | undefined;
  /** Scheme, host and port. */
  readonly origin: string | undefined;
  readonly bareSource: boolean;
  readonly skip: readonly string[];
}

/**
 * @param sources where the locale of a request is looked for
 * @throws DragomanError of kind `invalid-request` that names the option which cannot be right
 */
export function checkedLinkOptions(options: LinkOptions, sources: readonly NamedSource[]): CheckedLinkOptions {
  const { baseUrl, bareSource = false, skip = [] } = options;
  const parameter = parameterOf(options.by, sources);
  if (typeof bareSource !== "boolean") throw invalidOption("links.bareSource: give true or false.");
  if (!Array.isArray(skip) || !skip.every((path) => typeof path === "string" && path.startsWith("/"))) {
    throw invalidOption('links.skip: give a list of paths, such as ["/api"].');
  }
  return { parameter, origin: baseUrl === undefined ? undefined : originOf(baseUrl), bareSource, skip };
}

/** The parameter that names a locale; `undefined` for the path. */
function parameterOf(by: LinkOptions["by"], sources: readonly NamedSource[]): string | undefined {
  const read = sources.flatMap((source) => {
    if (source.from === "path") return [undefined];
    return source.from === "query" ? [source.name] : [];
  });
  if (by === undefined && read.length > 0) return read[0];
  const parameter = typeof by === "object" ? by?.query : by === "query" ? "lang" : undefined;
  if (by !== undefined && by !== "path" && typeof parameter !== "string") {
    throw invalidOption("links.by: give path, query, or { query } with the name of a parameter.");
  }
  if (by === undefined || !read.includes(parameter)) {
    throw invalidOption(
      "links.by: detect has to look for a locale where links name it; add path or the parameter there.",
    );
  }
  return parameter;
}

function originOf(baseUrl: string): string {
  const url = typeof baseUrl === "string" && URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const isBare = url !== undefined && `${url.origin}/` === url.href;
  if (url === undefined || !isBare || (url.protocol !== "https:" && url.protocol !== "http:")) {
    throw invalidOption("links.baseUrl: give scheme and host alone, such as https://shop.example.");
  }
  return url.origin;
}
