import type { InlineElement, PairedEnd, Segment } from "../model/segment.ts";
import { arrangementOf, codeSignature } from "./features.ts";

/** A code that stands alone, or a pair; with its places among the parts of the segment. */
export interface Code {
  readonly begin: InlineElement;
  readonly beginAt: number;
  readonly end?: PairedEnd;
  readonly endAt?: number;
}

/**
 * The codes of a segment in the order in which they begin. `undefined` where a pair is not whole, and where text is
 * marked (`hi`): its marks cannot be moved without knowing which words they mark.
 */
export function codesIn(segment: Segment): readonly Code[] | undefined {
  const codes: Code[] = [];
  /** By its number, the place of a pair among the codes. */
  const pairs = new Map<number, number>();
  for (const [at, part] of segment.entries()) {
    if (typeof part === "string") continue;
    if (part.kind === "hi" || part.kind === "unknown") return undefined;
    if (part.kind === "ept") {
      const place = pairs.get(part.i) ?? -1;
      const code = codes[place];
      if (code === undefined || isPair(code)) return undefined;
      codes[place] = { ...code, end: part, endAt: at };
      continue;
    }
    if (part.kind === "bpt") {
      if (pairs.has(part.i)) return undefined;
      pairs.set(part.i, codes.length);
    }
    codes.push({ begin: part, beginAt: at });
  }
  return codes.every((code) => code.begin.kind !== "bpt" || isPair(code)) ? codes : undefined;
}

export function isPair({ end }: Code): boolean {
  return end !== undefined;
}

/** Whether there is text in it (`sub`), or what the format does not know. */
export function hasText({ begin, end }: Code): boolean {
  return [...begin.content, ...(end?.content ?? [])].some((part) => typeof part !== "string");
}

/** Equal for codes that stand for the same, as `codeSignature` is. */
export function signatureOf({ begin, end }: Code): string {
  return end === undefined ? codeSignature(begin) : `${codeSignature(begin)} ${codeSignature(end)}`;
}

/** Alike where the same words have codes of the same kinds in the same places. */
export function layoutOf(segment: Segment, codes: readonly Code[]): string {
  const halves = codes.flatMap(({ begin, beginAt, endAt }, number) => [
    { at: beginAt, name: `${number} ${begin.kind === "it" ? begin.position : begin.kind}` },
    ...(endAt === undefined ? [] : [{ at: endAt, name: `${number} ept` }]),
  ]);
  const names = halves.sort((one, other) => one.at - other.at).map(({ name }) => name);
  return `${names.join()} ${arrangementOf(segment, "marked")}`;
}
