import { i18nextInterpolation, piecesOf } from "@dragoman/message";
import fc from "fast-check";
import { expect, test } from "vitest";
import { localTranslator, type Translating } from "../test/local-translator.ts";
import { DragomanBackend } from "./backend.ts";
import type { DragomanBackendOptions } from "./options.ts";
import type { Resources } from "./resources.ts";

async function backendOver(
  resources: Resources,
  translate: Translating = (text) => text,
  options: Partial<DragomanBackendOptions> = {},
) {
  const { client, requests } = await localTranslator(translate);
  const asked: string[] = [];
  const backend = new DragomanBackend();
  const loadSource = (namespace: string) => {
    asked.push(namespace);
    return resources;
  };
  backend.init({}, { client, sourceLanguage: "en", loadSource, ...options });
  return { backend, requests, asked };
}

test.each([
  "../../etc",
  "de/../..",
  "..",
  "de\\x",
  "de?x=1",
  "de%2e",
  "",
  "de\0",
  "__proto__",
  "constructor",
  "prototype",
  "x".repeat(99),
  "de-",
  "a",
  "http://x",
  "de\n",
])("the language %j is refused before anything is asked", async (language) => {
  const { backend, requests, asked } = await backendOver({ a: "Hello" });
  await expect(backend.read(language, "translation")).rejects.toMatchObject({ code: "refused_language" });
  expect([...requests, ...asked]).toEqual([]);
});

test.each([
  "../secret",
  "a/../b",
  "/etc/passwd",
  "a//b",
  "a\\b",
  "..",
  ".hidden",
  "a/.env",
  "__proto__",
  "a/constructor",
  "",
  "a b",
  "a\0b",
  "a?b",
  "http://x",
  "x".repeat(200),
  "a/".repeat(20),
])("the namespace %j is refused before anything is asked", async (namespace) => {
  const { backend, requests, asked } = await backendOver({ a: "Hello" });
  for (const language of ["de", "en"]) {
    await expect(backend.read(language, namespace)).rejects.toMatchObject({ code: "refused_namespace" });
  }
  expect([...requests, ...asked]).toEqual([]);
});

test("only allowed languages and namespaces are read where they are listed", async () => {
  const { backend } = await backendOver({ a: "Hello" }, undefined, { languages: ["de"], namespaces: ["shop"] });
  expect(await backend.read("DE", "shop")).toEqual({ a: "Hello" });
  await expect(backend.read("fr", "shop")).rejects.toMatchObject({ code: "refused_language" });
  await expect(backend.read("de", "admin")).rejects.toMatchObject({ code: "refused_namespace" });
});

test("unsafe keys are left out, and nothing inherits from them", async () => {
  const resources: Resources = JSON.parse(
    '{"__proto__":{"polluted":"yes"},"a":{"constructor":{"prototype":{"polluted":"yes"}},"ok":"Hello"},"prototype":"x","__proto___one":"1","__proto___other":"{{count}}"}',
  );
  const { backend } = await backendOver(resources);
  const made = await backend.read("de", "translation");
  expect(made).toEqual({ a: { ok: "Hello" }, __proto___one: "1", __proto___other: "{{count}}" });
  expect(await backend.read("en", "translation")).toEqual(made);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
});

test("resources that are none, or too deep, fail the read with a reason", async () => {
  let deep: Resources = { a: "Hello" };
  for (let level = 0; level < 100; level++) deep = { a: deep };
  let list: Resources[string] = "Hello";
  for (let level = 0; level < 100; level++) list = [list];
  for (const resources of [deep, { a: list }, "text", null, undefined, [], 5]) {
    const { client } = await localTranslator((text) => text);
    const backend = new DragomanBackend();
    const options = { client, sourceLanguage: "en", loadSource: () => resources };
    Reflect.apply(backend.init, backend, [{}, options, {}]);
    for (const language of ["de", "en"]) {
      await expect(backend.read(language, "translation")).rejects.toMatchObject({ code: "invalid_resources" });
    }
  }
});

test("an engine that drops, doubles, renames or reorders tokens never gets a broken string delivered", async () => {
  const damages: readonly ((text: string) => string)[] = [
    (text) => text.replace(/\{\{.*?\}\}/, ""),
    (text) => text.replace(/\{\{.*?\}\}/, "$&$&"),
    (text) => text.replaceAll("{{", "{ {"),
    (text) => text.toUpperCase(),
    (text) => text.replaceAll("count", "Anzahl"),
    (text) => text.split("").reverse().join(""),
    (text) => text.replaceAll(/\d/g, "9"),
    (text) => `${text} {{extra}}`,
    (text) => text.replaceAll(/<\/?0>/g, ""),
    () => " ",
  ];
  const word = fc.stringMatching(/^[a-z ]{0,8}$/);
  const token = fc.constantFrom("{{count}}", "{{name}}", "$t(other)", "<0>x</0>", "{{- raw, number}}", "");
  const message = fc.tuple(word, token, word, token, word).map((parts) => parts.join(""));
  const samples = fc.sample(fc.record({ one: message, other: message, plain: message }), 30);
  for (const damage of damages) {
    const resources = Object.fromEntries(
      samples.flatMap(({ one, other, plain }, index) => [
        [`m${index}_one`, `${one}`],
        [`m${index}_other`, `${other} {{count}}`],
        [`p${index}`, plain],
      ]),
    );
    const { backend } = await backendOver(resources, damage);
    const made = await backend.read("pl", "translation");
    for (const [key, text] of Object.entries(made)) {
      const [stem = "", category] = key.split("_");
      const allowed = [resources[key], resources[`${stem}_one`], resources[`${stem}_other`]].map(tokensIn);
      // The Polish `one` is 1 and nothing else, so that its form may say so without a number.
      const without =
        category === "one" && !/\d/.test(String(text))
          ? allowed.map((tokens) => tokens.filter((one) => one !== "{{count}}"))
          : [];
      expect([...allowed, ...without]).toContainEqual(tokensIn(text));
    }
  }
});

function tokensIn(text: unknown): string[] {
  return piecesOf(String(text), { kind: "i18next", interpolation: i18nextInterpolation })
    .filter(({ kind }) => kind !== "text")
    .map(({ value }) => value)
    .sort();
}
