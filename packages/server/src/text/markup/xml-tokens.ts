import { cdataName, type Token } from "./token.ts";
import { xmlName } from "./xml-names.ts";

/**
 * The tokens of XML, well-formed or not: what is no markup is text. Written here because strict parsers know no slices
 * of faulty XML, and lenient ones take a bare `<` for a tag and end a document type in the midst of it. What
 * `checkXml` has found well-formed is cut as XML says.
 */
export function readXmlTokens(source: string): readonly Token[] {
  return new XmlReading(source).read();
}

const tagName = new RegExp(xmlName, "uy");
const endTag = new RegExp(`</(${xmlName})[\\t\\n\\r ]*>`, "uy");
const declaration = /<![A-Za-z][^<>]*>/y;
const beforeMark = /[^<>"']*/y;

class XmlReading {
  readonly #source: string;
  readonly #tokens: Token[] = [];
  /** Behind the last token. */
  #end = 0;
  /** What stands nowhere from a position on: it is looked for once. */
  readonly #missing = new Map<string, number>();
  /** Where in a tag, outside of quotes, the way led to no end: it leads to none the next time. */
  readonly #deadEnds = new Set<number>();
  #hasDocumentType = false;

  constructor(source: string) {
    this.#source = source;
  }

  read(): readonly Token[] {
    for (let at = this.#find("<", 0); at !== -1; at = this.#find("<", Math.max(at + 1, this.#end)))
      this.#readMarkup(at);
    this.#passTo(this.#source.length);
    return this.#tokens;
  }

  /** Takes what begins at `from`; nothing where that is no markup. */
  #readMarkup(from: number): void {
    const startsWith = (mark: string) => this.#source.startsWith(mark, from);
    if (startsWith("</")) this.#readEnd(from);
    else if (startsWith("<?")) this.#readHidden(from, "?>", from + 2);
    else if (startsWith("<!--")) this.#readHidden(from, "-->", from + 4);
    else if (startsWith("<![CDATA[")) this.#readCdata(from);
    else if (/^<!DOCTYPE$/i.test(this.#source.slice(from, from + 9))) this.#readDocumentType(from);
    else if (startsWith("<!")) this.#readDeclaration(from);
    else this.#readStart(from);
  }

  #readEnd(from: number): void {
    endTag.lastIndex = from;
    const name = endTag.exec(this.#source)?.[1];
    if (name !== undefined) this.#push({ kind: "end", name, from, to: endTag.lastIndex });
  }

  #readDeclaration(from: number): void {
    declaration.lastIndex = from;
    if (declaration.test(this.#source)) this.#push({ kind: "hidden", from, to: declaration.lastIndex });
  }

  #readHidden(from: number, ending: string, after: number): void {
    const end = this.#find(ending, after);
    if (end !== -1) this.#push({ kind: "hidden", from, to: end + ending.length });
  }

  #readCdata(from: number): void {
    const textFrom = from + "<![CDATA[".length;
    const textTo = this.#find("]]>", textFrom);
    if (textTo === -1) return;
    this.#push({ kind: "start", name: cdataName, from, to: textFrom });
    if (textTo > textFrom) this.#push({ kind: "text", from: textFrom, to: textTo, isLiteral: true });
    this.#push({ kind: "end", name: cdataName, from: textTo, to: textTo + "]]>".length });
  }

  /** With its own declarations, in which quotes, comments and instructions may hold anything. Looked for once only. */
  #readDocumentType(from: number): void {
    if (this.#hasDocumentType) return;
    this.#hasDocumentType = true;
    const marks = /[[\]>"']|<!--|<\?/g;
    marks.lastIndex = from + 2;
    let isInside = false;
    for (let mark = marks.exec(this.#source)?.[0]; mark !== undefined; mark = marks.exec(this.#source)?.[0]) {
      if (mark === "[") isInside = true;
      else if (mark === "]") isInside = false;
      else if (mark !== ">") {
        const closing = mark === "<!--" ? "-->" : mark === "<?" ? "?>" : mark;
        const end = this.#find(closing, marks.lastIndex);
        if (end === -1) return;
        marks.lastIndex = end + closing.length;
      } else if (!isInside) {
        const to = marks.lastIndex;
        this.#push({ kind: "hidden", from, to, documentType: this.#source.slice(from, to) });
        return;
      }
    }
  }

  #readStart(from: number): void {
    tagName.lastIndex = from + 1;
    const name = tagName.exec(this.#source)?.[0];
    const close = name === undefined ? undefined : this.#endOfTag(tagName.lastIndex);
    if (name === undefined || close === undefined) return;
    const kind = this.#source[close - 1] === "/" ? "empty" : "start";
    this.#push({ kind, name, from, to: close + 1 });
  }

  /** Where the `>` stands that ends the tag; `undefined` where another `<` or nothing comes first. */
  #endOfTag(start: number): number | undefined {
    const passed: number[] = [];
    let at = start;
    while (!this.#deadEnds.has(at)) {
      passed.push(at);
      beforeMark.lastIndex = at;
      beforeMark.test(this.#source);
      const mark = beforeMark.lastIndex;
      const character = this.#source[mark];
      if (character === ">") return mark;
      const closing = character === '"' || character === "'" ? this.#find(character, mark + 1) : -1;
      if (closing === -1) break;
      at = closing + 1;
    }
    for (const dead of passed) this.#deadEnds.add(dead);
    return undefined;
  }

  #find(wanted: string, from: number): number {
    if (from >= (this.#missing.get(wanted) ?? Number.POSITIVE_INFINITY)) return -1;
    const found = this.#source.indexOf(wanted, from);
    if (found === -1) this.#missing.set(wanted, from);
    return found;
  }

  #push(token: Token): void {
    this.#passTo(token.from);
    this.#tokens.push(token);
    this.#end = token.to;
  }

  #passTo(offset: number): void {
    if (offset > this.#end) this.#tokens.push({ kind: "text", from: this.#end, to: offset, isLiteral: false });
    this.#end = offset;
  }
}
