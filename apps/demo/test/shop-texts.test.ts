import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { namespaces, type PageLanguage, pageLanguages, sourceLanguage } from "../src/page-languages.ts";
import type { Texts } from "../src/protocol.ts";
import { openShop, type Shop } from "../src/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe("every language of the page", () => {
  const translated = pageLanguages.filter((language) => language !== sourceLanguage);

  test.each(translated.flatMap((language) => namespaces.map((namespace) => [language, namespace] as const)))(
    "%s/%s is wholly in the shop's TMX",
    async (language, namespace) => {
      const engines = await shop.texts.engines(language, namespace);
      const unanswered = Object.entries(engines).filter(([, engine]) => engine !== "scripted");
      expect(unanswered).toEqual([]);
      expect(Object.keys(engines).length).toBeGreaterThan(20);
    },
  );

  test.each(translated)("%s has a cart for each of its plural categories", async (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const cart = await cartOf(language);
    expect(
      Object.keys(cart)
        .filter((key) => key.startsWith("items_"))
        .sort(),
    ).toEqual(pluralCategories.map((category) => `items_${category}`).sort());
  });
});

test("the original texts come from no engine", async () => {
  expect(new Set(Object.values(await shop.texts.engines("en", "shop")))).toEqual(new Set(["source"]));
});

test("the Polish cart has its four forms, with the count in place", async () => {
  expect(await cartOf("pl")).toMatchObject({
    items_one: "{{count}} produkt w koszyku",
    items_few: "{{count}} produkty w koszyku",
    items_many: "{{count}} produktów w koszyku",
    items_other: "{{count}} produktu w koszyku",
  });
});

async function cartOf(language: PageLanguage): Promise<Texts> {
  const { cart } = await shop.texts.read(language, "shop");
  if (typeof cart !== "object") throw new Error("The shop's texts have no cart.");
  return cart;
}
