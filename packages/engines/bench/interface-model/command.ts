import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { InstalledModel } from "../../src/bergamot/installed-models.ts";
import { openContestants } from "./contestants.ts";
import { answeredStrings, type DirectionReport, type Run, reportOf } from "./direction.ts";
import { applicationRows } from "./held-out.ts";
import { modelsIn, nameOf } from "./installed.ts";
import { limitLines, limitsOf } from "./limits.ts";
import { readOptions } from "./options.ts";
import { packageScores } from "./package-scores.ts";
import { startProgress } from "./progress.ts";
import { drawn, readingTable } from "./reading.ts";
import type { Print } from "./refusal.ts";
import { legend, linesOf } from "./table.ts";

/**
 * Figures for each model, or answers for a reader, as the options say.
 * @throws Refusal where that cannot be done.
 */
export async function evaluateModels(args: readonly string[], print: Print): Promise<void> {
  const options = readOptions(args);
  const models = modelsIn(options.models, options.only);
  const rows = options.strings === "registry" ? await applicationRows() : undefined;
  const contestants = openContestants(options.models, options.certainty);
  const run: Run = { options, rows, contestants, tell: startProgress() };
  try {
    if (options.certainties !== undefined) await printLimits(models, run, options.certainties, print);
    else if (options.read === undefined) await printFigures(models, run, print);
    else await printReading(models, run, options.read, print);
  } finally {
    await Promise.all(contestants.map((contestant) => contestant.close()));
  }
}

async function printFigures(models: readonly InstalledModel[], run: Run, print: Print): Promise<void> {
  const { json, writeScores, certainty } = run.options;
  const reports: DirectionReport[] = [];
  for (const model of models) {
    const report = await reportOf(model, run);
    reports.push(report);
    if (writeScores !== undefined) await writeScoresOf(report, writeScores, certainty);
    if (!json) for (const line of linesOf(report)) print(line);
  }
  print(json ? JSON.stringify({ directions: reports }, null, 2) : `\n${legend}`);
}

async function writeScoresOf(report: DirectionReport, folder: string, certainty: number | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  const scores = JSON.stringify(packageScores(report, certainty), null, 2);
  await writeFile(join(folder, `${report.direction}.json`), `${scores}\n`);
}

async function printLimits(
  models: readonly InstalledModel[],
  run: Run,
  limits: readonly number[],
  print: Print,
): Promise<void> {
  const reports = [];
  for (const model of models) {
    const found = await limitsOf(model, limits, run);
    reports.push({ direction: nameOf(model), limits: found });
    if (!run.options.json) for (const line of limitLines(nameOf(model), found)) print(line);
  }
  if (run.options.json) print(JSON.stringify({ directions: reports }, null, 2));
}

async function printReading(models: readonly InstalledModel[], run: Run, count: number, print: Print): Promise<void> {
  const { json, seed } = run.options;
  const readings = [];
  for (const model of models) {
    const answers = drawn(await answeredStrings(model, run), count, seed);
    readings.push({ direction: nameOf(model), answers });
    if (!json) for (const line of readingTable(nameOf(model), answers, count)) print(line);
  }
  if (json) print(JSON.stringify({ readings }, null, 2));
}
