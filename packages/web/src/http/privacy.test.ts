import { expect, test } from "vitest";
import { isPrivateExchange } from "./privacy.ts";
import type { ResponseHead } from "./response-head.ts";

test.each([
  ["nobody told who he is", {}, {}, false],
  ["a key was shown", { authorization: "Bearer x" }, {}, true],
  ["a session's cookie came", { cookie: "locale=de; sid=1" }, {}, true],
  ["only the locale's cookie came", { cookie: "locale=de" }, {}, false],
  ["a cookie is set", {}, { "set-cookie": "sid=1" }, true],
  ["the answer says private", {}, { "cache-control": "Private" }, true],
  ["the answer says no-store", {}, { "cache-control": "no-store" }, true],
  ["the answer says public, whoever asked", { authorization: "Bearer x" }, { "cache-control": "public" }, false],
  ["shared caches may keep it, whoever asked", { cookie: "sid=1" }, { "cache-control": "s-maxage=60" }, false],
  ["a public answer sets a cookie", {}, { "cache-control": "public", "set-cookie": "sid=1" }, true],
  ["a public answer is private too", {}, { "cache-control": "public, private" }, true],
])("where %s, that it is private is told", (_, request, answer, isPrivate) => {
  const facts = {
    method: "GET",
    url: "/",
    header: (name: string) => new Headers({ ...request }).get(name) ?? undefined,
  };
  expect(isPrivateExchange(facts, headOf({ ...answer }), ["locale"])).toBe(isPrivate);
});

test.each([
  ["a page that answers a form", "POST", { "content-type": "text/html; charset=utf-8" }, true],
  ["a page that is asked for", "GET", { "content-type": "text/html" }, false],
  ["data that answers a query", "POST", { "content-type": "application/json" }, false],
  ["a page that is for all", "POST", { "content-type": "text/html", "cache-control": "public" }, false],
])("%s, asked for by %s, is private as it should be", (_, method, answer, isPrivate) => {
  const facts = { method, url: "/", header: () => undefined };
  expect(isPrivateExchange(facts, headOf({ ...answer }), [])).toBe(isPrivate);
});

function headOf(given: Record<string, string>): ResponseHead {
  const headers = new Headers(given);
  return {
    status: 200,
    setStatus: () => {},
    get: (name) => headers.get(name) ?? undefined,
    set: (name, value) => headers.set(name, value),
    remove: (name) => headers.delete(name),
  };
}
