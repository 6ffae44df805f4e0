import { isBlock } from "./element-kinds.ts";

/** What is known of an element when its start tag was read. */
export interface ElementState {
  /** `translate` and `notranslate`. */
  readonly isTranslated: boolean;
  readonly isOtherLanguage: boolean;
  /** For good: a script, what a reader writes. */
  readonly isUntouchable: boolean;
  readonly isForeign: boolean;
}

export interface OpenElement extends ElementState {
  readonly name: string;
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
    const { name } = element;
    const isScope = scopes.has(name);
    this.#open.push({
      name,
      isTranslated: element.isTranslated,
      isOtherLanguage: element.isOtherLanguage,
      isUntouchable: element.isUntouchable,
      isForeign: element.isForeign,
      isBoundary: element.isBoundary,
      isExcluded: element.isExcluded,
      place: element.place,
      run: element.run,
      paragraph: name === "p" ? place : isScope ? -1 : (below?.paragraph ?? -1),
      item: endedBy.has(name) ? place : isScope || lists.has(name) ? -1 : (below?.item ?? -1),
      scope: isScope ? place : (below?.scope ?? -1),
      boundary: element.isBoundary ? place : (below?.boundary ?? -1),
    });
  }

  pop(): OpenElement | undefined {
    return this.#open.pop();
  }

  /** How many elements stay open before a start tag; fewer than are open where it ends some (HTML, section 13.1.2.4). */
  sizeBefore(name: string): number {
    const top = this.#open.at(-1);
    if (top === undefined) return 0;
    const endsParagraph = isBlock(name) && top.paragraph !== -1 && !spokenInParagraphs.has(name);
    let size = endsParagraph ? top.paragraph : this.#open.length;
    const ended = endedBy.get(name);
    if (ended === undefined) return size;
    let { item } = top;
    while (item !== -1 && ended.has(this.#open[item]?.name ?? "")) {
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
    const limit = tableParts.has(name) ? 0 : isBlock(name) || scopes.has(name) ? innermost.scope : innermost.boundary;
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

/** What no end tag inside of it reaches beyond (HTML, section 13.2.4.2). */
const scopes: ReadonlySet<string> = new Set(
  "table td th caption template object applet marquee button svg math select".split(" "),
);

const tableParts: ReadonlySet<string> = new Set("table thead tbody tfoot tr td th caption colgroup".split(" "));

const lists: ReadonlySet<string> = new Set("ul ol menu dl table select optgroup datalist ruby".split(" "));

/** Blocks to us, parts of a paragraph to HTML. */
const spokenInParagraphs: ReadonlySet<string> = new Set(
  (
    "audio base basefont bgsound button canvas caption col datalist frame label legend meter noembed noframes noscript " +
    "optgroup option param progress select selectedcontent title track video"
  ).split(" "),
);

/** Which items a start tag ends. */
const endedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    li: "li",
    dt: "dt dd",
    dd: "dt dd",
    option: "option",
    optgroup: "option optgroup",
    rt: "rt rp",
    rp: "rt rp",
    td: "td th",
    th: "td th",
    tr: "td th tr",
    thead: "td th tr thead tbody tfoot",
    tbody: "td th tr thead tbody tfoot",
    tfoot: "td th tr thead tbody tfoot",
  }).map(([name, ended]) => [name, new Set(ended.split(" "))]),
);
