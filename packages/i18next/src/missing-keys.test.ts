import { describe, expect, test } from "vitest";
import { heldClient } from "../test/held-client.ts";
import { versions } from "../test/i18next-versions.ts";
import { DragomanBackend } from "./backend.ts";
import type { DragomanBackendOptions } from "./options.ts";

describe.each(versions)("$name", ({ createInstance }) => {
  async function start(init: object, options: Partial<DragomanBackendOptions> = {}) {
    const client = heldClient({ isHeld: false });
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    await instance.init({
      lng: "pl",
      fallbackLng: "en",
      saveMissing: true,
      ...init,
      backend: { client, sourceLanguage: "en", loadSource: () => ({ known: "Known" }), ...options },
    });
    return { client, backend, instance, before: client.calls.length };
  }

  test.each(["fallback", "current", "all"])(
    "missing keys are translated together, saved to %s",
    async (saveMissingTo) => {
      const { client, backend, instance, before } = await start({ saveMissingTo });
      const events: unknown[][] = [];
      instance.store.on("added", (...event) => events.push(event));
      expect(instance.t("new.title", { defaultValue: "Hello" })).toBe("Hello");
      expect(instance.t("new.text", { defaultValue: "Bye" })).toBe("Bye");
      await backend.flush();
      expect(instance.t("new.title")).toBe("pl:Hello");
      expect(instance.t("new.text")).toBe("pl:Bye");
      expect(client.calls.slice(before)).toEqual([["Hello", "Bye"]]);
      expect(events.at(-1)).toEqual(["pl", "translation", { "new.title": "pl:Hello", "new.text": "pl:Bye" }]);
    },
  );

  test.each(["fallback", "current"])(
    "a missing plural has the forms of the target, saved to %s",
    async (saveMissingTo) => {
      const { client, backend, instance, before } = await start({ saveMissingTo });
      const defaults = { defaultValue_one: "{{count}} apple", defaultValue_other: "{{count}} apples" };
      instance.t("apple", { count: 5, ...defaults });
      await backend.flush();
      expect([1, 2, 5, 1.5].map((count) => instance.t("apple", { count }))).toEqual([
        "pl:1 apple",
        "pl:2 apples",
        "pl:5 apples",
        "pl:1.5 apples",
      ]);
      expect(client.calls.slice(before)).toHaveLength(1);
    },
  );

  test("a missing ordinal, and a plural with one text for all", async () => {
    const { backend, instance } = await start({ saveMissingTo: "current" });
    instance.t("place", { count: 2, ordinal: true, defaultValue_ordinal_other: "{{count}}th place" });
    instance.t("stuff", { count: 5, defaultValue: "Some things" });
    await backend.flush();
    expect(instance.t("place", { count: 2, ordinal: true })).toBe("pl:2th place");
    expect([1, 2, 5].map((count) => instance.t("stuff", { count }))).toEqual(Array(3).fill("pl:Some things"));
  });

  test("a key without a default is no text, unless keys are not cut into parts", async () => {
    const parts = await start({});
    parts.instance.t("some.key");
    await parts.backend.flush();
    expect(parts.client.calls).toHaveLength(parts.before);

    const natural = await start({ keySeparator: false, nsSeparator: false });
    natural.instance.t("Good morning. How are you?");
    await natural.backend.flush();
    expect(natural.instance.t("Good morning. How are you?")).toBe("pl:Good morning. How are you?");
  });

  test("updated defaults do not render for ever", async () => {
    const { backend, instance } = await start({ updateMissing: true, saveMissingTo: "current" });
    let events = 0;
    instance.store.on("added", (_language, _namespace, changed) => {
      if (typeof changed === "object") events++;
    });
    for (let rendering = 0; rendering < 4; rendering++) {
      instance.t("known", { defaultValue: "Known since" });
      await backend.flush();
    }
    expect(instance.t("known")).toBe("pl:Known since");
    expect(events).toBe(1);
  });

  test("keys that reach into prototypes are refused, and told", async () => {
    const errors: unknown[] = [];
    const { client, backend, instance, before } = await start({}, { onError: (error) => errors.push(error) });
    const keys = ["__proto__.polluted", "a.constructor.prototype.polluted", "x".repeat(600)];
    for (const key of keys) instance.t(key, { defaultValue: "yes" });
    await backend.flush();
    expect(errors.map((error) => Reflect.get(Object(error), "code"))).toEqual(keys.map(() => "refused_key"));
    expect(client.calls).toHaveLength(before);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

test("create refuses names, and lists that are too long", async () => {
  const backend = new DragomanBackend();
  const client = heldClient({ isHeld: false });
  backend.init({}, { client, sourceLanguage: "en", languages: ["pl"], loadSource: () => ({}), onError: () => {} });
  await expect(backend.create(["fr"], "x", "key", "Text")).rejects.toMatchObject({ code: "refused_language" });
  await expect(backend.create(["pl"], "../x", "key", "Text")).rejects.toMatchObject({ code: "refused_namespace" });
  const many = Array.from({ length: 1000 }, () => "pl");
  await expect(backend.create(many, "x", "key", "Text")).rejects.toMatchObject({ code: "refused_language" });
  expect(client.calls).toEqual([]);
});

test("create with a separator of the project's own refuses its prototype keys too", async () => {
  const backend = new DragomanBackend();
  const client = heldClient({ isHeld: false });
  const options = { client, sourceLanguage: "en", loadSource: () => ({}), onError: () => {} };
  backend.init({}, options, { keySeparator: "::" });
  for (const key of ["__proto__::a", "a::__proto__", "a.__proto__.b"]) {
    await expect(backend.create(["pl"], "x", key, "Text")).rejects.toMatchObject({ code: "refused_key" });
  }
});

test("a service that fails fails create, and the next call asks again", async () => {
  const backend = new DragomanBackend();
  const client = heldClient({ isHeld: false });
  backend.init({}, { client, sourceLanguage: "en", loadSource: () => ({}), onError: () => {} });
  client.fail("quota-exceeded");
  await expect(backend.create(["pl"], "x", "key", "Text")).rejects.toMatchObject({ kind: "quota-exceeded" });
});
