import { expect, test } from "vitest";
import { i18nextInterpolation, type MessageSyntax } from "../syntax.ts";
import type { PluralCategory, PluralType, PluralUnit } from "../unit.ts";
import { pluralCategories } from "./category-samples.ts";
import { completePlural } from "./complete-plural.ts";

const i18next: MessageSyntax = { kind: "i18next", interpolation: i18nextInterpolation };
const items = { one: "{{count}} item", other: "{{count}} items" };

type Forms = Partial<Record<PluralCategory, string>>;

function unitOf(forms: Forms, syntax = i18next, type: PluralType = "cardinal"): PluralUnit {
  const pairs = pluralCategories.map((category) => [category, forms[category]] as const);
  const given = pairs.flatMap(([category, text]) => (text === undefined ? [] : [[category, text] as const]));
  return { kind: "plural", type, forms: new Map(given), syntax, countName: "count" };
}

/** What each form is asked for with: its text with the sample in place of the count. */
function asked(forms: Forms, target: string, { source = "en", syntax = i18next } = {}): Record<string, string> {
  const completed = completePlural(unitOf(forms, syntax), { source, target });
  return Object.fromEntries(
    completed.map(({ category, request: { text, count } }) => [
      category,
      text.replace(/\{\{count\}\}|%\w/, (found) => (count === undefined ? found : String(count.sample))),
    ]),
  );
}

test("each category is asked with a number of its own", () => {
  expect(asked(items, "pl")).toEqual({ one: "1 item", few: "2 items", many: "5 items", other: "1.5 items" });
  expect(asked(items, "ar")).toEqual({
    zero: "0 items",
    one: "1 item",
    two: "2 items",
    few: "3 items",
    many: "11 items",
    other: "100 items",
  });
  expect(asked(items, "ja")).toEqual({ other: "2 items" });
});

test("categories come in CLDR's order, other last", () => {
  const categories = completePlural(unitOf({ zero: "None", ...items }), { source: "en", target: "pl" });
  expect(categories.map(({ category }) => category)).toEqual(["zero", "one", "few", "many", "other"]);
});

test("a form that stands for many numbers is asked with one that names them", () => {
  const forms = { one: "One item", other: "{{count}} items" };
  // In Polish `one` is 1 alone; in Russian it is 21 and 31 too.
  expect(asked(forms, "pl")).toMatchObject({ one: "One item", few: "2 items" });
  expect(asked(forms, "ru")).toMatchObject({ one: "21 items" });
});

test("a number that the form already holds is not the sample", () => {
  const pages = "{{count}} of 2 pages";
  expect(asked({ one: pages, other: pages }, "pl")).toMatchObject({ few: "3 of 2 pages" });
});

test("only a form for one number may leave its number out", () => {
  const mayBeLeftOut = (target: string) => {
    const forms = completePlural(unitOf(items), { source: "en", target });
    return forms.flatMap(({ category, request }) => (request.count?.mayBeLeftOut === true ? [category] : []));
  };
  expect(mayBeLeftOut("pl")).toEqual(["one"]);
  expect(mayBeLeftOut("ru")).toEqual([]);
  expect(mayBeLeftOut("ar")).toEqual(["zero", "one", "two"]);
});

test("i18next asks for zero at 0 in every language, gettext does not", () => {
  const forms = { zero: "No items", ...items };
  expect(asked(forms, "pl")).toMatchObject({ zero: "No items", one: "1 item" });
  expect(asked(forms, "ar")).toMatchObject({ zero: "No items" });
  // In Latvian `zero` is 10 to 20 too.
  expect(asked(forms, "lv")).toMatchObject({ zero: "10 items" });
  expect(asked(forms, "pl", { syntax: { kind: "printf", family: "c" } })).not.toHaveProperty("zero");
  const ordinals = completePlural(unitOf(forms, i18next, "ordinal"), { source: "en", target: "pl" });
  expect(ordinals.map(({ category }) => category)).toEqual(["other"]);
});

test("a source whose other form is left out has a form for every number all the same", () => {
  const polish = { one: "{{count}} plik", few: "{{count}} pliki", many: "{{count}} plików" };
  expect(asked(polish, "en", { source: "pl" })).toEqual({ one: "1 plik", other: "2 pliki" });
  expect(asked(polish, "cs", { source: "pl" })).toMatchObject({ many: "1.5 plików", other: "5 plików" });
});

test.each([
  ["c", "%d files of %s", "1"],
  ["c", "%2$s has %1$d files", "1"],
  ["python", "%(count)d files", "count"],
  ["python", "%(name)s: %(num)d files", "num"],
  ["ruby", "%{count} files", "count"],
  ["python-brace", "{count} files", "count"],
  ["python-brace", "{0} files of {1}", "0"],
  ["objc", "%@ has %ld files", "2"],
] as const)("the count of the %s form %s", (family, text, name) => {
  const unit = unitOf({ one: text, other: text }, { kind: "printf", family });
  for (const { request } of completePlural(unit, { source: "en", target: "pl" })) {
    expect(request.count?.name).toBe(name);
  }
});

test("a form without a number has no count", () => {
  const unit = unitOf({ one: "Delete it", other: "Delete them" });
  for (const { request } of completePlural(unit, { source: "en", target: "ru" })) expect(request.count).toBeUndefined();
});

test("a language that is no tag is refused", () => {
  expect(() => completePlural(unitOf(items), { source: "en", target: "de_AT" })).toThrow(/"de_AT"/);
});
