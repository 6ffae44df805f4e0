import { SaxesParser, type SaxesTagNS } from "saxes";
import { xmlEntities } from "../../xml/entities.ts";
import { ResourceError } from "../resource-error.ts";

/** An element with its places in the text that it was read from. */
export interface XmlNode {
  /** Without a prefix where it is XLIFF's, else with it. */
  readonly name: string;
  /** As it is written, with its prefix. */
  readonly written: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** In scope within it. */
  readonly namespaces: Namespaces;
  /** In scope around it. */
  readonly outerNamespaces: Namespaces;
  readonly line: number;
  /** Of its first tag; of its last one, which begins where the first ends if it has only one; and behind all. */
  readonly start: number;
  readonly openEnd: number;
  readonly closeStart: number;
  readonly end: number;
  readonly children: readonly (XmlNode | string)[];
}

/** By prefix; that of the default namespace is empty. */
export type Namespaces = ReadonlyMap<string, string>;

const deepest = 100;
const xliffNamespaces = /^urn:oasis:names:tc:xliff:document:[12]\./;

interface OpenNode extends XmlNode {
  closeStart: number;
  end: number;
  readonly children: (XmlNode | string)[];
}

/**
 * The root element of an XML text. The document type is not read, and no entity is known but XML's own five.
 * @param around The namespaces in scope where the text is a part of another.
 * @throws ResourceError
 */
export function xmlRoot(text: string, around: Namespaces = new Map()): XmlNode {
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: Object.fromEntries(around) });
  parser.ENTITIES = xmlEntities();
  const open: OpenNode[] = [];
  let root: XmlNode | undefined;

  parser.on("error", (error) => {
    throw new ResourceError(...problemOf(error.message), { line: parser.line, cause: error });
  });
  parser.on("opentag", (tag: SaxesTagNS) => {
    if (open.length >= deepest) {
      throw new ResourceError("limit-exceeded", `Elements are nested deeper than ${deepest}; this is no XLIFF.`, {
        line: parser.line,
      });
    }
    const end = parser.position;
    const start = text.lastIndexOf("<", end - 1);
    const isXliff = tag.uri === "" || xliffNamespaces.test(tag.uri);
    const attributes = new Map(Object.values(tag.attributes).map(({ name, value }) => [name, value]));
    const outerNamespaces = open.at(-1)?.namespaces ?? around;
    const declared = Object.entries(tag.ns);
    const node: OpenNode = {
      name: isXliff ? tag.local : tag.name,
      written: tag.name,
      attributes,
      namespaces: declared.length === 0 ? outerNamespaces : new Map([...outerNamespaces, ...declared]),
      outerNamespaces,
      line: parser.line,
      start,
      openEnd: end,
      closeStart: end,
      end,
      children: [],
    };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on("closetag", (tag) => {
    const node = open.pop();
    if (node === undefined || tag.isSelfClosing) return;
    node.end = parser.position;
    node.closeStart = text.lastIndexOf("<", node.end - 1);
  });
  const take = (piece: string) => open.at(-1)?.children.push(piece);
  parser.on("text", take);
  parser.on("cdata", take);
  parser.write(text).close();
  if (root === undefined)
    throw new ResourceError("malformed", "There is no element in it; give an XLIFF file.", { line: 1 });
  return root;
}

/** What the parser says may quote the file, so only its kind is kept. */
function problemOf(message: string): ["malformed", string] {
  if (/undefined entity\.|malformed character entity\./.test(message)) {
    return ["malformed", "An entity that XML does not have; write the character itself. Document types are not read."];
  }
  if (/unclosed tag|unexpected end\.|must contain a root element/.test(message)) {
    return ["malformed", "The file ends before its elements do."];
  }
  return ["malformed", "This is no well-formed XML; mend it here."];
}

/** @throws ResourceError for a file that says that it is in another encoding, as it was read as UTF-8. */
export function refuseOtherEncoding(text: string): void {
  const encoding = /^\uFEFF?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(text)?.[1] ?? "UTF-8";
  if (/^utf-?8$/i.test(encoding)) return;
  const problem = "The XML declaration says another encoding than UTF-8; save the file as UTF-8 and say so there.";
  throw new ResourceError("invalid-encoding", problem, { line: 1 });
}

/** The prefix of an element or attribute, `""` where it has none. */
export function prefixOf(written: string): string {
  return written.includes(":") ? written.slice(0, written.indexOf(":")) : "";
}

export function elementsOf(node: XmlNode): readonly XmlNode[] {
  return node.children.filter((child): child is XmlNode => typeof child !== "string");
}

export function childrenNamed(node: XmlNode, name: string): readonly XmlNode[] {
  return elementsOf(node).filter((child) => child.name === name);
}

export function textIn(node: XmlNode): string {
  return node.children.map((child) => (typeof child === "string" ? child : textIn(child))).join("");
}

/** A first tag, as it is written, with other values of attributes; `undefined` takes one away. */
export function withAttributes(tag: string, values: Readonly<Record<string, string | undefined>>): string {
  const left = new Map(Object.entries(values));
  const written = tag.replaceAll(/(\s+)([^\s=<>/"']+)(\s*=\s*)("[^"]*"|'[^']*')/g, (found, blank, name, equals) => {
    if (!left.has(name)) return found;
    const value = left.get(name);
    left.delete(name);
    return value === undefined ? "" : `${blank}${name}${equals}"${value}"`;
  });
  const added = [...left].flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${value}"`)).join("");
  return added === "" ? written : written.replace(/\s*\/?>$/, (end) => added + end);
}
