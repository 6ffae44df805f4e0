import { bodyHash } from "./body-hash.ts";

/**
 * The tag of a localized body: the application's own tag, the locale, and what the body says. Weak, because a
 * compression behind it may write the same words in other bytes (RFC 9110, section 8.8.3).
 */
export function localizedTag(
  applicationTag: string | undefined,
  locale: string,
  body: Uint8Array,
  hash = bodyHash(body),
): string {
  const own = opaqueTag(applicationTag);
  const tag = `${locale}-${hash}`;
  if (applicationTag === undefined || own === undefined) return `W/"${tag}"`;
  // That the application's tag was a weak one is kept, for who asks with it: see `withApplicationTags`.
  return `W/"${applicationTag.startsWith("W/") ? "W/" : ""}${own}--${tag}"`;
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

/**
 * An `If-Match` as the application would have written its tags: whoever edits what he has read shows the tag he was
 * given (RFC 9110, section 13.1.1). What is no tag of these locales stays as it is.
 */
export function withApplicationTags(ifMatch: string, locales: readonly string[]): string {
  if (!ifMatch.includes("--") || ifMatch.length > longestList) return ifMatch;
  return ifMatch.replace(/(W\/)?"([^"]*)"/g, (whole: string, weak: string | undefined, opaque: string) => {
    const end = opaque.lastIndexOf("--");
    const [own, suffix] = [opaque.slice(0, end), opaque.slice(end + 2)];
    if (end < 1) return whole;
    if (locales.includes(suffix)) return `${weak ?? ""}"${own}"`;
    if (!locales.some((locale) => suffix.startsWith(`${locale}-`))) return whole;
    return own.startsWith("W/") ? `W/"${own.slice(2)}"` : `"${own}"`;
  });
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
