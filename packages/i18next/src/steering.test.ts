import { expect, test } from "vitest";
import { heldClient } from "../test/held-client.ts";
import { DragomanBackend } from "./backend.ts";
import type { DragomanBackendOptions } from "./options.ts";
import type { Resources } from "./resources.ts";

function started(source: Resources, options: Partial<DragomanBackendOptions> = {}) {
  const client = heldClient({ isHeld: false });
  const backend = new DragomanBackend();
  backend.init({}, { client, sourceLanguage: "en", loadSource: () => source, ...options });
  return { client, backend };
}

test("each namespace is steered by its own options above those of all", async () => {
  const { client, backend } = started(
    { title: "Shop" },
    {
      translate: { formality: "prefer_less", glossaryId: "all" },
      perNamespace: {
        legal: { formality: "prefer_more", glossaryId: "law" },
        news: (language) => ({ styleId: `news-${language}` }),
      },
    },
  );
  for (const namespace of ["shop", "legal", "news"]) await backend.read("pl", namespace);
  expect(client.options).toMatchObject([
    { formality: "prefer_less", glossaryId: "all", from: "en", to: "pl" },
    { formality: "prefer_more", glossaryId: "law" },
    { formality: "prefer_less", glossaryId: "all", styleId: "news-pl" },
  ]);
});

test("the address of a schema, which editors put first, is no text", async () => {
  const { client, backend } = started({ $schema: "../schema.json", title: "Shop", form: { $schema: "Schema" } });
  const { $schema, ...resources } = await backend.read("pl", "shop");
  expect([$schema, Object.keys(resources)]).toEqual([undefined, ["title", "form"]]);
  expect(client.calls).toEqual([["Shop", "Schema"]]);
});

test("a namespace called like an object's own part has no options of it", async () => {
  const { client, backend } = started({ title: "Shop" }, { perNamespace: {} });
  await backend.read("pl", "toString");
  expect(client.calls).toEqual([["Shop"]]);
});

test("the same text steered otherwise is translated otherwise, and remembered so", async () => {
  const { client, backend } = started({ title: "Shop" }, { perNamespace: { legal: { formality: "more" } } });
  for (let round = 0; round < 2; round++)
    for (const namespace of ["a", "b", "legal"]) await backend.read("pl", namespace);
  expect(client.calls).toHaveLength(2);
});

test("notes beside keys are sent as context, and are no resources", async () => {
  const source = {
    open: "Open",
    open_comment: "A verb, on a button",
    cart: { item_one: "{{count}} item", item_other: "{{count}} items", item_comment: "In the cart" },
    plain: "Plain",
  };
  const { client, backend } = started(source, { notes: "_comment", translate: { context: "A shop" } });
  expect(await backend.read("ja", "shop")).toEqual({
    open: "ja:Open",
    cart: { item_other: "ja:{{count}} items" },
    plain: "ja:Plain",
  });
  const sent = client.calls.map((texts, index) => [texts.length, client.options[index]?.context]);
  expect(sent).toHaveLength(3);
  expect(sent).toEqual(
    expect.arrayContaining([
      [1, "A shop\nA verb, on a button"],
      [1, "A shop\nIn the cart"],
      [1, "A shop"],
    ]),
  );
});

test("notes from a function know the full key, without a plural suffix", async () => {
  const asked: string[] = [];
  const source = { a: { b_one: "{{count}} item", b_other: "{{count}} items" }, list: ["One"] };
  const notes = (key: string, namespace: string) => {
    asked.push(`${namespace}:${key}`);
    return undefined;
  };
  await started(source, { notes }).backend.read("pl", "shop");
  expect(asked).toEqual(["shop:a.b", "shop:list.0"]);
});

test("what should not be translated stays, its plurals in the target's categories", async () => {
  const source = { brand: "Dragoman", item_one: "{{count}} pc", item_other: "{{count}} pcs", title: "Shop" };
  const { client, backend } = started(source, { shouldTranslate: (key) => key === "title" });
  expect(await backend.read("pl", "shop")).toEqual({
    brand: "Dragoman",
    item_one: "{{count}} pc",
    item_few: "{{count}} pcs",
    item_many: "{{count}} pcs",
    item_other: "{{count}} pcs",
    title: "pl:Shop",
  });
  expect(client.calls).toEqual([["Shop"]]);
  expect(backend.info("pl", "shop")?.get("brand")).toEqual({ state: "kept" });
});

test("messages of ICU have the plurals of the target inside", async () => {
  const source = { items: "{count, plural, one {# item} other {# items}}", hello: "Hello {name}" };
  const { backend } = started(source, { messages: "icu" });
  const made = await backend.read("pl", "shop");
  expect(made["items"]).toMatch(/^\{count, ?plural, ?one ?\{.*\} ?few ?\{.*\} ?many ?\{.*\} ?other ?\{.*\}\}$/);
  expect(made["hello"]).toBe("pl:Hello {name}");
});

test("plural groups stand where their first form stood, contexts and lists in place", async () => {
  const source = {
    friend_male_one: "{{count}} boyfriend",
    between: "Between",
    friend_male_other: "{{count}} boyfriends",
    list: [{ item_one: "{{count}} item", item_other: "{{count}} items" }, 5, null, [true]],
    choose_other: "Another one",
  };
  const made = await started(source).backend.read("cs", "shop");
  expect(Object.keys(made)).toEqual([
    ...["one", "few", "many", "other"].map((category) => `friend_male_${category}`),
    "between",
    "list",
    "choose_other",
  ]);
  const [first, ...rest] = Array.isArray(made["list"]) ? made["list"] : [];
  expect(Object.keys(Object(first))).toEqual(["item_one", "item_few", "item_many", "item_other"]);
  expect(rest).toEqual([5, null, [true]]);
});
