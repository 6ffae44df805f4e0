import type { Property, TranslationUnit, Variant } from "../../model/unit.ts";
import type { ReportKeeper } from "../../reading/report.ts";
import type { ReadStep } from "../unit-reader.ts";
import { CodeNumbers } from "./code-ids.ts";
import { readType } from "./inline-1-names.ts";
import { keptElements } from "./kept-elements.ts";
import { noteShape1, readNotes } from "./notes.ts";
import { codeIds1, readInline1 } from "./read-inline-1.ts";
import { UnitFaults } from "./unit-faults.ts";
import { isMadeUpId } from "./unit-ids.ts";
import { attributeOf, childOf, otherAttributes, textOf, type XmlElement } from "./xml-element.ts";

/** The languages that the file around a unit names. */
export interface FileLanguages {
  readonly source: string | undefined;
  readonly target: string | undefined;
}

/** A `trans-unit` (XLIFF 1.2, section 2.3) as a unit; nothing where it is left out, which the report then says. */
export function readUnit1(element: XmlElement, languages: FileLanguages, report: ReportKeeper): ReadStep | undefined {
  const faults = new UnitFaults(report, element);
  const variants = readVariants(element, languages, faults);
  if (variants === undefined || faults.isSkipped) return undefined;
  const { source, target, notes } = variants;

  const writtenId = attributeOf(element, "id");
  if (writtenId === undefined) faults.note("missing_attribute", element, "A trans-unit has no id.", "repair");
  const idName = isMadeUpId(writtenId) ? "resname" : "id";
  const id = attributeOf(element, idName);
  const extraAttributes = otherAttributes(element, "id", idName);
  const properties = elementsOf(element).filter(isPropertyGroup).flatMap(propertiesOf);
  const known = notes.length + properties.length + (target === undefined ? 1 : 2);
  if (faults.isSkipped) return undefined;

  const unit: TranslationUnit = {
    ...(id !== undefined && { id }),
    sourceLanguage: source.language,
    properties,
    notes,
    variants: target === undefined ? [source] : [source, target],
    ...keptElements(unknownElements(element), known),
    ...(extraAttributes && { extraAttributes }),
  };
  return { kind: "unit", unit, isRepaired: faults.isRepaired };
}

function readVariants(element: XmlElement, languages: FileLanguages, faults: UnitFaults) {
  const [source, target] = [childOf(element, "source"), childOf(element, "target")];
  if (source === undefined) {
    faults.note("missing_source", element, "A trans-unit has no source; it is left out.", "skip");
    return undefined;
  }
  const numbers = new CodeNumbers([source, ...(target ? [target] : [])].flatMap(codeIds1));
  const noteElements = elementsOf(element).filter(({ name }) => name === "note");
  const notes = readNotes(noteElements, noteShape1, target !== undefined);
  const variantOf = (text: XmlElement, side: "source" | "target"): Variant | undefined => {
    const language = attributeOf(text, "xml:lang") ?? languages[side];
    if (language === undefined) {
      const message = `Neither the ${side} nor its file names a language; give the option \`${side}Language\`.`;
      faults.note("missing_language", text, message, "skip");
      return undefined;
    }
    const extraAttributes = otherAttributes(text, "xml:lang", ...stateNames);
    const segment = readInline1(text, numbers, (code) => {
      faults.note("unpaired_code", code, "A code has no other half; it becomes one that stands alone.", "repair");
    });
    return {
      language,
      segment,
      properties: statesOf(text),
      notes: notes[side],
      ...(extraAttributes && { extraAttributes }),
    };
  };
  const sourceVariant = variantOf(source, "source");
  const targetVariant = target && variantOf(target, "target");
  if (sourceVariant === undefined) return undefined;
  return { source: sourceVariant, target: targetVariant, notes: notes.unit };
}

/** Attributes of a target that are properties of its variant. */
export const stateNames = ["state", "state-qualifier"] as const;

function statesOf(text: XmlElement): readonly Property[] {
  return stateNames.flatMap((type) => {
    const value = attributeOf(text, type);
    return value === undefined ? [] : [{ type, value }];
  });
}

function elementsOf(element: XmlElement): readonly XmlElement[] {
  return element.children.filter((child) => typeof child !== "string");
}

/** A `context-group` that has nothing but types and values is properties; any other is kept as it is. */
function isPropertyGroup({ name, attributes, children }: XmlElement): boolean {
  const isPlain = attributes.length === 1 && attributes[0]?.name === "purpose" && attributes[0].value === "information";
  return (
    name === "context-group" &&
    isPlain &&
    children.every((child) => (typeof child === "string" ? child.trim() === "" : isPlainContext(child)))
  );
}

function isPlainContext({ name, attributes, children }: XmlElement): boolean {
  const [type, ...others] = attributes;
  return (
    name === "context" &&
    type?.name === "context-type" &&
    others.length === 0 &&
    children.every((child) => typeof child === "string")
  );
}

function propertiesOf(group: XmlElement): readonly Property[] {
  return elementsOf(group).map((context) => ({
    type: readType(attributeOf(context, "context-type") ?? ""),
    value: textOf(context),
  }));
}

/** In the order in which XLIFF lets them stand: `seg-source`, others of its own, those of other namespaces. */
function unknownElements(element: XmlElement): readonly XmlElement[] {
  const unknown = elementsOf(element).filter(
    (child) => !["source", "target", "note"].includes(child.name) && !isPropertyGroup(child),
  );
  return unknown.toSorted((one, other) => rank(one.name) - rank(other.name));
}

function rank(name: string): number {
  if (name === "seg-source") return 0;
  return ownNames1.includes(name) ? 1 : 2;
}

/** Elements of a `trans-unit` that are kept as they are. */
export const ownNames1: readonly string[] = ["seg-source", "context-group", "count-group", "prop-group", "alt-trans"];
