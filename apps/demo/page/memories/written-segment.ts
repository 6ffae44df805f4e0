import type { CodePart, InlineElement, Segment } from "@dragoman/tm";

/** A segment as one text, with the native codes in it: what is copied. */
export function writtenSegment(segment: Segment): string {
  return segment.map((part) => (typeof part === "string" ? part : writtenElement(part))).join("");
}

/** The native code of an element, with the text in it that is to be translated; empty where the file does not say it. */
export function nativeCode(content: readonly CodePart[]): string {
  return content.map((part) => (typeof part === "string" ? part : writtenSegment(part.content))).join("");
}

function writtenElement(element: InlineElement): string {
  return element.kind === "hi" || element.kind === "unknown"
    ? writtenSegment(element.content)
    : nativeCode(element.content);
}
