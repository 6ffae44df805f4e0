import type { SegmentPart } from "../../model/segment.ts";
import type { CodeNumbers } from "./code-ids.ts";
import { elementsIn, type XmlElement } from "./xml-element.ts";

/** What part of a pair an element is, and the key that both halves have. `whole` has its pair around its content. */
export interface PairRole {
  readonly role: "begin" | "end" | "whole";
  readonly key: string;
}

/**
 * The number of each element in a source or target that is one half of a pair, or a whole one. An end pairs with the
 * last begin of its key; what finds no other half has no number.
 */
export function numberPairs(
  root: XmlElement,
  roleOf: (element: XmlElement) => PairRole | undefined,
  numbers: CodeNumbers,
): ReadonlyMap<XmlElement, number> {
  const pairs = new Map<XmlElement, number>();
  const used = new Set<number>();
  const open = new Map<string, XmlElement[]>();
  for (const element of elementsIn(root)) {
    const { role, key } = roleOf(element) ?? {};
    if (role === undefined || key === undefined) continue;
    if (role === "begin") {
      const begun = open.get(key);
      if (begun === undefined) open.set(key, [element]);
      else begun.push(element);
      continue;
    }
    const begin = role === "whole" ? element : open.get(key)?.pop();
    if (begin === undefined) continue;
    const wanted = numbers.of(key).i;
    const number = wanted === undefined || used.has(wanted) ? numbers.free() : wanted;
    used.add(number);
    pairs.set(begin, number);
    pairs.set(element, number);
  }
  return pairs;
}

/** Deeper than this, pairs are written as two halves, so that no reader's limit is reached. */
const deepestNesting = 20;

/**
 * Where pairs can be written as one element: for the index of each such beginning, the index of its end. They stand
 * within each other; of two that cross, the one that ends first.
 */
export function nestedPairs(parts: readonly SegmentPart[]): ReadonlyMap<number, number> {
  const nested = new Map<number, number>();
  const open: { readonly i: number; readonly index: number }[] = [];
  const opened = new Map<number, number>();
  parts.forEach((part, index) => {
    if (typeof part === "string") return;
    if (part.kind === "bpt" && open.length < deepestNesting) {
      open.push({ i: part.i, index });
      opened.set(part.i, index);
    } else if (part.kind === "ept" && opened.has(part.i)) {
      // Whatever was begun within and has not ended crosses this pair.
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        opened.delete(last.i);
        if (last.i !== part.i) continue;
        nested.set(last.index, index);
        break;
      }
    }
  });
  return nested;
}
