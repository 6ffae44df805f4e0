import type { InitOptions } from "i18next";
import { expect, test } from "vitest";
import { heldClient } from "../test/held-client.ts";
import { DragomanBackend } from "./backend.ts";
import { createLocaleHandler } from "./handler.ts";
import type { DragomanBackendOptions } from "./options.ts";

const i18nextOptions: InitOptions = {};

function started(options: Partial<DragomanBackendOptions> = {}) {
  const client = heldClient({ isHeld: false });
  const backend = new DragomanBackend();
  backend.init(
    {},
    { client, sourceLanguage: "en", loadSource: () => ({ title: "Cart", note: "Empty" }), ...options },
    i18nextOptions,
  );
  const read = async (language = "pl") => (await backend.load(language, "shop")).resources;
  return { backend, client, read };
}

test("a namespace that stays as it is is asked for once, and each read has objects of its own", async () => {
  const { backend, client, read } = started();
  const [first, second] = [await backend.load("pl", "shop"), await backend.load("pl", "shop")];
  expect(second.version).toBe(first.version);
  expect(second.resources).toEqual({ title: "pl:Cart", note: "pl:Empty" });
  expect(second.resources).not.toBe(first.resources);
  expect(await read("de")).toEqual({ title: "de:Cart", note: "de:Empty" });
  expect(client.calls).toHaveLength(2);
});

test("an object of loadSource that was changed in place is read anew", async () => {
  const resources = { title: "Cart" };
  const { read } = started({ loadSource: () => resources });
  expect(await read()).toEqual({ title: "pl:Cart" });
  resources.title = "Basket";
  expect(await read()).toEqual({ title: "pl:Basket" });
});

test("the source language has what loadSource gives now, not an object that was changed since", async () => {
  const changed = { title: "Cart" };
  const given = [changed, { title: "Cart" }];
  const { read } = started({ loadSource: () => given.shift() ?? {} });
  expect(await read("en")).toEqual({ title: "Cart" });
  changed.title = "Basket";
  expect(await read("en")).toEqual({ title: "Cart" });
});

test("what steers a namespace may change between reads", async () => {
  let glossaryId = "first";
  const { client, read } = started({ perNamespace: { shop: () => ({ glossaryId }) } });
  await read();
  glossaryId = "second";
  await read();
  await read();
  expect(client.options.map((call) => call.glossaryId)).toEqual(["first", "second"]);
});

test("notes and choices that are functions may change their minds between reads", async () => {
  let note = "a shop";
  let isTranslated = true;
  const { client, read } = started({
    notes: (key) => (key === "title" ? note : undefined),
    shouldTranslate: (key) => key === "title" || isTranslated,
  });
  await read();
  note = "a plane";
  isTranslated = false;
  expect(await read()).toEqual({ title: "pl:Cart", note: "Empty" });
  expect(await read()).toEqual({ title: "pl:Cart", note: "Empty" });
  expect(client.options.map((call) => call.context)).toEqual(["a shop", undefined, "a plane"]);
});

test("after forget, the next read asks again, also where another was under way", async () => {
  const client = heldClient();
  const { backend, read } = started({ client });
  const early = read();
  await new Promise((resolve) => setTimeout(resolve));
  expect(client.calls).toHaveLength(1);
  backend.forget();
  const late = read();
  await new Promise((resolve) => setTimeout(resolve));
  expect(client.calls).toHaveLength(2);
  client.release();
  await Promise.all([early, late]);
  backend.forget();
  await read();
  expect(client.calls).toHaveLength(3);
});

test("what was under way when all was forgotten is not remembered", async () => {
  const client = heldClient();
  const { backend, read } = started({ client });
  const early = read();
  await new Promise((resolve) => setTimeout(resolve));
  backend.forget();
  client.release();
  await early;
  await read();
  expect(client.calls).toHaveLength(2);
});

test("a read that begins after the source has changed does not get what another began with", async () => {
  const client = heldClient();
  let title = "Cart";
  const { read } = started({ client, loadSource: () => ({ title }) });
  const early = [read(), read()];
  await new Promise((resolve) => setTimeout(resolve));
  early.push(read());
  title = "Basket";
  const late = [read(), read()];
  await new Promise((resolve) => setTimeout(resolve));
  client.release();
  expect(await Promise.all(early)).toEqual(Array(3).fill({ title: "pl:Cart" }));
  expect(await Promise.all(late)).toEqual(Array(2).fill({ title: "pl:Basket" }));
  expect(client.calls).toEqual([["Cart"], ["Basket"]]);
});

test("no more messages are remembered than cacheSize says", async () => {
  const { client, read } = started({ cacheSize: 1 });
  await read();
  await read();
  expect(client.calls).toHaveLength(2);
});

test("a handler's answers follow the source, the options and forget", async () => {
  let title = "Cart";
  let formality: "more" | "less" = "more";
  const client = heldClient({ isHeld: false });
  const handler = createLocaleHandler({
    client,
    sourceLanguage: "en",
    loadSource: () => ({ title }),
    translate: () => ({ formality }),
    languages: ["en", "pl"],
    namespaces: ["shop"],
  });
  const body = async () => (await handler(new Request("http://localhost/locales/en+pl/shop"))).json();
  expect(await body()).toEqual({ en: { shop: { title: "Cart" } }, pl: { shop: { title: "pl:Cart" } } });
  title = "Basket";
  expect(await body()).toEqual({ en: { shop: { title: "Basket" } }, pl: { shop: { title: "pl:Basket" } } });
  formality = "less";
  await body();
  handler.backend.forget();
  await body();
  await body();
  expect(client.calls).toHaveLength(4);
});
