import { describe, expect, test } from "vitest";
import { localeFolder } from "../../../test/locale-folder.ts";
import { dragoman } from "../../../test/run-command.ts";
import { languageMeant, languageNamed } from "./language-name.ts";

test.each([
  ["pt_BR", "pt-BR"],
  ["sr@latin", "sr-Latn"],
  ["sr_RS@Latin", "sr-Latn-RS"],
  ["uz@cyrillic", "uz-Cyrl"],
  ["ca@valencia", "ca-valencia"],
  ["de_DE@euro", "de-DE"],
  ["sr@nothing", undefined],
  ["ptBR", undefined],
])("%s is %s", (name, tag) => {
  expect(languageNamed(name)?.tag).toBe(tag);
});

test.each([
  ["ptBR", "pt-BR"],
  ["zhHans", "zh-Hans"],
  ["zh_TW.Big5", "zh-TW"],
  ["sr@nothing", "sr"],
  ["pt-BR", undefined],
  ["tsConf", undefined],
  ["package", undefined],
  ["app.config", undefined],
])("%s may be meant as %s", (name, tag) => {
  expect(languageMeant(name)?.tag).toBe(tag);
});

describe("a project", () => {
  const args = ["--source", "en", "--files", "{language}.json", "--json"];

  test("names the files whose names only look like languages, and no others", async () => {
    const others = { "ptBR.json": {}, "zh_TW.Big5.json": {}, "package.json": {}, "tsConf.json": {}, "fr.json": {} };
    const folder = await localeFolder({ "en.json": { a: "Hello" }, ...others });
    const { code, stdout, stderr } = await dragoman(folder.args("status", ...args));
    expect(code).toBe(0);
    expect(stderr.trim().split("\n")).toEqual([
      "warning: ptBR.json is left out: ptBR is no name of a language; if it is one, rename it, as pt-BR.",
      "warning: zh_TW.Big5.json is left out: zh_TW.Big5 is no name of a language; if it is one, rename it, as zh-TW.",
    ]);
    expect(JSON.parse(stdout).files).toMatchObject([{ language: "fr" }]);
  });

  test("has languages with the modifiers of gettext", async () => {
    const folder = await localeFolder({ "en.json": { a: "Hello" }, "sr@latin.json": { a: "Zdravo" } });
    const { stdout, stderr } = await dragoman(folder.args("status", ...args, "--languages", "sr@latin,ca@valencia"));
    expect(stderr).toBe("");
    expect(JSON.parse(stdout).files).toMatchObject([
      { file: "sr@latin.json", translated: 1 },
      { file: "ca@valencia.json", missing: 1 },
    ]);
  });
});
