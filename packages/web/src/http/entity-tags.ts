import { bodyHash } from "./body-hash.ts";

/**
 * The tag of a localized body: the application's own tag, the locale, and what the body says. Weak, because a
 * compression behind it may write the same words in other bytes (RFC 9110, section 8.8.3).
 */
export function localizedTag(applicationTag: string | undefined, locale: string, body: string): string {
  const own = opaqueTag(applicationTag);
  const tag = `${locale}-${bodyHash(body)}`;
  return own === undefined ? `W/"${tag}"` : `W/"${own}--${tag}"`;
}

/**
 * The tag of an answer that went out in the source language though another reader gets it in his own. Browsers ask with
 * the tag of any variant that they hold, and the application would answer 304 to its own.
 */
export function sourceTag(applicationTag: string, sourceLanguage: string): string | undefined {
  const own = opaqueTag(applicationTag);
  if (own === undefined) return undefined;
  return `${applicationTag.startsWith("W/") ? "W/" : ""}"${own}--${sourceLanguage}"`;
}

/** Whether an `If-None-Match` names the tag, compared weakly (RFC 9110, section 13.1.2). */
export function namesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.length > longestList) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const wanted = tag.replace(/^W\//, "");
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(wanted) ?? false;
}

/** Longer lists are no browser's; their reader gets the whole answer. In characters. */
const longestList = 8192;

/** What stands between the quotes; `undefined` for what is no tag, or one that would make a long header. */
function opaqueTag(tag: string | undefined): string | undefined {
  return tag === undefined ? undefined : /^(?:W\/)?"([\x21\x23-\x7e]{1,200})"$/.exec(tag)?.[1];
}
