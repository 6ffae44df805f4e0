import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readResource } from "../read-resource.ts";
import type { ResourceDocument, ResourcePlural, ResourceValue } from "../resource.ts";
import { ResourceError } from "../resource-error.ts";

/** What projects have in their headers, most of which is not how CLDR tells numbers apart. */
const headers: readonly (readonly [language: string, value: string])[] = [
  ["fr", "nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;"],
  ["fr", "nplurals=3; plural=(n == 0 ? 0 : n == 1 ? 1 : 2);"],
  ["fr", "nplurals=2; plural=(n > 1);"],
  ["it", "nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;"],
  ["lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);"],
  [
    "he",
    "nplurals=4; plural=(n == 1 && n % 1 == 0) ? 0 : (n == 2 && n % 1 == 0) ? 1: (n % 10 == 0 && n % 1 == 0 && n > 10) ? 2 : 3;",
  ],
  [
    "cs",
    "nplurals=4; plural=(n == 1 && n % 1 == 0) ? 0 : (n >= 2 && n <= 4 && n % 1 == 0) ? 1: (n % 1 != 0 ) ? 2 : 3;",
  ],
  [
    "ru",
    "nplurals=4; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : n%10==0 || (n%10>=5 && n%10<=9) || (n%100>=11 && n%100<=14)? 2 : 3);",
  ],
  ["tr", "nplurals=2; plural=(n > 1);"],
  ["ja", "nplurals=2; plural=(n != 1);"],
  ["ja", "nplurals=1; plural=0;"],
  ["cy", "nplurals=4; plural=(n==1) ? 0 : (n==2) ? 1 : (n != 8 && n != 11) ? 2 : 3;"],
  ["mk", "nplurals=3; plural=(n % 10 == 1 ? 0 : n % 10 == 2 ? 1 : 2);"],
  ["ar", "nplurals=2; plural=(n != 1);"],
  ["pl", "nplurals=3; plural=n==1 ? 2 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 0 : 1;"],
  ["de", "nplurals=3; plural=(n == 0 ? 2 : n != 1);"],
  ["oc", "nplurals=2; plural=(n > 1);"],
];

const key = "%d file";
const source = readResource(po("en", "nplurals=2; plural=(n != 1);", ["", ""]), { path: "en.po" });

function po(language: string, plurals: string, texts: readonly string[], above = ""): string {
  const written = texts.map((text, index) => `msgstr[${index}] "${text}"\n`).join("");
  const forms = plurals === "" ? "" : `"Plural-Forms: ${plurals}\\n"\n`;
  const header = `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n${forms}`;
  return `${header}\n${above}msgid "%d file"\nmsgid_plural "%d files"\n${written}`;
}

function read(text: string): ResourceDocument {
  return readResource(text, { path: "x.po", source });
}

function standing(document: ResourceDocument): ResourcePlural | undefined {
  const value = document.value(key);
  return value?.kind === "plural" ? value : undefined;
}

function machineForms(language: string): ResourcePlural {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return { kind: "plural", forms: new Map(categories.map((category) => [category, `machine ${category}`] as const)) };
}

function merged(machine: ResourcePlural, own: ResourcePlural | undefined): ResourcePlural {
  const forms = new Map([...machine.forms, ...(own?.forms ?? [])]);
  return { kind: "plural", forms, ...(own?.byIndex !== undefined && { byIndex: own.byIndex }) };
}

const lines = (text: string) => text.match(/^msgstr\[.*$/gm) ?? [];

describe.each(headers)("in %s with %s", (language, header) => {
  const count = Number(/\d+/.exec(header)?.[0]);
  const texts = Array.from({ length: count }, (_, index) => `text ${index}`);

  test("each msgstr[n] is part of the value, and what is read is written", () => {
    const text = po(language, header, texts);
    const value = standing(read(text));
    expect(value).toBeDefined();
    for (const index of texts.keys()) {
      const edited = po(language, header, texts.with(index, "edited"));
      const other = standing(read(edited));
      expect([index, other]).not.toEqual([index, value]);
      if (other === undefined || language === "oc") continue;
      expect(read(text).write({ values: new Map([[key, other]]) })).toBe(edited);
    }
    if (value !== undefined) expect(read(text).write({ values: new Map([[key, value]]) })).toBe(text);
  });

  // Elsewhere there is one form only, or the language's plural rules are not known.
  if (count > 1 && language !== "oc") {
    test("a form that stands alone stays where the others come", () => {
      fc.assert(
        fc.property(fc.uniqueArray(fc.nat({ max: count - 1 }), { maxLength: count - 1 }), (filled) => {
          const half = texts.map((one, index) => (filled.includes(index) ? one : ""));
          const document = read(po(language, header, half));
          const own = document.entries[0]?.partial?.value;
          expect([document.value(key), own !== undefined]).toEqual([undefined, filled.length > 0]);
          const written = document.write({ values: new Map([[key, merged(machineForms(language), own)]]) });
          for (const index of filled) expect(lines(written)[index]).toBe(`msgstr[${index}] "text ${index}"`);
          expect(lines(written).filter((line) => line.endsWith('""'))).toEqual([]);
          expect(standing(read(written))).toBeDefined();
        }),
        { numRuns: 30 },
      );
    });
  }

  test("more forms than the header has places for are named, and none of them goes", () => {
    const text = po(language, header, [...texts, "text too many"]);
    const document = read(text);
    expect(document.entries[0]?.fault).toBe(
      `there are ${count + 1} plural forms, and the header's \`Plural-Forms\` says ${count}`,
    );
    const value = standing(document);
    expect(value?.byIndex?.get(count)).toBe("text too many");
    const write = (values: ReadonlyMap<string, ResourceValue>) => document.write({ values });
    if (value !== undefined) expect(write(new Map([[key, value]]))).toBe(text);
    expect(() => write(new Map([[key, machineForms(language)]]))).toThrow(ResourceError);
    const half = read(po(language, header, [...texts.map(() => ""), "text too many"]));
    expect(half.entries[0]).toMatchObject({ partial: { value: { byIndex: new Map([[count, "text too many"]]) } } });
    expect(() => half.write({ values: new Map([[key, machineForms(language)]]) })).toThrow(ResourceError);
  });

  test("places that are empty are too many for nobody", () => {
    const document = read(po(language, header, [...texts, ""]));
    expect(document.entries[0]?.fault).toBeUndefined();
    expect(standing(document)).toEqual(standing(read(po(language, header, texts))));
  });
});

test("a new translation has in each place the form of its numbers", () => {
  const written = (language: string, header: string) => {
    const count = Number(/\d+/.exec(header)?.[0]);
    const document = read(po(language, header, Array<string>(count).fill("")));
    const text = document.write({ values: new Map([[key, machineForms(language)]]) });
    return lines(text).map((line) => /machine (\w+)/.exec(line)?.[1]);
  };
  expect(headers.filter(([language]) => language !== "oc").map((one) => [one[0], ...written(...one)])).toEqual([
    ["fr", "one", "many", "other"],
    ["fr", "one", "one", "other"],
    ["fr", "one", "other"],
    ["it", "one", "many", "other"],
    ["lv", "one", "other", "zero"],
    ["he", "one", "two", "other", "other"],
    ["cs", "one", "few", "many", "other"],
    ["ru", "one", "few", "many", "other"],
    ["tr", "one", "other"],
    ["ja", "other", "other"],
    ["ja", "other"],
    ["cy", "one", "two", "other", "other"],
    ["mk", "one", "other", "other"],
    ["ar", "one", "many"],
    ["pl", "few", "many", "one"],
    ["de", "one", "other", "other"],
  ]);
});

test("where the header has no Plural-Forms, what stands is read by the language's own", () => {
  const document = read(po("de", "", ["%d Datei", "%d Dateien"]));
  expect(standing(document)?.forms).toEqual(
    new Map([
      ["one", "%d Datei"],
      ["other", "%d Dateien"],
    ]),
  );
  const half = read(po("pl", "", ["%d plik", "%d pliki"]));
  expect(half.entries[0]).toMatchObject({ fault: "the plural forms lack msgstr[2]" });
  const own = half.entries[0]?.partial?.value;
  const text = half.write({ values: new Map([[key, merged(machineForms("pl"), own)]]) });
  expect(lines(text)).toEqual(['msgstr[0] "%d plik"', 'msgstr[1] "%d pliki"', 'msgstr[2] "machine many"']);
  const many = read(po("de", "", ["a", "b", "c"]));
  expect(many.entries[0]?.fault).toBe("there are 3 plural forms, and the language has 2");
  expect(() => many.write({ values: new Map([[key, machineForms("de")]]) })).toThrow(
    "Line 6: The file contradicts itself: there are 3 plural forms, and the language has 2; correct the one or the other",
  );
});

test("a language whose rules are not known keeps its forms, and gets none", () => {
  const header = "nplurals=2; plural=(n > 1);";
  const text = po("oc", header, ["%d fichièr", "%d fichièrs"]);
  expect(standing(read(text))).toEqual({
    kind: "plural",
    forms: new Map(),
    byIndex: new Map([
      [0, "%d fichièr"],
      [1, "%d fichièrs"],
    ]),
  });
  const fuzzy = read(po("oc", "", ["%d fichièr", "%d fichièrs"], "#, fuzzy\n"));
  const approved = fuzzy.write({
    values: new Map(fuzzy.entries.flatMap(({ target }) => (target ? [[key, target.value]] : []))),
  });
  expect(approved).toBe(po("oc", "", ["%d fichièr", "%d fichièrs"]));
  const write = (texts: readonly string[]) => () =>
    read(po("oc", header, texts)).write({ values: new Map([[key, machineForms("en")]]) });
  expect(write(["", ""])).toThrow('The plural rules of "oc" are not known');
});

test("a fuzzy entry of which a form stays is fuzzy still, and says what it was made of", () => {
  const above = '#, fuzzy, c-format\n#| msgid "%d old file"\n';
  const header = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);";
  const document = read(po("pl", header, ["%d plik", "%d pliki", ""], above));
  const { value, state } = document.entries[0]?.partial ?? {};
  expect(state).toBe("needs-review");
  const values = new Map([[key, merged(machineForms("pl"), value)]]);
  const text = document.write({ values, state: "needs-review" });
  expect(text).toBe(po("pl", header, ["%d plik", "%d pliki", "machine many"], above));
  expect(document.write({ values: new Map([[key, machineForms("pl")]]) })).toContain('#, c-format\nmsgid "%d file"');
});

describe("an obsolete entry whose message the source has again", () => {
  const from = readResource(
    '#. shown in a list\n#: a.c:1\n#, c-format\nmsgctxt "state"\nmsgid "Open"\nmsgstr ""\n\n#: a.c:2\nmsgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n',
    { path: "app.pot" },
  );
  const header =
    'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n';
  const target = (entries: string) => readResource(`${header}\n${entries}`, { path: "de.po", source: from });
  const open = '# Ask Ada first.\n#~ msgctxt "state"\n#~ msgid "Open"\n#~ msgstr "Offen"\n';

  test("is told, and stands again with its comments where the source has it", () => {
    const document = target(`msgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] "a"\nmsgstr[1] "b"\n\n${open}`);
    expect(document.value("state\u0004Open")).toBeUndefined();
    expect(document.obsolete).toMatchObject([
      { key: "state\u0004Open", target: { value: { kind: "single", text: "Offen" }, state: "translated" } },
    ]);
    expect(document.write({})).toContain(open);
    const text = document.write({ revive: ["state\u0004Open"] });
    expect(text).toBe(
      `${header}\n# Ask Ada first.\n#. shown in a list\n#: a.c:1\n#, c-format\nmsgctxt "state"\nmsgid "Open"\nmsgstr "Offen"\n\nmsgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] "a"\nmsgstr[1] "b"\n\n`,
    );
    const other = document.write({ values: new Map([["state\u0004Open", { kind: "single", text: "Geöffnet" }]]) });
    expect(other).toBe(text.replace("Offen", "Geöffnet"));
  });

  test("is fuzzy where it was, or where its plural is another than the source's now", () => {
    const fuzzy = target('#, fuzzy\n#~| msgid "Opened"\n#~ msgctxt "state"\n#~ msgid "Open"\n#~ msgstr "Offen"\n');
    expect(fuzzy.write({ revive: ["state\u0004Open"] })).toContain(
      '#, fuzzy, c-format\n#| msgid "Opened"\nmsgctxt "state"\nmsgid "Open"\nmsgstr "Offen"\n',
    );
    const plural = target(
      '#~ msgid "%d file"\n#~ msgid_plural "%d documents"\n#~ msgstr[0] "a"\n#~ msgstr[1] "b"\n#~ msgstr[2] "c"\n',
    );
    expect(plural.write({ revive: ["%d file"] })).toContain(
      '#: a.c:2\n#, fuzzy\nmsgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] "a"\nmsgstr[1] "b"\nmsgstr[2] "c"\n',
    );
  });

  test("is not written over where it has no place in the message", () => {
    const document = target('#~ msgid "%d file"\n#~ msgstr "%d Dateien"\n');
    expect(() => document.write({ values: new Map([["%d file", machineForms("de")]]) })).toThrow(
      'The obsolete entry of "%d file" has one text, and the message has plural forms',
    );
    expect(() => document.write({ revive: ["%d file"] })).toThrow("has one text");
    const empty = target('#~ msgid "%d file"\n#~ msgstr ""\n');
    expect(empty.write({ values: new Map([["%d file", machineForms("de")]]) })).toContain('msgstr[0] "machine one"');
  });

  test("is none that the source has not, or that stands", () => {
    const document = target('msgctxt "state"\nmsgid "Open"\nmsgstr "Offen"\n\n#~ msgid "Old"\n#~ msgstr "Alt"\n');
    const revive = (one: string) => () => document.write({ revive: [one] });
    expect(revive("Old")).toThrow("Neither the file nor its source");
    expect(revive("state\u0004Open")).toThrow("no obsolete entry");
  });
});
