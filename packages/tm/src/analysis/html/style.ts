/** The page's look. Colours are said once for light and once for dark; paper is always light. */
export const style = `
:root {
  color-scheme: light;
  --paper: #f6f5f1; --surface: #ffffff; --ink: #1c2422; --muted: #5a6561; --line: #dedcd4; --accent: #0d655d;
  --band-repeated: #3d4a6b; --band-repeated-across-files: #8a97b8;
  --band-context-double: #0b4c47; --band-context: #16736a; --band-exact: #3c9a8e; --band-repaired: #8cc5b8;
  --band-95-99: #b5d39a; --band-85-94: #dcd67e; --band-75-84: #edc25f; --band-50-74: #e69a50; --band-new: #bf5230;
  --dark-label: #1c2422; --light-label: #ffffff; --pattern: rgb(255 255 255 / 38%); --dark-pattern: rgb(0 0 0 / 32%);
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --paper: #101514; --surface: #181f1e; --ink: #e9eee9; --muted: #a3afaa; --line: #2f3937; --accent: #6fd0c0;
    --band-repeated: #5a6a99; --band-repeated-across-files: #95a2c8;
    --band-context-double: #17655e; --band-context: #237f75; --band-exact: #57b5a8; --band-repaired: #97d0c3;
    --band-new: #bd5431;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif; }
main { max-width: 84rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .25rem; letter-spacing: -.01em; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; }
p { max-width: 70ch; }
.about { margin: 0; font-size: 1.05rem; }
.about .aside::before { content: "·"; margin-inline: .5rem; }
.aside { color: var(--muted); font-weight: 400; font-size: .9rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.key-figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 1rem; margin: 1.75rem 0; }
.key-figures div { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: .9rem 1.1rem; }
.key-figures dt { color: var(--muted); font-size: .9rem; }
.key-figures dd { margin: 0; }
.key-figures dt + dd { font-size: 1.75rem; font-weight: 650; line-height: 1.25; font-variant-numeric: tabular-nums; }
.chart { margin: 0; padding: 1.1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.chart figcaption { font-weight: 650; margin-bottom: .5rem; }
.chart svg[role] { display: block; width: 100%; min-width: 44rem; height: auto; font-size: 13px; }
.chart text { fill: var(--ink); dominant-baseline: central; }
.chart .name { text-anchor: end; }
.chart .job text { font-weight: 650; }
.chart .amount { text-anchor: end; font-variant-numeric: tabular-nums; }
.chart .axis line { stroke: var(--line); }
.chart .axis text { fill: var(--muted); text-anchor: middle; font-size: 12px; }
.chart .axis .unit { text-anchor: end; }
.chart .track { fill: none; stroke: var(--line); }
.chart .piece { stroke: var(--surface); stroke-width: 1.5; }
.chart .label { text-anchor: middle; font-size: 12px; font-weight: 600; fill: var(--dark-label); paint-order: stroke; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; margin: 0 0 .9rem; padding: 0; font-size: .9rem; }
.legend li { white-space: nowrap; }
.swatch { width: .85rem; height: .85rem; margin-inline-end: .45rem; vertical-align: -.08em; }
.scroll { overflow-x: auto; }
.scroll:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
table { border-collapse: collapse; width: 100%; background: var(--surface); font-size: .92rem; }
caption { font-size: 1em; text-align: start; color: var(--muted); padding: 0 0 .4rem; overflow-wrap: anywhere; }
th, td { padding: .4rem .65rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: baseline; }
thead th { font-size: .9em; color: var(--muted); font-weight: 600; vertical-align: bottom; border-bottom: 2px solid var(--line); }
tbody th { font-weight: 500; white-space: nowrap; }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
tbody .faint, tbody.faint, .faint > * { color: var(--muted); }
tfoot th, tfoot td { font-weight: 650; border-bottom: 0; border-top: 2px solid var(--line); }
details:first-of-type { margin-top: 1.25rem; }
.files tbody th { white-space: normal; overflow-wrap: anywhere; min-width: 13rem; max-width: 24rem; }
.files th, .files td { padding-inline: .45rem; }
.files .swatch { display: block; margin: 0 0 .2rem auto; }
details { border-bottom: 1px solid var(--line); padding: .2rem 0; }
summary { cursor: pointer; padding: .45rem 0; overflow-wrap: anywhere; }
details[open] { padding-bottom: 1.2rem; }
.meanings { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: .35rem 2rem; font-size: .92rem; }
.meanings dt { display: inline; font-weight: 600; }
.meanings dd { display: inline; margin: 0; color: var(--muted); }
.meanings dd::before { content: " – "; }
pattern path { stroke: var(--pattern); stroke-width: 1.4; fill: none; }
pattern circle { fill: var(--dark-pattern); }
#lines path { stroke: var(--dark-pattern); }
.band-repeated { fill: var(--band-repeated); }
.band-repeated-across-files { fill: var(--band-repeated-across-files); }
.band-context-double { fill: var(--band-context-double); }
.band-context { fill: var(--band-context); }
.band-exact { fill: var(--band-exact); }
.band-repaired { fill: var(--band-repaired); }
.band-95-99, .band-internal-95-99 { fill: var(--band-95-99); }
.band-85-94, .band-internal-85-94 { fill: var(--band-85-94); }
.band-75-84, .band-internal-75-84 { fill: var(--band-75-84); }
.band-50-74, .band-internal-50-74 { fill: var(--band-50-74); }
.band-new { fill: var(--band-new); }
.chart .on-repeated, .chart .on-context-double, .chart .on-context, .chart .on-new { fill: var(--light-label); }
@media (forced-colors: active) {
  :root { --ink: CanvasText; --muted: CanvasText; --dark-label: CanvasText; --light-label: CanvasText; }
  .chart .label { stroke: Canvas; stroke-width: 4; }
}
@media print {
  @page { size: A4 landscape; margin: 12mm; }
  :root { --paper: #ffffff; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  .scroll { overflow: visible; }
  .chart svg[role] { min-width: 0; }
  table, .meanings { font-size: 8.5pt; }
  tr, .chart, .key-figures div { break-inside: avoid; }
  h2 { break-after: avoid; }
  .files th, .files td { padding-inline: .3rem; }
  thead { display: table-header-group; }
  tfoot { display: table-row-group; }
  details:not([open]) { display: none; }
}
`;
