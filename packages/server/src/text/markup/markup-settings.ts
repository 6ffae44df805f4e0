/** How tags are read: what the request's parameters of these names say. */
export interface MarkupSettings {
  readonly kind: "html" | "xml";
  /** XML is read strictly in `v2`, and as well as it can be in `v1`. HTML is the same in both. */
  readonly version: "v1" | "v2";
  /** For XML; in HTML the structure is known. */
  readonly outlineDetection: boolean;
  readonly splittingTags: readonly string[];
  readonly nonSplittingTags: readonly string[];
  readonly ignoreTags: readonly string[];
}
