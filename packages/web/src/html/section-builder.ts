import type { Edit } from "./edits.ts";
import { kindOf } from "./element-kinds.ts";
import type { PageReading } from "./page-reading.ts";
import { longestPhrase, type RunPart, type Segment, Segmenter } from "./run.ts";
import type { Mark } from "./section.ts";
import type { SectionRelease } from "./section-release.ts";
import type { Tag } from "./tag-reader.ts";

/** What is longer is passed on before its end is seen, and stays as it is. In characters of the page. */
const longestSection = 65_536;

/** Collects one section after another, and hands them on. */
export class SectionBuilder {
  readonly #release: SectionRelease;
  readonly #segmenter: Segmenter;
  readonly #reading: PageReading;
  #start = 0;
  /** The start tag whose content the section is until something else is seen. */
  #tag: Tag | undefined;
  #edits: Edit[] = [];
  #parts: RunPart[] = [];
  #isSpoken = false;
  /** Its beginning has gone out already. */
  #isOverlong = false;
  /** Counts the runs of text, so that a tag's place in one is not taken for a place in another. */
  run = 0;

  constructor(reading: PageReading, release: SectionRelease, slice: (start: number, end: number) => string) {
    this.#release = release;
    this.#segmenter = new Segmenter(slice);
    this.#reading = reading;
  }

  /** Where the section begins; all before it was handed on. */
  get start(): number {
    return this.#start;
  }

  /** Whether there is any text yet. */
  get hasText(): boolean {
    return this.#isSpoken;
  }

  /** A section that begins with a start tag. */
  begin(tag: Tag): void {
    this.#tag = tag;
  }

  edit(edits: readonly Edit[]): void {
    for (const edit of edits) this.#edits.push(edit);
  }

  text(start: number, end: number, isBlank: boolean): void {
    this.#isSpoken ||= !isBlank;
    const last = this.#parts.at(-1);
    if (last?.kind === "text" && last.end === start) last.end = end;
    else this.#parts.push({ kind: "text", start, end });
  }

  /** @returns the tag's place in the run */
  open(name: string, start: number, end: number): number {
    return this.#parts.push({ kind: "open", name, start, end, partner: -1 }) - 1;
  }

  /** @param partner the place of the tag that it closes, -1 where that is not in this run */
  close(start: number, end: number, partner: number): void {
    const opened = this.#parts[partner];
    const isPair = opened?.kind === "open";
    const place = this.#parts.push({ kind: "close", start, end, partner: isPair ? partner : -1 }) - 1;
    if (isPair) opened.partner = place;
  }

  single(start: number, end: number, isSpoken: boolean): void {
    this.#isSpoken ||= isSpoken;
    this.#parts.push({ kind: "single", start, end, isSpoken });
  }

  /**
   * Ends the section at a place, where the next begins.
   * @param container the name of the element that the text stands in
   * @param isWhole whether the section is all that its start tag encloses
   */
  cut(at: number, container: string, isWhole = false): void {
    const isLate = (this.#edits.at(-1)?.start ?? -1) >= at;
    // A section that waits keeps its edits: what is collected further on must not get among them.
    const all = this.#edits.length === 0 ? noEdits : this.#edits;
    const edits = isLate ? all.filter((edit) => edit.start < at) : all;
    const isTooLong = this.#isOverlong || at - this.#start > longestSection;
    if (isTooLong) this.#addOverlong(edits, at);
    else if (edits.length > 0 || this.#isSpoken) {
      const segments = this.#isSpoken ? this.#shortSegments() : [];
      if (segments.length > 0 || edits.length > 0) {
        const mark = segments.length > 0 ? this.#mark(container, isWhole) : undefined;
        this.#release.add({ start: this.#start, end: at, edits, segments, mark });
      }
    }
    this.#start = at;
    this.#tag = undefined;
    if (all.length > 0) this.#edits = isLate ? all.filter((edit) => edit.start >= at) : [];
    if (this.#parts.length > 0) this.#parts = [];
    this.#isSpoken = false;
    this.#isOverlong = false;
    this.run++;
  }

  /** Lets go of a section that has become too long. */
  limit(at: number): void {
    if (!this.#isOverlong && at - this.#start <= longestSection) return;
    const isSpoken = this.#isSpoken;
    this.cut(at, "");
    this.#isSpoken = isSpoken;
    this.#isOverlong = true;
  }

  #shortSegments(): readonly Segment[] {
    const segments = this.#segmenter.segmentsOf(this.#parts);
    if (segments.every(({ phrase }) => phrase.text.length <= longestPhrase)) return segments;
    return segments.filter(({ phrase }) => {
      const isShort = phrase.text.length <= longestPhrase;
      if (!isShort) this.#release.decline();
      return isShort;
    });
  }

  /** The text stays, and what its own tags say; links in it are changed, as everywhere. */
  #addOverlong(edits: readonly Edit[], at: number): void {
    const tag = this.#tag;
    const kept = edits.filter(
      ({ kind, start }) => kind === "fixed" || (kind === "phrase" && tag !== undefined && start < tag.end),
    );
    if (!this.#isOverlong) this.#release.decline();
    if (kept.length > 0) this.#release.add({ start: this.#start, end: at, edits: kept, segments: [], mark: undefined });
  }

  #mark(container: string, isWhole: boolean): Mark | undefined {
    const { mark } = this.#reading;
    if (mark === undefined) return undefined;
    const tag = isWhole ? this.#tag : undefined;
    if (tag !== undefined) {
      // In what says its language already, nothing is to be added.
      const isMarked = tag.attributes.some(({ name }) => name === "lang");
      return isMarked ? undefined : { attributes: mark, at: tag.nameEnd };
    }
    return kindOf(container).isSpanless ? undefined : { attributes: mark };
  }
}

const noEdits: readonly Edit[] = [];
