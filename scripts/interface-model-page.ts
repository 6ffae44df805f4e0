/**
 * Writes docs/interface-model.md from what the benchmarks of our own translation models printed last:
 * `models/interface/figures/scores.json` and `speed.json`, which `interface-model` and `interface-model-speed` print with
 * `--json`. With `--check` nothing is written: it fails where the page differs. Without figures there is no page.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DirectionReport } from "../packages/engines/bench/interface-model/direction.ts";
import { markdownTable } from "../packages/engines/bench/interface-model/markdown-table.ts";
import type { SpeedReports } from "../packages/engines/bench/interface-model/speed.ts";
import { legend, linesOf } from "../packages/engines/bench/interface-model/table.ts";

const root = join(import.meta.dirname, "..");
const page = join(root, "docs/interface-model.md");

const scores = figuresIn<{ readonly directions: readonly DirectionReport[] }>("scores.json");
const speed = figuresIn<SpeedReports>("speed.json");
if (scores !== undefined && speed !== undefined) {
  const written = `${pageOf(scores.directions, speed).join("\n")}\n`;
  if (!process.argv.includes("--check")) {
    writeFileSync(page, written);
    console.log("docs/interface-model.md");
  } else if (!existsSync(page) || readFileSync(page, "utf8") !== written) {
    console.error("docs/interface-model.md is not what the figures make: run npm run generate and commit it.");
    process.exitCode = 1;
  }
}

function figuresIn<Figures>(name: string): Figures | undefined {
  const file = join(root, "models/interface/figures", name);
  if (!existsSync(file)) return undefined;
  const figures: Figures = JSON.parse(readFileSync(file, "utf8"));
  return figures;
}

function pageOf(directions: readonly DirectionReport[], speed: SpeedReports): readonly string[] {
  return [
    "# Our own translation models, measured",
    "",
    "The models of `@dragoman/model-interface` beside Apertium where it has the direction, the phrasebook, and the text as",
    "it is, on texts that no model saw. `npm run bench interface-model` prints the figures, `npm run bench",
    "interface-model-speed` what the models cost; this page is made of both by `npm run generate`.",
    "",
    legend,
    ...directions.flatMap(linesOf),
    "",
    "## What they cost",
    "",
    "One thread; sentences a second of processor time, one at a time and 32 at once.",
    "",
    ...markdownTable(
      ["direction", "packed", "first answer", "texts", "one at a time", "32 at once"],
      speed.directions.flatMap(speedRows),
    ),
    "",
    memoryInWords(speed.memory),
  ];
}

function speedRows({
  direction,
  packedBytes,
  firstMs,
  rates,
}: SpeedReports["directions"][number]): readonly (readonly string[])[] {
  const own = rates.filter(({ who }) => who === "interface-model");
  return [...Map.groupBy(own, ({ texts }) => texts)].map(([texts, ofTexts], index) => {
    const rate = (batch: number) => ofTexts.find((each) => each.batch === batch)?.perCpuSecond?.toFixed(1) ?? "–";
    const head = index === 0 ? [direction, megabytes(packedBytes), `${firstMs.toFixed(0)} ms`] : ["", "", ""];
    const words = ofTexts[0]?.words.toFixed(1) ?? "–";
    return [...head, `${texts} of ${words} words`, rate(1), rate(32)];
  });
}

function memoryInWords({ before, after, directions, copies }: SpeedReports["memory"]): string {
  const copied = copies === 0 ? "" : ` (${copies} of them copies of the first)`;
  const loaded = megabytes(after.at(-1) ?? 0);
  return `Memory of the process: ${megabytes(before)} before the first request, ${loaded} with ${directions} directions loaded${copied}.`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
