import { describe, expect, test } from "vitest";
import { heldClient } from "../test/held-client.ts";
import { type Instance, versions } from "../test/i18next-versions.ts";
import { DragomanBackend } from "./backend.ts";

const english = {
  title: "Shop",
  cart: { item_one: "{{count}} item", item_other: "{{count}} items" },
  list: ["One", 2, { deep: "Two" }],
};

/** The keys of each `added` event of the store from now on. */
function addedTo(instance: Instance): unknown[][] {
  const events: unknown[][] = [];
  instance.store.on("added", (...event) => events.push(event));
  return events;
}

describe.each(versions)("$name", ({ createInstance }) => {
  test("with initAsync false the source is there at once, and each key fills in place", async () => {
    const client = heldClient();
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    instance.init({
      lng: "pl",
      fallbackLng: "en",
      initAsync: false,
      backend: { client, sourceLanguage: "en", loadSource: () => english },
    });
    expect(instance.t("title")).toBe("Shop");
    expect([1, 2, 5].map((count) => instance.t("cart.item", { count }))).toEqual(["1 item", "2 items", "5 items"]);
    expect(backend.info("pl", "translation")?.get("title")).toEqual({ state: "waiting" });

    const events = addedTo(instance);
    client.release();
    await backend.flush();
    expect(instance.t("title")).toBe("pl:Shop");
    expect(instance.t("cart.item", { count: 5 })).toBe("pl:5 items");
    expect(instance.getResource("pl", "translation", "list")).toEqual(["pl:One", 2, { deep: "pl:Two" }]);
    expect(events.map(([language, namespace]) => [language, namespace])).toEqual([["pl", "translation"]]);
    expect(backend.info("pl", "translation")?.get("title")).toEqual({ state: "translated", engine: "held" });
  });

  test("what is late does not come over a newer source", async () => {
    const client = heldClient();
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    let title = "Shop";
    const loadSource = () => ({ title });
    await instance.init({
      lng: "pl",
      fallbackLng: "en",
      backend: { client, sourceLanguage: "en", loadSource, budgetMs: 1 },
    });
    title = "Store";
    await instance.reloadResources("pl");
    const seen: string[] = [];
    instance.store.on("added", () => seen.push(instance.t("title")));
    client.release();
    await backend.flush();
    expect(seen).toEqual(["pl:Store"]);
  });

  test("what is remembered is answered at once, and nothing is sent", async () => {
    const client = heldClient({ isHeld: false });
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    instance.init({
      lng: "pl",
      fallbackLng: "en",
      initAsync: false,
      backend: { client, sourceLanguage: "en", loadSource: () => english },
    });
    await backend.flush();
    expect(backend.read("pl", "translation")).toMatchObject({ title: "pl:Shop" });
    expect(backend.read("de", "translation")).toMatchObject({ title: "Shop" });
    await backend.flush();
    // Two languages, each as it is and as markup.
    expect(client.calls).toHaveLength(4);
  });

  test("a source that comes by a promise is there as soon as it can", async () => {
    const client = heldClient({ isHeld: false });
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    instance.init({
      lng: "pl",
      fallbackLng: "en",
      initAsync: false,
      backend: { client, sourceLanguage: "en", loadSource: async () => ({ ...english, size: 12 }) },
    });
    await backend.flush();
    expect(instance.t("title")).toBe("pl:Shop");
    expect(instance.getResource("pl", "translation", "size")).toBe(12);
    expect(instance.getResource("en", "translation", "title")).toBe("Shop");
  });

  test("a read answers within its budget, and the rest comes late", async () => {
    const client = heldClient();
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    await instance.init({
      lng: "pl",
      fallbackLng: "en",
      backend: { client, sourceLanguage: "en", budgetMs: 1, loadSource: () => english },
    });
    expect(instance.t("title")).toBe("Shop");
    expect(await backend.load("pl", "translation")).toMatchObject({ complete: false });
    const events = addedTo(instance);
    client.release();
    await backend.flush();
    expect(events.length).toBeGreaterThan(0);
    expect(instance.t("title")).toBe("pl:Shop");
    expect(await backend.load("pl", "translation")).toMatchObject({ complete: true, resources: { title: "pl:Shop" } });
    // As it is and as markup, and not again for the second read.
    expect(client.calls).toHaveLength(2);
  });

  test("with a budget a service that fails leaves the source, and says so", async () => {
    const errors: unknown[] = [];
    const client = heldClient({ isHeld: false });
    client.fail("connection");
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    await instance.init({
      lng: "pl",
      fallbackLng: "en",
      backend: {
        client,
        sourceLanguage: "en",
        budgetMs: 5000,
        loadSource: () => english,
        onError: (error: unknown) => errors.push(error),
      },
    });
    await backend.flush();
    expect(instance.t("title")).toBe("Shop");
    expect(errors).toMatchObject([{ kind: "connection" }]);
  });

  test("keys that hold the separator, or stand under a list, come late to where they are", async () => {
    const client = heldClient();
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    instance.init({
      lng: "pl",
      fallbackLng: "en",
      initAsync: false,
      backend: { client, sourceLanguage: "en", loadSource: () => ({ "a.b": "Flat", deep: [["Inner"]] }) },
    });
    client.release();
    await backend.flush();
    expect(instance.getResourceBundle("pl", "translation")).toEqual({ "a.b": "pl:Flat", deep: [["pl:Inner"]] });
  });
});

test("after close nothing is under way, and reads are refused", async () => {
  const client = heldClient();
  const backend = new DragomanBackend();
  backend.init({}, { client, sourceLanguage: "en", loadSource: () => english });
  const reading = backend.load("pl", "translation");
  const outcome = expect(reading).rejects.toMatchObject({ kind: "aborted" });
  await backend.close();
  await outcome;
  await expect(backend.load("pl", "translation")).rejects.toMatchObject({ code: "closed" });
});

test("flush waits for nothing where nothing is under way", async () => {
  const backend = new DragomanBackend();
  await backend.flush();
  backend.init({}, { client: heldClient(), sourceLanguage: "en", loadSource: () => english });
  await backend.flush();
  await backend.close();
});
