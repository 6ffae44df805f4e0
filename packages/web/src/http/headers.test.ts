import { expect, test } from "vitest";
import { hasDirective } from "./cache-control.ts";
import { bodyKindOf } from "./content-type.ts";
import { varyWith } from "./vary.ts";

test.each([
  ["text/html", "html"],
  ["TEXT/HTML ; Charset=UTF-8", "html"],
  ['text/html;charset="utf-8"', "html"],
  ["text/html; charset=utf8; level=1", "html"],
  ["text/html; charset=utf-16", undefined],
  ["text/html; charset=", undefined],
  ["application/xhtml+xml", undefined],
  ["application/json", "json"],
  ["application/vnd.api+json; version=2", "json"],
  ["application/json-seq", undefined],
  ["application/x-ndjson", undefined],
  ["text/event-stream", undefined],
  ["", undefined],
  [";", undefined],
])("%s is %s", (contentType, kind) => {
  expect(bodyKindOf(contentType)).toBe(kind);
});

test("directives are read whatever their case, and arguments are none", () => {
  expect(hasDirective("no-transform")("public, No-Transform")).toBe(true);
  expect(hasDirective("no-store")("private=no-store")).toBe(false);
  expect(hasDirective("no-store", "private")("private=x, max-age=1")).toBe(true);
  expect(hasDirective("private")("x-private , private\t")).toBe(true);
  for (const none of ["", undefined, "x-private, privately", 'no-cache="private"', "private;"]) {
    expect(hasDirective("private")(none)).toBe(false);
  }
});

test("Vary names each header once, and a star for all", () => {
  expect(varyWith(undefined, ["Cookie"])).toBe("Cookie");
  expect(varyWith("", ["Cookie"])).toBe("Cookie");
  expect(varyWith("Origin,cookie", ["Cookie", "Accept-Language"])).toBe("Origin,cookie, Accept-Language");
  expect(varyWith(" * ", ["Cookie"])).toBe(" * ");
});
