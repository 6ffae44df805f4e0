import type { Isolated, PairedBegin, PairedEnd, Segment, SegmentPart } from "../model/segment.ts";

/** A sentence with the halves of its cut pairs as `it`, and what each `it` of it was, in order. */
export interface IsolatedHalves {
  readonly sentence: Segment;
  readonly halves: readonly Half[];
}

interface Half {
  readonly isolated: Isolated;
  readonly original: PairedBegin | PairedEnd | Isolated;
}

/** TMX 1.4b, 4.3: a code whose other half is in another segment is an `it`. */
export function isolateHalves(pieces: readonly Segment[]): readonly IsolatedHalves[] {
  return pieces.map((piece) => {
    const begun = numbersOf(piece, "bpt");
    const ended = numbersOf(piece, "ept");
    const halves: Half[] = [];
    const sentence = mapCodes(piece, (part) => {
      if (part.kind !== "it" && part.kind !== "bpt" && part.kind !== "ept") return part;
      if (part.kind === "bpt" ? ended.has(part.i) : part.kind === "ept" && begun.has(part.i)) return part;
      const isolated = part.kind === "it" ? part : asIsolated(part);
      halves.push({ isolated, original: part });
      return isolated;
    });
    return { sentence, halves };
  });
}

/** The way back. A translation may have its halves in another order, and has some not at all. */
export function pairHalves(sentences: readonly Segment[], isolated: readonly IsolatedHalves[]): readonly Segment[] {
  return sentences.map((sentence, at) => {
    const left = [...(isolated[at]?.halves ?? [])];
    return mapCodes(sentence, (part) => {
      const found = left.findIndex((half) => part.kind === "it" && isEqual(half.isolated, part));
      return left.splice(found, found < 0 ? 0 : 1)[0]?.original ?? part;
    });
  });
}

function asIsolated(half: PairedBegin | PairedEnd): Isolated {
  const { i: _, kind, ...rest } = half;
  return { ...rest, kind: "it", position: kind === "bpt" ? "begin" : "end" };
}

type Element = Exclude<SegmentPart, string>;

/** Also inside of marked text. What stands inside of codes is theirs, with numbers of its own. */
function mapCodes(segment: Segment, change: (part: Element) => Element): Segment {
  return segment.map((part) => {
    if (typeof part === "string") return part;
    if (part.kind !== "hi" && part.kind !== "unknown") return change(part);
    return { ...part, content: mapCodes(part.content, change) };
  });
}

function numbersOf(segment: Segment, kind: "bpt" | "ept"): ReadonlySet<number> {
  const numbers = new Set<number>();
  mapCodes(segment, (part) => {
    if (part.kind === kind) numbers.add(part.i);
    return part;
  });
  return numbers;
}

function isEqual(one: Isolated, other: Isolated): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(code: Isolated): readonly unknown[] {
  return [code.position, code.x, code.type, code.content, code.extraAttributes];
}
