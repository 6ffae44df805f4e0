import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { interfaceTexts, writeTmxFile } from "../test/memories.ts";
import { withService } from "../test/service.ts";
import { createProgram } from "./program.ts";
import { Session } from "./session.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const main = fileURLToPath(new URL("main.ts", import.meta.url));
const examples = [...readme.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = ""]) => block.trimEnd().split("\n"));
/** As the reader is to write it. */
const settings = /^```json\n(.*?)^```/ms.exec(readme)?.[1] ?? "";

const called = withService();

/** The examples follow each other in one folder and with one service, as a reader would try them. */
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
  await writeTmxFile(at("ui.tmx"), interfaceTexts);
  await writeFile(at("shop.en-de.tsv"), "cart\tWagen\n");
  await writeFile(at("shop.en-fr.csv"), "cart,panier\n");
  await writeFile(at("new.tsv"), "pay\tbezahlen\n");
  await mkdir(at("locales/en"), { recursive: true });
  const messages = { cart: { title: "Your cart", item_one: "{{count}} item", item_other: "{{count}} items" } };
  await writeFile(at("locales/en/shop.json"), JSON.stringify(messages));
  await writeFile(at("dragoman.json"), settings);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("there are examples of every command", () => {
  const stdout = new PassThrough();
  const shown = examples.flatMap((line) => [...line.matchAll(/dragoman (\w+ \w+)/g)].map(([, name = ""]) => name));
  const program = createProgram(new Session({ stdin: Readable.from([]), stdout, stderr: stdout, env: {} }));
  const all = program.commands.flatMap((group) => group.commands.map((one) => `${group.name()} ${one.name()}`));
  expect([...new Set(shown)].sort()).toEqual(all.sort());
});

// Each runs in a shell of its own, which is told the service's real address and key.
test.each(examples.filter((line) => !line.startsWith("export ")))("%s", { timeout: 60_000 }, async (example) => {
  const script = `dragoman() { "${process.execPath}" --conditions=@dragoman/source "${main}" "$@"; }\n${example}`;
  const { code, stderr } = await runInShell(script);
  expect(stderr).not.toMatch(/^error/m);
  expect(code).toBe(example.includes(" diff ") && !example.includes("|") ? 1 : 0);
});

/** Without blocking: the service runs in this process. */
async function runInShell(script: string): Promise<{ readonly code: number | null; readonly stderr: string }> {
  const child = spawn("sh", ["-c", script], { cwd: folder, env: { ...process.env, ...called.env } });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (piece: string) => {
    stderr += piece;
  });
  child.stdout.resume();
  child.stdin.end();
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stderr }));
  });
}
