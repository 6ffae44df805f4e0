import type { CompiledStyle } from "../style/compile.ts";
import type { Stretch } from "../style/edit.ts";
import type { MarkupSpan } from "./markup/markup.ts";
import type { Segment } from "./passage.ts";
import type { SegmentStep } from "./request.ts";

/** Makes the edits of the request's style rules. What a memory has in these very words stands as it was approved. */
export const applyStyle: SegmentStep = (segments, { style }) =>
  style === undefined
    ? segments
    : segments.map((segment) => (segment.maker === "memory" || segment.isCode ? segment : edited(segment, style)));

function edited(segment: Segment, style: CompiledStyle): Segment {
  const { translation } = segment;
  const code = codeIn(segment);
  const given = code.length === 0 ? translation : { ...translation, fixed: [...translation.fixed, ...code] };
  const made = style.edit(given);
  if (made === given) return segment;
  const fixed = made.fixed.slice(0, translation.fixed.length);
  return { ...segment, translation: { text: made.text, spans: made.spans, fixed, terms: translation.terms } };
}

/** Where the content of elements of code stands in the translation. */
function codeIn({ text: { spans = none }, translation }: Segment): readonly Stretch[] {
  return spans.flatMap((span: MarkupSpan, at) => (span.isCode === true ? (translation.spans[at] ?? []) : []));
}

const none: readonly never[] = [];
