import { bandLabels } from "../band-labels.ts";
import type { Amounts, BandLeverage, FileLeverage, Leverage, LeverageReport } from "../report.ts";
import { swatch } from "./chart.ts";
import type { Figures } from "./figures.ts";
import { html, type Markup } from "./markup.ts";

export interface Heading {
  /** Of the caption; unique in the page. */
  readonly id: string;
  readonly caption: Markup;
}

/** The bands of the whole job, or of one file, with everything that is counted. */
export function bandTable(leverage: Leverage, heading: Heading, report: LeverageReport, figures: Figures): Markup {
  const heads = [
    "Segments",
    "Words",
    "Share",
    "Characters",
    "Without spaces",
    "Codes",
    "Rate",
    "Weighted words",
    ...(report.price ? ["Cost"] : []),
  ];
  const row = (band: BandLeverage) => html`<tr${isEmpty(band)}>
<th scope="row">${swatch(band.band)}${bandLabels[band.band].name}</th>
${amountCells(band, leverage.total.words, figures.rate(report.rates[band.band]), figures)}
</tr>
`;
  const body = html`<thead><tr><th scope="col">Band</th>${heads.map(columnHead)}</tr></thead>
<tbody>
${leverage.bands.map(row)}</tbody>
<tfoot><tr><th scope="row">Total</th>
${amountCells(leverage.total, leverage.total.words, "", figures)}
</tr></tfoot>
`;
  return scrollableTable(heading, body);
}

/** A row for each file: its words in each band that the job has words in. */
export function fileTable(report: LeverageReport, figures: Figures): Markup {
  const columns = report.bands.filter(({ words }) => words > 0).map(({ band }) => band);
  const bandHeads = columns.map(
    (band) => html`<th scope="col" class="number">${swatch(band)}${bandLabels[band].short}</th>`,
  );
  const bandCells = ({ bands }: Leverage) =>
    bands
      .filter(({ band }) => columns.includes(band))
      .map(({ words }) => numberCell(figures.count(words), words === 0));
  const cells = (leverage: Leverage) => html`${numberCell(figures.count(leverage.total.segments))}
${bandCells(leverage)}
${numberCell(figures.count(leverage.total.words))}${numberCell(figures.weighted(leverage.total.weightedWords))}${costCell(leverage.total, figures)}`;
  const row = (file: FileLeverage) => html`<tr><th scope="row">${breakable(file.name)}</th>
${cells(file)}
</tr>
`;
  const body = html`<thead><tr><th scope="col">File</th>${columnHead("Segments")}${bandHeads}${columnHead("Words")}${columnHead("Weighted")}${report.price ? columnHead("Cost") : html``}</tr></thead>
<tbody>
${report.files.map(row)}</tbody>
<tfoot><tr><th scope="row">Total</th>
${cells(report)}
</tr></tfoot>
`;
  return scrollableTable(
    { id: "words-by-file", caption: html`Words by file and band; bands without words are left out` },
    body,
    "files",
  );
}

/** A file name that may be parted after what separates its parts, and whose direction is its own. */
function breakable(name: string): Markup {
  return html`<bdi>${name.split(/(?<=[/\\._-])/).map((part) => html`${part}<wbr>`)}</bdi>`;
}

/** One cell for each head of the band table. */
function amountCells(amounts: Amounts, allWords: number, rate: string, figures: Figures): Markup {
  return html`${numberCell(figures.count(amounts.segments))}${numberCell(figures.count(amounts.words))}
${numberCell(figures.share(amounts.words, allWords))}${numberCell(figures.count(amounts.characters))}
${numberCell(figures.count(amounts.charactersWithoutSpaces))}${numberCell(figures.count(amounts.codes))}
${numberCell(rate)}${numberCell(figures.weighted(amounts.weightedWords))}${costCell(amounts, figures)}`;
}

function costCell({ cost }: Amounts, figures: Figures): Markup {
  return cost === undefined ? html`` : numberCell(figures.cost(cost));
}

function numberCell(text: string, isFaint = false): Markup {
  return html`<td class="number${isFaint ? " faint" : ""}">${text}</td>`;
}

function columnHead(text: string): Markup {
  return html`<th scope="col" class="number">${text}</th>`;
}

function isEmpty({ segments }: BandLeverage): Markup {
  return segments === 0 ? html` class="faint"` : html``;
}

/** Wide tables scroll in a frame of their own, which the keyboard reaches. */
function scrollableTable({ id, caption }: Heading, body: Markup, look = "bands"): Markup {
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="${id}"><table class="${look}">
<caption id="${id}">${caption}</caption>
${body}</table></div>`;
}
