import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { heldClient } from "../test/held-client.ts";
import { memoryRecords } from "../test/memory-records.ts";
import { DragomanBackend } from "./backend.ts";
import type { DragomanBackendOptions } from "./options.ts";
import type { RecordStore } from "./records.ts";
import type { Resources } from "./resources.ts";

/** A process of its own: nothing but the records is shared with another. */
function processWith(
  records: RecordStore | undefined,
  source: Resources,
  options: Partial<DragomanBackendOptions> = {},
) {
  const client = heldClient({ isHeld: false });
  const backend = new DragomanBackend();
  backend.init({}, { client, sourceLanguage: "en", loadSource: () => source, records, ...options });
  return { client, backend };
}

const items = { item_one: "{{count}} item", item_other: "{{count}} items" };

test("what is recorded is not sent again by another process", async () => {
  const records = await memoryRecords();
  const first = processWith(records, { title: "Shop", ...items });
  const made = await first.backend.read("pl", "shop");
  await first.backend.flush();
  expect(await records.all("pl", "shop")).toMatchObject({
    title: { state: "machine", text: "pl:Shop", engine: "held", at: expect.stringMatching(/^\d{4}-.*Z$/) },
    item_few: { state: "machine", text: "pl:{{count}} items" },
  });

  const second = processWith(records, { title: "Shop", ...items });
  expect(await second.backend.read("pl", "shop")).toEqual(made);
  expect(second.client.calls).toEqual([]);
  expect(records.writes()).toBe(1);
});

test("a source that changed is translated anew, alone", async () => {
  const records = await memoryRecords();
  const first = processWith(records, { title: "Shop", text: "Welcome" });
  await first.backend.read("pl", "shop");
  await first.backend.flush();
  const second = processWith(records, { title: "Store", text: "Welcome" });
  expect(await second.backend.read("pl", "shop")).toEqual({ title: "pl:Store", text: "pl:Welcome" });
  await second.backend.flush();
  expect(second.client.calls).toEqual([["Store"]]);
  expect((await records.all("pl", "shop"))["title"]).toMatchObject({ state: "machine", text: "pl:Store" });
});

test("what steers a translation, and a note, are of its source", async () => {
  const records = await memoryRecords();
  const source = { title: "Shop", title_comment: "A place" };
  const read = async (options: Partial<DragomanBackendOptions>) => {
    const { client, backend } = processWith(records, source, options);
    await backend.read("pl", "shop");
    await backend.flush();
    return client.calls.length;
  };
  expect(await read({ notes: "_comment" })).toBe(1);
  expect(await read({ notes: "_comment" })).toBe(0);
  expect(await read({ notes: "_comment", translate: { formality: "prefer_more" } })).toBe(1);
  expect(await read({ notes: () => "A verb" })).toBe(1);
});

test("an edited text is never overwritten, and goes stale with a suggestion beside it", async () => {
  const records = await memoryRecords();
  const first = processWith(records, { title: "Shop" });
  await first.backend.read("pl", "shop");
  await first.backend.flush();
  await first.backend.edit("pl", "shop", "title", "Sklep");
  expect(first.backend.info("pl", "shop")?.get("title")).toEqual({ state: "edited" });
  expect(await first.backend.read("pl", "shop")).toEqual({ title: "Sklep" });

  const second = processWith(records, { title: "Our shop" });
  expect(await second.backend.read("pl", "shop")).toEqual({ title: "Sklep" });
  await second.backend.flush();
  expect(second.backend.info("pl", "shop")?.get("title")).toEqual({ state: "stale", suggestion: "pl:Our shop" });
  expect((await records.all("pl", "shop"))["title"]).toMatchObject({
    state: "stale",
    text: "Sklep",
    suggestion: "pl:Our shop",
  });

  const third = processWith(records, { title: "Our shop" });
  expect(await third.backend.read("pl", "shop")).toEqual({ title: "Sklep" });
  expect(third.client.calls).toEqual([]);
  await third.backend.approve("pl", "shop", "title");
  expect((await records.all("pl", "shop"))["title"]).toMatchObject({ state: "approved", text: "Sklep" });
  expect((await records.all("pl", "shop"))["title"]?.suggestion).toBeUndefined();
  await third.backend.approve("pl", "shop", "title", "Nasz sklep");
  expect(await third.backend.read("pl", "shop")).toEqual({ title: "Nasz sklep" });
});

test("a stale text stands also where the service fails", async () => {
  const records = await memoryRecords();
  await processWith(records, { title: "Shop" }).backend.edit("pl", "shop", "title", "Sklep");
  const { client, backend } = processWith(records, { title: "Our shop" }, { budgetMs: 1000 });
  client.fail("connection");
  expect(await backend.load("pl", "shop")).toMatchObject({ resources: { title: "Sklep" }, complete: true });
  expect((await records.all("pl", "shop"))["title"]).toMatchObject({ state: "edited", text: "Sklep" });
});

test("plural forms are edited one by one, and i18next shows it at once", async () => {
  const records = await memoryRecords();
  const client = heldClient({ isHeld: false });
  const backend = new DragomanBackend();
  const instance = createInstance();
  await instance.use(backend).init<DragomanBackendOptions>({
    lng: "pl",
    fallbackLng: "en",
    backend: { client, sourceLanguage: "en", loadSource: () => ({ cart: items }), records },
  });
  await backend.edit("pl", "translation", "cart.item_few", "{{count}} sztuki");
  expect([1, 2, 5].map((count) => instance.t("cart.item", { count }))).toEqual(["pl:1 item", "2 sztuki", "pl:5 items"]);
});

test("edits name what is wrong", async () => {
  const { backend } = processWith(await memoryRecords(), { title: "Shop" }, { languages: ["pl"] });
  await expect(backend.edit("pl", "shop", "none", "x")).rejects.toThrow("key:");
  await expect(backend.edit("fr", "shop", "title", "x")).rejects.toMatchObject({ code: "refused_language" });
  await expect(backend.edit("en", "shop", "title", "x")).rejects.toThrow("source language");
  await expect(backend.approve("pl", "shop", "title")).rejects.toThrow("no translation");
  const without = processWith(undefined, { title: "Shop" });
  await expect(without.backend.edit("pl", "shop", "title", "x")).rejects.toThrow("records:");
});

test("records that cannot be written are told, and the read stands", async () => {
  const errors: unknown[] = [];
  const records = { ...(await memoryRecords()), set: async () => Promise.reject(new Error("disk full")) };
  const { backend } = processWith(records, { title: "Shop" }, { onError: (error) => errors.push(error) });
  expect(await backend.read("pl", "shop")).toEqual({ title: "pl:Shop" });
  await backend.flush();
  expect(errors).toMatchObject([{ message: "disk full" }]);
});
