import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeWith, gettext } from "@dragoman/parts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyTarget, readResource } from "../read-resource.ts";
import type { ResourceDocument, ResourceValue } from "../resource.ts";
import { oddPo } from "./odd-po.arbitrary.ts";

const template = `# The shop.
#, fuzzy
msgid ""
msgstr ""
"Project-Id-Version: shop 1\\n"
"POT-Creation-Date: 2024-01-01 10:00+0000\\n"
"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"
"Last-Translator: FULL NAME <EMAIL@ADDRESS>\\n"
"Language-Team: LANGUAGE <LL@li.org>\\n"
"Language: \\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=CHARSET\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"

#: cart.c:1 cart.c:9
msgid "Cart"
msgstr ""

#. Shown above the list.
#: cart.c:2
#, c-format
msgid "%d item in %s"
msgid_plural "%d items in %s"
msgstr[0] ""
msgstr[1] ""

msgctxt "menu"
msgid "Open"
msgstr ""

#, python-format
msgid ""
"Hello\\n"
"%(name)s\\n"
msgstr ""
`;

const source = readResource(template, { path: "shop.pot" });
const single = (text: string): ResourceValue => ({ kind: "single", text });
const items: ResourceValue = {
  kind: "plural",
  forms: new Map([
    ["one", "%d rzecz w %s"],
    ["few", "%d rzeczy w %s"],
    ["many", "%d rzeczy w %s."],
    ["other", "%d rzeczy w %s!"],
  ]),
};

function polish(text: string): ResourceDocument {
  return readResource(text, { path: "pl.po", language: "pl", source });
}

test("entries tell their syntax, context, note and references", () => {
  expect(source).toMatchObject({ format: "po", isBilingual: true, language: undefined, sourceLanguage: "en" });
  expect(source.entries).toMatchObject([
    {
      key: "Cart",
      path: ["Cart"],
      line: 17,
      references: ["cart.c:1", "cart.c:9"],
      unit: { syntax: { kind: "plain" } },
    },
    {
      key: "%d item in %s",
      note: "Shown above the list.",
      unit: { kind: "plural", syntax: { kind: "printf", family: "c" }, type: "cardinal" },
    },
    { key: "menu\u0004Open", path: ["menu", "Open"], context: "menu" },
    { key: "Hello\n%(name)s\n", unit: { syntax: { kind: "printf", family: "python" } } },
  ]);
  expect(source.entries.every(({ target }) => target === undefined)).toBe(true);
});

test("a new file has the language's header and all entries, none translated", () => {
  const target = emptyTarget(source, "pl");
  expect(target.language).toBe("pl");
  expect(target.entries.map(({ key }) => key)).toEqual(source.entries.map(({ key }) => key));
  const text = target.write({});
  expect(text).toContain('"Language: pl\\n"');
  expect(text).toContain('"Content-Type: text/plain; charset=UTF-8\\n"');
  expect(text).toContain(
    '"Plural-Forms: nplurals=3; plural=(n == 1 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2);\\n"',
  );
  expect(text).toContain('msgstr[0] ""\nmsgstr[1] ""\nmsgstr[2] ""\n');
  expect(text).not.toContain("fuzzy");
});

test("each msgstr has the form of its numbers, whatever order the header's expression gives them", () => {
  const header =
    'msgid ""\nmsgstr ""\n"Language: pl\\n"\n"Plural-Forms: nplurals=3; plural=n==1 ? 2 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 0 : 1;\\n"\n\n';
  const entry = 'msgid "%d item in %s"\nmsgid_plural "%d items in %s"\nmsgstr[0] ""\nmsgstr[1] ""\nmsgstr[2] ""\n';
  const written = polish(header + entry).write({ values: new Map([["%d item in %s", items]]) });
  expect(written).toBe(
    header +
      entry.replace(
        /msgstr.*/s,
        'msgstr[0] "%d rzeczy w %s"\nmsgstr[1] "%d rzeczy w %s."\nmsgstr[2] "%d rzecz w %s"\n',
      ),
  );
  const { kind, forms } = Object({ ...polish(written).value("%d item in %s") });
  expect([kind, forms.get("one"), forms.get("few"), forms.get("many")]).toEqual([
    "plural",
    "%d rzecz w %s",
    "%d rzeczy w %s",
    "%d rzeczy w %s.",
  ]);
});

test("what is new stands behind what it follows in the source, and all else stays as it was", () => {
  const text =
    '# Mine\r\nmsgid ""\r\nmsgstr "Language: pl\\nContent-Type: text/plain; charset=utf-8\\n"\r\n\r\n#, fuzzy\r\n#| msgid "Basket"\r\nmsgid   "Cart"\r\nmsgstr "Ko"\r\n"sz"\r\n\r\nmsgctxt "menu"\r\nmsgid "Open"\r\nmsgstr "Otwórz"\r\n\r\n#~ msgid "Old"\r\n#~ msgstr "Stary"';
  const target = polish(text);
  expect(target.entries.map((entry) => entry.target?.state)).toEqual(["needs-review", "translated"]);
  expect(target.write({ values: new Map([["Hello\n%(name)s\n", single("Cześć\n%(name)s")]]) })).toBe(
    text.replace(
      '"Otwórz"\r\n',
      '"Otwórz"\r\n\r\n#, python-format\r\nmsgid ""\r\n"Hello\\n"\r\n"%(name)s\\n"\r\nmsgstr ""\r\n"Cześć\\n"\r\n"%(name)s\\n"\r\n',
    ),
  );
  expect(target.write({ values: new Map([["Cart", single("Koszyk")]]) })).toBe(
    text.replace('#, fuzzy\r\n#| msgid "Basket"\r\n', "").replace('"Ko"\r\n"sz"', '"Koszyk"'),
  );
  expect(target.write({ values: new Map([["Cart", single("Koszyk")]]), state: "needs-review" })).toBe(
    text.replace('#| msgid "Basket"\r\n', "").replace('"Ko"\r\n"sz"', '"Koszyk"'),
  );
});

test("a plural in a file whose header has no Plural-Forms gets the language's", () => {
  const written = polish('msgid ""\nmsgstr "Language: pl\\n"\n').write({ values: new Map([["%d item in %s", items]]) });
  expect(written).toContain('"Plural-Forms: nplurals=3;');
  expect(written).toContain('msgstr[2] "%d rzeczy w %s."');
});

test("letters beyond ASCII in a file that says no charset bring it along", () => {
  const write = (text: string, translation: string) =>
    polish(text).write({ values: new Map([["Cart", single(translation)]]) });
  const entry = 'msgid "Cart"\nmsgstr ""\n';
  expect(write(entry, "Wozek")).toBe('msgid "Cart"\nmsgstr "Wozek"\n');
  expect(write(entry, "Wózek")).toContain("charset=UTF-8");
  expect(() => write(`msgid ""\nmsgstr "Content-Type: text/plain; charset=us-ascii\\\\n"\n${entry}`, "Wózek")).toThrow(
    "msgconv",
  );
});

test("machine output can be fuzzy, and what is fuzzy or not is no other's", () => {
  const written = emptyTarget(source, "pl").write({
    values: new Map([
      ["Cart", single("Koszyk")],
      ["%d item in %s", items],
    ]),
    state: "needs-review",
  });
  expect(written).toContain('#: cart.c:1 cart.c:9\n#, fuzzy\nmsgid "Cart"\nmsgstr "Koszyk"\n');
  expect(written).toContain("#, fuzzy, c-format\n");
  expect(written.match(/fuzzy/g)).toHaveLength(2);
});

test("what is removed becomes obsolete, and comes back in its place", () => {
  const text = '#. note\n#: a.c\n#, c-format\nmsgid "Cart"\nmsgstr "Koszyk"\n\nmsgid "b"\nmsgstr ""\n';
  const removed = polish(text).write({ remove: ["Cart"] });
  expect(removed).toBe('#, c-format\n#~ msgid "Cart"\n#~ msgstr "Koszyk"\n\nmsgid "b"\nmsgstr ""\n');
  expect(polish(removed).value("Cart")).toBeUndefined();
  const again = polish(removed).write({ values: new Map([["Cart", single("Kosz")]]) });
  expect(again).not.toContain("Koszyk");
  expect(polish(again).value("Cart")).toEqual(single("Kosz"));
});

test("a plural that is not whole is neither written nor a value", () => {
  const half: ResourceValue = { kind: "plural", forms: new Map([["other", "a"]]) };
  const write = (key: string, value: ResourceValue) => () =>
    emptyTarget(source, "pl").write({ values: new Map([[key, value]]) });
  expect(write("%d item in %s", half)).toThrow("not whole");
  expect(write("%d item in %s", single("a"))).toThrow("plural forms");
  expect(write("Cart", half)).toThrow("no plural forms");
  expect(write("Cart", single(""))).toThrow("empty");
  const filled = emptyTarget(source, "pl").write({}).replace('msgstr[1] ""', 'msgstr[1] "x"');
  expect(polish(filled).value("%d item in %s")).toBeUndefined();
});

test("a file that is not changed comes back as it was, and a change leaves the rest", () => {
  fc.assert(
    fc.property(oddPo, fc.nat(), fc.string({ unit: "grapheme", minLength: 1 }), (text, index, translation) => {
      const document = readResource(text, { format: "po", language: "pl" });
      expect(document.write({})).toBe(text);
      const entry = document.entries[index % Math.max(document.entries.length, 1)];
      if (entry === undefined || entry.unit.kind === "plural") return;
      const written = document.write({ values: new Map([[entry.key, single(translation)]]) });
      const read = readResource(written, { format: "po", language: "pl" });
      const value = read.value(entry.key);
      const trimmed = (one: string) => one.replace(/^\n/, "").replace(/\n$/, "");
      expect(value?.kind === "single" ? trimmed(value.text) : value).toBe(trimmed(translation) || undefined);
      const others = (of: ResourceDocument) =>
        of.entries.filter(({ key }) => key !== entry.key).map(({ line: _, ...rest }) => rest);
      expect(others(read)).toEqual(others(document));
    }),
    { numRuns: 500 },
  );
});

describeWith(gettext, "held against gettext", (bin) => {
  test("msgfmt takes whatever is written, in many languages", () => {
    for (const language of ["pl", "ja", "ar", "lv", "ru", "pt-BR", "sr-Latn", "cy", "fr"]) {
      const target = emptyTarget(source, language);
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const forms = new Map(categories.map((category) => [category, `%d ${category} %s`] as const));
      const written = target.write({
        values: new Map<string, ResourceValue>([
          ["Cart", single('Ł"\\\t\u0007')],
          ["%d item in %s", { kind: "plural", forms }],
          ["Hello\n%(name)s\n", single("%(name)s")],
        ]),
      });
      expect(gettextTool(bin, "msgfmt", ["--check", "-o", "/dev/null"], written)).toEqual({ status: 0, errors: "" });
      const removed = readResource(written, { format: "po" }).write({ remove: ["Cart", "%d item in %s"] });
      expect(gettextTool(bin, "msgfmt", ["--check", "-o", "/dev/null"], removed).status).toBe(0);
      const back = readResource(removed, { format: "po", source }).write({ revive: ["Cart", "%d item in %s"] });
      expect(gettextTool(bin, "msgfmt", ["--check", "-o", "/dev/null"], back)).toEqual({ status: 0, errors: "" });
      expect(back).toBe(written);
    }
  });

  test("gettext reads every odd file that is read here", () => {
    fc.assert(
      fc.property(oddPo, (text) => {
        // Without a charset gettext reads ASCII alone.
        fc.pre(text.includes("charset") || /^\p{ASCII}*$/u.test(text));
        const { status } = gettextTool(bin, "msgcat", ["-o", "/dev/null"], text);
        expect(status).toBe(0);
      }),
      { numRuns: 20 },
    );
  });
});

function gettextTool(bin: string, name: string, options: readonly string[], text: string) {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-po-"));
  try {
    const path = join(folder, "a.po");
    writeFileSync(path, text);
    const { status, stderr } = spawnSync(join(bin, name), [...options, path], { encoding: "utf8" });
    return { status, errors: status === 0 ? "" : stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const added = 'msgid "A"\nmsgstr "Ä"\n';
const header = `msgid ""
msgstr ""
"Language: de\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
`;

test.each([
  ["", `${header}\n${added}`],
  ['msgid "B"\nmsgstr "b"\n', `${header}\n${added}\nmsgid "B"\nmsgstr "b"\n`],
  [`${header}\nmsgid "B"\nmsgstr "b"`, `${header}\n${added}\nmsgid "B"\nmsgstr "b"`],
])("what is new at the beginning of %j stands apart, below a header with the language", (text, expected) => {
  const from = readResource('msgid "A"\nmsgstr ""\n\nmsgid "B"\nmsgstr ""\n', { path: "app.pot" });
  const target = readResource(text, { path: "de.po", language: "de", source: from });
  expect(target.write({ values: new Map([["A", { kind: "single", text: "Ä" }]]) })).toBe(expected);
});

test("a line of the header that is no field stays when others are added", () => {
  const target = readResource('msgid ""\nmsgstr "by hand\\n"\n\nmsgid "A"\nmsgstr ""\n', { path: "de.po" });
  const written = target.write({ values: new Map([["A", { kind: "single", text: "Ä" }]]) });
  expect(written).toMatch(/^"by hand\\n"\n"Content-Type/m);
});
