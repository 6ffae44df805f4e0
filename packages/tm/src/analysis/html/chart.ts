import { bandLabels } from "../band-labels.ts";
import type { Band } from "../bands.ts";
import type { BandLeverage, Leverage, LeverageReport } from "../report.ts";
import type { Figures } from "./figures.ts";
import { html, type Markup } from "./markup.ts";

/** More bars than this are no picture; the table has them all. */
const mostFiles = 30;

/** Units of the drawing, about a pixel on a wide page. */
const layout = { width: 1000, nameEnd: 218, barStart: 230, barEnd: 890, axis: 22 };
const totalRow = { height: 46, bar: 32 };
const fileRow = { height: 28, bar: 18 };

/** A label is not cut by the piece of the bar that it stands in. */
const characterWidth = 7.2;

/**
 * Shares of the words by band: a bar for the job and one for each file, and what the colours mean. Bars are put
 * together by hand: one is a running sum, for which a chart library would be more to load than to save.
 */
export function leverageChart(report: LeverageReport, figures: Figures): Markup {
  const files = largestFiles(report);
  const filesStart = layout.axis + totalRow.height + 8;
  const height = filesStart + files.length * fileRow.height + 4;
  const total = { label: "Whole job", top: layout.axis, leverage: report, ...totalRow };
  const bars = files.map((file, at) => ({
    label: shortened(file.name),
    top: filesStart + at * fileRow.height,
    leverage: file,
    ...fileRow,
  }));
  return html`<figure class="chart">
<figcaption id="chart">Words by band${files.length < report.files.length ? html`, in the ${mostFiles} files with the most words of ${figures.count(report.files.length)}` : html``}</figcaption>
${legend(report)}
<div class="scroll" tabindex="0" role="group" aria-labelledby="chart">
<svg viewBox="0 0 ${layout.width} ${height}" role="img" aria-labelledby="chart-title chart-text">
<title id="chart-title">Share of the words in each band</title>
<desc id="chart-text">${inWords(report, figures)}</desc>
${patterns()}
${axis(height, figures)}
${bar(total, figures)}
${bars.map((each) => bar(each, figures))}
</svg>
</div>
</figure>`;
}

interface Bar {
  readonly label: string;
  readonly top: number;
  readonly height: number;
  readonly bar: number;
  readonly leverage: Leverage;
}

function bar({ label, top, height, bar: thickness, leverage }: Bar, figures: Figures): Markup {
  const middle = top + height / 2;
  const words = leverage.total.words;
  const barTop = middle - thickness / 2;
  return html`<g class="${thickness === totalRow.bar ? "job" : "file"}">
<text x="${layout.nameEnd}" y="${middle}" class="name">${label}</text>
<rect class="track" x="${layout.barStart}" y="${barTop}" width="${layout.barEnd - layout.barStart}" height="${thickness}"/>
${pieces(leverage).map((piece) => pieceOfBar(piece, barTop, thickness))}
<text x="${layout.width - 4}" y="${middle}" class="amount">${figures.count(words)}</text>
</g>
`;
}

interface Piece {
  readonly band: Band;
  readonly start: number;
  readonly end: number;
}

/** Where each band begins and ends in a bar, in units of the drawing. */
function pieces({ bands, total }: Leverage): readonly Piece[] {
  const scale = total.words === 0 ? 0 : (layout.barEnd - layout.barStart) / total.words;
  const drawn: Piece[] = [];
  let start = layout.barStart;
  for (const { band, words } of bands) {
    const end = start + words * scale;
    if (words > 0) drawn.push({ band, start, end });
    start = end;
  }
  return drawn;
}

function pieceOfBar({ band, start, end }: Piece, top: number, height: number): Markup {
  const place = html`x="${rounded(start)}" y="${top}" width="${rounded(end - start)}" height="${height}"`;
  const { short } = bandLabels[band];
  const pattern = patternOf(band);
  const fits = end - start > short.length * characterWidth + 8;
  return html`<rect class="piece band-${band}" ${place}/>
${pattern === undefined ? html`` : html`<rect fill="url(#${pattern})" ${place}/>`}
${fits ? html`<text class="label on-${band}" x="${rounded((start + end) / 2)}" y="${top + height / 2}">${short}</text>` : html``}`;
}

function axis(height: number, figures: Figures): Markup {
  const lines = [0, 25, 50, 75, 100].map((percent) => {
    const x = layout.barStart + ((layout.barEnd - layout.barStart) * percent) / 100;
    return html`<line x1="${x}" y1="${layout.axis}" x2="${x}" y2="${height}"/><text x="${x}" y="12">${figures.rate(percent)}</text>`;
  });
  return html`<g class="axis">${lines}<text x="${layout.width - 4}" y="12" class="unit">words</text></g>`;
}

/** The colours that the bars have, in their order; how much there is stands in the tables. */
function legend({ bands }: LeverageReport): Markup {
  return html`<ul class="legend">${bands.filter(({ words }) => words > 0).map(({ band }) => html`<li>${swatch(band)}${bandLabels[band].name}</li>`)}</ul>`;
}

/** A small sample of a band's colour and pattern. Says nothing to those who do not see it: its name stands beside it. */
export function swatch(band: Band): Markup {
  const pattern = patternOf(band);
  const place = html`width="14" height="14" rx="3"`;
  return html`<svg class="swatch" viewBox="0 0 14 14" aria-hidden="true" focusable="false"><rect class="band-${band}" ${place}/>${pattern === undefined ? html`` : html`<rect fill="url(#${pattern})" ${place}/>`}</svg>`;
}

/** What tells the kinds of bands apart without colour: hatched repetitions, dotted repairs, lined internal matches. */
function patternOf(band: Band): "hatch" | "cross" | "dots" | "lines" | undefined {
  if (band === "repeated") return "hatch";
  if (band === "repeated-across-files") return "cross";
  if (band === "repaired") return "dots";
  return band.startsWith("internal-") ? "lines" : undefined;
}

function patterns(): Markup {
  return html`<defs>
<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M-1 7L7-1M-1 1L1-1M5 7L7 5"/></pattern>
<pattern id="cross" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M-1 7L7-1M-1 1L1-1M5 7L7 5M-1-1L7 7M-1 5L1 7M5-1L7 1"/></pattern>
<pattern id="dots" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1"/></pattern>
<pattern id="lines" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 2.5H5"/></pattern>
</defs>`;
}

/** The picture for those who do not see it. */
function inWords({ bands, total }: Leverage, figures: Figures): string {
  const shares = bands
    .filter(({ words }: BandLeverage) => words > 0)
    .map(({ band, words }) => `${bandLabels[band].name}: ${figures.share(words, total.words)}`);
  return shares.length === 0
    ? "There are no words in the job."
    : `Of ${figures.count(total.words)} words in the whole job: ${shares.join(", ")}. The tables below have all figures, by file too.`;
}

function largestFiles({ files }: LeverageReport): LeverageReport["files"] {
  if (files.length <= mostFiles) return files;
  return files.toSorted((one, other) => other.total.words - one.total.words).slice(0, mostFiles);
}

/** Names in the chart have one line, and what tells files apart is mostly at the end. */
function shortened(name: string): string {
  const characters = [...name.replace(/\s+/gu, " ")];
  const room = 28;
  if (characters.length <= room) return characters.join("");
  return `${characters.slice(0, 8).join("")}…${characters.slice(-(room - 9)).join("")}`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
