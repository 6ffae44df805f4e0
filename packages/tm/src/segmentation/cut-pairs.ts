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
    const originals = new Map<string, Half["original"][]>();
    // From the last one on, as they are taken off the end.
    for (const half of isolated[at]?.halves.toReversed() ?? []) {
      const key = keyOf(half.isolated);
      const alike = originals.get(key);
      if (alike === undefined) originals.set(key, [half.original]);
      else alike.push(half.original);
    }
    return mapCodes(sentence, (part) => (part.kind === "it" ? (originals.get(keyOf(part))?.pop() ?? part) : part));
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

/** The same for equal codes. */
function keyOf({ position, x, type, content, extraAttributes }: Isolated): string {
  return JSON.stringify([position, x, type, content, extraAttributes]);
}
