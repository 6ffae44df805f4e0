import { decodeHTML } from "entities";
import type { Phrase } from "../phrases/phrase.ts";

/**
 * What stands between two ends of sentences, in the order of the page. `partner` is the other tag of a pair, -1 for a
 * tag without one.
 */
export type RunPart =
  | { readonly kind: "text"; readonly start: number; end: number }
  | { readonly kind: "open"; readonly start: number; readonly end: number; readonly name: string; partner: number }
  | { readonly kind: "close"; readonly start: number; readonly end: number; readonly partner: number }
  /** A picture, a comment, or an element with all its content; `isSpoken` where it may be a word of the sentence. */
  | { readonly kind: "single"; readonly start: number; readonly end: number; readonly isSpoken: boolean };

/** A sentence of a page, or several, and where it stands. */
export interface Segment {
  readonly phrase: Phrase;
  readonly start: number;
  readonly end: number;
  /** What the numbers in the phrase stand for. */
  readonly tags: readonly SegmentTag[];
}

/** Places of a tag or a pair of tags, and the number of the pair around it, -1 where there is none. */
export interface SegmentTag {
  readonly open: Place;
  readonly close: Place | undefined;
  readonly around: number;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** What is longer is no sentence. In characters. */
export const longestPhrase = 10_000;

/** Cuts a run into what is translated as one. */
export class Segmenter {
  readonly #slice: (start: number, end: number) => string;

  constructor(slice: (start: number, end: number) => string) {
    this.#slice = slice;
  }

  segmentsOf(parts: readonly RunPart[]): readonly Segment[] {
    const segments: Segment[] = [];
    if (parts.length === 1) this.#add(parts, 0, 0, segments);
    else if (parts.length > 1) this.#cut(parts, this.#speechBefore(parts), 0, parts.length - 1, segments);
    return segments;
  }

  #cut(parts: readonly RunPart[], speech: readonly number[], from: number, to: number, segments: Segment[]): void {
    const [first, last] = core(parts, speech, from, to);
    if (first > last) return;
    if (hasHalves(parts, first, last)) {
      // A tag whose other half is elsewhere must not change places with any other.
      for (let at = first; at <= last; at++) if (parts[at]?.kind === "text") this.#add(parts, at, at, segments);
      return;
    }
    const links = this.#linksAlone(parts, first, last);
    if (links === undefined) this.#add(parts, first, last, segments);
    else for (const [open, close] of links) this.#cut(parts, speech, open + 1, close - 1, segments);
  }

  #add(parts: readonly RunPart[], first: number, last: number, segments: Segment[]): void {
    const segment = this.#segment(parts, first, last);
    if (segment !== undefined) segments.push(segment);
  }

  /** For each part, how many before it say something. */
  #speechBefore(parts: readonly RunPart[]): readonly number[] {
    let count = 0;
    const counts = [count];
    for (const part of parts) {
      if (part.kind === "text" ? this.#blankEnd(part) < part.end : part.kind === "single" && part.isSpoken) count++;
      counts.push(count);
    }
    return counts;
  }

  /** The links of a menu are no sentence: nothing is said between them. */
  #linksAlone(
    parts: readonly RunPart[],
    first: number,
    last: number,
  ): readonly (readonly [number, number])[] | undefined {
    const links: (readonly [number, number])[] = [];
    for (let at = first; at <= last; at++) {
      const part = parts[at];
      if (part?.kind === "open" && part.name === "a") {
        links.push([at, part.partner]);
        at = part.partner;
      } else if (part?.kind === "open" || (part?.kind === "single" && part.isSpoken)) return undefined;
      else if (part?.kind === "text" && hasLetter(readable(this.#slice(part.start, part.end)))) return undefined;
    }
    return links.length > 1 ? links : undefined;
  }

  #segment(parts: readonly RunPart[], first: number, last: number): Segment | undefined {
    const [firstPart, lastPart] = [parts[first], parts[last]];
    if (firstPart === undefined || lastPart === undefined) return undefined;
    const start = firstPart.kind === "text" ? this.#blankEnd(firstPart) : firstPart.start;
    const end = lastPart.kind === "text" ? this.#blankStart(lastPart, start) : lastPart.end;
    if (first === last && firstPart.kind === "text") {
      const html = this.#slice(start, end);
      // Only a title has this in its text; in a place where titles mean nothing, it is a tag.
      if (html.includes("<") && /<[A-Za-z/!?]/.test(html)) return undefined;
      const text = collapsed(readable(html));
      return hasLetter(text) ? { phrase: { format: "text", text }, start, end, tags: noTags } : undefined;
    }
    return this.#taggedSegment(parts, first, last, start, end);
  }

  #taggedSegment(
    parts: readonly RunPart[],
    first: number,
    last: number,
    start: number,
    end: number,
  ): Segment | undefined {
    const tags: SegmentTag[] = [];
    const open: number[] = [];
    let html = "";
    let isWorded = false;
    let isSpaced = true;
    for (let at = first; at <= last; at++) {
      const part = parts[at];
      if (part === undefined) continue;
      if (part.kind === "text") {
        let text = collapsed(readable(this.#slice(Math.max(part.start, start), Math.min(part.end, end))));
        isWorded ||= hasLetter(text);
        // White space after white space is not shown, whatever tags are between.
        if (isSpaced && text.startsWith(" ")) text = text.slice(1);
        if (text !== "") isSpaced = text.endsWith(" ");
        html += escaped(text);
      } else if (part.kind === "close") {
        html += `</${open.pop()}>`;
      } else {
        const number = tags.length;
        const around = open.at(-1) ?? -1;
        if (part.kind === "open") {
          tags.push({ open: part, close: parts[part.partner], around });
          open.push(number);
          html += `<${number}>`;
        } else {
          tags.push({ open: part, close: undefined, around });
          html += `<${number}/>`;
          isSpaced = false;
        }
      }
    }
    return isWorded ? { phrase: { format: "html", text: html }, start, end, tags } : undefined;
  }

  /** Where the words of a text begin, its end where it has none. */
  #blankEnd({ start, end }: Place): number {
    const text = this.#slice(start, end);
    let at = 0;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (isSpace(code)) continue;
      const space = code === 0x26 ? spaceReference(text, at) : 0;
      if (space === 0) break;
      at += space - 1;
    }
    return start + at;
  }

  #blankStart({ start, end }: Place, from: number): number {
    const begin = Math.max(start, from);
    const text = this.#slice(begin, end);
    let at = text.length;
    for (; at > 0; at--) {
      const code = text.charCodeAt(at - 1);
      if (isSpace(code)) continue;
      const space = code === 0x3b && at >= 6 ? spaceReference(text, at - 6) : 0;
      if (space === 0) break;
      at -= space - 1;
    }
    return begin + at;
  }
}

const noTags: readonly SegmentTag[] = [];

/** Without what is around the words: white space, tags that enclose all of it, icons, breaks. */
function core(
  parts: readonly RunPart[],
  speech: readonly number[],
  from: number,
  to: number,
): readonly [first: number, last: number] {
  const isSilent = (first: number, last: number): boolean => speech[first] === speech[last + 1];
  let first = from;
  let last = to;
  for (let before = -1; before !== last - first; ) {
    before = last - first;
    while (first <= last) {
      const start = parts[first];
      const isPaired = start?.kind === "open" && start.partner > first && start.partner <= last;
      if (isPaired && start.partner === last) {
        first++;
        last--;
      } else if (isPaired && isSilent(first, start.partner)) first = start.partner + 1;
      else if (!isPaired && (start?.kind === "open" || start?.kind === "close" || isSilent(first, first))) first++;
      else break;
    }
    while (first <= last) {
      const end = parts[last];
      const isPaired = end?.kind === "close" && end.partner >= first;
      if (isPaired && end.partner !== first && isSilent(end.partner, last)) last = end.partner - 1;
      else if (!isPaired && (end?.kind === "open" || end?.kind === "close" || isSilent(last, last))) last--;
      else break;
    }
  }
  return [first, last];
}

function hasHalves(parts: readonly RunPart[], first: number, last: number): boolean {
  for (let at = first; at <= last; at++) {
    const part = parts[at];
    if (part === undefined || part.kind === "text" || part.kind === "single") continue;
    if (part.partner < first || part.partner > last) return true;
  }
  return false;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c || code === 0xa0;
}

/** `&nbsp;` and `&#160;` are of one length, which makes them easy to find from behind. */
function spaceReference(text: string, at: number): number {
  return text.startsWith("&nbsp;", at) || text.startsWith("&#160;", at) ? 6 : 0;
}

export function readable(html: string): string {
  return html.includes("&") ? decodeHTML(html) : html;
}

/** As HTML shows it: all but no-break spaces become one space. */
function collapsed(text: string): string {
  return /[\t\n\f\r]| {2}/.test(text) ? text.replaceAll(/[\t\n\f\r ]+/g, " ") : text;
}

export function escaped(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}
