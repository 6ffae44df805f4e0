import {
  type AnalysisFile,
  allBands,
  analyze,
  anyLanguage,
  type Band,
  type LeverageReport,
  leverageCsv,
  leverageHtml,
  type Price,
  type RateCard,
} from "@dragoman/tm";
import { openDestination } from "../files/destination.ts";
import { refuseStandardInputTwice, standardInput } from "../files/input.ts";
import type { AddCommand } from "../groups.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";
import { readHeader } from "./headed-memory.ts";
import { indexOf } from "./index-cache.ts";
import { leverageText } from "./leverage-text.ts";
import { addMatchingOptions, type MatchingOptions, refuseUnknownMemories, scoringOf } from "./matching-options.ts";
import { type MemoryFile, openMemories } from "./memory-file.ts";
import { collect, currencyCode, languageTag, numberFrom, oneOf, splitOnce } from "./option-values.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions } from "./reading-options.ts";
import { sayReports } from "./reports.ts";

const help = `
A segment that stood earlier in the job is a repetition, every other one falls where its best match in the memories is.
Weighted words are words times the rate of their band.

Bands for --rate: ${allBands.join(", ")}

Examples:
  dragoman tmx analyze manual.xlf --memory memory.tmx --from en --to de
  dragoman tmx analyze *.xlf --memory ui.tmx --memory help.tmx --to de --html report.html --csv report.csv
  dragoman tmx analyze *.xlf --index memory.index --to de --price 0.12 --currency EUR --rate exact=0 --json

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addAnalyze: AddCommand = (group, session) => {
  const command = group
    .command("analyze")
    .description("Count how much of a job the memories already hold.")
    .argument("<files...>", "files to be translated, in any of the formats; - is standard input")
    .option("--memory <file>", "a memory; may be repeated", collect)
    .option("--internal", "also look for similar texts within the job")
    .option("--rate <band=percent>", "percent of the full rate for a band; may be repeated", addRate)
    .option("--price <amount>", "for a word at the full rate; needs --currency", numberFrom(0, 1_000_000))
    .option("--currency <code>", "ISO 4217, such as EUR", currencyCode)
    .option("--csv <file>", "write the report as CSV, a row for each file and band")
    .option("--html <file>", "write the report as a page that stands alone")
    .option("--title <text>", "heads the page")
    .option("--locale <tag>", "how the page writes numbers and dates (default: en)", languageTag)
    .option("--json", "print the report as JSON");
  addReadingOptions(
    addMatchingOptions(
      addLanguageOptions(command, {
        from: "the language of the files (default: what the first one says)",
        to: "the language that they are to be translated into; needed",
      }),
    ),
  )
    .addHelpText("after", help)
    .action((files, options) => analyzeFiles(files, options, session));
};

interface AnalyzeCommandOptions extends ReadingOptions, MatchingOptions {
  readonly memory?: readonly string[] | undefined;
  readonly internal?: true | undefined;
  readonly rate?: Partial<RateCard> | undefined;
  readonly price?: number | undefined;
  readonly currency?: string | undefined;
  readonly csv?: string | undefined;
  readonly html?: string | undefined;
  readonly title?: string | undefined;
  readonly locale?: string | undefined;
  readonly json?: true | undefined;
}

async function analyzeFiles(paths: readonly string[], options: AnalyzeCommandOptions, session: Session): Promise<void> {
  const { memory: memoryPaths = [], to, csv, html } = options;
  if (to === undefined) throw new Refusal("Say with --to into which language.");
  const price = priceOf(options);
  const isPrinted = [csv, html].includes(standardInput);
  if ([csv, html, ...(options.json ? ["-"] : [])].filter((path) => path === standardInput).length > 1) {
    throw new Refusal("Of --json, --csv and --html only one can go to standard output.");
  }
  refuseStandardInputTwice([...paths, ...memoryPaths]);
  session.showProgress({ ...options, isPrinting: false });
  const files = await openMemories(paths, options, session);
  const memories = await openMemories(memoryPaths, { ...options, target: undefined }, session);
  refuseUnknownMemories(
    options,
    memories.map(({ name }) => name),
  );
  const inputs = [...files, ...memories].flatMap((memory) => memory.inputs);
  const csvFile = csv === undefined ? undefined : await openDestination(csv, session, inputs);
  const htmlFile = html === undefined ? undefined : await openDestination(html, session, inputs);
  const index = await indexOf(memories, options, session);

  const job = await jobOf(files, options);
  const report = await analyze(job.files, {
    index,
    from: job.from,
    to,
    ...scoringOf(options),
    internalLeverage: options.internal === true,
    ...(options.rate && { rates: options.rate }),
    ...(price && { price }),
    signal: session.signal,
  });
  sayReports(files, session);
  sayIfNothingMatches(report, session);
  // Both are made before one is written.
  const reports = [
    ...(csvFile === undefined ? [] : [{ file: csvFile, text: leverageCsv(report) }]),
    ...(htmlFile === undefined ? [] : [{ file: htmlFile, text: page(report, options) }]),
  ];
  for (const { file, text } of reports) await file.write(encoded(text));
  if (options.json) await session.printJson(report);
  else if (!isPrinted) await session.print(leverageText(report, session.paint));
}

interface Job {
  readonly from: string;
  readonly files: AsyncIterable<AnalysisFile>;
}

/** The files one after the other. Their language is what was asked for, else what the first one says. */
async function jobOf(memories: readonly MemoryFile[], { from }: AnalyzeCommandOptions): Promise<Job> {
  const [first, ...others] = memories;
  if (first === undefined) throw new Refusal("Give the files to be translated.");
  const { name } = first;
  const { header, units } = await readHeader(first);
  const language = from ?? header.sourceLanguage;
  if (language === "" || language === anyLanguage)
    throw new Refusal("Say with --from which language the files are in.");
  async function* files(): AsyncGenerator<AnalysisFile, void, undefined> {
    yield { name, segments: units() };
    for (const memory of others) yield { name: memory.name, segments: memory.read() };
  }
  return { from: language, files: files() };
}

/** A memory that holds nothing of a job is mostly the wrong one, or a language is. That can cost money. */
function sayIfNothingMatches({ bands, from, to, total }: LeverageReport, session: Session): void {
  const isOfTheJob = (band: Band) => band === "new" || /^(?:repeated|internal-)/.test(band);
  if (total.segments === 0 || bands.some(({ band, segments }) => segments > 0 && !isOfTheJob(band))) return;
  session.say(
    `${session.paintMessage("yellow", "warning:")} the memory has nothing like any of these texts; ` +
      `\`dragoman tmx stats\` says whether it is from ${from} into ${to}`,
  );
}

function priceOf({ price, currency }: AnalyzeCommandOptions): Price | undefined {
  if (price === undefined && currency === undefined) return undefined;
  if (price === undefined || currency === undefined) throw new Refusal("--price and --currency belong together.");
  return { perWord: price, currency };
}

function addRate(value: string, before: Partial<RateCard> = {}): Partial<RateCard> {
  const [band, percent] = splitOnce(value, "=");
  const named: Band = oneOf(allBands, band, "band");
  return { ...before, [named]: numberFrom(0, 100)(percent ?? "") };
}

function page(report: LeverageReport, { title, locale }: AnalyzeCommandOptions): string {
  return leverageHtml(report, { ...(title !== undefined && { title }), ...(locale !== undefined && { locale }) });
}

async function* encoded(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield new TextEncoder().encode(text);
}
