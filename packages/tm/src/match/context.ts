import type { TranslationUnit } from "../model/unit.ts";
import type { SegmentContext } from "./ports.ts";

/**
 * The properties by which tools say what surrounded a segment: OmegaT's `prev`, `next` and `id`, memoQ's
 * `x-context-pre`, `x-context-post` and `x-context`, and the names that this library's own formats give.
 */
const beforeTypes: ReadonlySet<string> = new Set(["x-context-pre", "x-previous-source-text", "prev"]);
const afterTypes: ReadonlySet<string> = new Set(["x-context-post", "x-next-source-text", "next"]);
const idTypes: ReadonlySet<string> = new Set(["x-context", "x-context-id", "x-segment-id", "id"]);

/** What surrounded a unit's source, as its properties say. */
export function contextOf(unit: TranslationUnit): SegmentContext {
  const all = [...unit.properties, ...unit.variants.flatMap(({ properties }) => properties)];
  const valueIn = (types: ReadonlySet<string>) => all.find(({ type }) => types.has(type))?.value;
  const [before, after, id] = [valueIn(beforeTypes), valueIn(afterTypes), valueIn(idTypes)];
  return {
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(id !== undefined && { id }),
  };
}

/**
 * How much of the context two segments share: 102 both neighbours, or the id and one; 101 one of them; 100 none. What
 * is blank says nothing: it would make all segments alike that have no neighbour.
 */
export function contextScore(one: SegmentContext | undefined, other: SegmentContext | undefined): 100 | 101 | 102 {
  if (one === undefined || other === undefined) return 100;
  const shared = [
    isSame(one.before, other.before),
    isSame(one.after, other.after),
    one.id !== undefined && one.id.trim() !== "" && one.id === other.id,
  ].filter(Boolean).length;
  if (shared === 0) return 100;
  return shared === 1 ? 101 : 102;
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one.trim() === "") return false;
  return one.normalize("NFC").trim() === other.normalize("NFC").trim();
}
