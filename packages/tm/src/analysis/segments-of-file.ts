import { contextOf } from "../match/context.ts";
import type { SegmentContext } from "../match/ports.ts";
import { sourceAndTargets } from "../model/language.ts";
import { plainText, type Segment, textSegment } from "../model/segment.ts";
import { abortable } from "../reading/abortable.ts";
import { isBlank } from "./counts.ts";
import { type AnalysisFile, AnalysisFileError, type AnalysisSegment } from "./job.ts";

/** A segment to be translated and what surrounds it. */
export interface SourceSegment {
  readonly segment: Segment;
  readonly context: SegmentContext;
}

/** What of a file is in no band, so that nothing gets lost unseen. */
export interface Skipped {
  /** Nothing but codes and white space. */
  readonly blank: number;
  /** Units without a text in the source language. */
  readonly withoutSource: number;
  /** Units that the file's reader could not make sense of, as its own report says. */
  readonly unreadable: number;
}

export interface ReadingOptions {
  readonly from: string;
  readonly signal: AbortSignal | undefined;
  readonly onSkip: (kind: keyof Skipped, count: number) => void;
}

/**
 * The segments of a file one by one, each with its neighbours. What is skipped is nobody's neighbour.
 * @throws AnalysisFileError where the file cannot be read; the signal's reason.
 */
export async function* segmentsOfFile(
  file: AnalysisFile,
  options: ReadingOptions,
): AsyncGenerator<SourceSegment, void, undefined> {
  let before: string | undefined;
  let current: SourceSegment | undefined;
  for await (const next of sourcesIn(file, options)) {
    if (current !== undefined) {
      yield between(before, current, plainText(next.segment));
      before = plainText(current.segment);
    }
    current = next;
  }
  if (current !== undefined) yield between(before, current, undefined);
}

/** What a segment says of its own context stands. */
function between(before: string | undefined, current: SourceSegment, after: string | undefined): SourceSegment {
  const neighbours = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  return { ...current, context: { ...neighbours, ...current.context } };
}

async function* sourcesIn(
  { name, segments }: AnalysisFile,
  { from, signal, onSkip }: ReadingOptions,
): AsyncGenerator<SourceSegment, void, undefined> {
  try {
    for await (const item of abortable<AnalysisSegment>(segments, signal)) {
      const source = sourceOf(item, from);
      if (source === undefined) onSkip("withoutSource", 1);
      else if (isBlank(source.segment)) onSkip("blank", 1);
      else yield source;
    }
    if ("report" in segments) onSkip("unreadable", segments.report.skipped);
  } catch (error) {
    signal?.throwIfAborted();
    throw new AnalysisFileError(name, error);
  }
}

function sourceOf(item: AnalysisSegment, from: string): SourceSegment | undefined {
  if (typeof item === "string") return { segment: textSegment(item), context: {} };
  if ("variants" in item) {
    const source = sourceAndTargets(item, { from })?.source;
    const id = item.id === undefined ? {} : { id: item.id };
    return source && { segment: source.segment, context: { ...id, ...contextOf(item) } };
  }
  const { source, context = {} } = item;
  return { segment: typeof source === "string" ? textSegment(source) : source, context };
}
