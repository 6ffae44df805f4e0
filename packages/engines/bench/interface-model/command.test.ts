import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { heldOut, toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { evaluateModels } from "./command.ts";
import type { DirectionReport } from "./direction.ts";
import type { LimitReport } from "./limits.ts";
import type { ReadAnswer } from "./reading.ts";
import { Refusal } from "./refusal.ts";

/** Toys that copy placeholders. */
const toys = join(toyFolder, "placeholders");
const command = fileURLToPath(new URL("../interface-model.ts", import.meta.url));
let folder = "";

/** The toy's own held-out sentences, as they would be collected. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-bench-"));
  await mkdir(join(folder, "en-de"));
  const sentences = await heldOut();
  const lines = sentences.slice(0, 60).map(({ en, de }) => `${en}\t${de}\ttoy\n`);
  await writeFile(join(folder, "en-de", "held-out-apps.tsv"), lines.join(""));
  await writeFile(join(folder, "en-de", "held-out-prose.tsv"), "Open \uE000 and \uE001.\t\uE000 und \uE001 öffnen.\n");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What is printed, or the refusal. */
async function run(...args: readonly string[]): Promise<string> {
  const lines: string[] = [];
  await evaluateModels(["--strings", "data", ...args], (line) => lines.push(line));
  return lines.join("\n");
}

async function reportWith(...args: readonly string[]): Promise<DirectionReport> {
  const printed = await run("--models", toys, "--data", folder, "--json", ...args);
  const { directions }: { readonly directions: readonly DirectionReport[] } = JSON.parse(printed);
  const [report] = directions;
  if (report === undefined) throw new Error("one direction was asked for");
  return report;
}

describe("a model that knows its sentences", () => {
  test("scores full marks on them, and the text as it is far less", async () => {
    const { sets, gate, skipped } = await reportWith();
    const strings = sets.find(({ name }) => name === "strings of unseen applications");
    const own = strings?.figures.find(({ who }) => who === "interface-model");
    expect(own).toMatchObject({ asked: 60, answered: 60, identical: 60, bleu: expect.closeTo(100), meanChrf: 100 });
    expect(strings?.figures.find(({ who }) => who === "as it is")?.meanChrf).toBeLessThan(50);
    expect(sets.find(({ name }) => name === "prose")?.texts).toBe(1);
    expect(skipped.map(({ what }) => what)).toContain("strings of catalogues");
    expect(gate.criteria.map(({ met }) => met)).toEqual([true, true, undefined]);
    expect(gate.shipped).toBe(false);
  });

  test.each([
    [40, true],
    [39, false],
  ])("is shipped where 40 of 50 answers were found usable, and not with %i", async (usable, isShipped) => {
    const readings = await mkdtemp(join(folder, "readings-"));
    const printed = await run("--models", toys, "--data", folder, "--read", "50", "--json");
    const [{ answers }]: [{ readonly answers: readonly ReadAnswer[] }] = JSON.parse(printed).readings;
    const verdicts = answers.map(({ id }, index) => `${id}\t${index < usable ? "usable" : "not\twrong word"}\n`);
    const ofAnother = `${"0".repeat(12)}\tusable\n`;
    await writeFile(join(readings, "en-de.tsv"), `# read by one person\n${verdicts.join("")}${ofAnother}`);
    const { gate } = await reportWith("--readings", readings);
    expect(gate.shipped).toBe(isShipped);
    expect(gate.criteria.find(({ asks }) => asks.includes("were read"))?.found).toBe(
      `${usable} of 50; 1 verdicts are on answers that it no longer gives`,
    );
  });

  test("can be asked how sure it must be", async () => {
    const data = await mkdtemp(join(folder, "catalogues-"));
    await mkdir(join(data, "en-de"));
    const known = (await heldOut()).slice(0, 20).map(({ en, de }) => `${en}\t${de}\ttoy\n`);
    const salad = "Today dog the house sees Anna and big.\tHeute und Anna\ttoy\n";
    await writeFile(join(data, "en-de", "held-out-strings.tsv"), known.join("") + salad);
    const printed = await run("--models", toys, "--data", data, "--certainties", "0,90,100", "--json");
    const [{ limits }]: [{ readonly limits: readonly LimitReport[] }] = JSON.parse(printed).directions;
    expect(limits).toEqual([
      { limit: 0, asked: 21, answered: 21, meanChrf: expect.any(Number), poor: 1 },
      { limit: 0.9, asked: 21, answered: 20, meanChrf: 100, poor: 0 },
      { limit: 1, asked: 21, answered: 0, meanChrf: 0, poor: 0 },
    ]);
    const scores = join(data, "scores");
    await run("--models", toys, "--data", data, "--certainty", "90", "--write-scores", scores);
    expect(JSON.parse(await readFile(join(scores, "en-de.json"), "utf8"))).toMatchObject({ leastCertainty: 0.9 });
  });

  test("has its figures written for the package, which places it in the chain", async () => {
    const scores = join(folder, "scores");
    await reportWith("--write-scores", scores);
    const { strings, prose } = JSON.parse(await readFile(join(scores, "en-de.json"), "utf8"));
    expect(strings).toEqual({ texts: 60, engines: { "interface-model": { chrf: 100, bleu: 100, answered: 1 } } });
    expect(prose.texts).toBe(1);
  });

  test("is read in a table, the same for the same seed", async () => {
    const args = ["--models", toys, "--data", folder, "--read", "5"];
    const printed = await run(...args, "--seed", "2");
    expect(printed.split("\n").filter((line) => /^\| [0-9a-f]{12} \| .+ \| .+ \| .+ \|$/.test(line))).toHaveLength(5);
    expect(await run(...args, "--seed", "2")).toBe(printed);
    expect(await run(...args, "--seed", "3")).not.toBe(printed);
    expect(printed).not.toContain("There are only");
    expect(await run("--models", toys, "--data", folder, "--read", "500")).toContain("There are only 60 answers.");
  });

  test("prints its figures as a table with the gate at the end", async () => {
    const printed = await run("--models", toys, "--data", folder, "--sample", "10");
    expect(printed).toMatch(
      /^\| strings of unseen applications \(10\) +\| interface-model +\| 100\.0 % +\| 100\.0 % +\|/m,
    );
    expect(printed).toContain("\n- shipped: no\n");
  });
});

describe("refused in a line, with what to do", () => {
  test.each([
    ["a folder without models", ["--models", "nowhere"], /^There is no model in .+nowhere\. models\/interface/],
    ["a model for a folder", ["--models", join(toys, "en-de")], /is one model: --models takes the folder around/],
    ["a direction that is not there", ["--only", "en-xx"], /There is no model en-xx in .+, only en-de\./],
    ["data that are not there", ["--data", "nowhere"], /There is no folder .+nowhere: --data takes what/],
    [
      "no texts at all",
      ["--data", toys],
      /placeholders has nothing held out for en-de: python3 -m interface_model collect/,
    ],
    ["models without placeholders", ["--models", toyFolder], /The model in .+ copies no placeholders: its model\.json/],
    ["a number that is none", ["--sample", "many"], /^--sample is a whole number from 1, not many\./],
    ["a certainty above all", ["--certainty", "101"], /^--certainty is a whole number of percent, 0 to 100, not 101\./],
    [
      "certainties that are none",
      ["--certainties", "50,sure"],
      /^--certainties is a whole number of percent.+not sure\./,
    ],
    ["certainties without catalogues", ["--certainties", "50"], /has nothing held out for en-de/],
    ["scores of a sample", ["--sample", "5", "--write-scores", "x"], /^--write-scores takes all texts: leave --sample/],
    ["strings from elsewhere", ["--strings", "web"], /^--strings is registry or data, not web\./],
    ["an unknown option", ["--fast"], /Unknown option '--fast'/],
  ])("%s", async (_, args, message) => {
    const refused = run("--models", toys, "--data", folder, ...args);
    await expect(refused).rejects.toThrow(Refusal);
    await expect(refused).rejects.toThrow(message);
  });

  test("in a process: one line, and status 1", () => {
    const args = ["--conditions=@dragoman/source", command, "--models", "nowhere"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 60_000 });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^There is no model in [^\n]+\n$/);
  });

  test("a model with a file missing", async () => {
    const models = await mkdtemp(join(folder, "models-"));
    await cp(toys, models, { recursive: true });
    await rm(join(models, "en-de", "vocab.ende.spm"));
    await expect(run("--models", models)).rejects.toThrow(
      /The model in .+en-de is not usable: vocab\.ende\.spm is missing\./,
    );
  });

  test.each([
    ["Open\n", /held-out-apps\.tsv, line 1: expected English, a tab and its translation\./],
    ["Open\tÖffnen\n\tSchließen\n", /held-out-apps\.tsv, line 2: expected English/],
  ])("held-out data like %j", async (lines, message) => {
    const data = await mkdtemp(join(folder, "data-"));
    await mkdir(join(data, "en-de"));
    await writeFile(join(data, "en-de", "held-out-apps.tsv"), lines);
    await expect(run("--models", toys, "--data", data)).rejects.toThrow(message);
  });

  test.each([
    ["0123456789ab\tgood\n", /en-de\.tsv, line 1: expected an id of twelve digits, a tab, and usable or not\./],
    ["0123456789ab\tusable\n0123456789ab\tnot\n", /line 2: there is a verdict on 0123456789ab above\./],
  ])("verdicts like %j", async (lines, message) => {
    const readings = await mkdtemp(join(folder, "readings-"));
    await writeFile(join(readings, "en-de.tsv"), lines);
    const args = ["--models", toys, "--data", folder, "--readings", readings];
    await expect(run(...args)).rejects.toThrow(message);
  });
});
