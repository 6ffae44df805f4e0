import { expect, test } from "vitest";
import { utf8Bytes } from "./bytes.ts";
import { namesTag, sourceTag, localizedTag as tagOfBytes, withApplicationTags } from "./entity-tags.ts";

const localizedTag = (applicationTag: string | undefined, locale: string, body: string) =>
  tagOfBytes(applicationTag, locale, utf8Bytes(body));

test("a localized tag is weak, and tells applications' tags, locales and bodies apart", () => {
  const tags = [
    localizedTag('"abc"', "de", "eins"),
    localizedTag('"abd"', "de", "eins"),
    localizedTag('"abc"', "pl", "eins"),
    localizedTag('"abc"', "de", "zwei"),
    localizedTag(undefined, "de", "eins"),
  ];
  expect(new Set(tags).size).toBe(tags.length);
  for (const tag of tags) expect(tag).toMatch(/^W\/"[\x21\x23-\x7e]+"$/);
  expect(localizedTag('"abc"', "de", "eins")).toBe(tags[0]);
});

test("what an application calls a tag and is none does not get into ours", () => {
  for (const wrong of ["abc", '"a"b"', '"a\r\nb"', '""', `"${"a".repeat(201)}"`]) {
    expect(localizedTag(wrong, "de", "eins")).toBe(localizedTag(undefined, "de", "eins"));
    expect(sourceTag(wrong, "en")).toBeUndefined();
  }
});

test("a source answer's tag stays as strong as it was", () => {
  expect(sourceTag('"abc"', "en")).toBe('"abc--en"');
  expect(sourceTag('W/"abc"', "en")).toBe('W/"abc--en"');
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b" , W/"a","c"', true],
  ["*", true],
  [" * ", true],
  ['"b"', false],
  ["a", false],
  ["", false],
  ['"*"', false],
  ['"b, "a', false],
  [`${'"b",'.repeat(3000)}"a"`, false],
])("If-None-Match: %s is looked through as RFC 9110 says", (ifNoneMatch, isNamed) => {
  expect(namesTag(ifNoneMatch, 'W/"a"')).toBe(isNamed);
});

test("bodies that differ in one character, in their order or in their length have different tags", () => {
  const bodies = [
    "",
    "a",
    "b",
    "ab",
    "ba",
    "aa",
    "aaa",
    "a\0",
    "\0a",
    "\0",
    "\0\0",
    "ā",
    "ab".repeat(500),
    "ba".repeat(500),
  ];
  expect(new Set(bodies.map((body) => localizedTag(undefined, "de", body))).size).toBe(bodies.length);
});

test.each(['"v5"', 'W/"v5"', '"a--b"', '"--"'])(
  "who edits what he has read shows the application its own tag %s",
  (tag) => {
    const locales = ["en", "de", "pt-BR"];
    const shown = [sourceTag(tag, "en"), localizedTag(tag, "de", "eins"), localizedTag(tag, "pt-BR", "um"), '"other"'];
    expect(withApplicationTags(shown.join(", "), locales)).toBe([tag, tag, tag, '"other"'].join(", "));
  },
);

test.each(["*", '"v5"', '"v5--fr"', '"v5--de2-x"', '"--de"', "v5--de", '"v5--de', ""])(
  "an If-Match of %s is the application's own",
  (ifMatch) => {
    expect(withApplicationTags(ifMatch, ["en", "de"])).toBe(ifMatch);
  },
);
