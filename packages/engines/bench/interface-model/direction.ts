import type { Row } from "../../phrasebook/rows.ts";
import type { InstalledModel } from "../../src/bergamot/installed-models.ts";
import type { Contestant } from "./contestants.ts";
import {
  type AnsweredPair,
  answersTo,
  declinedBy,
  type HeldOutSet,
  reasonsOf,
  report,
  type SetReport,
  wordsOf,
} from "./evaluate.ts";
import { type Gate, gateOf } from "./gate.ts";
import { collectedPairs, type HeldOutPair, howToCollect, pairsOfRows, sampleOf } from "./held-out.ts";
import { nameOf } from "./installed.ts";
import type { Options } from "./options.ts";
import type { Progress } from "./progress.ts";
import { countVerdicts } from "./reading.ts";
import { Refusal } from "./refusal.ts";

/** What one model was found to do. */
export interface DirectionReport {
  /** As folders are named: `en-de`. */
  readonly direction: string;
  readonly version: string;
  readonly sets: readonly SetReport[];
  /** Sets without texts and engines without the direction, and why. */
  readonly skipped: readonly { readonly what: string; readonly reason: string }[];
  /** Why the model declined how many of all the texts, the commonest reasons. */
  readonly declined: Readonly<Record<string, number>>;
  readonly gate: Gate;
}

const setNames = {
  strings: "strings of unseen applications",
  declined: "of these, declined by the phrasebook",
  answered: "of these, answered by the model",
  short: "of the declined, of 2 to 12 words",
  catalogues: "strings of catalogues",
  prose: "prose",
} as const;
export type SetName = (typeof setNames)[keyof typeof setNames];

/** What a run takes its texts from. `rows`: the strings of the applications, where they come from the registry. */
export interface Run {
  readonly options: Options;
  readonly rows: readonly Row[] | undefined;
  readonly contestants: readonly Contestant[];
  readonly tell: Progress;
}

const mostReasons = 5;

/** The strings of the unseen applications, answered by every contestant. */
export async function answeredStrings(model: InstalledModel, run: Run): Promise<readonly AnsweredPair[]> {
  return answered({ name: setNames.strings, pairs: stringsFor(model, run) ?? [] }, model, run);
}

/** Every set of a direction, answered and scored, and whether the model passes the bar. */
export async function reportOf(model: InstalledModel, run: Run): Promise<DirectionReport> {
  const { options, contestants } = run;
  const strings = await answeredStrings(model, run);
  const declined = declinedBy("phrasebook", strings);
  const collected = [
    { name: setNames.catalogues, pairs: collectedPairs(options.data, "catalogues", model) ?? [] },
    { name: setNames.prose, pairs: collectedPairs(options.data, "prose", model) ?? [] },
  ];
  const others: (readonly [name: string, pairs: readonly AnsweredPair[]])[] = [];
  for (const set of collected) others.push([set.name, await answered(set, model, run)]);
  const answeredOnes = declined.filter(({ given }) => given.get("interface-model")?.status === "translated");
  const short = declined.filter(({ source }) => wordsOf(source) >= 2 && wordsOf(source) <= 12);
  const all = [
    [setNames.strings, strings],
    [setNames.declined, declined],
    [setNames.answered, answeredOnes],
    [setNames.short, short],
    ...others,
  ] as const;
  if (all.every(([, pairs]) => pairs.length === 0)) throw new Refusal(`${options.data} has ${howToCollect(model)}.`);
  const reports = all.map(([name, pairs]) => report(name, pairs, model.target));
  const [, ofDeclined, ofAnswered] = reports;
  const name = nameOf(model);
  const reasons = [...reasonsOf("interface-model", [...strings, ...others.flatMap(([, pairs]) => pairs)])];
  return {
    direction: name,
    version: model.manifest.version,
    sets: reports.filter(({ texts }) => texts > 0),
    skipped: [
      ...all
        .filter(([, pairs], index) => pairs.length === 0 && (index === 0 || index > 3))
        .map(([what]) => ({ what, reason: howToCollect(model) })),
      ...contestants
        .filter((contestant) => !contestant.serves(model))
        .map(({ name: what }) => ({ what, reason: `it does not have ${name}, or is not installed` })),
    ],
    declined: Object.fromEntries(reasons.slice(0, mostReasons)),
    gate: gateOf(name, ofDeclined, ofAnswered, countVerdicts(options.readings, name, strings)),
  };
}

function stringsFor(model: InstalledModel, { options, rows }: Run): readonly HeldOutPair[] | undefined {
  const fromRegistry = rows === undefined ? undefined : pairsOfRows(rows, model);
  return fromRegistry ?? collectedPairs(options.data, "applications", model);
}

function answered(set: HeldOutSet, model: InstalledModel, run: Run): Promise<readonly AnsweredPair[]> {
  const { sample, seed } = run.options;
  const pairs = sample === undefined ? set.pairs : sampleOf(set.pairs, sample, seed);
  return answersTo(pairs, model, run.contestants, (who, count) =>
    run.tell(`${nameOf(model)}, ${set.name}, ${who}`, count, pairs.length),
  );
}
