import type { Findings } from "./findings.ts";
import { parseNumber } from "./numbers.ts";
import { attributeOf, type XmlElement } from "./xml-element.ts";

/** The number of each `bpt` and `ept` that has its other half in the same segment. */
export type CodePairs = ReadonlyMap<XmlElement, number>;

const codeNames: ReadonlySet<string> = new Set(["bpt", "ept", "ph", "it", "ut"]);

/**
 * Pairs the `bpt` and `ept` of a segment by their number `i`, which each pair has for itself (TMX 1.4b, 3.2, "i").
 * A number that is used again after its pair is closed means another pair, which gets a free number. What has no other
 * half is in no pair.
 */
export function pairCodes(segment: XmlElement, findings: Findings): CodePairs {
  const halves = halvesIn(segment);
  const pairs = new Map<XmlElement, number>();
  if (halves.length === 0) return pairs;
  const open = new Map<number, XmlElement>();
  const used = new Set<number>();
  let free = Math.max(0, ...halves.map((half) => numberOf(half) ?? 0)) + 1;
  for (const half of halves) {
    const number = numberOf(half);
    if (number === undefined) continue;
    if (half.name === "bpt") {
      if (!open.has(number)) open.set(number, half);
      continue;
    }
    const begin = open.get(number);
    if (begin === undefined) continue;
    open.delete(number);
    let name = number;
    if (used.has(number)) {
      findings.add("unpaired_code", begin.line, "Two pairs of codes in a segment have the same i; give each its own.");
      name = free;
      free += 1;
    }
    used.add(name);
    pairs.set(begin, name).set(half, name);
  }
  for (const half of halves) {
    if (pairs.has(half)) continue;
    findings.add("unpaired_code", half.line, `A ${half.name} has no other half with the same i; it is read as an it.`);
  }
  return pairs;
}

function numberOf(half: XmlElement): number | undefined {
  return parseNumber(attributeOf(half, "i") ?? "");
}

/** In the order of the file. Those that stand directly in another code are none. */
function halvesIn(segment: XmlElement): readonly XmlElement[] {
  const halves: XmlElement[] = [];
  collect(segment, false);
  return halves;

  function collect({ children }: XmlElement, isCode: boolean): void {
    for (const child of children) {
      if (typeof child === "string") continue;
      if (!isCode && (child.name === "bpt" || child.name === "ept")) halves.push(child);
      collect(child, !isCode && codeNames.has(child.name));
    }
  }
}
