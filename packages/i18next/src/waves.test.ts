import MultiloadAdapter from "i18next-multiload-backend-adapter";
import { describe, expect, test } from "vitest";
import { versions } from "../test/i18next-versions.ts";
import { localTranslator } from "../test/local-translator.ts";
import { DragomanBackend } from "./backend.ts";

const namespaces = Array.from({ length: 50 }, (_, index) => `space${index}`);

/** A hundred keys of 30 to 60 letters, half of them with a token, no two namespaces with the same texts. */
function loadSource(namespace: string) {
  const keys = Array.from({ length: 100 }, (_, index) => [`key${index}`, textOf(namespace, index)]);
  return Object.fromEntries(keys);
}

function textOf(namespace: string, index: number): string {
  return `Text number ${index} of ${namespace}, to be read${index % 2 === 0 ? " by {{name}}" : ""}`;
}

describe.each(versions)("$name", ({ createInstance }) => {
  test("50 cold namespaces in 2 languages are as few requests as their texts and bytes need", async () => {
    const texts = namespaces.flatMap((namespace) => Object.values(loadSource(namespace)));
    const bytes = Buffer.byteLength(JSON.stringify(texts));
    const { client, requests } = await localTranslator((text, target) => `${target}:${text}`);
    const instance = createInstance();
    await instance.use(DragomanBackend).init({
      lng: "pl",
      fallbackLng: "de",
      ns: namespaces,
      defaultNS: "space0",
      backend: { client, sourceLanguage: "en", loadSource },
    });
    for (const language of ["pl", "de"]) {
      expect(instance.getResource(language, "space49", "key99")).toBe(
        `${language}:Text number 99 of space49, to be read`,
      );
    }
    const mostPerLanguage = Math.ceil(bytes / (128 * 1024)) + Math.ceil(texts.length / 50);
    expect(requests.length).toBeLessThanOrEqual(2 * mostPerLanguage);
    expect(requests.flat()).toHaveLength(2 * texts.length);
  });

  test("namespaces are loaded once for reads of several languages, and each read has objects of its own", async () => {
    const loads: string[] = [];
    const { client } = await localTranslator((text, target) => `${target}:${text}`);
    const backend = new DragomanBackend();
    const instance = createInstance();
    await instance.use(backend).init({
      lng: "pl",
      fallbackLng: "de",
      backend: {
        client,
        sourceLanguage: "en",
        loadSource: (namespace: string) => {
          loads.push(namespace);
          return { a: { b: "Hello" } };
        },
      },
    });
    expect(loads).toEqual(["translation"]);
    instance.addResource("pl", "translation", "a.b", "changed");
    expect(await backend.read("pl", "translation")).toEqual({ a: { b: "pl:Hello" } });
  });

  test("a namespace that cannot be loaded fails alone", async () => {
    const { client } = await localTranslator((text, target) => `${target}:${text}`);
    const instance = createInstance();
    await instance.use(DragomanBackend).init({
      lng: "pl",
      fallbackLng: false,
      ns: ["good", "bad"],
      defaultNS: "good",
      backend: {
        client,
        sourceLanguage: "en",
        loadSource: async (namespace: string) => {
          if (namespace === "bad") throw new Error("no such file");
          return { a: "Hello" };
        },
      },
    });
    expect(instance.getResourceBundle("pl", "good")).toEqual({ a: "pl:Hello" });
    expect(instance.getResourceBundle("pl", "bad")).toBeUndefined();
  });

  test("it works behind the multiload adapter", async () => {
    const { client, requests } = await localTranslator((text, target) => `${target}:${text}`);
    const instance = createInstance();
    await instance.use(MultiloadAdapter).init({
      lng: "pl",
      fallbackLng: "en",
      ns: ["a", "b"],
      defaultNS: "a",
      backend: {
        backend: DragomanBackend,
        backendOption: {
          client,
          sourceLanguage: "en",
          loadSource: (namespace: string) => ({ name: `Name ${namespace}` }),
        },
      },
    });
    expect(instance.getResource("pl", "a", "name")).toBe("pl:Name a");
    expect(instance.getResource("pl", "b", "name")).toBe("pl:Name b");
    expect(instance.getResource("en", "b", "name")).toBe("Name b");
    expect(requests).toHaveLength(1);
  });
});

test("readMulti leaves out what fails, and fails where all does", async () => {
  const { client } = await localTranslator((text, target) => `${target}:${text}`);
  const backend = new DragomanBackend();
  backend.init({}, { client, sourceLanguage: "en", languages: ["pl"], loadSource: () => ({ a: "Hello" }) });
  const read = (languages: readonly string[]) =>
    new Promise((resolve) => backend.readMulti(languages, ["x"], (error, data) => resolve(error ?? data)));
  expect(await read(["pl", "fr", "en"])).toEqual({ pl: { x: { a: "pl:Hello" } }, en: { x: { a: "Hello" } } });
  expect(await read(["fr"])).toMatchObject({ code: "refused_language" });
  expect(await read(Array.from({ length: 1000 }, () => "pl"))).toMatchObject({ code: "refused_language" });
});
