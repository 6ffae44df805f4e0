import { describe, expect, test } from "vitest";
import { localeFolder, settings } from "../../test/locale-folder.ts";
import { dragoman } from "../../test/run-command.ts";

/** What is found in files of one language, as `file:line rule key`. */
async function found(
  source: object,
  target: string | object,
  {
    language = "de",
    args = [],
    files = "locales/{language}/{namespace}.json",
  }: {
    readonly language?: string;
    readonly args?: readonly string[];
    readonly files?: string | object;
  } = {},
): Promise<readonly string[]> {
  const folder = await localeFolder({
    ...settings({ languages: [language], files }),
    "locales/en/app.json": source,
    [`locales/${language}/app.json`]: target,
  });
  const { stdout, stderr } = await dragoman(folder.args("check", "--json", ...args));
  expect(stderr).toBe("");
  return JSON.parse(stdout).findings.map((finding: Record<string, string>) => {
    return `${finding["severity"]} ${finding["line"]} ${finding["key"]}: ${finding["problem"]} (${finding["rule"]})`;
  });
}

describe("check", () => {
  test("finds placeholders and tags that are not the source's", async () => {
    const source = {
      a: "Hi {{name}}",
      b: "<b>Bold</b> move",
      c: "See {{a}} and {{b}}",
      d: "Go to https://example.com",
    };
    const target = {
      a: "Hallo {{nome}}",
      b: "<b>Kühner Zug",
      c: "{{b}} und {{a}} ansehen",
      d: "Zu https://example.org",
    };
    expect(await found(source, target)).toEqual([
      "error 2 a: the translation has {{nome}} in the place of {{name}} (placeholders)",
      "error 3 b: the translation lacks </b> (placeholders)",
      expect.stringMatching(/^error 5 d: .*example.org.*\(placeholders\)$/),
    ]);
  });

  test("lets a form that stands for one number leave the count out, and no other", async () => {
    const source = { n_one: "{{count}} item", n_other: "{{count}} items" };
    expect(await found(source, { n_one: "Ein Artikel", n_other: "{{count}} Artikel" })).toEqual([]);
    expect(await found(source, { n_one: "Ein Artikel", n_other: "Mehrere Artikel" })).toEqual([
      "error 2 n_*: form other: the translation lacks {{count}} (placeholders)",
    ]);
    const russian = { n_one: "Один", n_few: "{{count}} дня", n_many: "{{count}} дней", n_other: "{{count}} дня" };
    expect(await found(source, russian, { language: "ru" })).toEqual([
      "error 2 n_*: form one: the translation lacks {{count}} (placeholders)",
    ]);
    const named = { n_one: "An item", n_other: "{{count}} items" };
    expect(await found(named, { n_one: "{{count}} Artikel", n_other: "{{count}} Artikel" })).toEqual([]);
  });

  test("finds plural forms that the language needs", async () => {
    const source = { n_one: "{{count}} item", n_other: "{{count}} items" };
    expect(await found(source, { n_one: "{{count}} plik", n_other: "{{count}} plików" }, { language: "pl" })).toEqual([
      "error 2 n_*: the plural forms lack few, many (plural-forms)",
    ]);
  });

  test("reads ICU in both languages", async () => {
    const files = { path: "locales/{language}/app.json", format: "icu-json" };
    const source = {
      items: "{n, plural, one {# item} other {# items}} for {name}",
      broken: "{name",
      who: "{sex, select, female {She} other {They}}",
      text: "Hello {name}",
    };
    const target = {
      items: "{n, plural, one {# plik} other {# plików}}",
      broken: "{nazwa",
      who: "{sex, select, kobieta {Ona} other {Oni}}",
      text: "Cześć {name",
    };
    expect(await found(source, target, { language: "pl", files })).toEqual([
      expect.stringMatching(/^error 3 broken: the message cannot be read: .*\(syntax\)$/),
      "error 2 items: the translation lacks {name} (placeholders)",
      "error 2 items: {n, plural} lacks few, many (plural-forms)",
      "error 4 who: {sex, select} has other cases than the source (placeholders)",
      expect.stringMatching(/^error 5 text: the message cannot be read: .*\(syntax\)$/),
    ]);
  });

  test("takes a case for one number for the form that stands for it alone", async () => {
    const files = { path: "locales/{language}/app.json", format: "icu-json" };
    const source = { n: "{n, plural, =0 {No items} one {# item} other {# items}}" };
    const exact = { n: "{n, plural, =0 {Keine} =1 {Eins} other {# Artikel}}" };
    expect(await found(source, exact, { files })).toEqual([]);
    expect(await found(source, exact, { files, language: "ru" })).toEqual([
      "error 2 n: {n, plural} lacks one, few, many (plural-forms)",
    ]);
  });

  test("finds copies, odd lengths, unknown keys, and what is missing where it is asked to", async () => {
    const source = { copy: "Your cart", long: "A sentence of some length", none: "Nothing", brand: "{{brand}}" };
    const target = { copy: "Your cart", long: "x".repeat(100), old: "Alt", brand: "{{brand}}" };
    expect(await found(source, target, { args: ["--severity", "missing=error", "--severity", "unknown=off"] })).toEqual(
      [
        "warning 2 copy: the translation is the source (untranslated)",
        "warning 3 long: the translation has 100 characters, and the source 25 (length)",
        "error undefined none: there is no translation (missing)",
      ],
    );
    expect(await found(source, target)).toContain("warning 4 old: the source has no such message (unknown)");
  });

  test("finds what waits for a translation that the file could not take", async () => {
    const source = { list: ["One", "Two"], box: { in: "In" }, z: "Last" };
    expect(await found(source, { list: "Eins", box: 7 })).toEqual([
      expect.stringMatching(/^warning undefined list\.0: .*\(unwritable\)$/),
      expect.stringMatching(/^warning undefined list\.1: .*\(unwritable\)$/),
      expect.stringMatching(/^warning undefined box\.in: .*\(unwritable\)$/),
      expect.stringMatching(/^warning 2 list: .*\(unknown\)$/),
    ]);
    expect(await found(source, { list: ["Eins"], box: {} })).toEqual([]);
  });

  test("exits with 1 for errors alone, and prints what GitHub shows beside lines", async () => {
    const folder = await localeFolder({
      ...settings({ check: { untranslated: "error" } }),
      "locales/en/a,b.json": { bad: "One" },
      "locales/en/app.json": { "x::error::y": "Hi %0A\n::error::{{name}}" },
      "locales/de/app.json": { "x::error::y": "Hi %0A\n::error::{{no}}" },
    });
    const { code, stdout } = await dragoman(folder.args("check", "--format", "github"));
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout:
        "::error file=locales/de/app.json,line=2,title=placeholders::x::error::y: the translation has {{no}} in the place of {{name}}\n",
    });
    const escaped = await dragoman(folder.args("check", "--severity", "placeholders=warning"));
    expect(escaped).toMatchObject({ code: 0, stdout: expect.stringMatching(/0 errors, 1 warning\n$/) });
  });
});
