import fc from "fast-check";
import { expect, test } from "vitest";
import { countedMessage } from "./message.ts";
import { messagesOf, planResources, renderResources } from "./plan.ts";
import { categorySamples, type PluralType } from "./plural-samples.ts";
import { defaultSyntax } from "./tokens.ts";

const languages = ["pl", "ru", "ar", "ja", "fr", "es", "cy", "lv", "he", "cs", "sl", "lt", "en", "de", "it", "ga"];
const types: readonly PluralType[] = ["cardinal", "ordinal"];

function planFor(resources: unknown, targetLanguage: string) {
  const setting = {
    sourceLanguage: "en",
    targetLanguage,
    keySeparator: ".",
    pluralSeparator: "_",
    syntax: defaultSyntax,
  };
  return planResources(resources, setting);
}

/** What would be sent for each key of the target. */
function sentFor(resources: unknown, language: string) {
  return Object.fromEntries(messagesOf(planFor(resources, language)).map(({ key, sent }) => [key, sent]));
}

const items = { item_one: "{{count}} item", item_other: "{{count}} items" };

test.each(languages)("the keys of %s are those of its plural categories", (language) => {
  const ordinals = {
    place_ordinal_one: "{{count}}st",
    place_ordinal_two: "{{count}}nd",
    place_ordinal_few: "{{count}}rd",
    place_ordinal_other: "{{count}}th place",
  };
  const keys = Object.keys(sentFor({ ...items, ...ordinals }, language)).sort();
  const expected = types.flatMap((type) =>
    new Intl.PluralRules(language, { type })
      .resolvedOptions()
      .pluralCategories.map((category) => (type === "cardinal" ? `item_${category}` : `place_ordinal_${category}`)),
  );
  expect(keys).toEqual(expected.sort());
});

test.each(languages)("the samples of %s belong to their categories, whole numbers before fractions", (language) => {
  for (const type of types) {
    const rules = new Intl.PluralRules(language, { type });
    for (const { category, numbers } of categorySamples(language, type)) {
      expect(numbers.length).toBeGreaterThan(0);
      expect(new Set(numbers.map((number) => rules.select(number)))).toEqual(new Set([category]));
      expect(new Set(numbers.map(Number.isInteger)).size).toBe(1);
    }
  }
});

test("each category is asked with a number of its own", () => {
  expect(sentFor(items, "pl")).toEqual({
    item_one: "1 item",
    item_few: "2 items",
    item_many: "5 items",
    item_other: "1.5 items",
  });
  expect(sentFor(items, "ar")).toEqual({
    item_zero: "0 items",
    item_one: "1 item",
    item_two: "2 items",
    item_few: "3 items",
    item_many: "11 items",
    item_other: "100 items",
  });
  expect(sentFor(items, "ja")).toEqual({ item_other: "2 items" });
});

test("a form that stands for many numbers is asked with one that names them", () => {
  const resources = { item_one: "One item", item_other: "{{count}} items" };
  // In Polish `one` is 1 alone; in Russian it is 21 and 31 too.
  expect(sentFor(resources, "pl")).toMatchObject({ item_one: "One item", item_few: "2 items" });
  expect(sentFor(resources, "ru")).toMatchObject({ item_one: "21 items" });
});

test("a number that the form already holds is not the sample", () => {
  const resources = { page_one: "{{count}} of 2 pages", page_other: "{{count}} of 2 pages" };
  expect(sentFor(resources, "pl")).toMatchObject({ page_few: "3 of 2 pages" });
});

test("a zero form of its own is kept for i18next, which asks for it at 0", () => {
  const resources = { item_zero: "No items", ...items };
  expect(sentFor(resources, "pl")).toMatchObject({ item_zero: "No items", item_one: "1 item" });
  expect(sentFor(resources, "ar")).toMatchObject({ item_zero: "No items" });
  // In Latvian `zero` is 10 to 20 too.
  expect(sentFor(resources, "lv")).toMatchObject({ item_zero: "10 items" });
});

test("contexts and nested objects have plurals of their own", () => {
  const resources = {
    shop: { friend_male_one: "{{count}} boyfriend", friend_male_other: "{{count}} boyfriends" },
    list: [items],
  };
  const keys = Object.keys(sentFor(resources, "cs"));
  expect(keys.slice(0, 4)).toEqual(["one", "few", "many", "other"].map((category) => `shop.friend_male_${category}`));
  expect(keys.slice(4)).toEqual(["one", "few", "many", "other"].map((category) => `list.0.item_${category}`));
});

test("keys that only look like plurals stay as they are", () => {
  const resources = { choose_other: "Another one", part_one: "Part one", none_other: "No {{thing}}" };
  expect(sentFor(resources, "pl")).toEqual(resources);
});

test("a source whose other form is left out has plurals all the same", () => {
  const polish = { item_one: "{{count}} plik", item_few: "{{count}} pliki", item_many: "{{count}} plików" };
  const setting = { keySeparator: ".", pluralSeparator: "_", syntax: defaultSyntax };
  const planned = (resources: unknown, targetLanguage: string) => {
    const plan = planResources(resources, { ...setting, sourceLanguage: "pl", targetLanguage });
    return Object.fromEntries(messagesOf(plan).map(({ key, sent }) => [key, sent]));
  };
  expect(planned(polish, "en")).toEqual({ item_one: "1 plik", item_other: "2 pliki" });
  expect(planned(polish, "ja")).toEqual({ item_other: "2 pliki" });
  const parts = { part_one: "Część pierwsza", part_few: "Kilka części", rest_many: "{{count}} plików" };
  expect(planned(parts, "en")).toEqual(parts);
});

test("the count comes back where the number stands, however the language writes it", () => {
  const at = (sample: number, source = "{{count}} items") => ({ key: "k", source, sample, isOneNumber: false });
  const finish = (sample: number, translation: string) => countedMessage(at(sample), defaultSyntax).finish(translation);
  expect(finish(5, "5 przedmiotów")).toBe("{{count}} przedmiotów");
  expect(finish(1.5, "1,5 przedmiotu")).toBe("{{count}} przedmiotu");
  expect(finish(1_000_000, "1 000 000 d'articles")).toBe("{{count}} d'articles");
  expect(finish(1_000_000, "1.000.000 de artículos")).toBe("{{count}} de artículos");
  expect(finish(100, "١٠٠ عنصر")).toBe("{{count}} عنصر");
  expect(finish(5, "fünf Artikel")).toBeUndefined();
  expect(finish(5, "55 Artikel")).toBeUndefined();
  expect(finish(5, "5 von 5 Artikeln")).toBeUndefined();
  expect(finish(1, "1.5 Artikel")).toBeUndefined();
});

test("formats of the count are put back in order", () => {
  const source = "{{count, number}} items ({{ count }})";
  const message = countedMessage({ key: "k", source, sample: 5, isOneNumber: false }, defaultSyntax);
  expect(message.sent).toBe("5 items (5)");
  expect(message.finish("5 Artikel (5)")).toBe("{{count, number}} Artikel ({{ count }})");
});

test("only a form for one number may leave it out", () => {
  const form = { key: "k", source: "{{count}} item in {{place}}", sample: 1 };
  const finish = (isOneNumber: boolean, translation: string) =>
    countedMessage({ ...form, isOneNumber }, defaultSyntax).finish(translation);
  expect(finish(true, "jeden przedmiot w {{place}}")).toBe("jeden przedmiot w {{place}}");
  expect(finish(false, "jeden przedmiot w {{place}}")).toBeUndefined();
  expect(finish(true, "jeden przedmiot")).toBeUndefined();
});

test("an engine that changes nothing gives every form its source, whatever the source is", () => {
  const form = fc
    .tuple(fc.string(), fc.constantFrom("{{count}}", "{{ count }}", "{{x}}", ""), fc.string())
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(form, form, fc.constantFrom(...languages), (one, other, language) => {
      const plan = planFor({ k_one: one, k_other: other }, language);
      for (const message of messagesOf(plan)) {
        if (message.sent === undefined) continue;
        const finished = message.finish(message.sent);
        if (finished !== undefined) expect([one, other]).toContain(finished);
      }
    }),
  );
});

test("the shape of the resources is kept", () => {
  const resources = { a: "A", b: { c: ["C", 1, { d: "D" }], e: null, f: true }, g: "" };
  expect(renderResources(planFor(resources, "de"), ({ source }) => `<${source}>`)).toEqual({
    a: "<A>",
    b: { c: ["<C>", 1, { d: "<D>" }], e: null, f: true },
    g: "<>",
  });
});
