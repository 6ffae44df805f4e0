import { type ElementKind, kindOf } from "./element-kinds.ts";

/** What is known of an element when its start tag was read. */
export interface ElementState {
  /** `translate` and `notranslate`. */
  readonly isTranslated: boolean;
  readonly isOtherLanguage: boolean;
  /** For good: a script, what a reader writes. */
  readonly isUntouchable: boolean;
  readonly isForeign: boolean;
}

export interface OpenElement {
  readonly name: string;
  readonly kind: ElementKind;
  readonly state: ElementState;
  /** It ends a sentence, and so does its end. */
  readonly isBoundary: boolean;
  /** Nothing in it is translated. */
  readonly isExcluded: boolean;
  /** Where its start tag stands among what a run consists of; -1 where it does not. */
  readonly place: number;
  readonly run: number;
}

/** The elements around a place, with what HTML says about end tags that are left out. Every step takes constant time. */
export class OpenElements {
  readonly #open: Entry[] = [];

  get top(): OpenElement | undefined {
    return this.#open.at(-1);
  }

  get size(): number {
    return this.#open.length;
  }

  push(element: OpenElement): void {
    const below = this.#open.at(-1);
    const place = this.#open.length;
    const { name, kind } = element;
    const { isScope } = kind;
    this.#open.push({
      name,
      kind,
      state: element.state,
      isBoundary: element.isBoundary,
      isExcluded: element.isExcluded,
      place: element.place,
      run: element.run,
      paragraph: name === "p" ? place : isScope ? -1 : (below?.paragraph ?? -1),
      item: kind.ends !== undefined ? place : isScope || kind.isList ? -1 : (below?.item ?? -1),
      scope: isScope ? place : (below?.scope ?? -1),
      boundary: element.isBoundary ? place : (below?.boundary ?? -1),
    });
  }

  pop(): OpenElement | undefined {
    return this.#open.pop();
  }

  /** How many elements stay open before a start tag; fewer than are open where it ends some (HTML, section 13.1.2.4). */
  sizeBefore({ isBlock, isInParagraphs, ends }: ElementKind): number {
    const top = this.#open.at(-1);
    if (top === undefined) return 0;
    const endsParagraph = isBlock && top.paragraph !== -1 && !isInParagraphs;
    let size = endsParagraph ? top.paragraph : this.#open.length;
    if (ends === undefined) return size;
    let { item } = top;
    while (item !== -1 && ends.has(this.#open[item]?.name ?? "")) {
      size = Math.min(size, item);
      item = this.#open[item - 1]?.item ?? -1;
    }
    return size;
  }

  /** How many elements are around the one that an end tag ends; undefined where it ends none. */
  sizeAfterEnd(name: string): number | undefined {
    const top = this.#open.length - 1;
    const innermost = this.#open[top];
    if (innermost === undefined) return undefined;
    if (innermost.name === name) return top;
    // `</b>` does not end the paragraph that it stands in, and `</div>` no cell of a table.
    const { isTablePart, isBlock, isScope } = kindOf(name);
    const limit = isTablePart ? 0 : isBlock || isScope ? innermost.scope : innermost.boundary;
    const last = Math.max(limit, top - deepest, 0);
    for (let place = top - 1; place >= last; place--) if (this.#open[place]?.name === name) return place;
    return undefined;
  }
}

/** Browsers nest no deeper; nor need an end tag be looked for any further. */
const deepest = 512;

interface Entry extends OpenElement {
  /** Places of the nearest of a kind, -1 where there is none. */
  readonly paragraph: number;
  readonly item: number;
  readonly scope: number;
  readonly boundary: number;
}
