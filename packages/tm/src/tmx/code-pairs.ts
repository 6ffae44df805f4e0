import type { Findings } from "./findings.ts";
import { parseNumber } from "./numbers.ts";
import { attributeOf, type XmlElement } from "./xml-element.ts";

/** One half of a pair of codes. */
export interface Half {
  readonly kind: "bpt" | "ept";
  /** Its `i`; `undefined` for one that is no number. */
  readonly number: number | undefined;
}

/** What became of the halves of a segment. */
export interface PairedHalves<SomeHalf extends Half> {
  /** The number of each half that has its other half in the segment. */
  readonly numbers: ReadonlyMap<SomeHalf, number>;
  /** The beginnings of those pairs whose number is not their own `i`, which another pair has. */
  readonly renumbered: readonly SomeHalf[];
  readonly unpaired: readonly SomeHalf[];
}

/**
 * Pairs the `bpt` and `ept` of a segment by their number `i`, which each pair has for itself (TMX 1.4b, 3.2, "i").
 * A number that is used again after its pair is closed means another pair, which gets a free number. What has no other
 * half is in no pair.
 * @param halves in the order of the segment.
 */
export function pairHalves<SomeHalf extends Half>(halves: readonly SomeHalf[]): PairedHalves<SomeHalf> {
  const numbers = new Map<SomeHalf, number>();
  const renumbered: SomeHalf[] = [];
  const open = new Map<number, SomeHalf>();
  const used = new Set<number>();
  const written = new Set(halves.map(({ number }) => number));
  let free = 0;
  for (const half of halves) {
    const { kind, number } = half;
    if (number === undefined) continue;
    if (kind === "bpt") {
      if (!open.has(number)) open.set(number, half);
      continue;
    }
    const begin = open.get(number);
    if (begin === undefined) continue;
    open.delete(number);
    let name = number;
    if (used.has(number)) {
      do free += 1;
      while (written.has(free));
      name = free;
      renumbered.push(begin);
    }
    used.add(name);
    numbers.set(begin, name).set(half, name);
  }
  return { numbers, renumbered, unpaired: halves.filter((half) => !numbers.has(half)) };
}

/** The number of each `bpt` and `ept` that has its other half in the same segment. */
export type CodePairs = ReadonlyMap<XmlElement, number>;

/** The pairs of a `seg`; what is wrong with them is a finding. */
export function pairCodes(segment: XmlElement, findings: Findings): CodePairs {
  const halves = halvesIn(segment);
  const pairs = new Map<XmlElement, number>();
  if (halves.length === 0) return pairs;
  const { numbers, renumbered, unpaired } = pairHalves(halves);
  for (const [{ element }, number] of numbers) pairs.set(element, number);
  for (const { element } of renumbered) {
    findings.add("unpaired_code", element.line, "Two pairs of codes in a segment have the same i; give each its own.");
  }
  for (const { element, kind } of unpaired) {
    findings.add("unpaired_code", element.line, `A ${kind} has no other half with the same i; it is read as an it.`);
  }
  return pairs;
}

interface WrittenHalf extends Half {
  readonly element: XmlElement;
}

const codeNames: ReadonlySet<string> = new Set(["bpt", "ept", "ph", "it", "ut"]);

/** In the order of the file. Those that stand directly in another code are none. */
function halvesIn(segment: XmlElement): readonly WrittenHalf[] {
  const halves: WrittenHalf[] = [];
  collect(segment, false);
  return halves;

  function collect({ children }: XmlElement, isCode: boolean): void {
    for (const child of children) {
      if (typeof child === "string") continue;
      const { name } = child;
      if (!isCode && (name === "bpt" || name === "ept")) {
        halves.push({ kind: name, number: parseNumber(attributeOf(child, "i") ?? ""), element: child });
      }
      collect(child, !isCode && codeNames.has(name));
    }
  }
}
