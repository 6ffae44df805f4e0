import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FilePattern, type PatternNames } from "./file-pattern.ts";

/** What a pattern reads from a path, step by step, as files are found. */
function readPath(pattern: FilePattern, path: string): PatternNames | undefined {
  let names: PatternNames = {};
  const steps = path.split("/");
  if (steps.length !== pattern.steps.length) return undefined;
  for (const [index, step] of pattern.steps.entries()) {
    const name = steps[index] ?? "";
    if (step.kind === "literal" && step.name !== name) return undefined;
    const read = step.kind === "literal" ? {} : step.read(name);
    if (read === undefined) return undefined;
    names = {
      language: read.language ?? names.language,
      namespace: read.namespace ?? names.namespace,
    };
  }
  return names;
}

describe("a pattern", () => {
  test.each([
    [
      "locales/{language}/{namespace}.json",
      "locales/pt-BR/shop.cart.json",
      { language: "pt-BR", namespace: "shop.cart" },
    ],
    ["{language}.yml", "zh_Hans_TW.yml", { language: "zh_Hans_TW", namespace: undefined }],
    ["{language}.po", "sr@latin.po", { language: "sr@latin", namespace: undefined }],
    ["{language}/{namespace}.po", "ca_ES@valencia/a.po", { language: "ca_ES@valencia", namespace: "a" }],
    ["l10n/app_{language}.arb", "l10n/app_en.arb", { language: "en", namespace: undefined }],
    ["{namespace}.{language}.xlf", "main.de.xlf", { language: "de", namespace: "main" }],
    ["a(b)+.{language}.[x]", "a(b)+.de.[x]", { language: "de", namespace: undefined }],
  ])("%s reads %s", (text, path, names) => {
    const pattern = new FilePattern(text, "--files");
    expect(readPath(pattern, path)).toEqual(names);
    expect(pattern.pathFor(names)).toBe(path);
  });

  test.each([
    ["{language}.json", "common.json"],
    ["{language}.json", "de.jsonx"],
    ["{language}.json", "ptBR.json"],
    ["{language}.po", "sr@nothing.po"],
    ["{language}.po", "zh_TW.Big5.po"],
    ["{language}/{namespace}.json", "de/.hidden.json"],
    ["{language}/{namespace}.json", "de/...json"],
    ["{language}/{namespace}.json", "de/a\\b.json"],
    ["app_{language}.arb", "app_.arb"],
    ["locales/{language}.json", "other/de.json"],
  ])("%s does not read %s", (text, path) => {
    expect(readPath(new FilePattern(text, "--files"), path)).toBeUndefined();
  });

  test("reads what it writes", () => {
    const language = fc.constantFrom("de", "pt-BR", "zh_Hans_TW", "sr-Latn", "es-419");
    const namespace = fc.stringMatching(/^[A-Za-z0-9äé][A-Za-z0-9_]{0,20}$/u);
    const patterns = [
      "{language}/{namespace}.json",
      "x/{namespace}/{language}.po",
      "{language}/LC_MESSAGES/{namespace}.po",
    ];
    fc.assert(
      fc.property(language, namespace, fc.constantFrom(...patterns), (language, namespace, text) => {
        const pattern = new FilePattern(text, "--files");
        expect(readPath(pattern, pattern.pathFor({ language, namespace }))).toEqual({ language, namespace });
      }),
    );
  });

  test("puts `$` and braces of a namespace in as they are", () => {
    const pattern = new FilePattern("{language}/{namespace}.json", "--files");
    expect(pattern.pathFor({ language: "de", namespace: "$&{language}" })).toBe("de/$&{language}.json");
  });

  test.each([
    ["../{language}.json", /leads out/],
    ["locales/../../{language}.json", /leads out/],
    ["locales//{language}.json", /leads out/],
    ["/etc/{language}.json", /no path below/],
    ["C:/{language}.json", /no path below/],
    ["locales\\{language}.json", /no path below/],
    ["locales/\0{language}.json", /no path below/],
    ["{lang}.json", /"\{lang\}\.json".*only \{language\}/],
    ["{language}{language}.json", /twice/],
    ["", /no path below/],
  ])("%j is refused, by the name of its setting", (text, problem) => {
    expect(() => new FilePattern(text, "i18n.files[0]")).toThrow(problem);
    expect(() => new FilePattern(text, "i18n.files[0]")).toThrow(/^i18n\.files\[0\]: /);
  });
});
