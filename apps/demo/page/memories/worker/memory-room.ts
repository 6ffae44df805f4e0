import { createIndex, type MatchIndex } from "@dragoman/tm";
import { analyzeJob } from "./analyze-job.ts";
import type {
  AnalysisDirection,
  AnalysisEnd,
  AnalysisJob,
  MatchesAnswer,
  MemoryQuery,
  OpeningEnd,
  OpeningProgress,
} from "./memory-protocol.ts";
import { readMemory } from "./read-memory.ts";
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
    const end = await readMemory(file, opening.signal, onProgress);
    if (end.state === "opened") this.#index = end.index;
    return end.state === "opened" ? { state: "opened", memory: end.memory } : end;
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
