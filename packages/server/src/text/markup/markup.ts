import type { Span } from "@dragoman/engines";
import { checkXml } from "./check-xml.ts";
import { composeSegment } from "./compose.ts";
import { pairTags } from "./elements.ts";
import { readHtmlTokens } from "./html-tokens.ts";
import { type Inlay, type Layout, layOut } from "./layout.ts";
import { breaksAtLineEnds } from "./line-breaks.ts";
import type { MarkupSettings } from "./markup-settings.ts";
import { createHtmlReferences, createXmlReferences } from "./references.ts";
import { assignRoles } from "./roles.ts";
import { cutRuns } from "./runs.ts";
import type { TextReading } from "./text-units.ts";
import type { Token } from "./token.ts";
import { trimRun } from "./trimming.ts";
import { WrittenCharacters } from "./written-characters.ts";
import { readXmlTokens } from "./xml-tokens.ts";

export type { MarkupSettings };

/** A text with tags, taken apart. Positions are UTF-16 code units of a segment's text. */
export interface MarkupText {
  /** All that is translated, as a reader sees it, a line for each segment. Without what is kept. */
  readonly plain: string;
  /** Unicode code points of all that is translated: what is billed. */
  readonly characters: number;
  /** What is translated by itself, in the order of the document. */
  readonly segments: readonly MarkupSegment[];
  /**
   * The document with a translation in the place of each segment. All markup comes back byte for byte, and so does a
   * segment that is given back as it is; the text of others is escaped as its source was.
   * @throws RangeError where the translations are not as many as the segments, or their positions not as many as theirs.
   */
  write(translations: readonly MarkupTranslation[]): string;
}

export interface MarkupSegment {
  /** One line without white space at its ends, but for a `br`, which is a line break, and for white space of `pre` and XML. */
  readonly text: string;
  /** Whether all of it stands in an element of code. */
  readonly isCode: boolean;
  /** What inline elements enclose: nested or apart, the outer before the inner. Empty ones are places: a void tag, a comment. */
  readonly spans: readonly MarkupSpan[];
  /** Words of ignored elements inside the text, which come back as they are. */
  readonly kept: readonly Span[];
}

export interface MarkupSpan extends Span {
  /** Whether its element holds code. */
  readonly isCode?: true;
}

/** A segment's translation: its spans and kept words in the segment's order, wherever they stand now. */
export interface MarkupTranslation {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly kept: readonly Span[];
}

/**
 * Takes a text with tags apart. HTML never fails, nor does XML of `v1`: what is no markup there is text.
 * @throws MarkupError for XML of `v2` that is not well-formed.
 */
export function readMarkup(source: string, settings: MarkupSettings): MarkupText {
  const tokens = settings.kind === "html" ? readHtmlTokens(source) : readXmlTokens(source);
  if (settings.kind === "xml" && settings.version === "v2") checkXml(source, tokens);
  const tree = pairTags(tokens, source, settings.kind);
  const roles = assignRoles(tree, tokens, source, settings);
  const reading = textReading(source, tokens, settings);
  const layouts: Layout[] = [];
  for (const run of cutRuns({ tokens, tree, roles, reading })) {
    const trimmed = trimRun(run);
    if (trimmed !== undefined) layouts.push(layOut(trimmed));
  }
  return new ReadMarkup(layouts, reading);
}

function textReading(source: string, tokens: readonly Token[], { kind, version }: MarkupSettings): TextReading {
  const declares = tokens.some((token) => token.kind === "hidden" && token.documentType !== undefined);
  const readReference = kind === "html" ? createHtmlReferences() : createXmlReferences(version === "v1" && !declares);
  const written = new WrittenCharacters(kind, (text) => readReference(text, 0) !== undefined);
  return { source, kind, readReference, written };
}

class ReadMarkup implements MarkupText {
  readonly plain: string;
  readonly characters: number;
  readonly segments: readonly MarkupSegment[];
  readonly #layouts: readonly Layout[];
  readonly #reading: TextReading;

  constructor(layouts: readonly Layout[], reading: TextReading) {
    this.#layouts = layouts;
    this.#reading = reading;
    this.segments = layouts.map(({ text, inlays, isCode }) => ({
      text,
      isCode,
      spans: inlays
        .filter(({ kind }) => kind !== "kept")
        .map((inlay) => ({ ...positionOf(inlay), ...codeMark(inlay) })),
      kept: inlays.filter(({ kind }) => kind === "kept").map(positionOf),
    }));
    const translated = this.segments.map(withoutKept);
    this.plain = translated.join("\n");
    this.characters = translated.reduce((sum, text) => sum + countCharacters(text), 0);
  }

  write(translations: readonly MarkupTranslation[]): string {
    const { source } = this.#reading;
    if (translations.length !== this.segments.length) throw new RangeError("Every segment needs a translation.");
    let document = "";
    let end = 0;
    for (const [index, layout] of this.#layouts.entries()) {
      document += source.slice(end, layout.from) + this.#compose(index, layout, translations[index]);
      end = layout.to;
    }
    return document + source.slice(end);
  }

  #compose(index: number, layout: Layout, translation: MarkupTranslation | undefined): string {
    const segment = this.segments[index];
    if (segment === undefined || translation === undefined) return "";
    const { spans, kept } = translation;
    if (spans.length !== segment.spans.length || kept.length !== segment.kept.length) {
      throw new RangeError("Every span and all that is kept needs its position in the translation.");
    }
    if (isSame(segment, translation)) return this.#reading.source.slice(layout.from, layout.to);
    const positions = breaksAtLineEnds(layout, translation.text, positionsOf(layout, translation));
    return composeSegment(layout, translation.text, positions, this.#reading);
  }
}

/** The spans and the kept words as the inlays stand: in one list. */
function positionsOf({ inlays }: Layout, { spans, kept }: MarkupTranslation): readonly Span[] {
  const rest = { pair: spans.values(), kept: kept.values() };
  return inlays.map(({ kind, start, end }) => rest[kind === "kept" ? "kept" : "pair"].next().value ?? { start, end });
}

function isSame(segment: MarkupSegment, translation: MarkupTranslation): boolean {
  return (
    segment.text === translation.text &&
    segment.spans.every((span, at) => isSamePosition(span, translation.spans[at])) &&
    segment.kept.every((span, at) => isSamePosition(span, translation.kept[at]))
  );
}

function isSamePosition({ start, end }: Span, other: Span | undefined): boolean {
  return start === other?.start && end === other.end;
}

function codeMark({ isCode }: Inlay): Pick<MarkupSpan, "isCode"> {
  return isCode ? { isCode: true } : {};
}

function positionOf({ start, end }: Span): Span {
  return { start, end };
}

function withoutKept({ text, kept }: MarkupSegment): string {
  if (kept.length === 0) return text;
  let translated = "";
  let end = 0;
  for (const span of kept) {
    translated += text.slice(end, span.start);
    end = span.end;
  }
  return translated + text.slice(end);
}

function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
