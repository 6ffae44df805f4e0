import { mkdtemp, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { directionKey, parseLanguageTag } from "../language.ts";
import { createModeFolder, directionsOfMode, warmCommand } from "./modes.ts";
import { packageFor } from "./packages.ts";

test.each([
  ["eng-spa", ["en>es"]],
  ["spa-eng_US", ["es>en-US"]],
  ["es-pt_BR", ["es>pt-BR"]],
  ["fra-cat", ["fr>ca"]],
  ["nno-nob", ["nn>nb"]],
  ["ind-zlm", ["id>ms"]],
  ["eng-hbs_HR", ["en>hr"]],
  ["eng-hbs_SR", ["en>sr-Latn"]],
  ["hbs-eng", ["hr>en", "bs>en"]],
  ["slv-hbs", []],
  ["eco-es-fr", []],
  ["spa-cat_valencia", []],
  ["eng-cat_iec2017", []],
  ["nno_e-nno", []],
  ["Cyrl-Latn", []],
  ["es-pt-tagger", []],
])("the mode %s serves %j", (name, expected) => {
  expect(directionsOfMode(name).map(directionKey)).toEqual(expected);
});

test("a mode's line is made to stay", () => {
  const line = "lt-proc 'a b.bin' | apertium-tagger -g $2 'x.prob' | lt-proc $1 'gen.bin' | lt-proc -p 'pgen.bin'\n";
  expect(warmCommand(line)).toBe(
    "lt-proc -z 'a b.bin' | apertium-tagger -z -g  'x.prob' | lt-proc -z -n 'gen.bin' | lt-proc -z -p 'pgen.bin'",
  );
});

test.each(["", "lt-proc 'a' | sed 's/x/y/'", "rm -rf x", "lt-proc 'a' | | lt-proc 'b'"])(
  "a mode of other programs is left out: %j",
  (line) => {
    expect(warmCommand(line)).toBeUndefined();
  },
);

test("a folder is read again when a mode was installed, and an absent one holds nothing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-modes-"));
  try {
    const modes = createModeFolder(folder);
    expect([...modes.current().keys()]).toEqual([]);
    const before = modes.revision();
    expect(modes.revision()).toBe(before);
    await writeFile(join(folder, "eng-spa.mode"), "lt-proc 'x'");
    await utimes(folder, 1, 1);
    expect(modes.revision()).not.toBe(before);
    expect([...modes.current().keys()]).toEqual(["en>es"]);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect([...createModeFolder(folder).current().keys()]).toEqual([]);
});

test("a mode that cannot be read is none, and neither is a folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-modes-"));
  try {
    await writeFile(join(folder, "eng-spa.mode"), "lt-proc 'x'");
    await symlink("gone", join(folder, "fra-spa.mode"));
    await symlink("loop", join(folder, "loop"));
    expect([...createModeFolder(folder).current().keys()]).toEqual(["en>es"]);
    expect([...createModeFolder(join(folder, "loop")).current().keys()]).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ["en", "es", "apertium-eng-spa"],
  ["en", "es-419", "apertium-eng-spa"],
  ["en-GB", "ca", "apertium-eng-cat"],
  ["es", "pt-BR", "apertium-es-pt"],
  ["ro", "es", "apertium-es-ro"],
  ["ru", "uk", "apertium-rus-ukr"],
  ["es", "ro", undefined],
  ["en", "de", undefined],
])("%s into %s comes from %s", (from, into, expected) => {
  const [source, target] = [parseLanguageTag(from), parseLanguageTag(into)];
  if (source === undefined || target === undefined) throw new Error("no language");
  expect(packageFor({ source, target })).toBe(expected);
});
