import type { Property } from "../../model/unit.ts";
import { type OnInvalidCharacter, xmlAttributes, xmlText } from "../../xml/writing.ts";
import { loseOfText } from "../bilingual.ts";
import type { UnitLosses } from "../losses.ts";
import { attributeOf, textOf, type XmlElement } from "./xml-element.ts";

/** The metadata module of XLIFF 2.1 (section 5.3), in which a unit's properties are one group of this category. */
const namespace = "urn:oasis:names:tc:xliff:metadata:2.0";
const category = "dragoman-properties";

/** The properties in an element that `writeMetadata` wrote; `undefined` for any other, which is kept as it is. */
export function readMetadata(element: XmlElement): readonly Property[] | undefined {
  const [group, ...others] = elementsOf(element);
  if (!isMetadata(element, "metadata") || group === undefined || others.length > 0) return undefined;
  if (!isMetadata(group, "metaGroup") || attributeOf(group, "category") !== category) return undefined;
  const entries = elementsOf(group);
  const arePlain = entries.every((entry) => isMetadata(entry, "meta") && elementsOf(entry).length === 0);
  if (!arePlain) return undefined;
  return entries.map((entry) => ({ type: attributeOf(entry, "type") ?? "", value: textOf(entry) }));
}

export function writeMetadata(
  properties: readonly Property[],
  losses: UnitLosses,
  onInvalid: OnInvalidCharacter,
): string {
  if (properties.length === 0) return "";
  const entries = properties.map((property) => {
    const { type, value } = property;
    loseOfText(property, losses);
    return `<mda:meta${xmlAttributes([["type", type]], onInvalid)}>${xmlText(value, onInvalid)}</mda:meta>`;
  });
  const group = `<mda:metaGroup category="${category}">${entries.join("")}</mda:metaGroup>`;
  return `<mda:metadata xmlns:mda="${namespace}">${group}</mda:metadata>`;
}

function isMetadata({ name, attributes }: XmlElement, local: string): boolean {
  const [first = "", second] = name.split(":");
  const declaration = second === undefined ? "xmlns" : `xmlns:${first}`;
  return (second ?? first) === local && attributeOf({ attributes }, declaration) === namespace;
}

function elementsOf(element: XmlElement): readonly XmlElement[] {
  return element.children.filter((child) => typeof child !== "string");
}
