import { QuoteType, Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { type ElementKind, kindOf } from "./element-kinds.ts";
import { ScriptText } from "./script-text.ts";

/** A start tag. Places count from the beginning of the page. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly kind: ElementKind;
  readonly start: number;
  readonly nameEnd: number;
  readonly end: number;
  readonly isSelfClosing: boolean;
  /** Those that were asked for, each once, in order. */
  readonly attributes: readonly Attribute[];
}

export interface Attribute {
  /** In lower case. */
  readonly name: string;
  /** Of the value as it is spelled, without its quotes; both at the name's end where it has none. */
  readonly start: number;
  readonly end: number;
  /** As it is spelled. */
  readonly value: string;
  readonly quote: '"' | "'" | "unquoted" | "none";
}

/** What a page consists of, in order and without gaps, except for tags that never end. */
export interface Markup {
  readonly startTag: (tag: Tag) => void;
  readonly endTag: (name: string, start: number, end: number) => void;
  /** One text may come in several parts. */
  readonly text: (start: number, end: number) => void;
  /** Comments, the doctype, and what browsers leave out. */
  readonly other: (start: number, end: number) => void;
  /** From here on, browsers see another page than the tokenizer. */
  readonly lost: (start: number) => void;
  /** Whether tags are read as those of SVG and MathML. */
  readonly isForeign: () => boolean;
}

/** Reads a page that comes in pieces, and keeps of it what may still be asked for. */
export class TagReader implements TokenizerCallbacks {
  /** The page from `base` on. */
  source = "";
  base = 0;
  /** The end of the last thing that was read. */
  cursor = 0;
  readonly #markup: Markup;
  readonly #asks: (attribute: string) => boolean;
  readonly #tokenizer: Tokenizer;
  #tagName = "";
  #tagStart = 0;
  #nameEnd = 0;
  #attributes: Attribute[] = noAttributes;
  #attributeName: string | undefined;
  #valueStart = -1;
  #valueEnd = -1;
  /** Of the script whose text is read. */
  #script: ScriptText | undefined;
  #isEnding = false;
  #isLost = false;
  /** An end tag whose `>` was not seen yet. */
  #closing: { readonly name: string; readonly nameEnd: number; searched: number } | undefined;

  /** @param asks which attributes are read, by name in lower case */
  constructor(markup: Markup, asks: (attribute: string) => boolean) {
    this.#markup = markup;
    this.#asks = asks;
    this.#tokenizer = new Tokenizer({ decodeEntities: false }, this);
  }

  write(piece: string): void {
    this.source = this.source === "" ? piece : this.source + piece;
    if (!this.#isLost) this.#tokenizer.write(piece);
    this.#finishEndTag();
    if (this.#isLost) this.cursor = this.base + this.source.length;
  }

  end(): void {
    this.#isEnding = true;
    this.#tokenizer.end();
  }

  slice(start: number, end: number): string {
    return this.source.slice(start - this.base, end - this.base);
  }

  /** Where the first of a stretch stands that is no white space; its end where there is none. */
  blankEnd(start: number, end: number): number {
    const { base, source } = this;
    let at = start;
    while (at < end && isWhiteSpace(source.charCodeAt(at - base))) at++;
    return at;
  }

  /** Forgets what is before a place. */
  forget(before: number): void {
    this.source = this.source.slice(before - this.base);
    this.base = before;
  }

  onopentagname(start: number, end: number): void {
    this.#reach(start - 1);
    this.#tagName = lowerCased(this.slice(start, end));
    this.#tagStart = start - 1;
    this.#nameEnd = end;
    this.#attributes = noAttributes;
  }

  onattribname(start: number, end: number): void {
    const name = lowerCased(this.slice(start, end));
    this.#attributeName = this.#asks(name) ? name : undefined;
    this.#valueStart = -1;
    this.#valueEnd = end;
  }

  onattribdata(start: number, end: number): void {
    if (this.#valueStart === -1) this.#valueStart = start;
    this.#valueEnd = end;
  }

  onattribend(quote: QuoteType): void {
    const name = this.#attributeName;
    if (name === undefined) return;
    // Of several with the same name, browsers take the first.
    if (this.#attributes.some((attribute) => attribute.name === name)) return;
    if (this.#attributes === noAttributes) this.#attributes = [];
    const start = this.#valueStart === -1 ? this.#valueEnd : this.#valueStart;
    const end = this.#valueEnd;
    this.#attributes.push({ name, start, end, value: this.slice(start, end), quote: quotes[quote] });
  }

  onopentagend(end: number): void {
    this.#finishStartTag(end + 1, false);
  }

  onselfclosingtag(end: number): void {
    this.#finishStartTag(end + 1, true);
  }

  onclosetag(start: number, end: number): void {
    this.#reach(start - 2);
    const name = lowerCased(this.slice(start, end));
    if (this.#script?.isDoublyEscaped) this.#lose();
    this.#script = undefined;
    if (this.source.charCodeAt(end - this.base) !== greaterThan) {
      this.#closing = { name, nameEnd: end, searched: end };
      this.#finishEndTag();
      return;
    }
    this.cursor = end + 1;
    if (!this.#isLost) this.#markup.endTag(name, start - 2, end + 1);
  }

  ontext(start: number, end: number): void {
    // At the page's end, the tokenizer takes the rest of some unfinished tags for text.
    if (this.#isEnding && start !== this.cursor) return;
    this.#reach(start);
    this.cursor = end;
    this.#script?.read(this.slice(start, end));
    if (!this.#isLost) this.#markup.text(start, end);
  }

  oncomment(_start: number, end: number): void {
    this.#finishEndTag();
    // An unfinished one ends with the page, which has no character at that place.
    this.#other(Math.min(end + 1, this.base + this.source.length));
  }

  oncdata(start: number, end: number): void {
    this.oncomment(start, end);
  }

  ondeclaration(start: number, end: number): void {
    this.oncomment(start, end);
  }

  onprocessinginstruction(start: number, end: number): void {
    this.oncomment(start, end);
  }

  onattribentity(): void {}

  ontextentity(): void {}

  onend(): void {}

  isInForeignContext(): boolean {
    return this.#markup.isForeign();
  }

  #finishStartTag(end: number, isSelfClosing: boolean): void {
    this.cursor = end;
    if (this.#isLost) return;
    if (this.#tagName === "script" && !this.#markup.isForeign()) this.#script = new ScriptText();
    this.#markup.startTag({
      name: this.#tagName,
      kind: kindOf(this.#tagName),
      start: this.#tagStart,
      nameEnd: this.#nameEnd,
      end,
      isSelfClosing,
      attributes: this.#attributes,
    });
  }

  /** An end tag's name is told before its `>` is seen. */
  #finishEndTag(): void {
    const closing = this.#closing;
    if (closing === undefined) return;
    const end = this.source.indexOf(">", closing.searched - this.base);
    if (end === -1) {
      closing.searched = this.base + this.source.length;
      return;
    }
    this.#closing = undefined;
    if (this.#isLost) return;
    if (hasOpenQuote(this.source.slice(closing.nameEnd - this.base, end))) {
      this.#lose();
      return;
    }
    const start = this.cursor;
    this.cursor = this.base + end + 1;
    this.#markup.endTag(closing.name, start, this.cursor);
  }

  #lose(): void {
    this.#isLost = true;
    this.#markup.lost(this.cursor);
  }

  /** Whatever comes before a place and was not told of, such as `</>`. */
  #reach(start: number): void {
    this.#finishEndTag();
    if (start > this.cursor) this.#other(start);
  }

  #other(end: number): void {
    const start = this.cursor;
    this.cursor = end;
    if (end > start && !this.#isLost) this.#markup.other(start, end);
  }
}

/** An end tag may have attributes, and `>` in their quotes (HTML, section 13.2.5.36); the tokenizer ends it there. */
function hasOpenQuote(attributes: string): boolean {
  return attributes !== "" && /=\s*["']/.test(attributes.replaceAll(/=\s*(?:"[^"]*"|'[^']*')/g, ""));
}

const greaterThan = 0x3e;

/** White space that HTML leaves out. */
function isWhiteSpace(code: number): boolean {
  return code === 0x20 || (code <= 0x0d && code >= 0x09 && code !== 0x0b);
}

const noAttributes: Attribute[] = [];

const quotes = {
  [QuoteType.NoValue]: "none",
  [QuoteType.Unquoted]: "unquoted",
  [QuoteType.Single]: "'",
  [QuoteType.Double]: '"',
} as const;

function lowerCased(name: string): string {
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    if (code >= 0x41 && code <= 0x5a) return name.toLowerCase();
  }
  return name;
}
