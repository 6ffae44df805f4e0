import { type Command, Option, type OptionValues } from "@commander-js/extra-typings";
import type { MatchOptions, Penalties, ScoringProfile } from "@dragoman/tm";
import { InvalidArgumentError } from "commander";
import { Refusal } from "../refusal.ts";
import { numberFrom, oneOf, splitOnce } from "./option-values.ts";

const profiles = ["words", "characters", "omegat"] as const satisfies readonly ScoringProfile[];

/** How matches are scored, as the options of a command say it. */
export interface MatchingOptions {
  readonly index?: string | undefined;
  readonly profile?: ScoringProfile | undefined;
  readonly penalty?: Penalties | undefined;
  readonly memoryPenalty?: Readonly<Record<string, number>> | undefined;
  readonly repair: boolean;
}

export function addMatchingOptions<Args extends unknown[], Options extends OptionValues, Global extends OptionValues>(
  command: Command<Args, Options, Global>,
) {
  return command
    .optionsGroup("Scoring:")
    .option("--index <file>", "keep the index here, and use it next time; made anew when a memory has changed")
    .addOption(new Option("--profile <name>", "how similarity is scored (default: words)").choices(profiles))
    .option(
      "--penalty <part=points>",
      "points off for a difference in region, codes, numbers, letter-case or punctuation; may be repeated",
      addPenalty,
    )
    .option(
      "--memory-penalty <file=points>",
      "points off for matches of that memory; may be repeated",
      addMemoryPenalty,
    )
    .option("--no-repair", "do not make translations fit by exchanging numbers, codes and case");
}

/** @throws Refusal for points off a memory that is none of these, which would never be taken off. */
export function refuseUnknownMemories({ memoryPenalty = {} }: MatchingOptions, memories: readonly string[]): void {
  const unknown = Object.keys(memoryPenalty).find((name) => !memories.includes(name));
  if (unknown === undefined || memories.length === 0) return;
  throw new Refusal(`--memory-penalty is for ${unknown}, which is none of the memories: ${memories.join(", ")}.`);
}

/** What the library's look-up takes of it. */
export function scoringOf({
  penalty,
  memoryPenalty,
  repair,
}: MatchingOptions): Pick<MatchOptions, "penalties" | "repair"> {
  const penalties = { ...penalty, ...(memoryPenalty && { memories: memoryPenalty }) };
  return { penalties, repair };
}

const parts = {
  region: "region",
  codes: "codes",
  numbers: "numbers",
  "letter-case": "letterCase",
  punctuation: "punctuation",
} as const satisfies Record<string, Exclude<keyof Penalties, "memories">>;

const partNames = [
  "region",
  "codes",
  "numbers",
  "letter-case",
  "punctuation",
] as const satisfies readonly (keyof typeof parts)[];

const points = numberFrom(0, 100);

function addPenalty(value: string, before: Penalties = {}): Penalties {
  const [part, given] = splitOnce(value, "=");
  return { ...before, [parts[oneOf(partNames, part, "part")]]: points(given ?? "") };
}

/** Own entries of whatever name, also `__proto__`. */
function addMemoryPenalty(
  value: string,
  before: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> {
  const [file, given] = splitOnce(value, "=");
  if (file === "" || given === undefined)
    throw new InvalidArgumentError("Give a memory and points, such as old.tmx=5.");
  return Object.fromEntries([...Object.entries(before), [file, points(given)]]);
}
