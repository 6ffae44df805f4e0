import type { SaxesTagPlain } from "saxes";
import type { TaggedElement, TaggedText } from "./tagged-text.ts";

/** Takes in what stands in one `seg`, and gives its text without the native codes. */
export interface CodeReader {
  open(tag: SaxesTagPlain): void;
  text(part: string): void;
  close(tag: SaxesTagPlain): void;
  /** `undefined` for a segment without inline elements. */
  tagged(): TaggedText | undefined;
}

/** Inline elements whose content is native code and no text (TMX 1.4b, section 2.3). */
const native = new Set(["bpt", "ept", "it", "ph", "ut"]);

/**
 * A `bpt` and the `ept` of its number are one element around what is between them, `hi` is one around its content, and
 * all else stands for a place. Two languages know them by `x`, else by number or order.
 */
export function createCodeReader(): CodeReader {
  const elements: { start: number; end: number; keys: string[] }[] = [];
  const paired = new Map<string, { end: number }>();
  const highlighted: { end: number }[] = [];
  const counts = new Map<string, number>();
  let depth = 0;
  let written = "";

  function begin(name: string, number: string | undefined): { end: number } {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const element = { start: written.length, end: written.length, keys: [`${name} ${number ?? count}`, name] };
    elements.push(element);
    return element;
  }

  return {
    open({ name, attributes }) {
      if (native.has(name)) depth += 1;
      if (depth > 1 || (depth > 0 && !native.has(name))) return;
      const number = attributes["x"] ?? attributes["i"];
      if (name === "ept") {
        const element = paired.get(attributes["i"] ?? "");
        if (element !== undefined) element.end = written.length;
      } else if (name === "bpt") paired.set(attributes["i"] ?? "", begin(name, number));
      else if (name === "hi") highlighted.push(begin(name, number));
      else if (native.has(name)) begin(name, number);
    },
    text(part) {
      if (depth === 0) written += part;
    },
    close({ name }) {
      if (native.has(name)) depth -= 1;
      else if (name === "hi" && depth === 0) {
        const element = highlighted.pop();
        if (element !== undefined) element.end = written.length;
      }
    },
    tagged: () => (elements.length === 0 ? undefined : { text: written, elements: elements satisfies TaggedElement[] }),
  };
}
