import { xmlText } from "../../xml/writing.ts";
import { ResourceError, shownKey } from "../resource-error.ts";
import { elementsOf, type XmlNode } from "./xml-nodes.ts";

/**
 * Inline elements of a message (XLIFF 1.2, 2.4; XLIFF 2.1, 4.2.3) as short tags in its text: `<g1>…</g1>` where one, or
 * a pair of them, encloses text, `<x2/>` for all others. Equal ones have the same tag.
 */
export class InlineCodes {
  readonly #written = new Map<string, WrittenCode>();
  readonly #names = new Map<string, string>();
  #next: number;

  /** @param source the element whose codes these are. @param text that its places are in. */
  constructor(source: XmlNode, text: string, others: readonly XmlNode[] = []) {
    this.#next = 1 + greatestNumberIn([source, ...others]);
    this.#collect(source, text);
  }

  /** The message in an element, such as the source itself, or a target with codes of the source. */
  textOf(node: XmlNode, text: string): string {
    const pairs = pairsIn(node);
    return node.children
      .map((child) => {
        if (typeof child === "string") return child;
        const begin = pairs.get(child);
        const name = this.#nameOf(begin ?? child, begin !== undefined || isAround(child), text);
        if (begin === child) return `<${name}>`;
        if (begin !== undefined) return `</${name}>`;
        return isAround(child) ? `<${name}>${this.textOf(child, text)}</${name}>` : `<${name}/>`;
      })
      .join("");
  }

  /**
   * The XML of a message, in which tags are the elements again.
   * @throws ResourceError where a code is missing, or does not nest.
   */
  xmlOf(message: string, key: string): string {
    const open: string[] = [];
    const used = new Set<string>();
    let at = 0;
    let xml = "";
    for (const found of message.matchAll(/<(\/?)([gx]\d+)(\/?)>/g)) {
      const [tag, isEnd, name = "", isAlone] = found;
      const code = this.#written.get(name);
      if (code === undefined || (code.kind === "alone") !== (isAlone === "/") || (isEnd === "/" && isAlone === "/"))
        continue;
      xml += escaped(message.slice(at, found.index), key);
      at = found.index + tag.length;
      used.add(name);
      if (code.kind === "alone") xml += code.xml;
      else if (isEnd === "") {
        open.push(name);
        xml += code.begin;
      } else {
        if (open.pop() !== name) throw brokenCodes(key);
        xml += code.end;
      }
    }
    if (open.length > 0 || used.size < this.#written.size) throw brokenCodes(key);
    return xml + escaped(message.slice(at), key);
  }

  #collect(node: XmlNode, text: string): void {
    const pairs = pairsIn(node);
    for (const child of elementsOf(node)) {
      const begin = pairs.get(child);
      if (begin !== undefined) {
        const name = this.#nameOf(begin, true, text);
        const known = this.#written.get(name);
        const slice = text.slice(child.start, child.end);
        if (begin === child) this.#written.set(name, { kind: "around", begin: slice, end: "" });
        else if (known?.kind === "around") this.#written.set(name, { ...known, end: slice });
      } else if (isAround(child)) {
        const begin = text.slice(child.start, child.openEnd);
        const end = text.slice(child.closeStart, child.end);
        // One without content has one tag for both.
        const pair = end === "" ? { begin: begin.replace(/\s*\/>$/, ">"), end: `</${child.written}>` } : { begin, end };
        this.#written.set(this.#nameOf(child, true, text), { kind: "around", ...pair });
        this.#collect(child, text);
      } else {
        this.#written.set(this.#nameOf(child, false, text), { kind: "alone", xml: text.slice(child.start, child.end) });
      }
    }
  }

  #nameOf(node: XmlNode, isAroundText: boolean, text: string): string {
    const id = node.attributes.get("id") ?? node.attributes.get("mid") ?? node.attributes.get("startRef");
    const identity = JSON.stringify([node.name, isAroundText, id ?? text.slice(node.start, node.end)]);
    const name = this.#names.get(identity) ?? `${isAroundText ? "g" : "x"}${this.#next++}`;
    this.#names.set(identity, name);
    return name;
  }
}

type WrittenCode =
  | { readonly kind: "around"; readonly begin: string; readonly end: string }
  | { readonly kind: "alone"; readonly xml: string };

function isAround({ name }: XmlNode): boolean {
  return name === "g" || name === "pc" || name === "mrk";
}

const begins = new Set(["bx", "bpt", "sc", "sm"]);
const ends = new Set(["ex", "ept", "ec", "em"]);

/** Both halves of each pair that stands within the same element and nests, by either half: its beginning. */
function pairsIn(node: XmlNode): ReadonlyMap<XmlNode, XmlNode> {
  const pairs = new Map<XmlNode, XmlNode>();
  const open: XmlNode[] = [];
  for (const child of elementsOf(node)) {
    if (begins.has(child.name)) open.push(child);
    if (!ends.has(child.name)) continue;
    const begin = open.pop();
    if (begin === undefined || pairKey(begin) !== pairKey(child)) {
      // Pairs that cross stay single codes, and so do those around them.
      open.length = 0;
      continue;
    }
    pairs.set(begin, begin).set(child, begin);
  }
  return pairs;
}

function pairKey({ attributes }: XmlNode): string {
  return attributes.get("rid") ?? attributes.get("startRef") ?? attributes.get("id") ?? "";
}

/** The greatest number of what looks like such a tag in the texts themselves, so that no code is taken for it. */
function greatestNumberIn(nodes: readonly XmlNode[]): number {
  const texts = (node: XmlNode): string =>
    node.children.map((child) => (typeof child === "string" ? child : texts(child))).join(" ");
  const found = nodes.flatMap((node) => [...texts(node).matchAll(/<\/?[gx](\d{1,6})/g)]);
  return found.reduce((most, [, number]) => Math.max(most, Number(number)), 0);
}

function escaped(text: string, key: string): string {
  return xmlText(text, () => {
    const problem = `The translation of ${shownKey(key)} has a character that XML does not allow; take it out.`;
    throw new ResourceError("invalid-value", problem);
  });
}

function brokenCodes(key: string): ResourceError {
  const problem = `The translation of ${shownKey(key)} does not have the source's inline elements as they nest there.`;
  return new ResourceError("invalid-value", problem);
}
