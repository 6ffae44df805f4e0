import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { modelsFolder } from "../src/places.ts";
import { noticesOf } from "./notices.ts";
import { takeDirection } from "./taken.ts";

let place: string;
let models: string;
let exported: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "dragoman-take-"));
  models = join(place, "models");
  exported = join(place, "exported");
  mkdirSync(exported);
});
afterEach(() => rmSync(place, { recursive: true }));

const placeholders = { first: "U+E000", count: 16 };

function described(name: string, content: string) {
  writeFileSync(join(exported, name), content);
  return { name, bytes: Buffer.byteLength(content), sha256: createHash("sha256").update(content).digest("hex") };
}

function exportDirection(changes: object = {}): void {
  const files = {
    model: described("model.ende.bin", "the weights"),
    vocab: described("vocab.ende.spm", "the pieces"),
    lexicalShortlist: described("lex.ende.bin", "the list"),
  };
  const manifest = { source: "en", target: "de", version: "1", placeholders, files, ...changes };
  writeFileSync(join(exported, "model.json"), JSON.stringify(manifest));
}

describe("a direction that was exported", () => {
  test("lies in the package under its own names, its manifest true to them", async () => {
    exportDirection();
    expect(await takeDirection(exported, models)).toEqual({ name: "en-de", bytes: 29 });
    expect(readdirSync(models)).toEqual(["en-de"]);
    expect(readdirSync(join(models, "en-de")).sort()).toEqual([
      "model.bin",
      "model.json",
      "shortlist.bin",
      "vocab.spm",
    ]);
    expect(readFileSync(join(models, "en-de", "vocab.spm"), "utf8")).toBe("the pieces");
    expect(JSON.parse(readFileSync(join(models, "en-de", "model.json"), "utf8"))).toMatchObject({
      version: "1",
      placeholders,
      files: { model: { name: "model.bin", bytes: 11 }, lexicalShortlist: { name: "shortlist.bin" } },
    });
  });

  test("takes the place of the one before, whose scores stay until there are new ones", async () => {
    const scores = join(place, "scores.json");
    writeFileSync(scores, JSON.stringify({ mostWords: 40, more: "is left out" }));
    exportDirection();
    await takeDirection(exported, models, { scores });
    exportDirection({ version: "2" });
    await takeDirection(exported, models);
    const read = (name: string): unknown => JSON.parse(readFileSync(join(models, "en-de", name), "utf8"));
    expect(read("model.json")).toMatchObject({ version: "2" });
    expect(read("scores.json")).toEqual({ mostWords: 40 });
  });
});

describe("what does not fit is refused, and the package stays as it was", () => {
  test.each([
    ["no placeholders", "names no placeholders", { placeholders: undefined }],
    ["a language that leads elsewhere", "source must be a language tag", { source: "../en" }],
    ["no files", "files must be an object", { files: null }],
    ["a part that no model has", "files.weights is no part", { files: { weights: {} } }],
    ["a name that leads elsewhere", "no plain file name", { files: { model: { name: "../model.bin" } } }],
    ["no model", "files.model is missing", { files: {} }],
  ])("%s", async (_, fault, changes) => {
    exportDirection();
    await takeDirection(exported, models);
    exportDirection({ version: "2", ...changes });
    await expect(takeDirection(exported, models)).rejects.toThrow(fault);
    expect(readdirSync(models)).toEqual(["en-de"]);
    expect(readFileSync(join(models, "en-de", "model.json"), "utf8")).toContain('"version": "1"');
  });

  test("a file that is not the one described", async () => {
    exportDirection();
    writeFileSync(join(exported, "vocab.ende.spm"), "other pieces");
    await expect(takeDirection(exported, models)).rejects.toThrow("vocab.ende.spm is not the file that model.json");
  });

  test("scores that cannot be read", async () => {
    exportDirection();
    const scores = join(place, "scores.json");
    writeFileSync(scores, '{"mostWords": "many"}');
    await expect(takeDirection(exported, models, { scores })).rejects.toThrow(/scores\.json: mostWords must be/);
    expect(() => readdirSync(models)).toThrow("ENOENT");
  });
});

describe("the notices", () => {
  const source = { pairs: 5, words: 20, licence: "MIT", version: "1.0" };
  const writeReport = (sources: unknown) => {
    const file = join(place, "report.json");
    writeFileSync(
      file,
      JSON.stringify([
        { language: "es", sources: {} },
        { language: "de", sources },
      ]),
    );
    return file;
  };
  const notices = () => readFileSync(join(place, "NOTICES.md"), "utf8");

  test("name every source of every direction with its licence, each once", async () => {
    const report = writeReport({ zebra: { ...source, licence: "GPL-2+ | LGPL" }, ape: source });
    exportDirection();
    await takeDirection(exported, models, { report });
    exportDirection({ source: "de", target: "en" });
    await takeDirection(exported, models, { report });
    expect(notices().split("\n").slice(-3)).toEqual([
      "| ape | 1.0 | MIT | 5 | de-en, en-de |",
      "| zebra | 1.0 | GPL-2+ \\| LGPL | 5 | de-en, en-de |",
      "",
    ]);
    await takeDirection(exported, models);
    expect(notices()).toContain("| ape | 1.0 | MIT | 5 | de-en, en-de |");
  });

  test("say so where there is nothing to name, as the package's own do", async () => {
    exportDirection();
    await takeDirection(exported, models);
    expect(notices()).toContain("there are no sources to name");
    expect(readFileSync(new URL("../NOTICES.md", import.meta.url), "utf8")).toBe(await noticesOf(modelsFolder));
  });

  test.each([
    ["ape has no licence", { ape: { ...source, licence: "" } }],
    ["pairs of ape must be a number above 0", { ape: { ...source, pairs: "5" } }],
    ["sources must be an object", []],
    ["sources of de must name one or more", {}],
  ])("are not made of a report in which %s", async (fault, sources) => {
    exportDirection();
    await expect(takeDirection(exported, models, { report: writeReport(sources) })).rejects.toThrow(fault);
  });

  test("nor of one without the language", async () => {
    const report = writeReport({ ape: source });
    exportDirection({ target: "fr" });
    await expect(takeDirection(exported, models, { report })).rejects.toThrow("has no report for fr");
  });
});
