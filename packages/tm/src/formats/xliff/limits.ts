/** What an XLIFF file may ask of the reader; more is no translation, and a `limit_exceeded`. */
export const xliffLimits = {
  /** Elements of one unit, and how deep they nest; also around units. */
  elements: 200_000,
  depth: 100,
  /** Of one element. */
  attributes: 1000,
  /** Characters of one unit, and of what stands between two. */
  unitLength: 10_000_000,
} as const;

/** Whether the reader takes a unit that is written like this. Every `<`, `>` and `="` in it is one of a tag. */
export function isWithinLimits(unit: string): boolean {
  if (unit.length > xliffLimits.unitLength) return false;
  let depth = 0;
  let elements = 0;
  for (const [tag, end, empty] of unit.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
    if (end === "/") {
      depth -= 1;
      continue;
    }
    elements += 1;
    depth += 1;
    if (depth > xliffLimits.depth || elements > xliffLimits.elements || hasTooManyAttributes(tag)) return false;
    if (empty === "/") depth -= 1;
  }
  return true;
}

function hasTooManyAttributes(tag: string): boolean {
  const shortest = ' a=""'.length;
  return tag.length > xliffLimits.attributes * shortest && tag.split('="').length - 1 > xliffLimits.attributes;
}
