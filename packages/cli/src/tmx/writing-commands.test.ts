import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { interfaceTexts, tmxText, writeTmxFile } from "../../test/memories.ts";
import { dragoman, temporaryFolder } from "../../test/run-command.ts";

let path: (name: string) => string;
let memory: string;
beforeEach(async () => {
  path = await temporaryFolder();
  memory = await writeTmxFile(path("ui.tmx"), interfaceTexts);
});

const text = (name: string) => readFile(path(name), "utf8");

/** The plain texts of a memory, as CSV, whatever its format. */
async function csvOf(name: string): Promise<string> {
  return (await dragoman(["tmx", "convert", path(name), "--to-format", "csv", "--lossy"])).stdout;
}

describe("convert", () => {
  test.each(["xliff-1.2", "xliff-2"])("to %s and back is the same memory", async (format) => {
    await dragoman(["tmx", "convert", memory, "--to-format", format, "-o", path("ui.xlf")]);
    const { code } = await dragoman(["tmx", "convert", path("ui.xlf"), "-o", path("back.tmx")]);
    expect(code).toBe(0);
    const { stdout, code: differs } = await dragoman(["tmx", "diff", "--summary", memory, path("back.tmx")]);
    expect({ stdout, differs }).toEqual({ stdout: "0 added, 0 removed, 0 changed, 4 as they were\n", differs: 0 });
  });

  test("refuses what the format does not hold, and leaves the old file as it was", async () => {
    await writeFile(path("ui.csv"), "old");
    const { code, stderr } = await dragoman(["tmx", "convert", memory, "-o", path("ui.csv")]);
    expect(code).toBe(2);
    expect(stderr).toContain('Unit 1 ("save") has what csv does not hold: the property "domain"');
    expect(await text("ui.csv")).toBe("old");
    expect(await readdir(path("."))).toEqual(["ui.csv", "ui.tmx"]);
  });

  test("leaves it out and counts it with --lossy", async () => {
    const { code, stdout, stderr } = await dragoman([
      "tmx",
      "convert",
      memory,
      "-o",
      path("ui.csv"),
      "--lossy",
      "--json",
    ]);
    expect(code).toBe(0);
    expect(stderr).toContain("property 4, inline-code 4");
    expect(JSON.parse(stdout)).toMatchObject({
      format: "dragoman-tmx-convert",
      version: 1,
      from: { file: memory, format: "tmx", report: { read: 4 } },
      to: { file: path("ui.csv"), format: "csv", units: 4, lost: { counts: { property: 4, "inline-code": 4 } } },
    });
    expect((await text("ui.csv")).split("\r\n").slice(0, 3)).toEqual([
      "id,en,de",
      'save,Click Save to continue.,"Klicken Sie auf Speichern, um fortzufahren."',
      "print,Print 3 pages,3 Seiten drucken",
    ]);
  });

  test("writes the columns that are asked for", async () => {
    const args = [
      "tmx",
      "convert",
      memory,
      "-o",
      path("ui.tsv"),
      "--lossy",
      "--to-columns",
      "Key=id,property:domain,de,en",
    ];
    expect((await dragoman(args)).code).toBe(0);
    expect((await text("ui.tsv")).split("\r\n")[2]).toBe("print\tui\t3 Seiten drucken\tPrint 3 pages");
    expect((await text("ui.tsv")).split("\r\n")[0]).toBe("Key\tdomain\tde\ten");
  });

  test("reads columns that have no row of names", async () => {
    const args = [
      "tmx",
      "convert",
      "-",
      "--from-format",
      "csv",
      "--no-header-row",
      "--columns",
      "id,en,de",
      "--delimiter",
      ";",
    ];
    const { stdout } = await dragoman([...args, "--to-format", "po", "--lossy"], { stdin: "a;One;Eins\n" });
    expect(stdout).toContain('msgid "One"\nmsgstr "Eins"\n');
  });

  test("makes a memory of i18next resources, and resources of a memory", async () => {
    await writeFile(path("en.json"), '{"cart":{"title":"Cart of {{name}}"}}');
    await writeFile(path("de.json"), '{"cart":{"title":"Warenkorb von {{name}}"}}');
    const files = [path("en.json"), "--target", `de=${path("de.json")}`];
    expect((await dragoman(["tmx", "convert", ...files, "--from", "en", "-o", path("cart.tmx")])).code).toBe(0);
    expect(await text("cart.tmx")).toContain("{{name}}</ph>");
    const { stdout } = await dragoman(["tmx", "convert", path("cart.tmx"), "--to-format", "i18next", "--to", "de"]);
    expect(JSON.parse(stdout)).toEqual({ cart: { title: "Warenkorb von {{name}}" } });
  });

  test("writes of several target languages the one that is asked for", async () => {
    await writeFile(path("three.csv"), "en,de,fr\nOne,Eins,Un\n");
    const args = ["tmx", "convert", path("three.csv"), "--to-format", "csv", "--to", "fr"];
    expect((await dragoman(args)).stderr).toContain('a text in "de", for which there is no column');
    expect((await dragoman([...args, "--lossy"])).stdout).toBe("en,fr\r\nOne,Un\r\n");
  });

  test("refuses a resource in a language of which there is no text, and counts those that it has", async () => {
    await writeFile(path("two.csv"), "id,en,de\na,One,Eins\nb,Two,\n");
    const args = ["tmx", "convert", path("two.csv"), "--to-format", "i18next", "-o", path("out.json"), "--json"];
    const { code, stderr } = await dragoman([...args, "--to", "pl"]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("No unit has a text in pl") });
    expect(await readdir(path("."))).toEqual(["two.csv", "ui.tmx"]);
    expect(JSON.parse((await dragoman([...args, "--to", "de"])).stdout)).toMatchObject({ to: { units: 1 } });
  });

  test.each(["po", "xliff-1.2", "xliff-2"])(
    "says where no text is in the language of a bilingual file (%s)",
    async (format) => {
      await writeFile(path("two.csv"), "en,zh,zh-Hant\nSave,保存,\nOpen,,開啟\n");
      const said = async (to: string) => {
        const args = [
          "tmx",
          "convert",
          path("two.csv"),
          "--to-format",
          format,
          "--lossy",
          "-o",
          path("out"),
          "--to",
          to,
        ];
        const { code, stderr } = await dragoman(args);
        return { code, warning: /warning: (no unit .*)/.exec(stderr)?.[1] };
      };
      const warning =
        "no unit has a text in zh-TW, so that all is still to be translated; the memory has en, zh, zh-Hant";
      expect(await said("zh-TW")).toEqual({ code: 0, warning });
      expect(await text("out")).toContain("Save");
      expect(await said("zh-hant")).toEqual({ code: 0, warning: undefined });
    },
  );

  test("asks for the target language where there are several", async () => {
    await writeFile(path("three.csv"), "en,de,fr\nOne,Eins,Un\n");
    const { code, stderr } = await dragoman(["tmx", "convert", path("three.csv"), "--to-format", "po"]);
    expect(code).toBe(2);
    expect(stderr).toContain("(de, fr); give --to");
  });

  test("keeps the mode of a file that it replaces, and links", async () => {
    await writeFile(path("out.tmx"), "old", { mode: 0o600 });
    await dragoman(["tmx", "convert", memory, "-o", path("out.tmx")]);
    expect((await stat(path("out.tmx"))).mode & 0o777).toBe(0o600);
  });
});

describe("merge", () => {
  const newer = [
    {
      id: "save",
      en: "Click Save to continue.",
      de: "Zum Fortfahren auf Speichern klicken.",
      attributes: 'changedate="20240101T000000Z"',
    },
    { id: "open", en: "Open", de: "Öffnen" },
  ];

  test.each([
    ["first", "Klicken Sie auf Speichern, um fortzufahren."],
    ["newest", "Zum Fortfahren auf Speichern klicken."],
  ])("keeps the %s of two translations", async (keep, kept) => {
    const other = await writeTmxFile(path("newer.tmx"), newer);
    const args = ["tmx", "merge", memory, other, "--keep", keep, "-o", path("all.tmx"), "--json"];
    const { stdout } = await dragoman(args);
    expect(JSON.parse(stdout)).toMatchObject({ merged: { read: 6, kept: 5, dropped: 1, readFrom: [4, 2] } });
    const texts = await csvOf("all.tmx");
    expect(texts.split("\r\n").filter((line) => line.startsWith("save"))).toEqual([expect.stringContaining(kept)]);
  });

  test("keeps both where that is asked for, from standard input too", async () => {
    const args = ["tmx", "merge", memory, "-", "--keep", "both", "-o", path("all.tmx")];
    await dragoman(args, { stdin: tmxText(newer) });
    expect((await csvOf("all.tmx")).split("\r\n").filter((line) => line.startsWith("save"))).toHaveLength(2);
  });

  test("units of a file in another source language say so", async () => {
    await writeFile(path("german.csv"), "de,en\nHallo,Hello\n");
    await dragoman(["tmx", "merge", memory, path("german.csv"), "-o", path("all.tmx")]);
    expect(await text("all.tmx")).toContain('<tu srclang="de">');
  });
});

describe("split", () => {
  test("by count, each part with so many units", async () => {
    const { code, stdout } = await dragoman(["tmx", "split", memory, "--count", "3", "--into", path("."), "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).parts).toMatchObject([
      { part: "1", file: path("ui-1.tmx"), units: 3 },
      { part: "2", file: path("ui-2.tmx"), units: 1 },
    ]);
    const merged = ["tmx", "merge", path("ui-1.tmx"), path("ui-2.tmx"), "-o", path("all.tmx")];
    await dragoman(merged);
    expect((await dragoman(["tmx", "diff", memory, path("all.tmx")])).code).toBe(0);
  });

  test("by property and by languages, under names from a template", async () => {
    await dragoman([
      "tmx",
      "split",
      memory,
      "--property",
      "domain",
      "--into",
      path("."),
      "--name",
      "{number}.{part}.tmx",
    ]);
    await writeFile(path("three.csv"), "en,de,pt_BR\nOne,Eins,Um\n");
    await dragoman(["tmx", "split", path("three.csv"), "--languages", "--into", path(".")]);
    expect(await readdir(path("."))).toEqual([
      "1.ui.tmx",
      "2.help.tmx",
      "3.none.tmx",
      "three-en_de.csv",
      "three-en_pt-BR.csv",
      "three.csv",
      "ui.tmx",
    ]);
    expect(await text("three-en_pt-BR.csv")).toBe("en,pt_BR\r\nOne,Um\r\n");
  });

  test("replaces nothing unless it is told to, and then puts no part in place", async () => {
    await writeFile(path("ui-2.tmx"), "mine");
    const args = ["tmx", "split", memory, "--count", "2", "--into", path(".")];
    expect((await dragoman(args)).stderr).toContain("ui-2.tmx is there already");
    expect(await readdir(path("."))).toEqual(["ui-2.tmx", "ui.tmx"]);
    expect((await dragoman([...args, "--replace"])).code).toBe(0);
    expect(await text("ui-2.tmx")).not.toBe("mine");
  });

  test("says how to split it has to be told", async () => {
    expect((await dragoman(["tmx", "split", memory])).stderr).toContain("one of --count, --languages and --property");
  });
});

describe("clean", () => {
  const dirty = [
    ...interfaceTexts,
    { id: "twice", en: "Print 3 pages", de: "3 Seiten drucken" },
    { id: "wrong", en: "Print 4 pages", de: "5 Seiten drucken" },
    { id: "empty", en: "Nothing", de: " " },
    { id: "old", en: "Very old", de: "Uralt", attributes: 'changedate="19990101T000000Z"' },
    {
      id: "english",
      en: "The printer is out of paper, please add some more of it.",
      de: "The printer is out of paper, so please add more.",
    },
  ];

  test("drops what the rules find", async () => {
    const file = await writeTmxFile(path("dirty.tmx"), dirty);
    const rules = ["--duplicates", "--numbers", "--empty", "--wrong-language", "--older-than", "2010-01-01"];
    const { code, stdout } = await dragoman(["tmx", "clean", file, ...rules, "-o", path("clean.tmx"), "--json"]);
    expect(code).toBe(0);
    const { cleaning } = JSON.parse(stdout);
    expect(cleaning).toMatchObject({ read: 9, kept: 4, dropped: 5 });
    expect(cleaning.rules.map(({ name, dropped }: { name: string; dropped: number }) => [name, dropped])).toEqual([
      ["empty", 1],
      ["numbers-differ", 1],
      ["wrong-language", 1],
      ["older-than", 1],
      ["duplicates", 1],
    ]);
    expect((await dragoman(["tmx", "diff", memory, path("clean.tmx")])).code).toBe(0);
  });

  test("only says what it would do with --report-only", async () => {
    const args = ["tmx", "clean", "-", "--several-targets", "newest", "--empty", "--report-only", "--sample-texts"];
    const { code, stdout } = await dragoman(args, { stdin: tmxText(dirty) });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^empty +1 /m);
    expect(stdout).toContain("unit 7 (empty) empty: dropped\n    en: Nothing\n");
    expect(stdout).toMatch(/^9 units: \d would stay, 0 of them changed; \d would be dropped; nothing was written$/m);
  });

  test("says with --report-only just what it then does", async () => {
    const file = await writeTmxFile(path("dirty.tmx"), dirty);
    const rules = ["--empty", "--numbers", "--duplicates", "--several-targets", "newest", "--control-characters"];
    const { stdout: said } = await dragoman(["tmx", "clean", file, ...rules, "--report-only", "--json"]);
    const { stdout: done } = await dragoman(["tmx", "clean", file, ...rules, "-o", path("clean.tmx"), "--json"]);
    const { cleaning } = JSON.parse(done);
    expect(JSON.parse(said).cleaning).toEqual(cleaning);
    expect(cleaning.kept + cleaning.dropped).toBe(cleaning.read);
    const dropped = cleaning.rules.map((rule: { readonly dropped: number }) => rule.dropped);
    expect(dropped.reduce((sum: number, each: number) => sum + each, 0)).toBe(cleaning.dropped);
  });

  test("takes control characters out", async () => {
    const file = await writeTmxFile(path("c.tmx"), [{ en: "Save&#x80;", de: "Speichern&#x9b;" }]);
    const { stdout, stderr } = await dragoman(["tmx", "clean", file, "--control-characters"]);
    expect(stdout).toContain("<seg>Speichern</seg>");
    expect(stderr).toContain("1 of them changed");
  });

  test("wants to be told what to clean", async () => {
    const { code, stderr } = await dragoman(["tmx", "clean", memory]);
    expect(code).toBe(2);
    expect(stderr).toContain("Say what to clean");
  });
});
