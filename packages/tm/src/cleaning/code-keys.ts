import type { InlineElement, Segment } from "../model/segment.ts";

/**
 * The codes of a segment, sorted, each as a string that codes with the same task have alike: kind, type and native text.
 * Numbers that only pair codes do not count, nor does text within a code that is to be translated (`sub`).
 */
export function codeKeys(segment: Segment): readonly string[] {
  return segment.flatMap((part) => (typeof part === "string" ? [] : keysOf(part))).sort();
}

function keysOf(element: InlineElement): readonly string[] {
  switch (element.kind) {
    case "hi":
      return [`hi ${element.type ?? ""}`, ...codeKeys(element.content)];
    case "unknown":
      return [`unknown ${element.name}`, ...codeKeys(element.content)];
    case "it":
      return [`it ${element.position} ${element.type ?? ""} ${nativeText(element)}`];
    case "ept":
    case "ut":
      return [`${element.kind} ${nativeText(element)}`];
    default:
      return [`${element.kind} ${element.type ?? ""} ${nativeText(element)}`];
  }
}

function nativeText({ content }: InlineElement): string {
  return content.map((part) => (typeof part === "string" ? part : `<${part.kind}>`)).join("");
}
