/** A path of OpenAPI: `/shops/{shop}/items/{item}.json`. */
export interface PathTemplate {
  readonly segmentCount: number;
  /** @param segments of a path, between its slashes, as they were sent */
  readonly matches: (segments: readonly string[]) => boolean;
  /** Below 0 where this one is tried first: where they first differ, it has letters and the other a parameter. */
  readonly compare: (other: PathTemplate) => number;
  /** For each segment what stands around its parameters; one string where it has none. */
  readonly parts: readonly (readonly string[])[];
}

export function createPathTemplate(path: string): PathTemplate {
  const parts = path
    .slice(1)
    .split("/")
    .map((segment) => segment.split(/\{[^{}]*\}/));
  return {
    segmentCount: parts.length,
    parts,
    matches: (segments) =>
      segments.length === parts.length && segments.every((segment, index) => isMatch(segment, parts[index] ?? [])),
    compare: (other) => {
      for (const [index, own] of parts.entries()) {
        const difference = Math.min(own.length, 2) - Math.min(other.parts[index]?.length ?? 0, 2);
        if (difference !== 0) return difference;
      }
      return 0;
    },
  };
}

/** Whether a segment is its literal parts with something between each two of them. Taking each as early as it can be is enough, and linear. */
function isMatch(segment: string, [first = "", ...rest]: readonly string[]): boolean {
  const last = rest.pop();
  if (last === undefined) return segment === first;
  if (!segment.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = segment.indexOf(part, at + 1);
    if (found === -1) return false;
    at = found + part.length;
  }
  return segment.length - last.length > at && segment.endsWith(last);
}
