import { attributeList } from "./parse-tree.ts";
import { type Place, placeAfter } from "./place.ts";
import { createStrictParser, type StrictParser, XmlProblem } from "./strict-parser.ts";
import { TreeBuilder } from "./tree-builder.ts";
import { hasText, type XmlElement } from "./xml-element.ts";

/** What a container says: it opened, it has a child, which is whole, or text of its own. */
export type OutlineEvent =
  | { readonly kind: "open"; readonly container: XmlElement }
  | { readonly kind: "child"; readonly container: string; readonly element: XmlElement }
  | { readonly kind: "text"; readonly container: string; readonly line: number };

/** Elements that are never whole trees, each in the one before: their children are handed out one by one. */
const containers = ["tmx", "body"] as const;

/**
 * Reads what stands before and after the children of `body`, as text that comes in pieces. Those are passed over, and so
 * is the document type.
 */
export class Outline {
  readonly #take: (event: OutlineEvent) => void;
  readonly #parser = this.#createParser();
  readonly #builder = new TreeBuilder();
  readonly #open: string[] = [];
  /** Where the next text stands. */
  #place: Place = { line: 1, column: 1 };
  /** Where that would be if nothing had been passed over. */
  #parserPlace: Place = this.#place;

  constructor(take: (event: OutlineEvent) => void) {
    this.#take = take;
  }

  get place(): Place {
    return this.#place;
  }

  /** The containers that are open, the outermost first. */
  get open(): readonly string[] {
    return this.#open;
  }

  /** @throws XmlProblem, after which no more can be read. */
  read(text: string): void {
    this.#parser.write(text);
    this.#parserPlace = placeAfter(this.#parserPlace, text);
    this.#place = placeAfter(this.#place, text);
  }

  /** Goes on behind a part of a text that is read elsewhere. */
  pass({ text, from, to }: { readonly text: string; readonly from: number; readonly to: number }): void {
    this.#place = placeAfter(this.#place, text, from, to);
  }

  #createParser(): StrictParser {
    const parser = createStrictParser({ fragment: false, place: () => this.#here });
    parser.on("opentag", ({ name, attributes }) => {
      const element = { name, attributes: attributeList(attributes), children: [], line: this.#here.line };
      if (!this.#builder.isBetween || containers[this.#open.length] !== name) this.#begin(element);
      else {
        this.#open.push(name);
        this.#take({ kind: "open", container: element });
      }
    });
    parser.on("text", (text) => this.#text(text));
    parser.on("cdata", (text) => this.#text(text));
    parser.on("closetag", () => this.#end());
    return parser;
  }

  #begin(element: XmlElement & { children: (string | XmlElement)[] }): void {
    if (this.#open.length === 0) throw new XmlProblem("foreign", this.#here);
    if (!this.#builder.begin(element)) throw new XmlProblem("limit_exceeded", this.#here);
  }

  #text(text: string): void {
    const container = this.#open.at(-1);
    if (!this.#builder.isBetween) this.#builder.text(text);
    else if (container !== undefined && hasText(text)) {
      this.#take({ kind: "text", container, line: this.#here.line });
    }
  }

  #end(): void {
    if (this.#builder.isBetween) {
      this.#open.pop();
      return;
    }
    const element = this.#builder.end();
    const container = this.#open.at(-1);
    if (element !== undefined && container !== undefined) this.#take({ kind: "child", container, element });
  }

  /** Where the parser stands in the file, while it reads. */
  get #here(): Place {
    const { line, columnIndex } = this.#parser;
    const lines = line - this.#parserPlace.line;
    if (lines > 0) return { line: this.#place.line + lines, column: columnIndex + 1 };
    return { line: this.#place.line, column: this.#place.column + columnIndex + 1 - this.#parserPlace.column };
  }
}
