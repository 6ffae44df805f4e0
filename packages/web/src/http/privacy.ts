import type { RequestFacts } from "../request-facts.ts";
import { hasDirective } from "./cache-control.ts";
import { bodyKindOf } from "./content-type.ts";
import type { ResponseHead } from "./response-head.ts";

/**
 * Whether what is said may concern one reader alone. What the answer says of itself stands first: `private` and
 * `no-store` are for one, `public` and `s-maxage` for all, whoever asked (RFC 9111, sections 3.5 and 5.2.2). Where it says
 * nothing, whoever shows a key or a cookie, or is given one, is told private things; and so is who sends a form, for
 * sessions set their cookie when the head leaves already.
 * @param languageCookies cookies that say a locale and nothing else
 */
export function isPrivateExchange(
  request: RequestFacts,
  head: ResponseHead | undefined,
  languageCookies: readonly string[],
): boolean {
  const cacheControl = head?.get("cache-control");
  if (isForOne(cacheControl) || head?.get("set-cookie") !== undefined) return true;
  if (isForAll(cacheControl)) return false;
  if (isAnswerToForm(request, head)) return true;
  return request.header("authorization") !== undefined || hasOtherCookies(request.header("cookie"), languageCookies);
}

const isForOne = hasDirective("private", "no-store");
const isForAll = hasDirective("public", "s-maxage");

function isAnswerToForm({ method }: RequestFacts, head: ResponseHead | undefined): boolean {
  return method !== "GET" && method !== "HEAD" && bodyKindOf(head?.get("content-type") ?? "") === "html";
}

function hasOtherCookies(cookies: string | undefined, known: readonly string[]): boolean {
  if (cookies === undefined) return false;
  return cookies
    .split(";")
    .map((cookie) => cookie.split("=", 1)[0]?.trim() ?? "")
    .some((name) => name !== "" && !known.includes(name));
}
