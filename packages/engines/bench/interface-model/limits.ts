import type { InstalledModel } from "../../src/bergamot/installed-models.ts";
import { type Contestant, openModel } from "./contestants.ts";
import type { Run } from "./direction.ts";
import { answersTo } from "./evaluate.ts";
import { collectedPairs, howToCollect, sampleOf } from "./held-out.ts";
import { nameOf } from "./installed.ts";
import { markdownTable } from "./markdown-table.ts";
import { Refusal } from "./refusal.ts";
import { sentenceChrf } from "./scores.ts";

/** What a limit of certainty does to the answers to held-out strings of catalogues. */
export interface LimitReport {
  /** Below which the model declines, 0 to 1. */
  readonly limit: number;
  readonly asked: number;
  readonly answered: number;
  /** Of the answers, 0 to 100. */
  readonly meanChrf: number;
  /** How many answers have a chrF below 40: most of those have little to do with the reference. */
  readonly poor: number;
}

const poorBelow = 40;

/** Several limits side by side, on catalogues: what is fitted to the applications' strings flatters their figures. */
export async function limitsOf(
  model: InstalledModel,
  limits: readonly number[],
  { options, tell }: Pick<Run, "options" | "tell">,
): Promise<readonly LimitReport[]> {
  const collected = collectedPairs(options.data, "catalogues", model);
  if (collected === undefined) throw new Refusal(`${options.data} has ${howToCollect(model)}.`);
  const pairs = sampleOf(collected, options.sample ?? collected.length, options.seed);
  const reports: LimitReport[] = [];
  for (const limit of limits) {
    const contestant: Contestant = openModel(options.models, limit);
    try {
      const answered = await answersTo(pairs, model, [contestant], (_, count) =>
        tell(`${nameOf(model)}, limit ${limit}`, count, pairs.length),
      );
      const scores = answered.flatMap(({ given, references }) => {
        const answer = given.get(contestant.name);
        return answer?.status === "translated" ? [sentenceChrf({ answer: answer.text, references })] : [];
      });
      reports.push({
        limit,
        asked: pairs.length,
        answered: scores.length,
        meanChrf: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
        poor: scores.filter((score) => score < poorBelow).length,
      });
    } finally {
      await contestant.close();
    }
  }
  return reports;
}

export function limitLines(direction: string, reports: readonly LimitReport[]): readonly string[] {
  const columns = ["certainty of at least", "answered", "mean chrF of the answers", `chrF below ${poorBelow}`];
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const rows = reports.map(({ limit, asked, answered, meanChrf, poor }) => [
    `${Math.round(limit * 100)} %`,
    percent(answered, asked),
    meanChrf.toFixed(1),
    percent(poor, answered),
  ]);
  return [
    "",
    `## ${direction}: held-out strings of catalogues (${reports[0]?.asked ?? 0})`,
    "",
    ...markdownTable(columns, rows),
  ];
}
