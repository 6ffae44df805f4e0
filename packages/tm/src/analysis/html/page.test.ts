import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { sampleMemory } from "../../../test/sample-memory.ts";
import { type AnalyzeOptions, analyze } from "../analyze.ts";
import type { AnalysisFile } from "../job.ts";
import { leverageHtml } from "./page.ts";

const index = sampleMemory([
  { source: "Save changes", target: "Änderungen speichern" },
  { source: "Wait 5 minutes", target: "5 Minuten warten" },
]);
const files: readonly AnalysisFile[] = [
  { name: "menu.json", segments: ["Save changes", "Save changes", "Wait 7 minutes", "Something new here"] },
  { name: "help/start.md", segments: ["Save changes", "Save the changes", " "] },
  { name: "empty.po", segments: [] },
];

async function reportOf(options: Partial<AnalyzeOptions> = {}, of = files) {
  return analyze(of, { index, from: "en", to: "de-DE", created: new Date("2026-03-02T09:00:00Z"), ...options });
}

/** What the standard says of the page, and the accessibility rules of the validator. */
async function faultsOf(page: string): Promise<readonly string[]> {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: { "long-title": "off" },
  });
  const { results } = await validator.validateString(page);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
}

it("is valid HTML, with and without prices, files and internal leverage", async () => {
  const price = { perWord: 0.12, currency: "EUR" };
  for (const report of [await reportOf(), await reportOf({ price, internalLeverage: true }), await reportOf({}, [])]) {
    expect(await faultsOf(leverageHtml(report))).toEqual([]);
  }
});

it("shows the figures of the report as the locale writes them", async () => {
  const many = [{ name: "a", segments: Array.from({ length: 1234 }, (_, number) => `sentence of words ${number}`) }];
  const report = await reportOf({ price: { perWord: 0.125, currency: "EUR" } }, many);
  const page = leverageHtml(report, { title: "Spring release", locale: "de" });
  expect(page).toContain("<title>Spring release</title>");
  expect(page).toContain("<dd>4.936</dd>");
  expect(page).toContain("<dd>617,00\u00a0€</dd>");
  expect(page).toContain("0,125\u00a0€ a word");
  expect(page).toContain("2. März 2026");
  expect(page).toContain("German (Germany)");
});

it("loads nothing and runs nothing", async () => {
  const page = leverageHtml(await reportOf());
  expect(page).not.toMatch(/<(?:script|link|img|iframe|object|embed|base)\b|\son\w+=|https?:|@import|url\((?!#)/i);
  expect(page).toContain("default-src 'none'");
});

it("says the picture in words, and names every band that it shows", async () => {
  const page = leverageHtml(await reportOf());
  expect(page).toMatch(/role="img" aria-labelledby="chart-title chart-text"/);
  expect(page).toContain(
    "Of 15 words in the whole job: Repetitions: 13.3%, Cross-file repetitions: 13.3%, 100 exact: 13.3%, Repaired: 20%",
  );
  expect(page.match(/<caption /g)).toHaveLength(2 + files.length);
});

it("draws each bar to the end of its track, and nothing for a file without words", async () => {
  const page = leverageHtml(await reportOf());
  const bars = page
    .split('<g class="')
    .slice(1)
    .filter((group) => /^(?:job|file)/.test(group));
  const ends = bars.map((bar) =>
    [...bar.matchAll(/class="piece [^"]+" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map(
      ([, x, width]) => [Number(x), Number(x) + Number(width)] as const,
    ),
  );
  expect(ends.map((pieces) => pieces.length)).toEqual([6, 4, 2, 0]);
  for (const pieces of ends.filter(({ length }) => length > 0)) {
    expect(pieces.at(0)?.[0]).toBe(230);
    expect(pieces.at(-1)?.[1]).toBeCloseTo(890, 1);
    for (const [at, [start]] of pieces.slice(1).entries()) expect(start).toBeCloseTo(pieces[at]?.[1] ?? 0, 1);
  }
});

it("says what is not counted", async () => {
  expect(leverageHtml(await reportOf())).toContain("Not counted: 1 without text.");
});

it("shows the largest files of many in the picture, all in the table, and says so", async () => {
  const many = Array.from({ length: 120 }, (_, number) => ({
    name: `file ${number}`,
    segments: [`unique ${"word ".repeat(number)} ${number}`],
  }));
  const page = leverageHtml(await reportOf({}, many));
  expect(page).toContain("in the 30 files with the most words of 120");
  expect(page.match(/<g class="file">/g)).toHaveLength(30);
  for (const { name } of many) expect(page).toContain(`<bdi>${name}<wbr></bdi>`);
  expect(page).toContain("The tables of single files are left out");
  expect(await faultsOf(page)).toEqual([]);
});

it("names languages by what has a name in their tags", async () => {
  const page = leverageHtml(await reportOf({ from: "en-u-co-phonebk", to: "zh-Hant-TW-x-ours" }));
  expect(page).toContain('<p class="about">English <span');
  expect(page).toContain("Chinese");
});

it("refuses a locale that is none", async () => {
  const report = await reportOf();
  expect(() => leverageHtml(report, { locale: "no locale" })).toThrow(RangeError);
});
