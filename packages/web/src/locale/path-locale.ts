import type { ServedLocales } from "./served-locales.ts";

/** An address that begins with a locale: `de` and `/shop?page=2` of `/de/shop?page=2`. */
export interface PathLocale {
  readonly locale: string;
  /** What is left of path and query. */
  readonly path: string;
}

/**
 * The locale that the first segment of a path names. A served tag counts in any spelling; another one only where it is
 * made of language, script and region, so that `/de-facto` stays the page that it is.
 * @param url path and query as a request has them; anything else begins with no locale
 */
export function pathLocale(url: string, served: ServedLocales): PathLocale | undefined {
  const segment = firstSegment.exec(url)?.[1];
  if (segment === undefined) return undefined;
  const locale = served.spelled(segment) ?? (plainTag.test(segment) ? served.chosen(segment) : undefined);
  return locale === undefined ? undefined : { locale, path: rooted(url.slice(1 + segment.length)) };
}

/** A segment that is no longer than a tag. */
const firstSegment = /^\/([a-z][a-z\d_-]{1,34})(?=[/?]|$)/i;

const plainTag = /^[a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?$/i;

/** With one slash at the front: browsers would take what follows two, or a slash and a backslash, for a host. */
function rooted(path: string): string {
  return path.replace(/^[/\\]*/, "/");
}
