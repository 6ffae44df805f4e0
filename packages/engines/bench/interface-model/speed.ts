import { createApertiumEngine } from "../../src/apertium/engine.ts";
import type { InstalledModel } from "../../src/bergamot/installed-models.ts";
import { askedText } from "./asked-text.ts";
import { fourDirections } from "./four-directions.ts";
import { applicationRows, collectedPairs, howToCollect, pairsOfRows, sampleOf } from "./held-out.ts";
import { modelsIn, nameOf } from "./installed.ts";
import { readSpeedOptions, type SpeedOptions } from "./options.ts";
import { packedBytes } from "./packed-size.ts";
import { type Print, Refusal } from "./refusal.ts";
import { inOwnProcess, type Memory, type SpeedTask } from "./speed-task.ts";

/** Sentences a second; on a machine with other work, those of processor time are nearer to the truth. */
interface RateReport {
  readonly who: "interface-model" | "apertium";
  readonly texts: string;
  readonly words: number;
  readonly batch: number;
  /** Share of the texts; to decline is fast. */
  readonly answered: number;
  readonly perSecond: number;
  /** Absent for Apertium, which works in processes of its own. */
  readonly perCpuSecond: number | undefined;
}

interface SpeedReport {
  readonly direction: string;
  readonly packedBytes: number;
  readonly firstMs: number;
  readonly secondMs: number;
  readonly rates: readonly RateReport[];
}

export interface SpeedReports {
  readonly directions: readonly SpeedReport[];
  readonly memory: Memory & { readonly directions: number; readonly copies: number };
}

const batches = [1, 32] as const;
const usualSample = 160;
/** What a direction may add to the package. */
const mostPackedBytes = 17_000_000;

/**
 * Speed, memory and size of each model, as the options say.
 * @throws Refusal where that cannot be measured.
 */
export async function measureModels(args: readonly string[], print: Print): Promise<void> {
  const options = readSpeedOptions(args);
  const models = modelsIn(options.models, options.only);
  const [first, ...others] = models;
  if (first === undefined) throw new Refusal("--only names no direction.");
  const rows = options.strings === "registry" ? await applicationRows() : undefined;
  const directions: SpeedReport[] = [];
  let probe: readonly string[] = [];
  for (const model of models) {
    const sets = setsFor(model, options, rows);
    probe = sets[0]?.texts.slice(0, 32) ?? probe;
    const report = await reportOf(model, sets, options);
    directions.push(report);
    if (!options.json) for (const line of linesOf(report)) print(line);
  }
  const memory = await memoryOf([first, ...others], probe);
  if (options.json) print(JSON.stringify({ directions, memory } satisfies SpeedReports, null, 2));
  else print(memoryLine(memory));
}

interface TextSet {
  readonly name: string;
  readonly texts: readonly string[];
}

/** Texts of one sentence without placeholders, so that one text is one sentence to the model. */
function setsFor(
  model: InstalledModel,
  { data, sample = usualSample, seed }: SpeedOptions,
  rows: Awaited<ReturnType<typeof applicationRows>> | undefined,
): readonly TextSet[] {
  const strings = rows === undefined ? undefined : pairsOfRows(rows, model);
  const sets = [
    { name: "strings", pairs: strings ?? collectedPairs(data, "applications", model) ?? [] },
    { name: "prose", pairs: collectedPairs(data, "prose", model) ?? [] },
  ].map(({ name, pairs }) => ({
    name,
    texts: sampleOf(
      pairs.filter(({ source }) => isOneSentence(source)),
      sample,
      seed,
    ).map(({ source }) => source),
  }));
  const present = sets.filter(({ texts }) => texts.length > 0);
  if (present.length === 0) throw new Refusal(`${data} has ${howToCollect(model)}.`);
  return present;
}

function isOneSentence(text: string): boolean {
  const { sentences, terms } = askedText(text);
  return sentences.length === 1 && terms === undefined;
}

async function reportOf(
  model: InstalledModel,
  sets: readonly TextSet[],
  { models, rounds }: SpeedOptions,
): Promise<SpeedReport> {
  const { source, target } = model;
  const direction = { source, target };
  const engines = (await apertiumHas(model))
    ? (["interface-model", "apertium"] as const)
    : (["interface-model"] as const);
  const rates = engines.flatMap((engine) =>
    sets.flatMap((set) =>
      batches.map((batch) => rateOf({ task: "rate", engine, models, direction, texts: set.texts, batch }, set, rounds)),
    ),
  );
  const texts = sets[0]?.texts ?? [];
  const firsts = Array.from({ length: rounds }, () =>
    inOwnProcess({ task: "first answer", engine: "interface-model", models, direction, texts: texts.slice(0, 2) }),
  );
  return {
    direction: nameOf(model),
    packedBytes: await packedBytes(model.folder),
    firstMs: median(firsts.map(({ firstMs }) => firstMs)),
    secondMs: median(firsts.map(({ secondMs }) => secondMs)),
    rates,
  };
}

function rateOf(task: SpeedTask & { readonly task: "rate" }, { name, texts }: TextSet, rounds: number): RateReport {
  const measured = Array.from({ length: rounds }, () => inOwnProcess(task));
  const perSecond = (milliseconds: readonly number[]) => (1000 * texts.length) / median(milliseconds);
  return {
    who: task.engine,
    texts: name,
    words: texts.join(" ").split(/\s+/u).length / texts.length,
    batch: task.batch,
    answered: Math.min(...measured.map(({ answered }) => answered)) / texts.length,
    perSecond: perSecond(measured.map(({ milliseconds }) => milliseconds)),
    perCpuSecond:
      task.engine === "apertium" ? undefined : perSecond(measured.map(({ cpuMilliseconds }) => cpuMilliseconds)),
  };
}

async function apertiumHas(model: InstalledModel): Promise<boolean> {
  const apertium = createApertiumEngine();
  try {
    return apertium.serves(model);
  } finally {
    await apertium.close();
  }
}

async function memoryOf(models: readonly [InstalledModel, ...InstalledModel[]], texts: readonly string[]) {
  await using four = await fourDirections(models);
  const { directions, copies, folder } = four;
  const memory = inOwnProcess({ task: "memory", models: folder, directions, texts });
  return { ...memory, directions: directions.length, copies };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.trunc(values.length / 2)] ?? Number.NaN;
}

function linesOf({ direction, packedBytes: bytes, firstMs, secondMs, rates }: SpeedReport): readonly string[] {
  const isSmall = bytes <= mostPackedBytes;
  return [
    `\n${direction}: ${megabytes(bytes)} packed (${isSmall ? "within" : "MORE THAN"} ${megabytes(mostPackedBytes)}), first answer ${firstMs.toFixed(0)} ms, then ${secondMs.toFixed(0)} ms`,
    ...rates.map(rateLine),
  ];
}

function rateLine({ who, texts, words, batch, answered, perSecond, perCpuSecond }: RateReport): string {
  const ofCpu = perCpuSecond === undefined ? "" : `, ${perCpuSecond.toFixed(1)} a second of processor time`;
  const declined = answered === 1 ? "" : `, ${(100 * answered).toFixed(0)} % of them answered`;
  const what = `${who.padEnd(15)} ${texts} of ${words.toFixed(1)} words, batch ${batch}`;
  return `  ${what}: ${perSecond.toFixed(1)} sentences a second${ofCpu}${declined}`;
}

function memoryLine({ before, after, peak, directions, copies }: SpeedReports["memory"]): string {
  const steps = after.map(megabytes).join(", ");
  const copied = copies === 0 ? "" : ` (${copies} of them copies under other names)`;
  return `\nmemory: ${megabytes(before)} before, then with one to ${directions} directions${copied}: ${steps}; at most ${megabytes(peak)}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
