import type { EncodedBody, Outcome } from "../body-localizer.ts";
import type { RequestFacts } from "../request-facts.ts";
import { hasDirective } from "./cache-control.ts";
import { namesCharset } from "./content-type.ts";
import { localizedTag, namesTag } from "./entity-tags.ts";
import type { ResponseHead } from "./response-head.ts";

/** Says how much of an answer is in its reader's language: `complete`, `partial`, or `streamed` where that comes last. */
export const outcomeHeader = "X-Localization";

/** Of a body that is localized as a whole. `true` where the reader has it already: the head is that of a 304 then. */
export function settleWhole(head: ResponseHead, request: RequestFacts, locale: string, body: EncodedBody): boolean {
  const applicationTag = head.get("etag");
  speakLocale(head, locale);
  head.set(outcomeHeader, outcomeWord(body.outcome));
  if (body.outcome.pending > 0) {
    keepFromCaches(head, "no-store");
    return false;
  }
  if (!reads(request)) return false;
  const tag = localizedTag(applicationTag, locale, body.bytes, body.hash);
  head.set("ETag", tag);
  return isKnown(head, request, tag) && becomeNotModified(head);
}

/** Of a body whose outcome is known when it has gone: no cache may use it for anybody else. */
export function settleStreamed(head: ResponseHead, locale: string): void {
  speakLocale(head, locale);
  head.set(outcomeHeader, "streamed");
  const cacheControl = head.get("cache-control");
  // Without validators, `no-cache` is never satisfied from a cache (RFC 9111, section 5.2.2.4).
  if (cacheControl !== undefined && isNotUsedUnasked(cacheControl)) keepFromCaches(head, cacheControl);
  else keepFromCaches(head, isPrivate(cacheControl) ? "private, no-cache" : "no-cache");
}

const isNotUsedUnasked = hasDirective("no-store", "no-cache");
const isPrivate = hasDirective("private");

/** Of a body on its way that stays in the source language. Nothing of it is waited for, so caches may keep it. */
export function settleSource(head: ResponseHead, sourceLanguage: string): void {
  speakLocale(head, sourceLanguage);
  head.set(outcomeHeader, "complete");
}

/** Of a body that is not there to be localized, as HEAD has none: what only the localized body tells is left out. */
export function settleBodiless(head: ResponseHead, locale: string): void {
  speakLocale(head, locale);
}

export function outcomeWord({ pending, declined }: Outcome): "complete" | "partial" {
  return pending + declined === 0 ? "complete" : "partial";
}

/** Whether the request's `If-None-Match` names the tag of what a 200 would answer (RFC 9110, section 13.2.1). */
export function isKnown(head: ResponseHead, request: RequestFacts, tag: string): boolean {
  if (head.status < 200 || head.status > 299 || !reads(request)) return false;
  const ifNoneMatch = request.header("if-none-match");
  return ifNoneMatch !== undefined && namesTag(ifNoneMatch, tag);
}

/** What a 304 needs stays: tag, dates, caching, `Vary` (RFC 9110, section 15.4.5). What tells of the body goes. */
export function becomeNotModified(head: ResponseHead): true {
  head.setStatus(304);
  for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding", "Trailer"]) head.remove(name);
  return true;
}

function keepFromCaches(head: ResponseHead, cacheControl: string): void {
  head.set("Cache-Control", cacheControl);
  for (const name of ofSomeCaches) head.remove(name);
}

function speakLocale(head: ResponseHead, locale: string): void {
  for (const name of ofTheSourceBody) head.remove(name);
  const contentType = head.get("content-type");
  // Or a `<meta>` that promised another charset would be believed, now that there are more letters than ASCII's.
  if (contentType !== undefined && /html/i.test(contentType) && !namesCharset(contentType)) {
    head.set("Content-Type", `${contentType}; charset=utf-8`);
  }
  head.set("Content-Language", locale);
}

/** Only these have a representation of the address in their answer. */
function reads({ method }: RequestFacts): boolean {
  return method === "GET" || method === "HEAD";
}

/** Lengths, digests (RFC 9530, and older ones), validators and ranges that were true of the application's bytes. */
const ofTheSourceBody = [
  "content-length",
  "etag",
  "last-modified",
  "accept-ranges",
  "content-md5",
  "digest",
  "content-digest",
  "repr-digest",
];

/** What caches of some kinds obey in place of `Cache-Control` (RFC 9213, and older ones). */
const ofSomeCaches = [
  "CDN-Cache-Control",
  "Cloudflare-CDN-Cache-Control",
  "Netlify-CDN-Cache-Control",
  "Vercel-CDN-Cache-Control",
  "Surrogate-Control",
  "X-Accel-Expires",
];
