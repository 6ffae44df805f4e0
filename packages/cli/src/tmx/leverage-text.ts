import { type Amounts, bandLabels, type LeverageReport } from "@dragoman/tm";
import { count, counted, decimal } from "../terminal/figures.ts";
import type { Paint } from "../terminal/paint.ts";
import { printable } from "../terminal/printable.ts";
import { type Column, tableText } from "../terminal/table.ts";

/** A leverage report as tables: by band, and by file where there are several. */
export function leverageText(report: LeverageReport, paint: Paint): string {
  const { from, to, memory, bands, rates, total, files, skipped, price } = report;
  const amounts = price === undefined ? amountColumns : [...amountColumns, costColumn(price.currency)];
  const cells = (of: Amounts) => amounts.map(({ cell }) => cell(of));
  const bandRows = bands.map((band) => [bandLabels[band.band].name, `${decimal(rates[band.band])} %`, ...cells(band)]);
  const totalRow = ["Total", "", ...cells(total)].map((cell) => (cell === "" ? cell : paint("bold", cell)));
  const parts = [
    paint("bold", `${from} → ${to}, ${counted(memory.units, "unit")} in memory (${memory.profile})`),
    tableText([{ title: "band" }, { title: "rate", align: "right" }, ...amounts], [...bandRows, totalRow]),
  ];
  if (files.length > 1) {
    const rows = files.map(({ name, total }) => [printable(name), ...cells(total)]);
    parts.push(tableText([{ title: "file" }, ...amounts], rows));
  }
  const notCounted = Object.entries(skipped).filter(([, times]) => times > 0);
  if (notCounted.length > 0) {
    parts.push(
      `not counted: ${notCounted.map(([why, times]) => `${count(times)} ${skipNames[why] ?? why}`).join(", ")}`,
    );
  }
  return parts.join("\n\n");
}

type AmountColumn = Column & { readonly cell: (of: Amounts) => string };

const amountColumns: readonly AmountColumn[] = [
  { title: "segments", align: "right", cell: ({ segments }) => count(segments) },
  { title: "words", align: "right", cell: ({ words }) => count(words) },
  { title: "characters", align: "right", cell: ({ characters }) => count(characters) },
  { title: "codes", align: "right", cell: ({ codes }) => count(codes) },
  { title: "weighted words", align: "right", cell: ({ weightedWords }) => decimal(weightedWords) },
];

function costColumn(currency: string): AmountColumn {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return { title: "cost", align: "right", cell: ({ cost = 0 }) => format.format(cost) };
}

const skipNames: Readonly<Record<string, string>> = {
  blank: "without text",
  withoutSource: "without a text in the source language",
  unreadable: "that could not be read",
};
