import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { collectedData } from "./held-out.ts";
import { packagedModels } from "./installed.ts";
import { committedReadings } from "./reading.ts";
import { Refusal } from "./refusal.ts";

/** What both commands take. */
interface CommonOptions {
  readonly models: string;
  readonly data: string;
  /** Directions as `en-de`. */
  readonly only: readonly string[] | undefined;
  /** Where the strings of the three applications come from. */
  readonly strings: "registry" | "data";
  /** How many texts of each set are asked for. */
  readonly sample: number | undefined;
  readonly seed: number;
  readonly json: boolean;
}

/** What the figures take besides. */
export interface Options extends CommonOptions {
  readonly readings: string;
  /** Below which the model declines, 0 to 1; where it is not given, the package's limit for the direction, or the engine's own. */
  readonly certainty: number | undefined;
  /** Several such limits, to be compared instead of figures. */
  readonly certainties: readonly number[] | undefined;
  /** How many answers are printed for a reader, instead of figures. */
  readonly read: number | undefined;
  /** A folder that the package's `scores.json` of each direction is written to, as `en-de.json`. */
  readonly writeScores: string | undefined;
}

/** What the measurement of speed takes besides. */
export interface SpeedOptions extends CommonOptions {
  /** How often each is measured; the median counts. */
  readonly rounds: number;
}

const common = ["models", "data", "only", "strings", "sample", "seed"] as const;
const ofFigures = ["readings", "certainty", "certainties", "read", "write-scores"] as const;
type OptionName = (typeof common)[number] | (typeof ofFigures)[number] | "rounds";
type Values = Readonly<Record<string, string | boolean | undefined>>;

const usualRounds = 3;

/** @throws Refusal for an option that is not known, and for a value that cannot be used. */
export function readOptions(args: readonly string[]): Options {
  const values = parsed(args, [...common, ...ofFigures]);
  const [sample, writeScores] = [given(values, "sample"), given(values, "write-scores")];
  if (sample !== undefined && writeScores !== undefined) {
    throw new Refusal("--write-scores takes all texts: leave --sample out.");
  }
  return {
    ...commonOf(values),
    readings: resolve(given(values, "readings") ?? committedReadings),
    certainty: percent("certainty", given(values, "certainty")),
    certainties: given(values, "certainties")
      ?.split(",")
      .map((one) => percent("certainties", one.trim()) ?? 0),
    read: wholeNumber("read", given(values, "read")),
    writeScores: writeScores === undefined ? undefined : resolve(writeScores),
  };
}

/** @throws Refusal for an option that is not known, and for a value that cannot be used. */
export function readSpeedOptions(args: readonly string[]): SpeedOptions {
  const values = parsed(args, [...common, "rounds"]);
  return { ...commonOf(values), rounds: wholeNumber("rounds", given(values, "rounds")) ?? usualRounds };
}

function commonOf(values: Values): CommonOptions {
  const [strings = "registry", data] = [given(values, "strings"), given(values, "data")];
  if (strings !== "registry" && strings !== "data") {
    throw new Refusal(`--strings is registry or data, not ${strings}.`);
  }
  if (data !== undefined && !existsSync(data)) {
    throw new Refusal(
      `There is no folder ${resolve(data)}: --data takes what python3 -m interface_model collect wrote.`,
    );
  }
  return {
    models: resolve(given(values, "models") ?? packagedModels),
    data: resolve(data ?? collectedData),
    only: given(values, "only")
      ?.split(",")
      .map((name) => name.trim()),
    strings,
    sample: wholeNumber("sample", given(values, "sample")),
    seed: wholeNumber("seed", given(values, "seed")) ?? 1,
    json: values["json"] === true,
  };
}

function parsed(args: readonly string[], names: readonly OptionName[]): Values {
  const texts = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  try {
    return parseArgs({ args: [...args], options: { ...texts, json: { type: "boolean" } } }).values;
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

function given(values: Values, name: OptionName): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

/** @throws Refusal for what is no number from 0 to 100. */
function percent(name: OptionName, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,3}$/.test(value) || Number(value) > 100) {
    throw new Refusal(`--${name} is a whole number of percent, 0 to 100, not ${value}.`);
  }
  return Number(value) / 100;
}

/** @throws Refusal for what is no number from 1 up to a million. */
function wholeNumber(name: OptionName, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 1_000_000) {
    throw new Refusal(`--${name} is a whole number from 1, not ${value}.`);
  }
  return number;
}
