import { createIndex } from "../match/match-index.ts";
import type { MatchIndex, Penalties } from "../match/ports.ts";
import { canonicalLanguage } from "../model/language.ts";
import { abortable } from "../reading/abortable.ts";
import { type Band, bandInMemory, bandsOf, betterBand, lowestScore } from "./bands.ts";
import { createCounter } from "./counts.ts";
import type { AnalysisFile } from "./job.ts";
import { JobMemory } from "./job-memory.ts";
import { Pauses } from "./pauses.ts";
import { checkPrice, completeRates, type Price, type RateCard } from "./rates.ts";
import { Repetitions } from "./repetitions.ts";
import type { FileLeverage, LeverageReport } from "./report.ts";
import { type SourceSegment, segmentsOfFile } from "./segments-of-file.ts";
import { Tally, type Terms } from "./tally.ts";

export interface AnalyzeOptions {
  /** The memory. Only read. */
  readonly index: MatchIndex;
  /** Language of the files; in it words are counted. */
  readonly from: string;
  /** Language they are to be translated into. */
  readonly to: string;
  /** As in `MatchOptions`. */
  readonly penalties?: Penalties;
  /** Whether matches are repaired. Default true; without it, such segments fall where their score is. */
  readonly repair?: boolean;
  /**
   * Whether segments are also compared with those before them in the job. A segment then falls where the better of the
   * two puts it, the memory's first. Takes memory for the distinct texts, not only for their hashes. Default false.
   */
  readonly internalLeverage?: boolean;
  /** In the place of `defaultRates`, band by band. */
  readonly rates?: Partial<RateCard>;
  /** Without a price the report has no cost. */
  readonly price?: Price;
  /** When the report says it was made. Default now. */
  readonly created?: Date;
  /** Told now and then, and after every file. */
  readonly onProgress?: (progress: AnalysisProgress) => void;
  /** Aborts the analysis: the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface AnalysisProgress {
  /** Name of the file that is being read, or was just read to its end. */
  readonly file: string;
  /** Files and segments that are done. */
  readonly files: number;
  readonly segments: number;
}

/**
 * Counts how much of a job the memory already holds. A segment that stood earlier in the job is a repetition,
 * whatever the memory has; the first one is matched, with its neighbours. So every segment falls into one band, and
 * without internal leverage another order of the files changes only which occurrence is the first. Files and segments
 * are read as they are needed, one at a time; kept are a hash for each distinct segment and the figures of each file.
 * @throws RangeError for languages, rates, prices, penalties or a date that are none; AnalysisFileError for a file that
 * cannot be read.
 */
export async function analyze(
  files: Iterable<AnalysisFile> | AsyncIterable<AnalysisFile>,
  options: AnalyzeOptions,
): Promise<LeverageReport> {
  const { index, internalLeverage = false, signal } = options;
  const created = timeOf(options.created ?? new Date());
  const [from, to] = [languageTag(options.from, "from"), languageTag(options.to, "to")];
  const price = options.price && checkPrice(options.price);
  const terms: Terms = { bands: bandsOf({ internalLeverage }), rates: completeRates(options.rates), price };
  const memory = { units: index.size, profile: index.profile };
  const job = new Job(options, from, to);
  const total = new Tally();
  const done: FileLeverage[] = [];
  for await (const file of abortable(files, signal)) {
    const tally = await job.analyzeFile(file);
    total.addAll(tally);
    done.push({ name: file.name, ...tally.leverage(terms) });
  }
  return {
    format: "dragoman-leverage",
    version: 1,
    created,
    from,
    to,
    memory,
    internalLeverage,
    rates: terms.rates,
    ...(price && { price }),
    files: done,
    ...total.leverage(terms),
  };
}

/** What has to be known of the files before while a file is read. */
class Job {
  readonly #options: AnalyzeOptions;
  readonly #from: string;
  readonly #to: string;
  readonly #count: ReturnType<typeof createCounter>;
  readonly #repetitions = new Repetitions();
  readonly #jobMemory: JobMemory | undefined;
  readonly #pauses = new Pauses();
  #files = 0;
  #segments = 0;

  constructor(options: AnalyzeOptions, from: string, to: string) {
    this.#options = options;
    this.#from = from;
    this.#to = to;
    this.#count = createCounter(from);
    if (options.internalLeverage) {
      this.#jobMemory = new JobMemory(
        createIndex({ profile: options.index.profile, stem: options.index.stem }),
        from,
        to,
      );
    }
  }

  async analyzeFile(file: AnalysisFile): Promise<Tally> {
    const { signal } = this.#options;
    const tally = new Tally();
    const onSkip: Tally["skip"] = (kind, count) => tally.skip(kind, count);
    for await (const source of segmentsOfFile(file, { from: this.#from, signal, onSkip })) {
      tally.add(this.#bandOf(source), this.#count(source.segment));
      this.#segments += 1;
      if (this.#pauses.isDue) await this.#pause(file);
    }
    this.#files += 1;
    this.#report(file);
    return tally;
  }

  #bandOf({ segment, context }: SourceSegment): Band {
    const repetition = this.#repetitions.note(segment, this.#files);
    if (repetition !== undefined) return repetition;
    const { index, penalties, repair } = this.#options;
    const [best] = index.match(segment, {
      from: this.#from,
      to: this.#to,
      threshold: lowestScore,
      limit: 1,
      context,
      ...(penalties !== undefined && { penalties }),
      ...(repair !== undefined && { repair }),
    });
    const band = bandInMemory(best);
    return this.#jobMemory === undefined ? band : betterBand(band, this.#jobMemory.bandOf(segment));
  }

  async #pause(file: AnalysisFile): Promise<void> {
    this.#report(file);
    await this.#pauses.take();
    this.#options.signal?.throwIfAborted();
  }

  #report({ name }: AnalysisFile): void {
    this.#options.onProgress?.({ file: name, files: this.#files, segments: this.#segments });
  }
}

function timeOf(created: Date): string {
  if (Number.isNaN(created.getTime())) throw new RangeError('The option "created" is no valid date.');
  return created.toISOString();
}

function languageTag(language: string, option: "from" | "to"): string {
  const tag = canonicalLanguage(language);
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    throw new RangeError(
      `The option "${option}" is ${JSON.stringify(language)}, which is no language. Give a BCP 47 tag such as "de" or "pt-BR".`,
    );
  }
}
