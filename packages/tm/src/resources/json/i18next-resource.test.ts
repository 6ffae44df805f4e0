import fc from "fast-check";
import i18next from "i18next";
import { expect, test } from "vitest";
import { emptyTarget, readResource } from "../read-resource.ts";
import type { ResourceDocument, ResourceValue } from "../resource.ts";
import { oddJson } from "./odd-json.arbitrary.ts";

const english = `{
  "title": "Shop",
  "cart": {
    "item_one": "{{count}} item",
    "item_other": "{{count}} items",
    "place_ordinal_one": "{{count}}st",
    "place_ordinal_two": "{{count}}nd",
    "place_ordinal_few": "{{count}}rd",
    "place_ordinal_other": "{{count}}th",
    "friend_male": "His friend",
    "empty": "No items"
  },
  "days": ["Monday", "Tuesday"],
  "footer.note": "Thanks"
}
`;

const source = readResource(english, { path: "en.json", language: "en" });

function polish(text: string): ResourceDocument {
  return readResource(text, { path: "pl.json", language: "pl", source });
}

const single = (text: string): ResourceValue => ({ kind: "single", text });
const items: ResourceValue = {
  kind: "plural",
  forms: new Map([
    ["one", "{{count}} rzecz"],
    ["few", "{{count}} rzeczy"],
    ["many", "{{count}} rzeczy"],
    ["other", "{{count}} rzeczy"],
  ]),
};

test("plural forms and ordinals are one message each, in the order of the file", () => {
  expect(source.format).toBe("i18next");
  expect(source.entries.map(({ key, unit, line }) => [key, unit.kind, line])).toEqual([
    ["title", "single", 2],
    ["cart.item_*", "plural", 4],
    ["cart.place_ordinal_*", "plural", 6],
    ["cart.friend_male", "single", 10],
    ["cart.empty", "single", 11],
    ["days.0", "single", 13],
    ["days.1", "single", 13],
    ["footer\\.note", "single", 14],
  ]);
  expect(source.entries[2]?.unit).toMatchObject({ type: "ordinal", countName: "count" });
});

test("what is new stands where the source has it, and all else stays as it was", () => {
  const text = '{\r\n\t"title" : "Sklep",\r\n\r\n\t"cart" : {\r\n\t\t"empty" : "Pusto",\r\n\t\t"mine" : 7\r\n\t}\r\n}';
  const written = polish(text).write({
    values: new Map([
      ["cart.item_*", items],
      ["footer\\.note", single("Dzięki")],
      ["days.1", single("Wtorek")],
    ]),
  });
  expect(written).toBe(
    '{\r\n\t"title" : "Sklep",\r\n\r\n\t"cart" : {\r\n\t\t"item_one" : "{{count}} rzecz",\r\n\t\t"item_few" : "{{count}} rzeczy",\r\n' +
      '\t\t"item_many" : "{{count}} rzeczy",\r\n\t\t"item_other" : "{{count}} rzeczy",\r\n\t\t"empty" : "Pusto",\r\n\t\t"mine" : 7\r\n\t},\r\n' +
      '\t"days" : [\r\n\t\tnull,\r\n\t\t"Wtorek"\r\n\t],\r\n\t"footer.note" : "Dzięki"\r\n}',
  );
});

test("a new file has the source's layout and order, whatever order the values come in", () => {
  const written = emptyTarget(source, "pl").write({
    values: new Map([
      ["footer\\.note", single("Dzięki")],
      ["cart.item_*", items],
      ["title", single("Sklep")],
      ["days.0", single("Poniedziałek")],
    ]),
  });
  expect(written).toBe(`{
  "title": "Sklep",
  "cart": {
    "item_one": "{{count}} rzecz",
    "item_few": "{{count}} rzeczy",
    "item_many": "{{count}} rzeczy",
    "item_other": "{{count}} rzeczy"
  },
  "days": [
    "Poniedziałek"
  ],
  "footer.note": "Dzięki"
}
`);
  expect(emptyTarget(source, "pl").write({})).toBe("{}\n");
});

test("forms that the language lacks go when a message is written, and only then", () => {
  const text = '{"title": "S", "cart": {"item_one": "a", "item_other": "b", "item_two": "c", "item_zero": "z"}}';
  const target = polish(text);
  expect(target.write({ values: new Map([["title", single("Sklep")]]) })).toBe(text.replace('"S"', '"Sklep"'));
  expect(target.write({ values: new Map([["cart.item_*", items]]) })).toBe(
    '{"title": "S", "cart": {"item_one": "{{count}} rzecz", "item_few": "{{count}} rzeczy", "item_many": "{{count}} rzeczy", "item_other": "{{count}} rzeczy"}}',
  );
});

test("in a target, forms without a count are the source's message, and an empty text is none", () => {
  const target = polish('{"title": "", "cart": {"item_other": "rzeczy"}}');
  expect(target.entries.map(({ key }) => key)).toEqual(["title", "cart.item_*"]);
  expect(target.value("title")).toBeUndefined();
  expect(target.entries[1]?.unit).toMatchObject({ forms: new Map([["other", "rzeczy"]]) });
  expect(target.value("cart.item_*")).toBeUndefined();
  const forms = '"item_one": "a", "item_few": "b", "item_many": "c"';
  expect(polish(`{"cart": {${forms}}}`).value("cart.item_*")).toMatchObject({ kind: "plural" });
  expect(polish(`{"cart": {${forms}, "item_other": ""}}`).value("cart.item_*")).toBeUndefined();
});

test("a plural that is not whole is not written", () => {
  const half: ResourceValue = { kind: "plural", forms: new Map([["other", "a"]]) };
  expect(() => polish("{}").write({ values: new Map([["cart.item_*", half]]) })).toThrow(
    'The plural forms of "cart.item_*" are not whole; give one, few, many as well.',
  );
  expect(() => polish("{}").write({ values: new Map([["cart.item_*", single("a")]]) })).toThrow("plural forms");
  expect(() => polish("{}").write({ values: new Map([["title", half]]) })).toThrow("no plural forms");
  expect(() => polish("{}").write({ values: new Map([["other", half]]) })).toThrow("Neither");
});

test("what is removed takes its object with it when that is empty", () => {
  const text = '{\n  "title": "Sklep",\n  "cart": { "item_one": "a", "item_other": "b" },\n  "old": "x"\n}\n';
  expect(polish(text).write({ remove: ["cart.item_*", "old"] })).toBe('{\n  "title": "Sklep"\n}\n');
  expect(polish(text).write({ remove: ["title", "cart.item_*", "old"] })).toBe("{}\n");
  expect(polish('{"days": ["a", "b"]}').write({ remove: ["days.0"] })).toBe('{"days": [null, "b"]}');
});

test("a file that escapes all beyond ASCII goes on so", () => {
  const text = '{"title": "\\u0141ad"}';
  expect(polish(text).write({ values: new Map([["cart.empty", single("Ładnie")]]) })).toBe(
    '{"title": "\\u0141ad", "cart": {"empty": "\\u0141adnie"}}',
  );
});

test("where the file has something else, nothing is written over it", () => {
  const target = polish('{"title": {"a": "b"}, "cart": "c", "days": {"x": "y"}}');
  expect(() => target.write({ values: new Map([["title", single("a")]]) })).toThrow("remove or rename it");
  expect(() => target.write({ values: new Map([["cart.empty", single("a")]]) })).toThrow("remove or rename it");
  expect(polish('{"title": null}').write({ values: new Map([["title", single("a")]]) })).toBe('{"title": "a"}');
});

test("whatever it looks like, a file that is not changed comes back as it was", () => {
  fc.assert(
    fc.property(oddJson, (text) => {
      const document = readResource(text, { format: "i18next", language: "en" });
      expect(document.write({})).toBe(text);
      const same = document.entries.map(({ key, unit }) => [key, unit] as const);
      const whole = same.filter(([, unit]) => unit.kind === "single");
      expect(document.write({ values: new Map(whole) })).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test("whatever is changed, the rest stays and the new is read back", () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom("set", "remove"), fc.string({ unit: "grapheme" })));
  fc.assert(
    fc.property(oddJson, oddJson, changes, (sourceText, targetText, list) => {
      const options = { format: "i18next", language: "en" } as const;
      const from = readResource(sourceText, options);
      const target = readResource(targetText, { ...options, source: from });
      const all = [...from.entries, ...target.entries].filter(({ unit }) => unit.kind === "single");
      const values = new Map<string, ResourceValue>();
      const remove = new Set<string>();
      for (const [index, what, text] of list) {
        const key = all[index % Math.max(all.length, 1)]?.key;
        if (key === undefined || values.has(key) || remove.has(key)) continue;
        if (what === "set") values.set(key, single(text));
        else if (target.entries.some((entry) => entry.key === key)) remove.add(key);
      }
      let written: string;
      try {
        written = target.write({ values, remove });
      } catch (error) {
        expect(error).toMatchObject({ name: "ResourceError", code: "conflict" });
        return;
      }
      const read = readResource(written, { ...options, source: from });
      const textOf = (document: ResourceDocument, key: string) =>
        document.entries.find((entry) => entry.key === key)?.unit;
      for (const [key, value] of values) expect(textOf(read, key)).toMatchObject(value);
      for (const { key, unit } of target.entries) {
        if (remove.has(key)) expect(textOf(read, key)).toBeUndefined();
        else if (!values.has(key)) expect(textOf(read, key)).toEqual(unit);
      }
      expect(read.entries).toHaveLength(
        new Set([...target.entries.map(({ key }) => key).filter((key) => !remove.has(key)), ...values.keys()]).size,
      );
      const again = readResource(written, { ...options, source: from }).write({ values });
      expect(again).toBe(written);
    }),
    { numRuns: 500 },
  );
});

test("i18next loads what is written, and finds a form for every number", async () => {
  const written = emptyTarget(source, "pl").write({ values: new Map([["cart.item_*", items]]) });
  const instance = i18next.createInstance();
  await instance.init({ lng: "pl", resources: { pl: { translation: JSON.parse(written) } } });
  const forms = [1, 2, 5, 1.5, 22, 112].map((count) => instance.t("cart.item", { count }));
  expect(forms).toEqual(["1 rzecz", "2 rzeczy", "5 rzeczy", "1.5 rzeczy", "22 rzeczy", "112 rzeczy"]);
});

test.each([
  ['{"a":"A"}', '{"a":"A","b":"Ü","l":["Ü","Ü"]}'],
  ['{"a": "A"}', '{"a": "A", "b": "Ü", "l": ["Ü", "Ü"]}'],
  ['{\n  "a": "A",\n  "l": ["x","y"]\n}', '{\n  "a": "A",\n  "b": "Ü",\n  "l": ["x","y","Ü"]\n}'],
])("what is new in %j is set off as the rest is", (text, expected) => {
  const items = text.includes("x") ? ["x", "y", "z"] : ["x", "y"];
  const from = readResource(JSON.stringify({ a: "A", b: "B", l: items }), { path: "en.json", language: "en" });
  const target = readResource(text, { path: "de.json", language: "de", source: from });
  const missing = from.entries.filter(({ key }) => target.value(key) === undefined);
  expect(target.write({ values: new Map(missing.map(({ key }) => [key, { kind: "single", text: "Ü" }])) })).toBe(
    expected,
  );
});
