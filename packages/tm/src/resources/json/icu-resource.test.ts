import { expect, test } from "vitest";
import { emptyTarget, readResource } from "../read-resource.ts";
import type { ResourceValue } from "../resource.ts";

const single = (text: string): ResourceValue => ({ kind: "single", text });

const extracted = `{
    "cart.title": {
        "defaultMessage": "Cart of {name}",
        "description": "On top",
        "file": "cart.tsx"
    },
    "cart.items": { "defaultMessage": "{count, plural, one {# item} other {# items}}" }
}`;

test("ICU JSON is told by its messages; plurals are inside of them", () => {
  const document = readResource('{"a": "Hi {name}", "b": {"c": "Bye"}}', { path: "en.json" });
  expect(document.format).toBe("icu-json");
  expect(document.entries).toMatchObject([
    { key: "a", unit: { kind: "single", syntax: { kind: "icu" } } },
    { key: "b.c", unit: { text: "Bye" } },
  ]);
});

test("formatjs's objects are one message each, and a new file has the same", () => {
  const source = readResource(extracted, { path: "en.json", language: "en" });
  expect(source.entries).toMatchObject([
    { key: "cart\\.title", path: ["cart.title"], note: "On top", unit: { text: "Cart of {name}" } },
    { key: "cart\\.items" },
  ]);
  const title = new Map([["cart\\.title", single("Wózek {name}")]]);
  expect(emptyTarget(source, "pl").write({ values: title })).toBe(
    '{\n    "cart.title": {\n        "defaultMessage": "Wózek {name}",\n        "description": "On top"\n    }\n}',
  );
  const flat = readResource('{"cart.items": "x"}', { source, language: "pl" });
  expect(flat.write({ values: title })).toBe('{"cart.title": "Wózek {name}", "cart.items": "x"}');
  expect(source.write({ values: title })).toBe(extracted.replace("Cart of", "Wózek"));
  expect(source.write({ remove: ["cart\\.title"] })).toBe(extracted.replace(/"cart.title".*?},\s*/s, ""));
});

const arb = `{
  "@@locale": "en_US",
  "greeting": "Hi {name}",
  "@greeting": {
    "description": "On top",
    "placeholders": { "name": { "type": "String" } }
  },
  "bye": "Bye"
}
`;

test("ARB: `@key` describes a message and is none", () => {
  const source = readResource(arb, { path: "app_en.arb" });
  expect(source).toMatchObject({ format: "arb", language: "en-US" });
  expect(source.entries).toMatchObject([
    { key: "greeting", note: "On top", unit: { syntax: { kind: "icu" } } },
    { key: "bye" },
  ]);
  const target = emptyTarget(source, "pt-BR");
  expect(target.language).toBe("pt-BR");
  expect(target.write({ values: new Map([["bye", single("Tchau")]]) })).toBe(
    '{\n  "@@locale": "pt_BR",\n  "bye": "Tchau"\n}\n',
  );
  expect(source.write({ remove: ["greeting"] })).toBe('{\n  "@@locale": "en_US",\n  "bye": "Bye"\n}\n');
  expect(
    readResource(target.write({ values: new Map([["bye", single("Tchau")]]) }), { source }).write({
      values: new Map([["greeting", single("Oi {name}")]]),
    }),
  ).toBe('{\n  "@@locale": "pt_BR",\n  "greeting": "Oi {name}",\n  "bye": "Tchau"\n}\n');
});

test.each([
  ["i18next", '{\n  "$schema": "../schema.json",\n  "a": "Hello {{name}}"\n}\n', ""],
  ["icu-json", '{\n  "$schema": "../schema.json",\n  "a": "Hello {name}"\n}\n', ""],
  ["arb", '{\n  "$schema": "../schema.json",\n  "@@locale": "en",\n  "a": "Hello"\n}\n', '  "@@locale": "de",\n'],
] as const)("the `$schema` of %s is no message, and new files have it too", (format, text, locale) => {
  const source = readResource(text, { format, language: "en" });
  expect(source.entries.map(({ key }) => key)).toEqual(["a"]);
  expect(source.write({ values: new Map([["a", single("Bye")]]) })).toBe(text.replace(/Hello[^"]*/, "Bye"));
  const target = emptyTarget(source, "de");
  expect(target.entries).toEqual([]);
  expect(target.write({ values: new Map([["a", single("Hallo")]]) })).toBe(
    `{\n  "$schema": "../schema.json",\n${locale}  "a": "Hallo"\n}\n`,
  );
  expect(() => target.write({ values: new Map([["$schema", single("x")]]) })).toThrow(/no message|has a message/);
});

test("a message within may be named `$schema`", () => {
  const source = readResource('{"errors": {"$schema": "The schema is wrong"}}', { format: "i18next" });
  expect(source.entries.map(({ key }) => key)).toEqual(["errors.$schema"]);
});
