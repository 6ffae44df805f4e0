import { expect, test } from "vitest";
import { type LocaleFiles, localeFiles } from "./locale-files.ts";

async function read(files: Readonly<Record<string, string>>, source: Omit<LocaleFiles, "name" | "packages">) {
  const family = localeFiles({ ...source, name: "one", packages: ["one"] });
  const rows = await family.read(async (_, wanted) => new Map(Object.entries(files).filter(([path]) => wanted(path))));
  return rows.map(({ key, english, translations }) => [key, english, translations.get("de")]);
}

test("files with equal keys are aligned, those of several folders by folder and key", async () => {
  const files = {
    "menu/i18n/en.json": '{"save":"Save","late":"Late"}',
    "menu/i18n/de.json": '{"save":"Speichern"}',
    "list/i18n/en.json": '{"save":"Save all"}',
    "list/i18n/de.json": '{"save":"Alles speichern"}',
  };
  const source = { path: "*/i18n/{code}.json", format: "json", codes: { en: "en", de: "de" } } as const;
  expect(await read(files, source)).toEqual([
    ["menu.save", "Save", "Speichern"],
    ["menu.late", "Late", undefined],
    ["list.save", "Save all", "Alles speichern"],
  ]);
});

test("keys may be the English, written in the package's own notation", async () => {
  const files = {
    "en.json": '{"Name`column`":"","Delete %0%?":""}',
    "de.json": '{"Name`column`":"Name","Delete %0%?":"%0% löschen?"}',
  };
  const shown = (written: string) => written.replace(/`[^`]+`$/, "").replaceAll(/%(\d)%/g, "{$1}");
  const source = {
    path: "{code}.json",
    format: "json",
    codes: { en: "en", de: "de" },
    keysAreEnglish: true,
    shown,
  } as const;
  expect(await read(files, source)).toEqual([
    ["Name`column`", "Name", "Name"],
    ["Delete %0%?", "Delete {0}?", "{0} löschen?"],
  ]);
});

test("a package that moved a language's files is named", async () => {
  const source = { path: "{code}.json", format: "json", codes: { en: "en", de: "de" } } as const;
  await expect(read({ "en.json": '{"save":"Save"}' }, source)).rejects.toThrow("one holds no strings for de");
});
