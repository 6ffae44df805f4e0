import { type InlineElement, type Segment, type SegmentPart, textSegment } from "@dragoman/tm";

const tag = /<(?<slash>\/?)(?<name>[a-z][\w:-]*)(?:\s[^<>]*)?>/gi;

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

/** For each tag that has a counterpart, the number of the pair. */
function pairTags(tags: readonly RegExpExecArray[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: { readonly at: number; readonly name: string }[] = [];
  for (const [at, { groups }] of tags.entries()) {
    const name = groups?.["name"]?.toLowerCase() ?? "";
    if (groups?.["slash"] === "") {
      open.push({ at, name });
      continue;
    }
    const opener = open.findLastIndex((other) => other.name === name);
    const begin = open[opener];
    if (begin === undefined) continue;
    open.length = opener;
    const pair = pairs.size / 2 + 1;
    pairs.set(begin.at, pair).set(at, pair);
  }
  return pairs;
}

function codeOf(found: RegExpExecArray, pair: number | undefined): InlineElement {
  const content = [found[0]];
  if (pair === undefined) return { kind: "ph", content };
  return { kind: found.groups?.["slash"] === "" ? "bpt" : "ept", i: pair, content };
}
