import { expect, test } from "vitest";
import { settleStreamed, settleWhole } from "./localized-head.ts";
import type { ResponseHead } from "./response-head.ts";

function headWith(fields: Readonly<Record<string, string>>): ResponseHead {
  const headers = new Headers(fields);
  return {
    status: 200,
    setStatus: () => {},
    get: (name) => headers.get(name) ?? undefined,
    set: (name, value) => headers.set(name, value),
    remove: (name) => headers.delete(name),
  };
}

test.each([
  [undefined, "no-cache"],
  ["public, max-age=600", "no-cache"],
  ["private, max-age=600", "private, no-cache"],
  ["public, no-cache", "public, no-cache"],
  ["private, no-store", "private, no-store"],
])("a page that streams with %s is %s", (cacheControl, expected) => {
  const head = headWith(cacheControl === undefined ? {} : { "cache-control": cacheControl });
  settleStreamed(head, "de");
  expect(head.get("cache-control")).toBe(expected);
});

test("what no cache may keep is kept by none that has a header of its own", () => {
  const ofSome = { "cdn-cache-control": "max-age=600", "surrogate-control": "max-age=600", "x-accel-expires": "600" };
  const streamed = headWith(ofSome);
  settleStreamed(streamed, "de");
  const pending = headWith(ofSome);
  const request = { method: "GET", url: "/", header: () => undefined };
  settleWhole(pending, request, "de", { bytes: new Uint8Array(), outcome: { translated: 1, pending: 1, declined: 0 } });
  const complete = headWith(ofSome);
  settleWhole(complete, request, "de", {
    bytes: new Uint8Array(),
    outcome: { translated: 1, pending: 0, declined: 0 },
  });
  for (const [name, value] of Object.entries(ofSome)) {
    expect([streamed.get(name), pending.get(name), complete.get(name)]).toEqual([undefined, undefined, value]);
  }
});
