import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describeWith, omegat, translateToolkit } from "@dragoman/parts";
import { plainText, readTmx, type TranslationUnit, writeTmx } from "@dragoman/tm";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);

const catalogue = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Language: de\\n"

msgid "Save <b>%d</b> files & go\\n"
msgstr "Speichere <b>%d</b> Dateien & los\\n"

msgid "Café \\"quoted\\"\\tthere"
msgstr "Café „zitiert“\\tdort 😀"
`;

describeWith(translateToolkit, "TMX of translate-toolkit", (bin) => {
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "dragoman-tmx-"));
    await writeFile(join(folder, "de.po"), catalogue);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("what po2tmx writes is read without loss", async () => {
    const file = join(folder, "de.tmx");
    await run(join(bin, "po2tmx"), ["--progress=none", "-l", "de", "-i", join(folder, "de.po"), "-o", file]);
    const { units, header, report } = await readAll(await readFile(file));
    expect(header).toMatchObject({ creationTool: "Translate Toolkit", sourceLanguage: "en", segmentation: "sentence" });
    expect(report).toMatchObject({ read: 2, skipped: 0, repaired: 0, faults: [] });
    expect(units.map(texts)).toEqual([
      { en: "Save <b>%d</b> files & go\n", de: "Speichere <b>%d</b> Dateien & los\n" },
      { en: 'Café "quoted"\tthere', de: "Café „zitiert“\tdort 😀" },
    ]);
    expect((await readAll(await fileOf(units, header))).units).toEqual(units);
  });

  test("it reads what is written here", async () => {
    const file = join(folder, "written.tmx");
    const unit = unitOf({ en: 'a < b & "c"\td\n', de: "]]> ä 😀" });
    await writeFile(file, await fileOf([unit], { sourceLanguage: "en", properties: [], notes: [] }));
    const script = `import json, sys
from translate.storage import tmx
units = tmx.tmxfile.parsefile(sys.argv[1]).units
print(json.dumps([[str(unit.source), str(unit.target)] for unit in units]))`;
    const { stdout } = await run("/usr/bin/python3", ["-c", script, file]);
    expect(JSON.parse(stdout)).toEqual([['a < b & "c"\td\n', "]]> ä 😀"]]);
  });
});

describeWith(omegat, "TMX of OmegaT", (command) => {
  const page =
    "<html><head><title>Ferry</title></head><body><p>Tickets are <b>on board</b> &amp; online. Bring <i>cash</i>.</p></body></html>";
  const settings = `<?xml version="1.0" encoding="UTF-8"?>
<omegat><project version="1.0"><source_dir>__DEFAULT__</source_dir><target_dir>__DEFAULT__</target_dir><tm_dir>__DEFAULT__</tm_dir><glossary_dir>__DEFAULT__</glossary_dir><dictionary_dir>__DEFAULT__</dictionary_dir><source_lang>EN-US</source_lang><target_lang>DE-DE</target_lang><sentence_seg>true</sentence_seg></project></omegat>`;
  let folder = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "dragoman-omegat-"));
    for (const name of ["source", "target", "omegat", "tm", "glossary", "dictionary"]) {
      await mkdir(join(folder, "ferry", name), { recursive: true });
    }
    await writeFile(join(folder, "ferry", "omegat.project"), settings);
    await writeFile(join(folder, "ferry", "source", "page.html"), page);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("what it writes is read without loss, and what is written here translates its project", {
    timeout: 120_000,
  }, async () => {
    const file = join(folder, "pseudo.tmx");
    await runOmegat("console-createpseudotranslatetmx", `--pseudotranslatetmx=${file}`, "--pseudotranslatetype=equal");
    const old = await readAll(await readFile(file));
    expect(old.report).toMatchObject({ read: 3, skipped: 0, repaired: 0, faults: [] });
    expect(old.units.map(texts)).toContainEqual({
      "EN-US": "Tickets are <b0>on board</b0> & online.",
      "DE-DE": "Tickets are <b0>on board</b0> & online.",
    });

    const translated = old.units.map((unit) =>
      withText(unit, "DE-DE", (text) => text.replace("Tickets are", "Karten gibt es")),
    );
    await writeFile(join(folder, "ferry", "omegat", "project_save.tmx"), await fileOf(translated, old.header));
    await runOmegat("console-translate");
    expect(await readFile(join(folder, "ferry", "target", "page.html"), "utf8")).toContain(
      "<p>Karten gibt es <b>on board</b> &amp; online.",
    );

    const { units, header, report } = await readAll(await readFile(join(folder, "ferry", "ferry-level2.tmx")));
    expect(report).toMatchObject({ read: 3, skipped: 0, repaired: 0, faults: [] });
    const target = units
      .flatMap(({ variants }) => variants)
      .find(({ segment }) => plainText(segment).startsWith("Karten"));
    expect(target?.segment).toEqual([
      "Karten gibt es ",
      { kind: "bpt", i: 0, x: 0, content: ["<b0>"] },
      "on board",
      { kind: "ept", i: 0, content: ["</b0>"] },
      " & online.",
    ]);
    expect((await readAll(await fileOf(units, header))).units).toEqual(units);
    for (const name of ["ferry-level1.tmx", "ferry-omegat.tmx"]) {
      const { report } = await readAll(await readFile(join(folder, "ferry", name)));
      expect(report).toMatchObject({ read: 3, skipped: 0, repaired: 0, faults: [] });
    }
  });

  async function runOmegat(mode: string, ...more: readonly string[]): Promise<void> {
    await run(command, [join(folder, "ferry"), `--config-dir=${join(folder, "config")}`, `--mode=${mode}`, ...more]);
  }
});

async function readAll(bytes: Uint8Array) {
  const reader = readTmx(bytes);
  const units: TranslationUnit[] = [];
  for await (const unit of reader) units.push(unit);
  return { units, header: await reader.header(), report: reader.report };
}

async function fileOf(units: readonly TranslationUnit[], header: Parameters<typeof writeTmx>[1]["header"]) {
  return new Uint8Array(await new Response(writeTmx(units, { header })).arrayBuffer());
}

function texts({ variants }: TranslationUnit): Readonly<Record<string, string>> {
  return Object.fromEntries(variants.map(({ language, segment }) => [language, plainText(segment)]));
}

function unitOf(texts: Readonly<Record<string, string>>): TranslationUnit {
  const variants = Object.entries(texts).map(([language, text]) => ({
    language,
    segment: [text],
    properties: [],
    notes: [],
  }));
  return { properties: [], notes: [], variants };
}

function withText(unit: TranslationUnit, language: string, change: (text: string) => string): TranslationUnit {
  const variants = unit.variants.map((variant) =>
    variant.language === language ? { ...variant, segment: [change(plainText(variant.segment))] } : variant,
  );
  return { ...unit, variants };
}
