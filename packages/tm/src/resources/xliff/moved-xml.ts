import { xmlAttributes } from "../../xml/writing.ts";
import { type Edit, edited } from "../edits.ts";
import { elementsOf, type Namespaces, prefixOf, type XmlNode, xmlRoot } from "./xml-nodes.ts";

/** Where XML comes from or goes to. */
export interface XmlPlace {
  /** In scope there. */
  readonly namespaces: Namespaces;
  /** Of the file's `xliff` element; `""` where it has none. */
  readonly prefix: string;
  /** Of the file's `xliff` element; `""` where it is in no namespace. */
  readonly uri: string;
}

/**
 * Elements and text of one XLIFF file, to stand in another one: XLIFF's own elements are written with the prefix that
 * they have there, and what else is not declared there is declared on the outermost elements. Character for character
 * the same where both places have the same namespaces.
 */
export function movedXml(xml: string, from: XmlPlace, to: XmlPlace): string {
  if (from.prefix === to.prefix && isSameScope(from.namespaces, to.namespaces)) return xml;
  const name = prefixed(from.prefix, "moved");
  const [open, close] = [`<${name}>`, `</${name}>`];
  const text = open + xml + close;
  const outermost = elementsOf(xmlRoot(text, from.namespaces));
  const nodes = outermost.flatMap(withinAndSelf);
  const isRenamed = canBeRenamed(nodes, from, to);
  const edits = [
    ...(isRenamed ? nodes.filter((node) => isOwn(node, from)).flatMap((node) => renaming(node, to.prefix)) : []),
    ...outermost.flatMap((node) => declarations(node, from, to, isRenamed)),
  ];
  const moved = edited(text, edits);
  return moved.slice(open.length, moved.length - close.length);
}

function isSameScope(one: Namespaces, other: Namespaces): boolean {
  return one.size === other.size && [...one].every(([prefix, uri]) => other.get(prefix) === uri);
}

function withinAndSelf(node: XmlNode): readonly XmlNode[] {
  return [node, ...elementsOf(node).flatMap(withinAndSelf)];
}

function isOwn({ written, namespaces }: XmlNode, { uri }: XmlPlace): boolean {
  return (namespaces.get(prefixOf(written)) ?? "") === uri;
}

/** Whether the other file's prefix means XLIFF wherever it is to be written, and nothing else there needs it. */
function canBeRenamed(nodes: readonly XmlNode[], from: XmlPlace, to: XmlPlace): boolean {
  const { prefix } = to;
  const means = (place: XmlPlace | XmlNode) => place.namespaces.get(prefix) ?? "";
  if (means(to) !== to.uri || nodes.some((node) => means(node) !== means(from))) return false;
  return means(from) === means(to) || !nodes.some((node) => prefixesOf(node, from, true).includes(prefix));
}

/** The prefixes that an element and its attributes are written with; its own only where it keeps it. */
function prefixesOf(node: XmlNode, from: XmlPlace, isRenamed: boolean): readonly string[] {
  const ofAttributes = [...node.attributes.keys()].map(prefixOf);
  const needed = ofAttributes.filter((prefix) => prefix !== "" && prefix !== "xmlns" && prefix !== "xml");
  return isRenamed && isOwn(node, from) ? needed : [prefixOf(node.written), ...needed];
}

function renaming({ written, start, openEnd, closeStart, end }: XmlNode, prefix: string): readonly Edit[] {
  const name = prefixed(prefix, written.slice(written.indexOf(":") + 1));
  if (name === written) return [];
  const at = (from: number) => ({ start: from, end: from + written.length, text: name });
  return end === openEnd ? [at(start + 1)] : [at(start + 1), at(closeStart + 2)];
}

/** For the prefixes that mean something else around the new place, or nothing. */
function declarations(outermost: XmlNode, from: XmlPlace, to: XmlPlace, isRenamed: boolean): readonly Edit[] {
  const at = outermost.start + 1 + outermost.written.length;
  const needed = new Set<string>();
  for (const node of withinAndSelf(outermost)) {
    for (const prefix of prefixesOf(node, from, isRenamed)) {
      if (node.namespaces.get(prefix) === from.namespaces.get(prefix)) needed.add(prefix);
    }
  }
  return [...needed].flatMap((prefix) => {
    const meant = from.namespaces.get(prefix) ?? "";
    const uri = meant === from.uri && meant === "" ? to.uri : meant;
    const isKnown = uri === (to.namespaces.get(prefix) ?? "");
    if (isKnown || outermost.attributes.has(declarationOf(prefix))) return [];
    return [{ start: at, end: at, text: xmlAttributes([[declarationOf(prefix), uri]], () => "") }];
  });
}

function declarationOf(prefix: string): string {
  return prefix === "" ? "xmlns" : `xmlns:${prefix}`;
}

function prefixed(prefix: string, name: string): string {
  return prefix === "" ? name : `${prefix}:${name}`;
}
