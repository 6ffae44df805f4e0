import type { Note, Property, UnknownElement } from "../model/unit.ts";
import type { Findings } from "./findings.ts";
import { type Draft, readAttributes } from "./read-attributes.ts";
import { attributeOf, hasText, type XmlElement } from "./xml-element.ts";

interface Described {
  properties: readonly Property[];
  notes: readonly Note[];
  unknown?: readonly UnknownElement[];
}

/** What became of a child. */
export type Taken = "kept" | "left-out" | "unknown";

/**
 * Reads the children of `header`, `tu` or `tuv`: properties and notes here, the element's own by `take`. One that is
 * unknown is kept as it is.
 */
export function readChildren(
  element: XmlElement,
  into: Described,
  findings: Findings,
  take: (child: XmlElement) => Taken,
): void {
  let properties: Property[] | undefined;
  let notes: Note[] | undefined;
  let unknown: UnknownElement[] | undefined;
  let known = 0;
  for (const child of element.children) {
    if (typeof child === "string") {
      if (hasText(child)) misplacedText(findings, element);
      continue;
    }
    if (child.name === "prop") {
      properties ??= [];
      properties.push(readProperty(child, findings));
    } else if (child.name === "note") {
      notes ??= [];
      notes.push(readNote(child, findings));
    } else {
      const taken = take(child);
      if (taken === "unknown") {
        unknown ??= [];
        unknown.push(keepElement(child, known));
      }
      if (taken !== "kept") continue;
    }
    known += 1;
  }
  if (properties !== undefined) into.properties = properties;
  if (notes !== undefined) into.notes = notes;
  if (unknown !== undefined) into.unknown = unknown;
}

function readProperty(element: XmlElement, findings: Findings): Property {
  const property: Draft<Property> = { type: "", value: textOfElement(element, findings) };
  readAttributes(element, property, (name, value) => {
    if (name !== "type") return takeOrigin(element, property, name, value);
    property.type = value;
    return true;
  });
  if (attributeOf(element, "type") === undefined) {
    findings.add("missing_attribute", element.line, "A prop has no type; give it one.");
  }
  return property;
}

function readNote(element: XmlElement, findings: Findings): Note {
  const note: Draft<Note> = { text: textOfElement(element, findings) };
  readAttributes(element, note, (name, value) => takeOrigin(element, note, name, value));
  return note;
}

function takeOrigin(
  element: XmlElement,
  into: { language?: string; encoding?: string },
  name: string,
  value: string,
): boolean {
  if (isLanguageName(name, element)) into.language = value;
  else if (name === "o-encoding") into.encoding = value;
  else return false;
  return true;
}

/** TMX 1.1 to 1.3 write `lang` for `xml:lang`; where both are there, the newer counts. */
export function isLanguageName(name: string, element: XmlElement): boolean {
  return name === "xml:lang" || (name === "lang" && attributeOf(element, "xml:lang") === undefined);
}

/** `prop` and `note` hold text only; of an element within, the text is kept. */
function textOfElement(element: XmlElement, findings: Findings): string {
  let text = "";
  for (const child of element.children) {
    if (typeof child === "string") {
      text += child;
      continue;
    }
    findings.add("misplaced_element", child.line, `A ${element.name} holds text only, and has an element within.`);
    text += textOfElement(child, findings);
  }
  return text;
}

/** An element that the format does not know, with all that is in it. */
function keepElement({ name, attributes, children }: XmlElement, after: number): UnknownElement {
  return {
    after,
    name,
    attributes,
    children: children.map((child) => (typeof child === "string" ? child : keepElement(child, 0))),
  };
}

export function misplacedText(findings: Findings, { name, line }: XmlElement): void {
  findings.add("misplaced_element", line, `Text stands in a ${name} where only elements may; it is left out.`);
}
