import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { emptyTarget, readResource } from "../read-resource.ts";
import type { ResourceDocument, ResourceValue } from "../resource.ts";
import { oddYaml } from "./odd-yaml.arbitrary.ts";

const single = (text: string): ResourceValue => ({ kind: "single", text });

const rails = `---
# The shop.
en:
  title: "Shop" # on top
  cart:
    # How many.
    items:
      one: "%{count} item"
      other: "%{count} items"
    empty: 'It''s empty'
    long: |
      Two
      lines

  days: [Monday, Tuesday]
  list:
  - a
  - b
`;

const source = readResource(rails, { path: "en.yml" });
const items: ResourceValue = {
  kind: "plural",
  forms: new Map([
    ["one", "%{count} rzecz"],
    ["few", "%{count} rzeczy"],
    ["many", "%{count} rzeczy"],
    ["other", "%{count} rzeczy"],
  ]),
};

test("Rails's files have their language as root, and plural forms in an object", () => {
  expect(source).toMatchObject({ format: "yaml", language: "en" });
  expect(source.entries.map(({ key, unit, line }) => [key, unit.kind, line])).toEqual([
    ["title", "single", 4],
    ["cart.items.*", "plural", 8],
    ["cart.empty", "single", 10],
    ["cart.long", "single", 11],
    ["days.0", "single", 15],
    ["days.1", "single", 15],
    ["list.0", "single", 17],
    ["list.1", "single", 18],
  ]);
  expect(source.entries[1]?.unit).toMatchObject({ syntax: { kind: "printf", family: "ruby" }, countName: "count" });
});

test("values change in their own style, and all else stays", () => {
  const written = source.write({
    values: new Map([
      ["title", single('A "shop"')],
      ["cart.empty", single("It's full")],
      ["cart.long", single("One\n\nmore\n")],
      ["days.1", single("no")],
      ["list.0", single("A: B")],
    ]),
  });
  expect(written).toBe(
    rails
      .replace('"Shop"', '"A \\"shop\\""')
      .replace("'It''s empty'", "'It''s full'")
      .replace("      Two\n      lines\n", "      One\n\n      more\n")
      .replace("Tuesday", '"no"')
      .replace("- a", '- "A: B"'),
  );
});

test("a new file has the source's layout and order, under its own language", () => {
  const written = emptyTarget(source, "pl").write({
    values: new Map([
      ["list.0", single("a")],
      ["cart.empty", single("Pusto")],
      ["cart.items.*", items],
    ]),
  });
  expect(written).toBe(`---
pl:
  cart:
    items:
      one: "%{count} rzecz"
      few: "%{count} rzeczy"
      many: "%{count} rzeczy"
      other: "%{count} rzeczy"
    empty: Pusto
  list:
    - a
`);
  const target = readResource(written, { source });
  expect(target).toMatchObject({ language: "pl", sourceLanguage: "en" });
  expect(target.value("cart.items.*")).toEqual(items);
  expect(target.write({ values: new Map([["title", single("Sklep")]]), remove: ["cart.items.*"] })).toBe(
    "---\npl:\n  title: Sklep\n  cart:\n    empty: Pusto\n  list:\n    - a\n",
  );
});

test("what is new stands behind what it follows, its comments included", () => {
  const target = readResource("pl:\r\n  title: Sklep # góra\r\n  # koniec\r\n  cart: { empty: Pusto }", { source });
  expect(
    target.write({
      values: new Map([
        ["cart.items.*", items],
        ["days.0", single("Poniedziałek")],
      ]),
    }),
  ).toBe(
    'pl:\r\n  title: Sklep # góra\r\n  # koniec\r\n  cart: { items: { one: "%{count} rzecz", few: "%{count} rzeczy", many: "%{count} rzeczy", other: "%{count} rzeczy" }, empty: Pusto }\r\n  days:\r\n    - Poniedziałek',
  );
});

test("plain YAML has no plurals, and words of YAML 1.1 are no texts", () => {
  const document = readResource("shop:\n  one: A\n  other: B\n  on: yes\nempty:\n", { path: "a.yaml", language: "en" });
  expect(document.entries.map(({ key }) => key)).toEqual(["shop.one", "shop.other"]);
});

test.each([
  ["Symfony's names", 'a: "Hello %name%, you have %count% items"\nb: "Only %name%"\nc: "100% sure, %s"', "symfony"],
  ["those of its validators beside", 'a: "At least {{ limit }}."\nb: "Only %name%"', "symfony"],
  ["`{{ }}` alone", 'a: "At least {{ limit }}."', "i18next"],
  ["formats of C", 'a: "%d%%"\nb: "Loading (%ld%)"\nc: "50%off and %s"', "printf"],
  ["formats of C beside a word in percent signs", 'a: "%d"\nb: "%s of %s"\nc: "LIKE %term%"', "printf"],
  ["Ruby's names beside one", 'a: "Hello %{name}"\nb: "LIKE %term%"', "printf"],
  ["no placeholders", 'a: "100% sure"\nb: "%B %Y"', "plain"],
])("plain YAML with %s", (_, text, kind) => {
  const document = readResource(`${text}\n`, { path: "messages.en.yaml", language: "en" });
  expect(document.entries.map(({ unit }) => unit.syntax.kind)).toEqual(document.entries.map(() => kind));
});

test("what is below a language is Rails's, also where no text has a name", () => {
  const document = readResource('en:\n  long: "%B %d, %Y"\n  on: "On %B %d"\n', { path: "en.yml" });
  expect(document.entries[0]?.unit.syntax).toEqual({ kind: "printf", family: "ruby" });
});

test("a file that is not changed comes back as it was, and a change is read back or refused", () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom("set", "remove"), fc.string({ unit: "grapheme" })), {
    minLength: 1,
  });
  const options = { format: "yaml", language: "en", syntax: { kind: "plain" } } as const;
  let written = 0;
  fc.assert(
    fc.property(oddYaml, oddYaml, changes, (sourceText, text, list) => {
      const from = readResource(sourceText, options);
      const target = readResource(text, { ...options, source: from });
      expect(target.write({})).toBe(text);
      const all = [...from.entries, ...target.entries].filter(({ unit }) => unit.kind === "single");
      const values = new Map<string, ResourceValue>();
      const remove = new Set<string>();
      for (const [index, what, value] of list) {
        const key = all[index % Math.max(all.length, 1)]?.key;
        if (key === undefined || values.has(key) || remove.has(key)) continue;
        if (what === "set") values.set(key, single(value));
        else if (target.entries.some((entry) => entry.key === key)) remove.add(key);
      }
      let result: string;
      try {
        result = target.write({ values, remove });
      } catch (error) {
        expect(error).toMatchObject({ name: "ResourceError" });
        return;
      }
      written += 1;
      const read = readResource(result, { ...options, source: from });
      const unitOf = (document: ResourceDocument, key: string) => document.entries.find((one) => one.key === key)?.unit;
      for (const [key, value] of values) expect(unitOf(read, key)).toMatchObject(value);
      for (const { key, unit } of target.entries)
        if (!remove.has(key) && !values.has(key)) expect(unitOf(read, key)).toEqual(unit);
      expect(() => parse(result)).not.toThrow();
    }),
    { numRuns: 500 },
  );
  expect(written).toBeGreaterThan(300);
});

const listed = `list:
  - name: One
    label: Uno
    # of all
    deep:
      a: A
  - label: Two
end: End
`;
const listedSource = readResource(listed, { path: "en.yaml", language: "en" });

test("objects in a list are written as the source has them", () => {
  const values = new Map(listedSource.entries.map(({ key, unit }) => [key, unit]));
  expect(emptyTarget(listedSource, "de").write({ values })).toBe(listed.replace("    # of all\n", ""));
  const target = readResource("list:\n  - label: Uno\nend: End\n", {
    path: "de.yaml",
    language: "de",
    source: listedSource,
  });
  expect(target.write({ values })).toBe(listed.replace("    # of all\n", ""));
});

test.each([
  [["list.0.name"], "  - name: One\n    label: Uno\n", "  - label: Uno\n"],
  [["list.0.name", "list.0.label"], "  - name: One\n    label: Uno\n    # of all\n    deep:", "  - deep:"],
  [["list.0.name", "list.0.deep.a"], /name: One[^-]*A\n/, "label: Uno\n"],
  [["list.0.name", "list.0.label", "list.0.deep.a"], /name: One[^-]*A\n/, "null\n"],
  [["list.1.label"], "label: Two", "null"],
] as const)("%j goes from a list, and the rest stays", (remove, before, after) => {
  const written = listedSource.write({ remove });
  const withoutComment = (text: string) => text.replace("    # of all\n", "");
  expect(withoutComment(written)).toBe(withoutComment(listed.replace(before, after)));
});

test("symbols of Ruby are no messages", () => {
  const text = "en:\n  order: [:year, :month]\n  smile: ':year'\n  colon: ': a'\n";
  const rails = readResource(text, { path: "en.yml" });
  expect(rails.entries.map(({ key }) => key)).toEqual(["smile", "colon"]);
  const written = emptyTarget(rails, "de").write({ values: new Map([["smile", { kind: "single", text: ":jahr" }]]) });
  expect(written).toBe('de:\n  smile: ":jahr"\n');
});

test("without a language, nothing is written beside where the languages stand", () => {
  const rails = readResource("en:\n  a: A\n", { path: "en.yml" });
  expect(() => readResource("", { path: "x.yml", source: rails })).toThrow(/option `language`/);
  expect(() => readResource("de: {}\n", { path: "x.yml", language: "de", source: rails })).not.toThrow();
});

test("of a mapping in braces, everything can go", () => {
  const braces = readResource("# all\n{a: A, b: B} # end\n", { path: "en.yml" });
  expect(braces.write({ remove: ["a", "b"] })).toBe("# all\n{} # end\n");
});

test("a text that some readers of YAML take for something else is quoted", () => {
  const texts = ["=", ":a", "yes", "012", "12:30", "2024-01-01", "~", "0x1f", "1_000", ".inf", "null", "N"];
  const from = readResource(`l: ${JSON.stringify(texts)}\n`, { path: "en.yaml" });
  const values = new Map(from.entries.map(({ key, unit }) => [key, unit]));
  expect(emptyTarget(from, "de").write({ values })).toBe(
    `l:\n${texts.map((text) => `  - ${JSON.stringify(text)}\n`).join("")}`,
  );
});
