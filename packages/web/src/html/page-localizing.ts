import { type Edit, tagEdits } from "./edits.ts";
import { type ElementKind, kindOf } from "./element-kinds.ts";
import { jsonLdEdits } from "./json-ld.ts";
import { type ElementState, type OpenElement, OpenElements } from "./open-elements.ts";
import { outside, type PageReading } from "./page-reading.ts";
import type { SectionBuilder } from "./section-builder.ts";
import { readerEdits, type StartTagReader } from "./start-tag.ts";
import type { Markup, Tag } from "./tag-reader.ts";

/** What is longer stays as it is. In characters. */
const longestJsonLd = 200_000;

/** What is still there of the page. */
interface PageSource {
  readonly slice: (start: number, end: number) => string;
  readonly blankEnd: (start: number, end: number) => number;
}

/** Follows a page through its tags, and says where a sentence begins and ends and what is none of ours. */
export class PageLocalizing implements Markup {
  readonly #reading: PageReading;
  readonly #sections: SectionBuilder;
  readonly #source: PageSource;
  readonly #startTags: StartTagReader | undefined;
  readonly #open = new OpenElements();
  /** How many elements were open before the one whose content the section is. */
  #ownerSize = -1;
  /** An element within a sentence that goes with it as it is. */
  #opaque: OpaqueElement | undefined;
  #jsonLdStart = -1;

  constructor(
    reading: PageReading,
    sections: SectionBuilder,
    source: PageSource,
    startTags: StartTagReader | undefined,
  ) {
    this.#reading = reading;
    this.#sections = sections;
    this.#source = source;
    this.#startTags = startTags;
  }

  /** Hands on what needs not wait for what follows. */
  pause(at: number): void {
    if (this.#jsonLdStart !== -1) {
      if (at - this.#jsonLdStart <= longestJsonLd) return;
      this.#jsonLdStart = -1;
    }
    if (this.#isExcluded && this.#opaque === undefined) this.#cut(at);
    else this.#sections.limit(at);
  }

  end(at: number): void {
    this.#closeDownTo(0, at);
    this.#cut(at);
  }

  lost(start: number): void {
    this.#closeDownTo(0, start);
    this.#cut(start);
    this.#push("", kindOf(""), { ...outside, isUntouchable: true }, true, true);
  }

  isForeign(): boolean {
    return this.#open.top?.state.isForeign ?? false;
  }

  text(start: number, end: number): void {
    if (!this.#isExcluded) this.#sections.text(start, end, this.#source.blankEnd(start, end) === end);
  }

  other(start: number, end: number): void {
    if (!this.#isExcluded && this.#sections.hasText) this.#sections.single(start, end, false);
  }

  startTag(tag: Tag): void {
    const { name, kind } = tag;
    this.#closeDownTo(this.#open.sizeBefore(kind), tag.start);
    // A link ends where another begins, whatever is between (HTML, section 13.2.6.4.7).
    if (name === "a") this.#closeDownTo(this.#open.sizeAfterEnd(name) ?? this.#open.size, tag.start);
    const around: ElementState = this.#open.top?.state ?? outside;
    const state = this.#reading.stateOf(tag, around);
    const isExcluded = !state.isTranslated || state.isOtherLanguage || state.isUntouchable;
    const isEmpty = kind.isVoid || (tag.isSelfClosing && state.isForeign);
    const element = { tag, state, isExcluded, isEmpty, edits: this.#editsOf(tag, state, around) };
    if (this.#isExcluded) this.#withinExcluded(element);
    else if (isExcluded) this.#excluded(element);
    else this.#spoken(element);
  }

  endTag(name: string, start: number, end: number): void {
    const size = this.#open.sizeAfterEnd(name);
    if (size === undefined) {
      if (this.#isExcluded) return;
      if (kindOf(name).isBlock) this.#cut(start);
      else this.#sections.close(start, end, -1);
      return;
    }
    this.#closeDownTo(size + 1, start);
    this.#close(start, end, true);
  }

  get #isExcluded(): boolean {
    return this.#open.top?.isExcluded ?? false;
  }

  #spoken({ tag, state, isEmpty, edits }: ReadElement): void {
    const { name, kind, start, end } = tag;
    const isBoundary = kind.isBlock || kind.isMetadata;
    if (isBoundary) this.#cut(start);
    this.#sections.edit(edits);
    if (isEmpty) {
      if (!isBoundary) this.#sections.single(start, end, false);
      return;
    }
    if (isBoundary) this.#own(tag);
    const place = isBoundary ? -1 : this.#sections.open(name, start, end);
    this.#push(name, kind, state, isBoundary, false, place);
  }

  /** What is not translated, in what is. */
  #excluded({ tag, state, isEmpty, edits }: ReadElement): void {
    const { name, kind, start, end } = tag;
    const isJsonLd = this.#reading.isJsonLd(tag);
    const isBoundary = kind.isBlock || kind.isMetadata;
    if (isBoundary) this.#cut(start);
    this.#sections.edit(edits);
    const isSpoken = !state.isUntouchable || kind.isSpoken;
    if (isEmpty) {
      if (!isBoundary) this.#sections.single(start, end, isSpoken);
      return;
    }
    if (!isBoundary) this.#opaque = { start, size: this.#open.size, isSpoken, isWhole: true };
    if (isJsonLd) this.#jsonLdStart = end;
    this.#push(name, kind, state, isBoundary, true);
  }

  /** `translate="yes"` in what is not translated begins a text of its own. */
  #withinExcluded({ tag, state, isExcluded, isEmpty, edits }: ReadElement): void {
    if (!isExcluded) {
      const before = this.#opaque?.start;
      this.#opaque = undefined;
      if (before !== undefined) this.#cut(before);
      this.#cut(tag.start);
    }
    this.#sections.edit(edits);
    if (isEmpty) return;
    if (!isExcluded) this.#own(tag);
    this.#push(tag.name, tag.kind, state, !isExcluded || tag.kind.isBlock, isExcluded);
  }

  #editsOf(tag: Tag, state: ElementState, around: ElementState): readonly Edit[] {
    if (around.isUntouchable) return noEdits;
    const own = tagEdits(tag, state, this.#reading);
    const others = this.#startTags === undefined ? noEdits : readerEdits(tag, this.#startTags);
    if (others.length === 0) return own;
    return [...own, ...others].sort((one, other) => one.start - other.start);
  }

  #push(
    name: string,
    kind: ElementKind,
    state: ElementState,
    isBoundary: boolean,
    isExcluded: boolean,
    place = -1,
  ): void {
    this.#open.push({ name, kind, state, isBoundary, isExcluded, place, run: this.#sections.run });
  }

  /** The section is the content of this tag's element, unless more follows. */
  #own(tag: Tag): void {
    this.#sections.begin(tag);
    this.#ownerSize = this.#open.size;
  }

  /** Ends elements whose end tags are left out. */
  #closeDownTo(size: number, at: number): void {
    while (this.#open.size > size) this.#close(at, at, false);
  }

  /** Ends the innermost element; `start` and `end` are those of its end tag, one place where it has none. */
  #close(start: number, end: number, hasEndTag: boolean): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    if (this.#opaque !== undefined) {
      const opaque = this.#opaque;
      opaque.isWhole &&= hasEndTag;
      if (this.#open.size > opaque.size) return;
      this.#opaque = undefined;
      if (opaque.isWhole) this.#sections.single(opaque.start, end, opaque.isSpoken);
      else this.#sections.close(opaque.start, end, -1);
    } else if (element.isExcluded) {
      if (this.#jsonLdStart !== -1) this.#readJsonLd(start);
      if (!this.#isExcluded) this.#cut(end);
    } else if (element.isBoundary) {
      this.#cut(start, element);
    } else if (hasEndTag) {
      this.#sections.close(start, end, element.run === this.#sections.run ? element.place : -1);
    }
  }

  #readJsonLd(end: number): void {
    const start = this.#jsonLdStart;
    this.#jsonLdStart = -1;
    const properties = this.#reading.jsonLdProperties;
    if (properties === undefined || end - start > longestJsonLd) return;
    this.#sections.edit(jsonLdEdits(this.#source.slice(start, end), start, properties));
  }

  /** @param ended the element that ends here, where one does */
  #cut(at: number, ended?: OpenElement): void {
    const container = ended ?? this.#open.top;
    this.#sections.cut(at, container?.name ?? "", ended !== undefined && this.#ownerSize === this.#open.size);
    this.#ownerSize = -1;
  }
}

const noEdits: readonly Edit[] = [];

interface OpaqueElement {
  readonly start: number;
  /** How many elements are around it. */
  readonly size: number;
  readonly isSpoken: boolean;
  /** Every element in it has its end tag; else what follows might move into it. */
  isWhole: boolean;
}

interface ReadElement {
  readonly tag: Tag;
  readonly state: ElementState;
  /** Nothing in it is translated. */
  readonly isExcluded: boolean;
  /** It has no content, nor an end tag. */
  readonly isEmpty: boolean;
  readonly edits: readonly Edit[];
}
