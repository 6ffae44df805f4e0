import type { Outcome } from "../body-localizer.ts";
import { damaged, kept, type Phrase, type PhraseResult } from "../phrases/phrase.ts";
import type { Edit } from "./edits.ts";
import { isBlank, type RestoredPart, restoredSegment } from "./restored-segment.ts";
import type { Segment, SegmentTag } from "./run.ts";

/** A stretch of a page that goes out as one: a start tag, and the text up to the next. */
export interface Section {
  readonly start: number;
  readonly end: number;
  /** In the order of the page. */
  readonly edits: readonly Edit[];
  readonly segments: readonly Segment[];
  /** How text that stays in the source language says so. */
  readonly mark: Mark | undefined;
}

export interface Mark {
  /** ` lang="en"`. */
  readonly attributes: string;
  /** After the name of the start tag whose content the section is; without it, each text is enclosed. */
  readonly at?: number | undefined;
}

/** What is to be known before a section can be written: of its tags, then of its text. */
export function phrasesOf({ edits, segments }: Section): readonly Phrase[] {
  const phrases: Phrase[] = [];
  for (const edit of edits) if (edit.kind === "phrase") phrases.push(edit.phrase);
  for (const { phrase } of segments) phrases.push(phrase);
  return phrases;
}

/** Writes a page from a copy of it, stretch by stretch. */
export class PageWriter {
  #out = "";
  #copied: number;
  readonly #slice: (start: number, end: number) => string;

  constructor(slice: (start: number, end: number) => string, from: number) {
    this.#slice = slice;
    this.#copied = from;
  }

  copyTo(place: number): void {
    if (place <= this.#copied) return;
    this.#out += this.#slice(this.#copied, place);
    this.#copied = place;
  }

  put(text: string): void {
    this.#out += text;
  }

  moveTo(place: number): void {
    this.#copied = place;
  }

  /** What was written since it was last taken. */
  take(): string {
    const out = this.#out;
    this.#out = "";
    return out;
  }
}

/** Counts what became of phrases. */
export interface Tally {
  translated: number;
  pending: number;
  declined: number;
}

export function outcomeOf({ translated, pending, declined }: Tally): Outcome {
  return { translated, pending, declined };
}

/** @param results for the section's phrases, in their order */
export function writeSection(
  section: Section,
  results: readonly PhraseResult[],
  writer: PageWriter,
  tally: Tally,
): void {
  new SectionWriting(section, results, writer, tally).write();
}

/** A segment with what is written in its place; `undefined` where it stays as it is. */
interface Rendering {
  readonly segment: Segment;
  readonly parts: readonly RestoredPart[] | undefined;
  readonly isMissing: boolean;
}

class SectionWriting {
  readonly #section: Section;
  readonly #writer: PageWriter;
  readonly #tally: Tally;
  readonly #results: readonly PhraseResult[];
  #read = 0;
  #attributes: Map<Edit, string> | undefined;
  #isSaid = true;
  #next = 0;

  constructor(section: Section, results: readonly PhraseResult[], writer: PageWriter, tally: Tally) {
    this.#section = section;
    this.#writer = writer;
    this.#tally = tally;
    this.#results = results;
  }

  write(): void {
    const { edits, segments, mark, end } = this.#section;
    for (const edit of edits) if (edit.kind === "phrase") this.#readAttribute(edit);
    const renderings = segments.map((segment) => this.#rendering(segment));
    const isMissing = renderings.length > 0 && renderings.every((rendering) => rendering.isMissing);
    this.#isSaid = !isMissing;
    const isMarkedOnTag = isMissing && mark?.at !== undefined;
    if (isMarkedOnTag) {
      this.#writer.copyTo(mark.at);
      this.#writer.put(mark.attributes);
    }
    for (const rendering of renderings) this.#writeSegment(rendering, isMarkedOnTag ? undefined : mark);
    this.#applyEdits(end);
    this.#writer.copyTo(end);
  }

  #nextResult(): PhraseResult {
    return this.#results[this.#read++] ?? kept;
  }

  #readAttribute(edit: Extract<Edit, { kind: "phrase" }>): void {
    const given = this.#nextResult();
    const result = given.status === "translated" && isBlank(given.text) ? damaged : given;
    this.#count(result);
    if (result.status === "translated" && result.text !== edit.phrase.text) {
      this.#attributes ??= new Map();
      this.#attributes.set(edit, edit.write(result.text));
    }
  }

  #rendering(segment: Segment): Rendering {
    const result = this.#nextResult();
    const isTranslated = result.status === "translated";
    if (!isTranslated || result.text === segment.phrase.text) {
      this.#count(result);
      return { segment, parts: undefined, isMissing: result.status === "missing" };
    }
    const parts = restoredSegment(segment, result.text);
    this.#count(parts === undefined ? damaged : result);
    return { segment, parts, isMissing: parts === undefined };
  }

  #count(result: PhraseResult): void {
    if (result.status === "translated") this.#tally.translated++;
    else if (result.status === "missing" && result.isFinal) this.#tally.declined++;
    else if (result.status === "missing") this.#tally.pending++;
  }

  #writeSegment({ segment, parts, isMissing }: Rendering, mark: Mark | undefined): void {
    this.#applyEdits(segment.start);
    this.#writer.copyTo(segment.start);
    if (parts === undefined) {
      const isMarked = isMissing && mark !== undefined;
      if (isMarked) this.#writer.put(`<span${mark.attributes}>`);
      this.#applyEdits(segment.end);
      this.#writer.copyTo(segment.end);
      if (isMarked) this.#writer.put("</span>");
      return;
    }
    const first = this.#next;
    for (const part of parts) {
      if (part.kind === "text") this.#writer.put(part.html);
      else this.#writeTag(segment.tags[part.number], part.kind, first);
    }
    this.#next = this.#firstEditAt(segment.end, first);
    this.#writer.moveTo(segment.end);
  }

  #writeTag(tag: SegmentTag | undefined, kind: "open" | "close" | "single", firstEdit: number): void {
    const place = kind === "close" ? tag?.close : tag?.open;
    if (place === undefined) return;
    this.#next = this.#firstEditAt(place.start, firstEdit);
    this.#writer.moveTo(place.start);
    this.#applyEdits(place.end);
    this.#writer.copyTo(place.end);
  }

  /** Writes up to the last edit before a place. */
  #applyEdits(before: number): void {
    const { edits } = this.#section;
    for (let edit = edits[this.#next]; edit !== undefined && edit.start < before; edit = edits[this.#next]) {
      this.#next++;
      const text = this.#textOf(edit);
      if (text === undefined) continue;
      this.#writer.copyTo(edit.start);
      this.#writer.put(text);
      this.#writer.moveTo(edit.end);
    }
  }

  #textOf(edit: Edit): string | undefined {
    if (edit.kind === "phrase") return this.#attributes?.get(edit);
    return edit.kind === "fixed" || this.#isSaid ? edit.text : undefined;
  }

  /** By halves: a sentence may have a great many tags. */
  #firstEditAt(place: number, from: number): number {
    const { edits } = this.#section;
    let low = from;
    let high = edits.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((edits[middle]?.start ?? place) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
