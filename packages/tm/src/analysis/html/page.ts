import { bandLabels } from "../band-labels.ts";
import type { LeverageReport } from "../report.ts";
import type { Skipped } from "../segments-of-file.ts";
import { leverageChart } from "./chart.ts";
import { createFigures, type Figures } from "./figures.ts";
import { html, Markup } from "./markup.ts";
import { style } from "./style.ts";
import { bandTable, fileTable } from "./tables.ts";

export interface LeverageHtmlOptions {
  /** Heads the page. Default "Leverage analysis". */
  readonly title?: string;
  /** BCP 47: how numbers, dates and amounts are written. The page's words are English. Default `en`. */
  readonly locale?: string;
}

/** With more files than this, the tables of the single files are left to CSV and JSON, and the page says so. */
const mostFileTables = 100;

/**
 * A report as a page that stands alone: no script, and nothing is loaded. For screens, light and dark, and for paper.
 * @throws RangeError for a locale that is none.
 */
export function leverageHtml(report: LeverageReport, options: LeverageHtmlOptions = {}): string {
  const { title = "Leverage analysis", locale = "en" } = options;
  const figures = createFigures(locale, report.price);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="@dragoman/tm">
<title>${title}</title>
${new Markup(`<style>${style}</style>`)}
</head>
<body>
<main>
<header>
<h1>${title}</h1>
<p class="about">${figures.language(report.from)} <span aria-hidden="true">→</span><span class="unseen"> into </span> ${figures.language(report.to)} <span class="aside">${figures.date(report.created)}</span></p>
</header>
${keyFigures(report, figures)}
${leverageChart(report, figures)}
<section aria-labelledby="bands">
<h2 id="bands">The whole job</h2>
${bandTable(report, { id: "all-by-band", caption: html`Everything counted, by band` }, report, figures)}
</section>
<section aria-labelledby="files">
<h2 id="files">Files</h2>
${fileTable(report, figures)}
${fileTables(report, figures)}
</section>
${howItWasCounted(report, figures)}
</main>
</body>
</html>
`;
  return page.text;
}

function keyFigures({ total, files, price }: LeverageReport, figures: Figures): Markup {
  const saved = figures.share(total.words - total.weightedWords, total.words);
  return html`<dl class="key-figures">
<div><dt>Words</dt><dd>${figures.count(total.words)}</dd><dd class="aside">${figures.count(total.segments)} segments in ${figures.count(files.length)} ${files.length === 1 ? "file" : "files"}</dd></div>
<div><dt>Weighted words</dt><dd>${figures.weighted(total.weightedWords)}</dd><dd class="aside">at the full rate</dd></div>
<div><dt>Saved</dt><dd>${saved}</dd><dd class="aside">by the memory and by repetitions</dd></div>
${price === undefined || total.cost === undefined ? html`` : html`<div><dt>Cost</dt><dd>${figures.cost(total.cost)}</dd><dd class="aside">at ${figures.wordPrice(price)} a word</dd></div>`}
</dl>`;
}

function fileTables(report: LeverageReport, figures: Figures): Markup {
  if (report.files.length > mostFileTables) {
    return html`<p>The tables of single files are left out, since there are more than ${mostFileTables}; the CSV and JSON reports have them.</p>`;
  }
  return html`${report.files.map(
    (file, at) => html`<details>
<summary><bdi>${file.name}</bdi> <span class="aside">${figures.count(file.total.words)} words</span></summary>
${bandTable(file, { id: `file-${at}`, caption: html`Everything counted in <bdi>${file.name}</bdi>, by band` }, report, figures)}
${skippedNote(file.skipped, figures)}
</details>
`,
  )}`;
}

function howItWasCounted(report: LeverageReport, figures: Figures): Markup {
  const { memory, internalLeverage, bands } = report;
  return html`<section aria-labelledby="how">
<h2 id="how">How it was counted</h2>
<p>A segment that stood earlier in the job is a repetition. Every other one was compared with the ${figures.count(memory.units)} units of the memory${internalLeverage ? ", and with the segments before it in the job," : ""} and falls into the best band that it reaches. Words are counted by the word breaks of Unicode, in Chinese and Japanese by character; inline codes are no words. Weighted words are words times the rate of their band. Amounts are rounded where they are shown, not before they are added.</p>
<dl class="meanings">${bands.map(({ band }) => html`<div><dt>${bandLabels[band].name}</dt><dd>${bandLabels[band].meaning}</dd></div>`)}</dl>
${skippedNote(report.skipped, figures)}
</section>`;
}

/** What is in no band is said, so that nobody looks for it. */
function skippedNote({ blank, withoutSource, unreadable }: Skipped, figures: Figures): Markup {
  const reasons = [
    [blank, "without text"],
    [withoutSource, "without a text in the source language"],
    [unreadable, "that could not be read"],
  ] as const;
  const found = reasons.filter(([count]) => count > 0).map(([count, reason]) => `${figures.count(count)} ${reason}`);
  return found.length === 0 ? html`` : html`<p class="skipped">Not counted: ${found.join(", ")}.</p>`;
}
