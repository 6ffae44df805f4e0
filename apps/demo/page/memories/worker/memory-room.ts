import { createIndex, type ImportReport, type MatchIndex, type UnitReader } from "@dragoman/tm";
import { analyzeJob } from "./analyze-job.ts";
import { failureOf } from "./failures.ts";
import { memoryReader } from "./file-formats.ts";
import { LanguageTally } from "./language-tally.ts";
import type {
  AnalysisDirection,
  AnalysisEnd,
  AnalysisJob,
  MatchesAnswer,
  MemoryQuery,
  OpeningEnd,
  OpeningProgress,
} from "./memory-protocol.ts";
import { Pauses } from "./pauses.ts";
import { taggedText } from "./tagged-text.ts";

/**
 * The open memory and what may be asked of it. Runs in a worker, so that the page stays quick whatever a file holds. A
 * file that cannot be read, or whose reading is cancelled, leaves the memory that was open as it was.
 */
export class MemoryRoom {
  #index: MatchIndex = createIndex();
  #opening: AbortController | undefined;
  #analysis: AbortController | undefined;

  async open(file: File, onProgress: (progress: OpeningProgress) => void): Promise<OpeningEnd> {
    this.#opening?.abort();
    const opening = new AbortController();
    this.#opening = opening;
    const start = performance.now();
    const read = await memoryReader(file);
    if (read === undefined) return { state: "failed", reason: { kind: "format" } };
    let takenBytes = 0;
    const reader = read(file, { signal: opening.signal, onProgress: (taken) => (takenBytes = taken) });
    try {
      const { index, languages } = await readAll(reader, file.name, opening.signal, (units) =>
        onProgress({ takenBytes, units }),
      );
      if (index.size === 0) return emptyFile(reader.report);
      this.#index = index;
      const { name, size: bytes } = file;
      const { sources, targets } = languages;
      const milliseconds = performance.now() - start;
      return {
        state: "opened",
        memory: { name, bytes, units: index.size, sources, targets, report: reader.report, milliseconds },
      };
    } catch (error) {
      return opening.signal.aborted ? { state: "cancelled" } : failureOf(error, reader.report);
    }
  }

  cancelOpening(): void {
    this.#opening?.abort();
  }

  match({ text, hasTags, from, to, threshold, before, after }: MemoryQuery): MatchesAnswer {
    const start = performance.now();
    const context = { ...(before !== "" && { before }), ...(after !== "" && { after }) };
    const matches = this.#index.match(hasTags ? taggedText(text) : text, { from, to, threshold, context });
    return { matches, milliseconds: performance.now() - start };
  }

  async analyze(job: AnalysisJob, direction: AnalysisDirection): Promise<AnalysisEnd> {
    this.#analysis?.abort();
    const analysis = new AbortController();
    this.#analysis = analysis;
    return analyzeJob(job, direction, this.#index, analysis.signal);
  }

  cancelAnalysis(): void {
    this.#analysis?.abort();
  }
}

/** All units of a file in an index. Gives way now and then, so that the page can be told and can cancel. */
async function readAll(
  reader: UnitReader,
  memory: string,
  signal: AbortSignal,
  onProgress: (units: number) => void,
): Promise<{ readonly index: MatchIndex; readonly languages: LanguageTally }> {
  const index = createIndex();
  const languages = new LanguageTally();
  const pauses = new Pauses();
  const { sourceLanguage: fileLanguage } = await reader.header();
  for await (const unit of reader) {
    index.add(unit, { memory, fileLanguage });
    languages.add(unit, fileLanguage);
    if (!pauses.isDue) continue;
    onProgress(index.size);
    await pauses.take();
    signal.throwIfAborted();
  }
  return { index, languages };
}

function emptyFile(report: ImportReport): OpeningEnd {
  return { state: "failed", reason: { kind: "empty" }, report };
}
