import { expectTypeOf, test } from "vitest";
import type { Shape } from "../contract.ts";
import {
  type Client,
  type CustomTagUsage,
  createClient,
  type Dictionary,
  type Glossary,
  type Improvement,
  type NewDictionary,
  type Paging,
  type Segment,
  type StyleRuleList,
  type TranslationMemory,
} from "../index.ts";

declare const apiKey: string;
const client = createClient({ baseUrl: "http://localhost:4100", apiKey });
const direction = { sourceLang: "en", targetLang: "de" };

test("answers are the contract's shapes, their fields in camelCase", () => {
  expectTypeOf(client.glossaries.get("g")).resolves.toEqualTypeOf<Glossary>();
  expectTypeOf<Glossary>().toEqualTypeOf<Shape<"Glossary">>();
  expectTypeOf<Glossary["glossaryId"]>().toEqualTypeOf<string>();
  expectTypeOf(client.glossaries.delete("g")).resolves.toEqualTypeOf<void>();
  expectTypeOf(client.admin.keys.create()).resolves.toEqualTypeOf<Shape<"DeveloperKey">>();
  // @ts-expect-error: the wire's name
  client.glossaries.get("g").then(({ glossary_id }) => glossary_id);
});

test("terms are an object, pairs or a text, and are read as an object", () => {
  client.glossaries.replaceDictionary("g", { ...direction, entries: { cart: "Warenkorb" } });
  client.glossaries.replaceDictionary("g", { ...direction, entries: new Map([["cart", "Warenkorb"]]) });
  client.glossaries.replaceDictionary("g", { ...direction, entries: "cart,Warenkorb", entriesFormat: "csv" });
  expectTypeOf(client.glossaries.entries("g", direction)).resolves.toEqualTypeOf<Dictionary>();
  expectTypeOf<Dictionary>().toExtend<NewDictionary>();
  // @ts-expect-error: terms without translations
  client.glossaries.replaceDictionary("g", { ...direction, entries: ["cart"] });
  // @ts-expect-error: no direction
  client.glossaries.entries("g");
});

test("what a glossary says of a dictionary names the dictionary", () => {
  expectTypeOf<Glossary["dictionaries"][number]>().toExtend<Parameters<Client["glossaries"]["deleteDictionary"]>[1]>();
});

test("a glossary needs a name and dictionaries, and changes need neither", () => {
  // @ts-expect-error: no dictionaries
  client.glossaries.create({ name: "Shop" });
  client.glossaries.update("g", {});
  client.glossaries.create({ name: "Shop", dictionaries: [] }, { idempotencyKey: "shop-1" });
  // @ts-expect-error: changing takes no key
  client.glossaries.update("g", {}, { idempotencyKey: "shop-1" });
});

test("rules keep the interface's names, and its values are known", () => {
  client.styleRules.replaceConfiguredRules("s", { punctuation: { quotation_mark: "use_guillemets" } });
  // @ts-expect-error: no such value
  client.styleRules.replaceConfiguredRules("s", { punctuation: { quotation_mark: "use_hearts" } });
  // @ts-expect-error: no such language
  client.styleRules.create({ name: "Help centre", language: "tlh" });
});

test("lists in pages are walked", () => {
  expectTypeOf(client.styleRules.list()).toEqualTypeOf<Paging<StyleRuleList>>();
  expectTypeOf(client.memories.list({ pageSize: 5 })).toEqualTypeOf<Paging<TranslationMemory>>();
  expectTypeOf(client.memories.segments("m", { filterText: "save" }).toArray()).resolves.toEqualTypeOf<Segment[]>();
  const days = { startDate: "2026-10-01", endDate: "2026-10-31" };
  expectTypeOf(client.admin.usageByTag(days)).toEqualTypeOf<Paging<CustomTagUsage>>();
  // @ts-expect-error: no days
  client.admin.usageByTag({ aggregateBy: "day" });
  // @ts-expect-error: a list in pages is no list
  client.styleRules.list().length;
});

test("limits may be none", () => {
  client.admin.keys.limit("k", { characters: null, speechToTextMilliseconds: 0 });
  // @ts-expect-error: a limit is a number
  client.admin.keys.limit("k", { characters: "many" });
});

test("a style or a tone, not both", () => {
  expectTypeOf(client.rephrase("Hi")).resolves.toEqualTypeOf<Improvement>();
  expectTypeOf(client.correctMany(["Hi"], { to: "en-GB" })).resolves.toEqualTypeOf<Improvement[]>();
  client.rephrase("Hi", { writingStyle: "business" });
  client.rephraseMany(["Hi"], { tone: "prefer_friendly", writingStyle: "default" });
  // @ts-expect-error: both
  client.rephrase("Hi", { writingStyle: "business", tone: "friendly" });
  // @ts-expect-error: correcting has neither
  client.correct("Hi", { tone: "friendly" });
  // @ts-expect-error: a list of texts is rephraseMany
  client.rephrase(["Hi"]);
});
