import { type InlineElement, type Segment, type SegmentPart, textSegment } from "@dragoman/tm";

const tag = /<(?<end>\/?)(?<name>[a-z][\w:-]*)(?:\s[^<>]*?)?(?<alone>\/?)>/gi;

/**
 * A typed text as a segment: `<b>` and `</b>` are a pair of codes, every other tag is one that stands alone. Only for
 * what visitors type; files have codes of their own.
 */
export function taggedText(text: string): Segment {
  const tags = [...text.matchAll(tag)];
  const pairs = pairTags(tags);
  const parts: SegmentPart[] = [];
  let end = 0;
  for (const [at, found] of tags.entries()) {
    parts.push(...textSegment(text.slice(end, found.index)), codeOf(found, pairs.get(at)));
    end = found.index + found[0].length;
  }
  return [...parts, ...textSegment(text.slice(end))];
}

/** For each tag that has a counterpart, the number of the pair. Pairs may overlap, as TMX lets them. */
function pairTags(tags: readonly RegExpExecArray[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open = new Map<string, number[]>();
  for (const [at, { groups }] of tags.entries()) {
    const name = groups?.["name"]?.toLowerCase() ?? "";
    const begins = open.get(name) ?? [];
    if (groups?.["alone"] === "/") continue;
    if (groups?.["end"] === "") {
      begins.push(at);
      open.set(name, begins);
      continue;
    }
    const begin = begins.pop();
    if (begin === undefined) continue;
    const pair = pairs.size / 2 + 1;
    pairs.set(begin, pair).set(at, pair);
  }
  return pairs;
}

function codeOf(found: RegExpExecArray, pair: number | undefined): InlineElement {
  const content = [found[0]];
  if (pair === undefined) return { kind: "ph", content };
  return { kind: found.groups?.["end"] === "" ? "bpt" : "ept", i: pair, content };
}
