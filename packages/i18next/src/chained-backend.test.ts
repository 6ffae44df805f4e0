import ChainedBackend from "i18next-chained-backend";
import { describe, expect, test } from "vitest";
import { heldClient } from "../test/held-client.ts";
import { versions } from "../test/i18next-versions.ts";
import { DragomanBackend } from "./backend.ts";
import type { Resources } from "./resources.ts";

/** A layer that keeps what others read, as i18next-localstorage-backend does. */
function cacheLayer() {
  const kept = new Map<string, Resources>();
  return {
    kept,
    type: "backend" as const,
    init: () => {},
    read: (language: string, namespace: string, callback: (error: unknown, data: unknown) => void) =>
      callback(null, kept.get(`${language}|${namespace}`)),
    save: (language: string, namespace: string, data: Resources) => {
      kept.set(`${language}|${namespace}`, structuredClone(data));
    },
  };
}

const english = { title: "Shop", text: "Welcome" };

describe.each(versions)("$name", ({ createInstance }) => {
  test("as the last layer it fills the cache before it, which then answers", async () => {
    const client = heldClient({ isHeld: false });
    const cache = cacheLayer();
    const start = async () => {
      const instance = createInstance().use(ChainedBackend);
      await instance.init({
        lng: "pl",
        fallbackLng: "en",
        backend: {
          backends: [cache, DragomanBackend],
          backendOptions: [{}, { client, sourceLanguage: "en", loadSource: () => english }],
        },
      });
      return instance;
    };
    expect((await start()).t("title")).toBe("pl:Shop");
    expect(cache.kept.get("pl|translation")).toEqual({ title: "pl:Shop", text: "pl:Welcome" });
    expect((await start()).t("title")).toBe("pl:Shop");
    expect(client.calls).toHaveLength(1);
  });

  test("what comes late is saved in the layers before it, so that none keeps the source for a translation", async () => {
    const client = heldClient();
    const cache = cacheLayer();
    const backend = new DragomanBackend();
    const instance = createInstance().use(ChainedBackend);
    instance.init({
      lng: "pl",
      fallbackLng: "en",
      initAsync: false,
      backend: {
        backends: [cache, backend],
        backendOptions: [{}, { client, sourceLanguage: "en", loadSource: () => english }],
      },
    });
    expect(instance.t("title")).toBe("Shop");
    expect(cache.kept.get("pl|translation")).toEqual(english);
    client.release();
    await backend.flush();
    expect(instance.t("title")).toBe("pl:Shop");
    expect(cache.kept.get("pl|translation")).toEqual({ title: "pl:Shop", text: "pl:Welcome" });
  });

  test("as the first layer it leaves to the next what it cannot have", async () => {
    const client = heldClient({ isHeld: false });
    client.fail("connection");
    const files = {
      type: "backend" as const,
      init: () => {},
      read: (_language: string, _namespace: string, callback: (error: unknown, data: unknown) => void) =>
        callback(null, { title: "Sklep" }),
    };
    const instance = createInstance().use(ChainedBackend);
    await instance.init({
      lng: "pl",
      fallbackLng: "en",
      backend: {
        backends: [DragomanBackend, files],
        backendOptions: [{ client, sourceLanguage: "en", loadSource: () => english }, {}],
      },
    });
    expect(instance.t("title")).toBe("Sklep");
  });

  test("in a chain missing keys are translated as well", async () => {
    const client = heldClient({ isHeld: false });
    const backend = new DragomanBackend();
    const instance = createInstance().use(ChainedBackend);
    await instance.init({
      lng: "pl",
      fallbackLng: "en",
      saveMissing: true,
      backend: {
        backends: [cacheLayer(), backend],
        backendOptions: [{}, { client, sourceLanguage: "en", loadSource: () => english }],
      },
    });
    instance.t("apple", { count: 5, defaultValue_one: "{{count}} apple", defaultValue_other: "{{count}} apples" });
    await backend.flush();
    expect(instance.t("apple", { count: 2 })).toBe("pl:2 apples");
  });
});
