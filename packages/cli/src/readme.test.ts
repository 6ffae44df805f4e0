import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { interfaceTexts, writeTmxFile } from "../test/memories.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const main = fileURLToPath(new URL("main.ts", import.meta.url));
const examples = [...readme.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = ""]) => block.trimEnd().split("\n"));

/** The examples follow each other in one folder, as a reader would try them. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-readme-"));
  const at = (name: string) => join(folder, name);
  await writeTmxFile(at("memory.tmx"), interfaceTexts);
  await writeTmxFile(at("other.tmx"), [{ id: "open", en: "Open", de: "Öffnen" }]);
  await writeFile(at("en.json"), '{"hello":"Hello {{name}}"}');
  await writeFile(at("de.json"), '{"hello":"Hallo {{name}}"}');
  await writeFile(at("messages.po"), 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Yes"\nmsgstr "Ja"\n');
  await writeFile(at("new.txt"), "Print 7 pages\nClose a window\n");
  await writeFile(
    at("job.xlf"),
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="en" target-language="de" datatype="plaintext" original="job"><body><trans-unit id="1"><source>Print 9 pages</source></trans-unit></body></file></xliff>',
  );
  await mkdir(at("parts"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("there are examples of every command", () => {
  const commands = new Set(examples.flatMap((line) => /dragoman tmx (\w+)/.exec(line)?.[1] ?? []));
  expect([...commands].sort()).toEqual([
    "analyze",
    "clean",
    "convert",
    "diff",
    "match",
    "merge",
    "split",
    "stats",
    "validate",
  ]);
});

test.each(examples)("%s", { timeout: 60_000 }, (example) => {
  const script = `dragoman() { "${process.execPath}" --conditions=@dragoman/source "${main}" "$@"; }\n${example}`;
  const { status, stderr } = spawnSync("sh", ["-c", script], { cwd: folder, encoding: "utf8", input: "" });
  expect(stderr).not.toMatch(/^error/m);
  expect(status).toBe(example.includes(" diff ") && !example.includes("|") ? 1 : 0);
});
