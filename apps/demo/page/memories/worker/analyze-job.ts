import {
  type AnalysisFile,
  analyze,
  createSegmenter,
  leverageCsv,
  leverageHtml,
  type MatchIndex,
  type PlainSegment,
  textSegment,
} from "@dragoman/tm";
import { failureOf } from "./failures.ts";
import { isPlainText, jobReader } from "./file-formats.ts";
import type { AnalysisDirection, AnalysisEnd, AnalysisJob } from "./memory-protocol.ts";
import { plainTextOf } from "./plain-text.ts";
import { taggedText } from "./tagged-text.ts";

/** How much of a text or file the memory holds, with the report as files. */
export async function analyzeJob(
  job: AnalysisJob,
  { from, to }: AnalysisDirection,
  index: MatchIndex,
  signal: AbortSignal,
): Promise<AnalysisEnd> {
  try {
    const file = await analysisFile(job, from, signal);
    if (file === undefined) return { state: "failed", reason: { kind: "format" } };
    const report = await analyze([file], { index, from, to, signal });
    const html = leverageHtml(report);
    const csv = leverageCsv(report, { byteOrderMark: true });
    return { state: "analyzed", report, downloads: { html, csv, json: JSON.stringify(report, null, 2) } };
  } catch (error) {
    if (signal.aborted) return { state: "cancelled" };
    // The languages are what the memory calls them, which may be no languages at all; the message says which one.
    if (error instanceof RangeError) return { state: "failed", reason: { kind: "told", message: error.message } };
    return failureOf(error);
  }
}

async function analysisFile(job: AnalysisJob, from: string, signal: AbortSignal): Promise<AnalysisFile | undefined> {
  if (job.kind === "text") return { name: job.name, segments: sentencesOf(job.text, from, job.hasTags) };
  const { file } = job;
  if (isPlainText(file)) return { name: file.name, segments: sentencesOf(await plainTextOf(file), from, false) };
  const read = await jobReader(file, from);
  return read && { name: file.name, segments: read(file, { signal }) };
}

/** Line by line, and in each line sentence by sentence. */
function* sentencesOf(text: string, language: string, hasTags: boolean): Generator<PlainSegment> {
  const segmenter = createSegmenter({ language });
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const segment = hasTags ? taggedText(line.trim()) : textSegment(line.trim());
    for (const sentence of segmenter.splitSegment(segment).sentences) yield { source: trimmed(sentence) };
  }
}

/** Without the space that stood between two sentences. */
function trimmed(sentence: PlainSegment["source"]): PlainSegment["source"] {
  if (typeof sentence === "string") return sentence.trim();
  return sentence
    .map((part, at) => (typeof part === "string" && at === sentence.length - 1 ? part.trimEnd() : part))
    .filter((part) => part !== "");
}
