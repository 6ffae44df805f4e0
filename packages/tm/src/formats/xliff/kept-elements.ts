import type { UnknownElement } from "../../model/unit.ts";
import { type OnInvalidCharacter, xmlUnknownElement } from "../../xml/writing.ts";
import type { UnitLosses } from "../losses.ts";
import { isForeignElement, isWritable } from "./foreign-names.ts";
import type { XmlElement } from "./xml-element.ts";

/** Elements that the model has no name for, as it keeps them: behind all that it has names for. */
export function keptElements(
  elements: readonly XmlElement[],
  after: number,
): { readonly unknown?: readonly UnknownElement[] } {
  return elements.length === 0 ? {} : { unknown: elements.map((element) => keptElement(element, after)) };
}

function keptElement({ name, attributes, children }: XmlElement, after: number): UnknownElement {
  return { after, name, attributes, children: children.map((child) => keptChild(child)) };
}

function keptChild(child: string | XmlElement): string | UnknownElement {
  return typeof child === "string" ? child : keptElement(child, 0);
}

/** Those that XLIFF lets stand in a unit, written: of its own names, or of another namespace. */
export function writableElements(
  elements: readonly UnknownElement[] = [],
  ownNames: readonly string[],
  losses: UnitLosses,
  onInvalid: OnInvalidCharacter,
): readonly { readonly name: string; readonly xml: string }[] {
  return elements
    .filter((element) => {
      const isKnown = isForeignElement(element) || (ownNames.includes(element.name) && isWritable(element));
      if (!isKnown) losses.lose("unknown-element", `the element ${JSON.stringify(element.name.slice(0, 40))}`);
      return isKnown;
    })
    .map((element) => ({ name: element.name, xml: xmlUnknownElement(element, onInvalid) }));
}
