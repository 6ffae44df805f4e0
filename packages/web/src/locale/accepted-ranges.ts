/** A language range of `Accept-Language`, as it was written, in lower case. */
export interface AcceptedRange {
  readonly range: string;
  /** From 0, not acceptable, to 1. */
  readonly weight: number;
}

/** What is read of a header: no browser sends a tenth of it. */
const longestHeader = 4096;
const mostRanges = 32;

/**
 * The ranges of `Accept-Language`, in order of preference (RFC 9110, sections 12.4.2 and 12.5.4). `*` stands behind what
 * is named with the same weight. What is malformed is passed over, as is all behind 32 ranges or 4 kB.
 */
export function acceptedRanges(header: string): readonly AcceptedRange[] {
  const list = header.length > longestHeader ? wholeRanges(header) : header;
  return list
    .split(",", mostRanges)
    .map(acceptedRange)
    .filter((one) => one !== undefined)
    .sort((one, other) => other.weight - one.weight || Number(one.range === "*") - Number(other.range === "*"));
}

/** What fits, without the range that would be cut in two. */
function wholeRanges(header: string): string {
  return header.slice(0, Math.max(0, header.lastIndexOf(",", longestHeader)));
}

function acceptedRange(written: string): AcceptedRange | undefined {
  const parts = rangeShape.exec(written.trim());
  const weight = Number(parts?.[2] ?? 1);
  return parts?.[1] === undefined || weight > 1 ? undefined : { range: parts[1].toLowerCase(), weight };
}

/** A range of RFC 4647, section 2.1, no longer than a tag can be, and its weight; more decimals than three are taken. */
const rangeShape = /^(\*|[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4})(?:[ \t]*;[ \t]*q=([01]|[01]?\.\d{1,9}|[01]\.))?$/i;
