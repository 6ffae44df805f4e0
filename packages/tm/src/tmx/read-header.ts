import { anyLanguage } from "../model/language.ts";
import type { CharacterMap, ExtraAttribute, MemoryHeader, UserDefinedEncoding } from "../model/unit.ts";
import type { Findings } from "./findings.ts";
import { type Draft, readAttributes, takeHistory, takeSegmentation } from "./read-attributes.ts";
import { misplacedText, readChildren } from "./read-properties.ts";
import { attributeOf, hasText, type XmlElement } from "./xml-element.ts";

/** TMX 1.4b, 2.2.2. */
const requiredAttributes = [
  "creationtool",
  "creationtoolversion",
  "segtype",
  "o-tmf",
  "adminlang",
  "srclang",
  "datatype",
] as const;

/** The header of a file that says nothing of itself. */
export const emptyHeader: MemoryHeader = { sourceLanguage: anyLanguage, properties: [], notes: [] };

export function readHeader(element: XmlElement, findings: Findings): MemoryHeader {
  const { line } = element;
  const encodings: UserDefinedEncoding[] = [];
  const header: Draft<MemoryHeader> = { ...emptyHeader };
  readAttributes(element, header, (name, value) => {
    if (name === "srclang") header.sourceLanguage = value || anyLanguage;
    else if (name === "adminlang") header.adminLanguage = value;
    else if (name === "segtype") return takeSegmentation(header, value, line, findings);
    else return takeHistory(header, name, value, line, findings);
    return true;
  });
  readChildren(element, header, findings, (child) => {
    if (child.name !== "ude") return "unknown";
    encodings.push(readEncoding(child, findings));
    return "kept";
  });
  if (encodings.length > 0) header.encodings = encodings;
  const missing = requiredAttributes.filter((name) => (attributeOf(element, name) ?? "") === "");
  if (missing.length > 0) {
    findings.add("missing_attribute", line, `The header has no ${missing.join(", ")}; TMX asks for them.`);
  }
  return header;
}

/** The attributes of `tmx` or `body`, of which the format has one, `version`. */
export function readContainer(element: XmlElement): readonly ExtraAttribute[] | undefined {
  const read: Draft<Pick<MemoryHeader, "extraAttributes">> = {};
  readAttributes(element, read, (name) => element.name === "tmx" && name === "version");
  return read.extraAttributes;
}

/** A `ude` (TMX 1.4b, 2.2.13). */
function readEncoding(element: XmlElement, findings: Findings): UserDefinedEncoding {
  const maps: CharacterMap[] = [];
  const encoding: Draft<UserDefinedEncoding> = { name: "", maps };
  readAttributes(element, encoding, (name, value) => {
    if (name === "name") encoding.name = value;
    else if (name === "base") encoding.base = value;
    else return false;
    return true;
  });
  if (attributeOf(element, "name") === undefined) {
    findings.add("missing_attribute", element.line, "A ude has no name; give it one.");
  }
  for (const child of element.children) {
    if (typeof child !== "string") maps.push(...readMap(child, findings));
    else if (hasText(child)) misplacedText(findings, element);
  }
  return encoding;
}

/** A `map` (TMX 1.4b, 2.2.6). */
function readMap(element: XmlElement, findings: Findings): readonly CharacterMap[] {
  if (element.name !== "map") {
    findings.add("misplaced_element", element.line, `A ude holds maps only; its ${element.name} is left out.`);
    return [];
  }
  const map: Draft<CharacterMap> = { unicode: "" };
  readAttributes(element, map, (name, value) => {
    if (name === "unicode") map.unicode = value;
    else if (name === "code") map.code = value;
    else if (name === "ent") map.entity = value;
    else if (name === "subst") map.substitute = value;
    else return false;
    return true;
  });
  if (attributeOf(element, "unicode") === undefined) {
    findings.add("missing_attribute", element.line, "A map has no unicode; give it one.");
  }
  if (element.children.length > 0) {
    findings.add("misplaced_element", element.line, "A map is empty; what stands in it is left out.");
  }
  return [map];
}
