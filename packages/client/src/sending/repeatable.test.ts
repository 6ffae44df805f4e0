import { expect, test } from "vitest";
import { DragomanError } from "../errors.ts";
import { once, repeatableOf } from "./repeatable.ts";
import { harmless } from "./retry.ts";

/** A connection that failed as Node says it. */
function lost(message: string): DragomanError {
  const code = message.split(" ")[1];
  const cause = new Error("fetch failed", { cause: Object.assign(new Error(message), { code }) });
  return new DragomanError("connection", "The connection failed.", { cause });
}

test.each([
  ["connect ECONNREFUSED 127.0.0.1:1", true],
  ["getaddrinfo ENOTFOUND nowhere", true],
  ["connect EHOSTUNREACH 10.0.0.1:443", true],
  ["write EPIPE", true],
  ["read EHOSTUNREACH", false],
  ["read ECONNRESET", false],
  ["write ECONNRESET", false],
])("what makes something is sent again after %j: %j", (message, isSentAgain) => {
  expect(once(lost(message))).toBe(isSentAgain);
});

test.each([
  [429, undefined, true],
  [529, undefined, true],
  [409, "idempotency_key_in_use", true],
  [409, "idempotency_key_reused", false],
  [500, undefined, false],
  [503, undefined, false],
])("what makes something is sent again after %j %j: %j", (status, code, isSentAgain) => {
  expect(once(new DragomanError("server", "no", { status, code }))).toBe(isSentAgain);
});

test.each([
  ["POST", "/v2/translate", true],
  ["POST", "/v2/document/id", true],
  ["POST", "/v2/document/id/result", false],
  ["POST", "/v3/glossaries", false],
  ["PATCH", "/v3/glossaries/id", false],
  ["PUT", "/v3/glossaries/id/dictionaries", true],
  ["DELETE", "/v3/glossaries/id", true],
])("%s %s may be repeated: %j", (method, path, isRepeatable) => {
  expect(repeatableOf(method, path)).toBe(isRepeatable ? harmless : once);
});
