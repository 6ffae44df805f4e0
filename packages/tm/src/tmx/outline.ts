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
 * Reads all of a TMX file but its units, which are passed over, as text that comes in pieces. The document type is
 * passed over too.
 */
export class Outline {
  #parser = this.#createParser();
  #builder = new TreeBuilder();
  #open: string[] = [];
  #events: OutlineEvent[] = [];
  /** Where the next text stands. */
  #place: Place = { line: 1, column: 1 };
  /** Where the parser stood when it was given the text that it is reading. */
  #from: Pick<StrictParser, "line" | "columnIndex"> = { line: 1, columnIndex: 0 };

  get place(): Place {
    return this.#place;
  }

  /** The containers that are open, the outermost first. */
  get open(): readonly string[] {
    return this.#open;
  }

  /** @throws XmlProblem, after which only `restart` helps. */
  read(text: string): readonly OutlineEvent[] {
    this.#events = [];
    const { line, columnIndex } = this.#parser;
    this.#from = { line, columnIndex };
    this.#parser.write(text);
    this.#place = placeAfter(this.#place, text);
    return this.#events;
  }

  /** Goes on behind text that is read elsewhere. */
  pass(text: string): void {
    this.#place = placeAfter(this.#place, text);
  }

  /** Goes on in the body, behind text that is no XML. */
  restart(text: string): void {
    this.#parser = this.#createParser();
    this.#builder = new TreeBuilder();
    this.#open = [];
    this.#parser.write("<tmx><body>");
    this.#place = placeAfter(this.#place, text);
  }

  #createParser(): StrictParser {
    const parser = createStrictParser({ fragment: false, place: () => this.#here });
    parser.on("opentag", ({ name, attributes }) => {
      const element = { name, attributes: attributeList(attributes), children: [], line: this.#here.line };
      if (!this.#builder.isBetween || containers[this.#open.length] !== name) this.#begin(element);
      else {
        this.#open.push(name);
        this.#events.push({ kind: "open", container: element });
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
      this.#events.push({ kind: "text", container, line: this.#here.line });
    }
  }

  #end(): void {
    if (this.#builder.isBetween) {
      this.#open.pop();
      return;
    }
    const element = this.#builder.end();
    const container = this.#open.at(-1);
    if (element !== undefined && container !== undefined) this.#events.push({ kind: "child", container, element });
  }

  /** Where the parser stands in the file, of which it does not see the units. */
  get #here(): Place {
    const { line, columnIndex } = this.#parser;
    if (line !== this.#from.line) return { line: this.#place.line + line - this.#from.line, column: columnIndex + 1 };
    return { line: this.#place.line, column: this.#place.column + columnIndex - this.#from.columnIndex };
  }
}
