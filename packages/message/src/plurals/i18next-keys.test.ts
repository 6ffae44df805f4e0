import fc from "fast-check";
import { expect, test } from "vitest";
import { i18nextInterpolation, type MessageSyntax } from "../syntax.ts";
import type { PluralType } from "../unit.ts";
import { pluralCategories } from "./category-samples.ts";
import { groupI18nextKeys, i18nextPluralKey, splitI18nextKey } from "./i18next-keys.ts";

const syntax: MessageSyntax = { kind: "i18next", interpolation: i18nextInterpolation };

/** The messages of an object: a key, or the stem, type and categories of a plural. */
function grouped(strings: Record<string, string>, { sourceLanguage = "en", pluralSeparator = "_" } = {}) {
  const messages = groupI18nextKeys(new Map(Object.entries(strings)), { sourceLanguage, syntax, pluralSeparator });
  return messages.map((message) =>
    "key" in message ? message.key : `${message.stem} (${message.unit.type}): ${[...message.unit.forms.keys()].join()}`,
  );
}

test("plural forms are one message, where the first of them stands", () => {
  const strings = { a: "A", item_one: "{{count}} item", b: "B", item_other: "{{count}} items", item: "Item" };
  expect(grouped(strings)).toEqual(["a", "item (cardinal): one,other", "b", "item"]);
});

test("ordinals, cardinals and contexts of one stem are messages of their own", () => {
  const strings = {
    place_one: "{{count}} place",
    place_other: "{{count}} places",
    place_ordinal_one: "{{count}}st",
    place_ordinal_two: "{{count}}nd",
    place_ordinal_other: "{{count}}th",
    friend_male_one: "A boyfriend",
    friend_male_other: "{{count}} boyfriends",
  };
  expect(grouped(strings)).toEqual([
    "place (cardinal): one,other",
    "place (ordinal): one,two,other",
    "friend_male (cardinal): one,other",
  ]);
});

test("keys that only look like plurals stay as they are", () => {
  const strings = {
    choose_other: "Another one",
    part_one: "Part one",
    none_other: "No {{thing}}",
    one: "1",
    _other: "x",
  };
  expect(grouped(strings)).toEqual(Object.keys(strings));
  expect(grouped({ total_other: "{{count, number}} in all" })).toEqual(["total (cardinal): other"]);
});

test("a source whose other form is left out has plurals all the same", () => {
  const polish = { item_one: "{{count}} plik", item_few: "{{count}} pliki", item_many: "{{count}} plików" };
  expect(grouped(polish, { sourceLanguage: "pl" })).toEqual(["item (cardinal): one,few,many"]);
  const parts = { part_one: "Część pierwsza", part_few: "Kilka części", rest_many: "{{count}} plików" };
  expect(grouped(parts, { sourceLanguage: "pl" })).toEqual(Object.keys(parts));
  expect(grouped(polish, { sourceLanguage: "en" })).toEqual(Object.keys(polish));
});

test("the separator is the project's", () => {
  const strings = { "item|one": "{{count}} item", "item|other": "{{count}} items", item_other: "Other" };
  expect(grouped(strings, { pluralSeparator: "|" })).toEqual(["item (cardinal): one,other", "item_other"]);
  expect(i18nextPluralKey("item", "ordinal", "few", "|")).toBe("item|ordinal|few");
});

test("a key comes back from its parts", () => {
  const stem = fc.string({ minLength: 1 }).filter((text) => !text.endsWith("_ordinal"));
  const type = fc.constantFrom<PluralType>("cardinal", "ordinal");
  fc.assert(
    fc.property(stem, type, fc.constantFrom(...pluralCategories), (...parts) => {
      const [stem, type, category] = parts;
      expect(splitI18nextKey(i18nextPluralKey(...parts))).toEqual({ stem, type, category });
    }),
  );
});

test("every string is in one message, once, with its text", () => {
  const key = fc.tuple(
    fc.constantFrom("a", "b", "a_ordinal", "__proto__", ""),
    fc.constantFrom("", "_one", "_few", "_other"),
  );
  const text = fc.constantFrom("One", "{{count}}", "{{count}} items", "");
  const strings = fc.dictionary(
    key.map((parts) => parts.join("")),
    text,
  );
  fc.assert(
    fc.property(strings, fc.constantFrom("en", "pl", "ja"), (object, sourceLanguage) => {
      const given = new Map(Object.entries(object));
      const found = new Map(
        groupI18nextKeys(given, { sourceLanguage, syntax }).flatMap((message): [string, string | undefined][] => {
          if ("key" in message) return [[message.key, message.unit.text]];
          return message.keys.map((formKey) => {
            const category = splitI18nextKey(formKey)?.category;
            return [formKey, category && message.unit.forms.get(category)];
          });
        }),
      );
      expect(new Map([...found].sort())).toEqual(new Map([...given].sort()));
    }),
  );
});
