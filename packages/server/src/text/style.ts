import type { Segment } from "./passage.ts";
import type { SegmentStep } from "./request.ts";

/** Makes the edits of the request's style rules. What a memory has in these very words stands as it was approved. */
export const applyStyle: SegmentStep = (segments, { style }) =>
  style === undefined
    ? segments
    : segments.map((segment) =>
        segment.maker === "memory" ? segment : edited(segment, style.edit(segment.translation)),
      );

function edited(segment: Segment, translation: Omit<Segment["translation"], "terms">): Segment {
  if (translation === segment.translation) return segment;
  return { ...segment, translation: { ...translation, terms: segment.translation.terms } };
}
