import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { collectedData } from "./held-out.ts";
import { packagedModels } from "./installed.ts";
import { committedReadings } from "./reading.ts";
import { Refusal } from "./refusal.ts";

export interface Options {
  readonly models: string;
  readonly data: string;
  readonly readings: string;
  /** Directions as `en-de`. */
  readonly only: readonly string[] | undefined;
  /** Where the strings of the three applications come from. */
  readonly strings: "registry" | "data";
  /** How many texts of each set are asked for; all without it. */
  readonly sample: number | undefined;
  readonly seed: number;
  /** How many answers are printed for a reader, instead of figures. */
  readonly read: number | undefined;
  readonly json: boolean;
}

/** @throws Refusal for an option that is not known, and for a value that cannot be used. */
export function readOptions(args: readonly string[]): Options {
  const values = parsed(args);
  const { strings = "registry", data } = values;
  if (strings !== "registry" && strings !== "data") {
    throw new Refusal(`--strings is registry or data, not ${strings}.`);
  }
  if (data !== undefined && !existsSync(data)) {
    throw new Refusal(
      `There is no folder ${resolve(data)}: --data takes what python3 -m interface_model collect wrote.`,
    );
  }
  return {
    models: resolve(values.models ?? packagedModels),
    data: resolve(data ?? collectedData),
    readings: resolve(values.readings ?? committedReadings),
    only: values.only?.split(",").map((name) => name.trim()),
    strings,
    sample: wholeNumber("sample", values.sample),
    seed: wholeNumber("seed", values.seed) ?? 1,
    read: wholeNumber("read", values.read),
    json: values.json ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        models: { type: "string" },
        data: { type: "string" },
        readings: { type: "string" },
        only: { type: "string" },
        strings: { type: "string" },
        sample: { type: "string" },
        seed: { type: "string" },
        read: { type: "string" },
        json: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

/** @throws Refusal for what is no number from 1 up to a million. */
export function wholeNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 1_000_000) {
    throw new Refusal(`--${name} is a whole number from 1, not ${value}.`);
  }
  return number;
}
