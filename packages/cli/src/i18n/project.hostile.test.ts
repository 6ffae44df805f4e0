import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type LocaleFolder, localeFolder, settings } from "../../test/locale-folder.ts";
import { dragoman } from "../../test/run-command.ts";

const files = ["--source", "en", "--files", "locales/{language}/{namespace}.json"];

/** Every command must say in one sentence what is wrong; none of them calls a service for that. */
async function refusal(folder: LocaleFolder, ...args: readonly string[]): Promise<string> {
  const messages = new Set<string>();
  for (const command of ["status", "check", "translate"]) {
    const { code, stdout, stderr } = await dragoman(folder.args(command, ...args), {
      env: { DRAGOMAN_URL: "http://127.0.0.1:9", DRAGOMAN_KEY: "key" },
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).not.toContain("fault of dragoman's own");
    messages.add(stderr.trim());
  }
  expect(messages.size).toBe(1);
  return [...messages].join("");
}

describe("settings", () => {
  const i18n = { source: "en", files: "locales/{language}.json" };
  test.each<[string, string | object, RegExp]>([
    ["no JSON", "{", /dragoman\.json is no JSON/],
    ["a list", [], /dragoman\.json: the file:/],
    ["an unknown name", { i18n: { ...i18n, lanugages: ["de"] } }, /i18n: "lanugages" is no setting; correct/],
    [
      "a language that is none",
      { i18n: { ...i18n, languages: ["../de"] } },
      /i18n\.languages: "\.\.\/de" names no language/,
    ],
    ["a source that is none", { i18n: { ...i18n, source: "english please" } }, /i18n\.source: .*names no language/],
    ["the source among the languages", { i18n: { ...i18n, languages: ["en"] } }, /"en" is the source/],
    ["a pattern that leads out", { i18n: { ...i18n, files: "../{language}.json" } }, /i18n\.files: .*leads out/],
    ["a source that is missing", { i18n: { files: "{language}.json" } }, /i18n\.source: it is missing; add it/],
    [
      "a pattern of i18next",
      { i18n: { ...i18n, files: "{{lng}}/{{ns}}.json" } },
      /write \{language\}\/\{namespace\}\.json/,
    ],
    ["a wildcard", { i18n: { ...i18n, files: ["{language}/*.json"] } }, /i18n\.files\[0\]: .*write \{namespace\}/],
    [
      "a source pattern that leads out",
      { i18n: { ...i18n, files: { path: "{language}.po", source: "../a.pot" } } },
      /i18n\.files\.source: .*leads out/,
    ],
    ["a pattern without a language", { i18n: { ...i18n, files: ["locales/de.json"] } }, /has no \{language\}/],
    ["a severity that is none", { i18n: { ...i18n, check: { stale: "fatal" } } }, /i18n\.check\.stale/],
    ["a rule that is none", { i18n: { ...i18n, check: { style: "error" } } }, /i18n\.check/],
    ["a prototype", '{"i18n": {"__proto__": {"source": "en"}, "files": "{language}.json"}}', /i18n/],
    ["another kind of value", { i18n: { ...i18n, files: 3 } }, /i18n\.files: give a pattern/],
    [
      "nothing there",
      { i18n },
      /There are no files of locales\/\{language\}\.json for the source en.*Correct the pattern/,
    ],
    ["too much", " ".repeat(1_000_001), /larger than/],
    ["deep nesting", `{"i18n":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, /i18n/],
  ])("%s is refused by its name", async (_, content, problem) => {
    expect(await refusal(await localeFolder({ "dragoman.json": content }))).toMatch(problem);
  });

  test("that are missing are asked for", async () => {
    const folder = await localeFolder({});
    expect(await refusal(folder)).toMatch(/give --source en, or write dragoman\.json/);
    expect(await refusal(folder, "--source", "en")).toMatch(/give --files/);
    expect(await refusal(folder, ...files, "--languages", "de,..")).toMatch(/--languages: "\.\." names no language/);
  });

  test("with another source than there is say which there are", async () => {
    const folder = await localeFolder({ "locales/en/app.json": { a: "A" }, "locales/fr/app.json": { a: "A" } });
    expect(await refusal(folder, "--files", "locales/{language}/{namespace}.json", "--source", "de")).toMatch(
      /for the source de in .*, but of en, fr\./,
    );
  });

  test("take what is written like a language, and is none, for none, unless they name it", async () => {
    const folder = await localeFolder({
      ...settings({ files: "src/{language}.json" }),
      "src/en.json": { a: "A" },
      "src/de.json": { a: "Ä" },
      "src/app.json": { name: "app" },
    });
    const { stdout, stderr } = await dragoman(folder.args("status", "--json"));
    expect(JSON.parse(stdout).languages).toMatchObject([{ language: "de" }]);
    expect(stderr).toContain("app is no language that is known");
    const named = await dragoman(folder.args("status", "--json", "--languages", "app"));
    expect(JSON.parse(named.stdout).languages).toMatchObject([{ language: "app" }]);
    expect(named.stderr).toBe("");
  });

  test("of two patterns that tell one file are refused", async () => {
    const folder = await localeFolder({ "locales/en/app.json": { a: "A" } });
    expect(await refusal(folder, ...files, "--files", "locales/{language}/app.json", "--languages", "de")).toMatch(
      /Two patterns of the files tell locales\/en\/app\.json/,
    );
  });
});

describe("files", () => {
  const broken: readonly [string, string | object, RegExp][] = [
    ["cut off", '{"a": "A"', /locales\/de\/app\.json:\d+: /],
    ["a key that comes twice", '{"a": "A",\n"a": "B"}', /locales\/de\/app\.json:2: /],
    ["too deep", `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`, /locales\/de\/app\.json/],
    ["of UTF-16", "\ufeff{\0}\0", /locales\/de\/app\.json/],
  ];
  test.each(broken)("%s stop the command before anything is done, with the line", async (_, content, problem) => {
    const folder = await localeFolder({
      ...settings({ languages: ["de", "pl"] }),
      "locales/en/app.json": { a: "A", b: "B" },
      "locales/de/app.json": content,
    });
    expect(await refusal(folder)).toMatch(problem);
    expect(await readdir(folder.path("locales"))).toEqual(["de", "en"]);
  });

  test("behind links that lead out are neither read nor written", async () => {
    const folder = await localeFolder({ ...settings({ languages: ["de"] }), "locales/en/app.json": { a: "A" } });
    const outside = await localeFolder({ "app.json": { a: "Secret" } });
    await mkdir(folder.path("locales/de"));
    await symlink(outside.path("app.json"), folder.path("locales/de/app.json"));
    expect(await refusal(folder)).toMatch(/locales\/de\/app\.json leads out of the project's folder by a link/);
    await symlink(outside.path("."), folder.path("locales/pl"));
    expect(await refusal(folder, "--languages", "pl")).toMatch(/locales\/pl\/app\.json leads out/);
    expect(await outside.json("app.json")).toEqual({ a: "Secret" });
  });

  test("of a language that they say is another one are refused", async () => {
    const folder = await localeFolder({
      "lib/app_en.arb": { "@@locale": "en", a: "Hello" },
      "lib/app_de.arb": { "@@locale": "fr", a: "Bonjour" },
    });
    const args = ["--source", "en", "--files", "lib/app_{language}.arb"];
    expect(await refusal(folder, ...args)).toMatch(/app_de\.arb says that its language is fr/);
  });

  test("with names of object prototypes are files like others", async () => {
    const source = '{"__proto__": {"constructor": "Built by"}, "toString": "As text"}';
    const folder = await localeFolder({
      ...settings({ languages: ["de"] }),
      "locales/en/__proto__.json": "{}",
      "locales/en/constructor.json": source,
    });
    const { code, stdout } = await dragoman(folder.args("status", "--json"));
    expect({ code, keys: JSON.parse(stdout).files[0].keys.missing }).toEqual({
      code: 0,
      keys: ["__proto__.constructor", "toString"],
    });
    expect(await dragoman(folder.args("pseudo"))).toMatchObject({ code: 0 });
    expect(await folder.read("locales/en-XA/constructor.json")).toContain('"__proto__"');
  });

  test("without a source beside them are named, and left alone", async () => {
    const folder = await localeFolder({
      ...settings(),
      "locales/en/app.json": { a: "A" },
      "locales/de/app.json": { a: "Ah" },
      "locales/de/old.json": { a: "Alt" },
    });
    const { code, stderr } = await dragoman(folder.args("status"));
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("locales/de/old.json has no file") });
  });

  test("with damaged records are told from others by what stands in them", async () => {
    const folder = await localeFolder({
      ...settings({ languages: ["de"] }),
      "locales/en/app.json": { a: "A" },
      "locales/de/app.json": { a: "Ah" },
      ".dragoman/i18n/de.records": "something else\n",
    });
    expect(await refusal(folder)).toMatch(/\.dragoman\/i18n\/de\.records: /);
    await writeFile(folder.path(".dragoman/i18n/de.records"), "");
    expect(await dragoman(folder.args("status"))).toMatchObject({ code: 0 });
  });

  test("of many keys are looked through once", async () => {
    const source = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key_${at}`, `Text ${at} {{n}}`]));
    const folder = await localeFolder({
      ...settings({ languages: ["de"] }),
      "locales/en/app.json": source,
      "locales/de/app.json": source,
    });
    const { code, stdout } = await dragoman(folder.args("check", "--json", "--key", `${"*a".repeat(40)}*`));
    expect({ code, stdout }).toEqual({ code: 2, stdout: expect.stringContaining("--key") });
    expect(await dragoman(folder.args("check", "--json"))).toMatchObject({ code: 0 });
  });
});
