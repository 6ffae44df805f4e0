import type { InlineElement, Segment } from "@dragoman/tm";
import { useTranslation } from "react-i18next";
import { nativeCode } from "./written-segment.ts";

/** A segment with its codes as chips, so that nobody takes them for text. */
export function SegmentText({ segment }: { readonly segment: Segment }) {
  return segment.map(
    (part, at) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of one text, which have no other name than their place
      typeof part === "string" ? <span key={at}>{part}</span> : <Code key={at} element={part} />,
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  );
}

function Code({ element }: { readonly element: InlineElement }) {
  const { t } = useTranslation("memories");
  if (element.kind === "hi" || element.kind === "unknown") {
    return (
      <mark className="marked">
        <SegmentText segment={element.content} />
      </mark>
    );
  }
  const code = nativeCode(element.content);
  return (
    <>
      <span className="unseen"> {t("match.code")} </span>
      <bdi className="code" dir="ltr" data-kind={element.kind} translate="no">
        {code === "" ? element.kind : code}
      </bdi>
    </>
  );
}
