import type { DirectionReport } from "./direction.ts";
import type { Figures, SetReport } from "./evaluate.ts";
import type { Criterion } from "./gate.ts";
import { markdownTable } from "./markdown-table.ts";

const columns = ["texts", "who", "answered", "identical", "BLEU", "chrF", "mean chrF", "mean chrF of the answers"];

/** A direction's report as Markdown. */
export function linesOf(report: DirectionReport): readonly string[] {
  const { direction, version, gate } = report;
  return [
    "",
    `## ${direction} (model ${version})`,
    "",
    ...markdownTable(columns, report.sets.flatMap(rowsOf)),
    "",
    ...report.skipped.map(({ what, reason }) => `- ${what} left out: ${reason}`),
    ...Object.entries(report.declined).map(([reason, count]) => `- the model declined ${count}: ${reason}`),
    ...gate.criteria.map(criterionLine),
    `- shipped: ${gate.shipped ? "yes" : "no"}`,
    ...(gate.aheadOfApertium === undefined ? [] : [criterionLine(gate.aheadOfApertium)]),
  ];
}

export const legend =
  "BLEU, chrF (both of the corpus) and mean chrF (of the sentences) are over all texts as a reader sees them: what is declined stays as it is. Identical: share of the answers. References are the applications' and documents' own translations; several of one text all count. Strings of catalogues and prose are held out from the models; the phrasebook may know them.";

function criterionLine({ asks, found, met }: Criterion): string {
  return `- ${met === undefined ? "open" : met ? "yes" : "no"}: ${asks}: ${found}`;
}

function rowsOf({ name, texts, figures }: SetReport): readonly (readonly string[])[] {
  const shown = figures.filter(({ who, answered }) => who !== "phrasebook" || answered > 0);
  return shown.map((each, index) => rowOf(index === 0 ? `${name} (${texts})` : "", each));
}

function rowOf(
  name: string,
  { who, asked, answered, identical, bleu, chrf, meanChrf, answers }: Figures,
): readonly string[] {
  return [
    name,
    who,
    percent(answered, asked),
    percent(identical, answered),
    bleu.toFixed(1),
    chrf.toFixed(1),
    meanChrf.toFixed(1),
    answered === 0 ? "–" : answers.meanChrf.toFixed(1),
  ];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}
