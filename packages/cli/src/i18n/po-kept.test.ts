import { describe, expect, test } from "vitest";
import { type LocaleFolder, localeFolder } from "../../test/locale-folder.ts";
import { withService } from "../../test/service.ts";

const called = withService();

const germanic = "nplurals=2; plural=(n != 1);";
const files = ["%d file", "%d files"] as const;

function header(language: string, plurals: string): string {
  const fields = [`Language: ${language}`, "Content-Type: text/plain; charset=UTF-8", `Plural-Forms: ${plurals}`];
  return `msgid ""\nmsgstr ""\n${fields.map((field) => `"${field}\\n"\n`).join("")}\n`;
}

function plural([id, ofMany]: readonly [string, string], texts: readonly string[], above = ""): string {
  const written = texts.map((text, index) => `msgstr[${index}] "${text}"\n`).join("");
  return `${above}msgid "${id}"\nmsgid_plural "${ofMany}"\n${written}`;
}

const source = (...entries: readonly string[]) => ({ "en.po": header("en", germanic) + entries.join("\n") });

function project(language: string, target: string, ...entries: readonly string[]): Promise<LocaleFolder> {
  return localeFolder({
    "dragoman.json": { i18n: { source: "en", languages: [language], files: "{language}.po" } },
    ...source(...entries),
    [`${language}.po`]: target,
  });
}

const translate = (folder: LocaleFolder, ...args: readonly string[]) => called.run(folder.args("translate", ...args));
const total = async (folder: LocaleFolder) => (await called.json(folder.args("status")))["total"];

async function forms(folder: LocaleFolder, language: string): Promise<readonly string[]> {
  const text = await folder.read(`${language}.po`);
  return [...text.matchAll(/^msgstr\[\d\] "(.*)"$/gm)].map(([, form = ""]) => form);
}

/** Headers that tell more or other forms apart than CLDR does. */
const headers: readonly (readonly [language: string, plurals: string])[] = [
  ["fr", "nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;"],
  ["it", "nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;"],
  ["lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);"],
  [
    "he",
    "nplurals=4; plural=(n == 1 && n % 1 == 0) ? 0 : (n == 2 && n % 1 == 0) ? 1: (n % 10 == 0 && n % 1 == 0 && n > 10) ? 2 : 3;",
  ],
  ["tr", "nplurals=2; plural=(n > 1);"],
  ["ja", "nplurals=2; plural=(n != 1);"],
];

describe.each(headers)("in %s with %s", (language, plurals) => {
  const count = Number(/\d/.exec(plurals)?.[0]);
  const empty = Array<string>(count).fill("");
  const each = Array.from({ length: count }, (_, index) => index);

  test.each(each)("msgstr[%i] is a person's once a person has changed it", async (index) => {
    const folder = await project(language, header(language, plurals), plural(files, ["", ""]));
    expect(await translate(folder)).toMatchObject({ code: 0 });
    const written = (await forms(folder, language)).with(index, "%d by hand");
    await folder.write({ [`${language}.po`]: header(language, plurals) + plural(files, written) });
    expect(await total(folder)).toMatchObject({ edited: 1, unapproved: 0 });
    await folder.write(source(plural(["%d file", "%d documents"], ["", ""])));
    expect(await translate(folder)).toMatchObject({ code: 0 });
    expect(await forms(folder, language)).toEqual(written);
    expect(await total(folder)).toMatchObject({ stale: 1 });
  });

  test.each(each)("msgstr[%i] stays where the other forms come", async (index) => {
    const half = plural(files, empty.with(index, "%d by hand"));
    const folder = await project(language, header(language, plurals) + half, plural(files, ["", ""]));
    expect(await translate(folder)).toMatchObject({ code: 0 });
    const written = await forms(folder, language);
    expect(written[index]).toBe("%d by hand");
    expect(written).not.toContain("");
    expect(await total(folder)).toMatchObject({ missing: 0, edited: 1 });
  });

  test("what a machine wrote is written anew", async () => {
    const folder = await project(language, header(language, plurals), plural(files, ["", ""]));
    await translate(folder);
    const before = await forms(folder, language);
    await folder.write(source(plural(["%d file", "%d documents"], ["", ""])));
    expect(await translate(folder)).toMatchObject({ code: 0 });
    expect(await forms(folder, language)).not.toEqual(before);
    expect(await total(folder)).toMatchObject({ stale: 0, edited: 0, unapproved: 1 });
    expect(await called.json(folder.args("check"))).toMatchObject({ errors: 0 });
  });
});

describe("more plural forms than the header says", () => {
  const target = header("fr", "nplurals=2; plural=(n > 1);") + plural(files, ["%d A", "%d B", "%d C"]);

  test("are named, stay, and cost nothing", async () => {
    const folder = await project("fr", target, plural(files, ["", ""]));
    called.service.calls.clear();
    expect(await total(folder)).toMatchObject({ missing: 0, translated: 1 });
    expect(await translate(folder)).toMatchObject({ code: 0 });
    expect(await folder.read("fr.po")).toBe(target);
    const { code, stdout } = await called.run(folder.args("check"));
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringContaining(
        "there are 3 plural forms, and the header's `Plural-Forms` says 2 (plural-forms)",
      ),
    });
    await folder.write(source(plural(["%d file", "%d documents"], ["", ""])));
    const changed = await translate(folder);
    expect(changed).toMatchObject({ code: 3, stderr: expect.stringContaining("there are 3 plural forms") });
    expect(await folder.read("fr.po")).toBe(target);
    expect(called.service.calls.of("translateText")).toEqual([]);
  });

  test("are looked at as the others are, and a missing one has its number", async () => {
    const broken = header("fr", "nplurals=2; plural=(n > 1);") + plural(files, ["%d A", "%d B", "C"]);
    const folder = await project("fr", broken, plural(files, ["", ""]));
    const { stdout } = await called.run(folder.args("check"));
    expect(stdout).toContain("form msgstr[2]: the translation lacks %d (placeholders)");
    const [, plurals] = headers.find(([language]) => language === "he") ?? ["he", ""];
    const hebrew = await project(
      "he",
      header("he", plurals) + plural(files, ["%d A", "%d B", "", "%d D"]),
      plural(files, ["", ""]),
    );
    expect((await called.run(hebrew.args("check"))).stdout).toContain("the plural forms lack msgstr[2] (plural-forms)");
  });
});

test("a language without known plural rules keeps its forms, and a message that it lacks is named, not paid for", async () => {
  const occitan = header("oc", "nplurals=2; plural=(n > 1);");
  const target = occitan + plural(files, ["%d fichièr", "%d fichièrs"]);
  const folder = await project("oc", target, plural(files, ["", ""]));
  expect(await total(folder)).toMatchObject({ missing: 0, translated: 1 });
  expect(await translate(folder)).toMatchObject({ code: 0 });
  called.service.calls.clear();
  await folder.write({ "oc.po": occitan });
  expect(await translate(folder)).toMatchObject({ code: 0 });
  expect(await forms(folder, "oc")).toEqual(["%d fichièr", "%d fichièrs"]);
  const empty = await project("oc", occitan, plural(files, ["", ""]));
  expect(await translate(empty)).toMatchObject({ code: 3, stderr: expect.stringContaining("plural rules") });
  expect(called.service.calls.of("translateText")).toEqual([]);
});

describe("an obsolete translation whose message is in the source again", () => {
  const open = 'msgctxt "state"\nmsgid "Open"\nmsgstr ""\n';
  const old = '# Asked Ada.\n#~ msgctxt "state"\n#~ msgid "Open"\n#~ msgstr "Otwarte"\n';
  const polish = header("pl", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);");

  test("stands again, and nothing is sent", async () => {
    const folder = await project("pl", polish + old, open);
    expect(await total(folder)).toMatchObject({ missing: 1 });
    called.service.calls.clear();
    const dry = await translate(folder, "--dry-run", "--json");
    expect(JSON.parse(dry.stdout)).toMatchObject({ changes: [{ change: "put back" }] });
    expect(await translate(folder)).toMatchObject({ code: 0, stdout: expect.stringMatching(/pl\.po +1 +0 +0/) });
    expect(called.service.calls.of("translateText")).toEqual([]);
    expect(await folder.read("pl.po")).toBe(
      `${polish}# Asked Ada.\nmsgctxt "state"\nmsgid "Open"\nmsgstr "Otwarte"\n\n`,
    );
    expect(await total(folder)).toMatchObject({ edited: 1, missing: 0 });
    expect(await called.run(folder.args("translate"))).toMatchObject({ code: 0, stderr: "" });
  });

  test("stays marked for review, whatever else is written", async () => {
    const folder = await project("pl", `${polish}#, fuzzy\n${old}`, open, '\nmsgid "Other"\nmsgstr ""\n');
    expect(await translate(folder)).toMatchObject({ code: 0 });
    expect(await folder.read("pl.po")).toMatch(
      /#, fuzzy\nmsgctxt "state"\nmsgid "Open"\nmsgstr "Otwarte"\n\nmsgid "Other"/,
    );
    expect(await total(folder)).toMatchObject({ edited: 1, unapproved: 2 });
  });

  test("is a machine's where one wrote it, and a person's suggestion where the plural has changed since", async () => {
    const folder = await project("pl", polish, plural(files, ["", ""]), open);
    await translate(folder);
    const made = await folder.read("pl.po");
    const obsolete = (text: string) => polish + text.slice(polish.length).replaceAll(/^(?=msg)/gm, "#~ ");
    await folder.write({ "pl.po": obsolete(made) });
    expect(await translate(folder)).toMatchObject({ code: 0 });
    expect(await forms(folder, "pl")).toHaveLength(3);
    expect(await total(folder)).toMatchObject({ missing: 0, edited: 0, unapproved: 2 });
    const edited = made.replace(/msgstr\[1\] ".*"/, 'msgstr[1] "%d pliki"');
    await folder.write({ "pl.po": obsolete(edited), ...source(plural(["%d file", "%d documents"], ["", ""]), open) });
    expect(await translate(folder)).toMatchObject({ code: 0 });
    expect((await forms(folder, "pl"))[1]).toBe("%d pliki");
    expect(await total(folder)).toMatchObject({ missing: 0, stale: 1 });
    expect(await folder.read("pl.po")).toMatch(/#, fuzzy\nmsgid "%d file"\nmsgid_plural "%d documents"/);
  });

  test("keeps the forms that it has, and is not written over where the message has another shape", async () => {
    const half =
      '#~ msgid "%d file"\n#~ msgid_plural "%d files"\n#~ msgstr[0] ""\n#~ msgstr[1] "%d pliki"\n#~ msgstr[2] ""\n';
    const folder = await project("pl", polish + half, plural(files, ["", ""]));
    const checked = await called.json(folder.args("check", "--severity", "missing=warning"));
    expect(checked).toMatchObject({ findings: [{ rule: "missing" }] });
    expect(await translate(folder)).toMatchObject({ code: 0 });
    expect((await forms(folder, "pl"))[1]).toBe("%d pliki");
    const other = '#~ msgid "%d file"\n#~ msgstr "%d plik"\n';
    const single = await project("pl", polish + other, plural(files, ["", ""]));
    called.service.calls.clear();
    expect(await translate(single)).toMatchObject({ code: 3, stderr: expect.stringContaining("obsolete entry") });
    expect(await single.read("pl.po")).toBe(polish + other);
    expect(called.service.calls.of("translateText")).toEqual([]);
  });
});

test("a fuzzy entry of which a person's form stays is fuzzy still", async () => {
  const polish = header("pl", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);");
  const above = '#, fuzzy, c-format\n#| msgid "%d file"\n';
  const message = ["%d file in %s", "%d files in %s"] as const;
  const target = polish + plural(message, ["%d plik", "%d pliki"], above);
  const folder = await project(
    "pl",
    target,
    plural(message, ["", ""], "#, c-format\n"),
    '\nmsgid "Other"\nmsgstr ""\n',
  );
  expect(await translate(folder)).toMatchObject({ code: 0 });
  const written = await folder.read("pl.po");
  expect(written).toContain(`${above}msgid "%d file in %s"`);
  expect(await forms(folder, "pl")).toEqual(["%d plik", "%d pliki", expect.stringContaining("%s")]);
  expect(written).toMatch(/\n\nmsgid "Other"\nmsgstr "\[/);
  expect(await total(folder)).toMatchObject({ edited: 1, unapproved: 2 });
});

test("a form that a person adds while the others are translated stays", async () => {
  const polish = header("pl", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);");
  const folder = await project("pl", polish + plural(files, ["%d plik", "", ""]), plural(files, ["", ""]));
  called.service.calls.clear();
  called.service.faults.next({ kind: "slow", beforeMs: 500, operationId: "translateText" });
  const running = translate(folder);
  await expect.poll(() => called.service.calls.of("translateText").length, { timeout: 5000 }).toBe(1);
  const meanwhile = polish + plural(files, ["%d plik", "%d pliki", ""]);
  await folder.write({ "pl.po": meanwhile });
  expect((await running).stderr).toContain("changed in the file meanwhile");
  expect(await folder.read("pl.po")).toBe(meanwhile);
  expect(await translate(folder)).toMatchObject({ code: 0 });
  expect((await forms(folder, "pl")).slice(0, 2)).toEqual(["%d plik", "%d pliki"]);
});
