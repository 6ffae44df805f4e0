import type { ExtraAttribute } from "../model/unit.ts";
import { isXmlCharacter } from "../xml/characters.ts";
import { tmxLimits } from "./limits.ts";
import { ignoresSpace, none, type OpenElement, type XmlElement } from "./xml-element.ts";

/**
 * The same tree as `parseTree`, for a `tu` of the plain kind that tools write: no comments, CDATA sections or processing
 * instructions, ASCII names, and no `tu` or `body` within. It never decides that anything is wrong.
 *
 * It is here for speed alone. saxes is the fastest of the registry's parsers that are strict (for 36 MB, and on one
 * machine, saxes 0.9 s, htmlparser2 1.5 s, sax 2.6 s, sax-wasm 4.4 s), and with trees of its events reading takes twice
 * as long as with this.
 * @param line the line in the file on which the part begins.
 * @returns `undefined` for anything else, well-formed or not, which `parseTree` has to read.
 */
export function scanTree({ text, from, to }: TextPart, line: number): XmlElement | undefined {
  const open: OpenElement[] = [];
  const scanner = new TagScanner(text, from, line);
  let root: OpenElement | undefined;
  let parent: OpenElement | undefined;
  let count = 0;
  for (;;) {
    const { position } = scanner;
    const found = text.indexOf("<", position);
    const start = found === -1 || found > to ? to : found;
    if (
      start > position &&
      !(isSpace(text, position, start) && (parent === undefined || ignoresSpace(open.length, parent)))
    ) {
      const between = parent === undefined ? undefined : textContent(text.slice(position, start));
      if (parent === undefined || between === undefined) return undefined;
      addChild(parent, between);
    }
    if (start === to) return open.length === 0 && position <= to ? root : undefined;
    if (text.charCodeAt(start + 1) === slash) {
      if (parent === undefined || !scanner.passEnd(start, parent.name)) return undefined;
      open.pop();
      parent = open[open.length - 1];
      continue;
    }
    const element = scanner.scan(start);
    count += 1;
    if (element === undefined || count > tmxLimits.elements || open.length >= tmxLimits.depth) return undefined;
    if (parent === undefined) {
      if (root !== undefined || element.name !== "tu") return undefined;
      root = element;
    } else {
      if (element.name === "tu" || element.name === "body") return undefined;
      addChild(parent, element);
    }
    if (scanner.isEmpty) continue;
    open.push(element);
    parent = element;
  }
}

/** A text, and where in it the part is that is meant. */
interface TextPart {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** An array that begins with one place is a fraction of one that is pushed to; most elements have one child. */
function addChild(parent: OpenElement, child: string | XmlElement): void {
  if (parent.children.length === 0) parent.children = [child];
  else parent.children.push(child);
}

/** What XML may not hold. Line ends are all LF, so CR is none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const notHere = /[\0-\x08\x0B-\x1F\uFFFE\uFFFF]/;
/** That, and what has to be looked at in text and in an attribute. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const oddInText = /[\0-\x08\x0B-\x1F\uFFFE\uFFFF&>]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const oddInAttribute = /[\0-\x1F\uFFFE\uFFFF&<]/;

const tab = 0x09;
const lineFeed = 0x0a;
const space = 0x20;
const quote = 0x22;
const apostrophe = 0x27;
const slash = 0x2f;
const equals = 0x3d;
const greater = 0x3e;

/** More are compared with each other elsewhere. */
const mostAttributes = 30;

/** Reads tags at the positions it is given. */
class TagScanner {
  /** Behind the last tag. */
  position: number;
  /** Whether the last tag was an element without an end of its own. */
  isEmpty = false;
  readonly #text: string;
  #line: number;
  #nextBreak: number;

  constructor(text: string, start: number, line: number) {
    this.position = start;
    this.#text = text;
    this.#line = line;
    this.#nextBreak = text.indexOf("\n", start);
  }

  /** Goes behind `</name>`. @returns whether that is what stands there. */
  passEnd(start: number, name: string): boolean {
    const end = start + 2 + name.length;
    this.position = end + 1;
    return this.#text.startsWith(name, start + 2) && this.#text.charCodeAt(end) === greater;
  }

  /** The element whose tag begins at `start`. */
  scan(start: number): OpenElement | undefined {
    const name = this.#name(start + 1);
    let attributes: ExtraAttribute[] | undefined;
    for (;;) {
      const from = endOfSpace(this.#text, this.position);
      const code = this.#text.charCodeAt(from);
      this.isEmpty = code === slash;
      if (code === slash || code === greater) {
        this.position = this.isEmpty ? from + 2 : from + 1;
        if (name === undefined || this.#text.charCodeAt(this.position - 1) !== greater) return undefined;
        return { name, attributes: attributes ?? none, children: [], line: this.#lineHere() };
      }
      const attribute = from === this.position ? undefined : this.#attribute(from);
      if (attribute === undefined || isAmong(attributes, attribute)) return undefined;
      if (attributes === undefined) attributes = [attribute];
      else if (attributes.push(attribute) > mostAttributes) return undefined;
    }
  }

  #attribute(start: number): ExtraAttribute | undefined {
    const name = this.#name(start);
    const mark = this.#text.charCodeAt(this.position + 1);
    if (name === undefined || this.#text.charCodeAt(this.position) !== equals) return undefined;
    if (mark !== quote && mark !== apostrophe) return undefined;
    const from = this.position + 2;
    const end = this.#text.indexOf(mark === quote ? '"' : "'", from);
    if (end === -1) return undefined;
    this.position = end + 1;
    const value = attributeValue(this.#text.slice(from, end));
    return value === undefined ? undefined : { name, value };
  }

  /** Names that do not begin with a letter are rare, and some are none. */
  #name(start: number): string | undefined {
    let end = start;
    while (isNameCode(this.#text.charCodeAt(end))) end += 1;
    this.position = end;
    return isLetter(this.#text.charCodeAt(start)) ? this.#text.slice(start, end) : undefined;
  }

  #lineHere(): number {
    while (this.#nextBreak !== -1 && this.#nextBreak < this.position) {
      this.#line += 1;
      this.#nextBreak = this.#text.indexOf("\n", this.#nextBreak + 1);
    }
    return this.#line;
  }
}

function isAmong(attributes: readonly ExtraAttribute[] | undefined, { name }: ExtraAttribute): boolean {
  return attributes?.some((attribute) => attribute.name === name) === true;
}

function textContent(raw: string): string | undefined {
  if (!oddInText.test(raw)) return raw;
  return notHere.test(raw) || raw.includes("]]>") ? undefined : decoded(raw);
}

/** White space becomes blanks (XML 1.0, 3.3.3); written as a reference it stays. */
function attributeValue(raw: string): string | undefined {
  if (!oddInAttribute.test(raw)) return raw;
  return notHere.test(raw) || raw.includes("<") ? undefined : decoded(raw.replaceAll(/[\t\n]/g, " "));
}

function isLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}

/** Letters, digits, `-`, `.`, `:` and `_`. */
function isNameCode(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x2d && code <= 0x3a && code !== slash) ||
    (code >= 0x41 && code <= 0x5a) ||
    code === 0x5f
  );
}

function isSpace(text: string, from: number, to: number): boolean {
  return endOfSpace(text, from) === to;
}

function endOfSpace(text: string, start: number): number {
  let end = start;
  for (;;) {
    const code = text.charCodeAt(end);
    if (code !== space && code !== lineFeed && code !== tab) return end;
    end += 1;
  }
}

/** The text with its references resolved; `undefined` where one is not known. */
function decoded(raw: string): string | undefined {
  let start = raw.indexOf("&");
  if (start === -1) return raw;
  let text = "";
  let from = 0;
  for (; start !== -1; start = raw.indexOf("&", from)) {
    const end = raw.indexOf(";", start);
    const character = end === -1 ? undefined : characterOf(raw.slice(start + 1, end));
    if (character === undefined) return undefined;
    text += raw.slice(from, start) + character;
    from = end + 1;
  }
  return text + raw.slice(from);
}

function characterOf(reference: string): string | undefined {
  switch (reference) {
    case "lt":
      return "<";
    case "gt":
      return ">";
    case "amp":
      return "&";
    case "quot":
      return '"';
    case "apos":
      return "'";
    default: {
      const [, decimal, hexadecimal] = /^#(?:(\d{1,9})|x([\da-fA-F]{1,9}))$/.exec(reference) ?? [];
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number.parseInt(decimal, 10);
      return isXmlCharacter(code) ? String.fromCodePoint(code) : undefined;
    }
  }
}
