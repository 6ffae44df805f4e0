import type { ExtraAttribute } from "../../model/unit.ts";

/**
 * An element of an XLIFF file. Names of XLIFF itself have no prefix. Names of other namespaces keep theirs, and the
 * element has an attribute that declares each it uses, so that it means the same wherever it is written.
 */
export interface XmlElement extends XmlTag {
  readonly children: readonly (string | XmlElement)[];
}

export interface XmlTag {
  readonly name: string;
  readonly attributes: readonly ExtraAttribute[];
  /** Where the tag ends, from 1. */
  readonly line: number;
}

export function attributeOf(tag: Pick<XmlTag, "attributes">, name: string): string | undefined {
  return tag.attributes.find((attribute) => attribute.name === name)?.value;
}

/** All attributes but those named, or `undefined` where none is left. */
export function otherAttributes(
  tag: Pick<XmlTag, "attributes">,
  ...names: readonly string[]
): readonly ExtraAttribute[] | undefined {
  const others = tag.attributes.filter((attribute) => !names.includes(attribute.name));
  return others.length === 0 ? undefined : others;
}

/** The elements right inside, of one name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child): child is XmlElement => typeof child !== "string" && child.name === name);
}

export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

/** A `source` or `target` right inside that is not the first, of which there may be one each. */
export function repeatedTexts(element: XmlElement): readonly XmlElement[] {
  return ["source", "target"].flatMap((name) => childrenOf(element, name).slice(1));
}

/** All the text in an element, at whatever depth. */
export function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

/** The element and all in it, in the order of their tags. */
export function* elementsIn(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) if (typeof child !== "string") yield* elementsIn(child);
}
