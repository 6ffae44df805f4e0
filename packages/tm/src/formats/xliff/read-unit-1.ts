import type { ExtraAttribute, Property, TranslationUnit, Variant } from "../../model/unit.ts";
import type { ReportKeeper } from "../../reading/report.ts";
import type { ReadStep } from "../unit-reader.ts";
import { CodeNumbers } from "./code-ids.ts";
import { readType } from "./inline-1-names.ts";
import { keptElements } from "./kept-elements.ts";
import { type NotesOfUnit, noteShape1, readNotes } from "./notes.ts";
import { codeIds1, readInline1 } from "./read-inline-1.ts";
import { UnitFaults } from "./unit-faults.ts";
import { ownUnitId } from "./unit-ids.ts";
import {
  attributeOf,
  childOf,
  elementsIn,
  otherAttributes,
  repeatedTexts,
  textOf,
  type XmlElement,
} from "./xml-element.ts";

/** The languages that the file around a unit names. */
export interface FileLanguages {
  readonly source: string | undefined;
  readonly target: string | undefined;
}

/**
 * A `trans-unit` (XLIFF 1.2, section 2.3) as a unit; where its `seg-source` has segments, each of them as one. Those
 * that are left out are in the report.
 */
export function* readUnit1(element: XmlElement, languages: FileLanguages, report: ReportKeeper): Generator<ReadStep> {
  const segments = segmentsOf(element);
  const shared = sharedOf(element);
  if (segments.length === 0) {
    const message = "A trans-unit has no source; it is left out.";
    new UnitFaults(report, element).note("missing_source", element, message, "skip");
  }
  for (const [index, segment] of segments.entries()) {
    const faults = new UnitFaults(report, element);
    const unit = unitOf(shared, segment, index === 0, languages, faults);
    if (unit !== undefined && !faults.isSkipped) yield { kind: "unit", unit, isRepaired: faults.isRepaired };
  }
}

/** What all segments of a unit have in common, read once for them all. */
interface SharedByUnit {
  readonly element: XmlElement;
  readonly notes: NotesOfUnit;
  readonly properties: readonly Property[];
  readonly extraAttributes: readonly ExtraAttribute[] | undefined;
}

function sharedOf(element: XmlElement): SharedByUnit {
  const elements = elementsOf(element);
  return {
    element,
    notes: readNotes(
      elements.filter(({ name }) => name === "note"),
      noteShape1,
    ),
    properties: elements.filter(isPropertyGroup).flatMap(propertiesOf),
    extraAttributes: otherAttributes(element, "id"),
  };
}

function unitOf(
  { element, notes: { translated, untranslated }, properties, extraAttributes }: SharedByUnit,
  { source, target, mark }: Segment1,
  isFirst: boolean,
  languages: FileLanguages,
  faults: UnitFaults,
): TranslationUnit | undefined {
  const writtenId = attributeOf(element, "id");
  for (const repeated of isFirst ? repeatedTexts(element) : []) {
    faults.note(
      "misplaced_element",
      repeated,
      `A trans-unit has a second ${repeated.name}; the first is read.`,
      "repair",
    );
  }
  if (writtenId === undefined) faults.note("missing_attribute", element, "A trans-unit has no id.", "repair");
  const ownId = ownUnitId(writtenId);
  const id = ownId === undefined || mark === undefined ? ownId : `${ownId}/${mark}`;
  const notes = target === undefined ? untranslated : translated;
  const numbers = new CodeNumbers([source.text, ...(target ? [target.text] : [])].flatMap(codeIds1));
  const onUnpaired = (code: XmlElement) => {
    // The other half may be in another segment of the same unit.
    if (mark !== undefined) return;
    faults.note("unpaired_code", code, "A code has no other half; it becomes one that stands alone.", "repair");
  };
  const variants = [
    { side: "source", text: source } as const,
    ...(target === undefined ? [] : [{ side: "target", text: target } as const]),
  ].flatMap(({ side, text }): readonly Variant[] => {
    const language = attributeOf(text.holder, "xml:lang") ?? languages[side];
    if (language === undefined) {
      const message = `Neither the ${side} nor its file names a language; give the option \`${side}Language\`.`;
      faults.note("missing_language", text.holder, message, "skip");
      return [];
    }
    const segment = readInline1(text.text, numbers, onUnpaired);
    const extras = otherAttributes(text.holder, "xml:lang", ...stateNames);
    const properties = statesOf(text.holder);
    return [{ language, segment, properties, notes: notes[side], ...(extras && { extraAttributes: extras }) }];
  });
  const [first] = variants;
  if (first === undefined) return undefined;

  const known = notes.unit.length + properties.length + variants.length;
  return {
    ...(id !== undefined && { id }),
    sourceLanguage: first.language,
    properties,
    notes: notes.unit,
    variants,
    // They are the whole unit's; its other segments would say them again.
    ...(isFirst && keptElements(unknownElements(element, mark !== undefined), known)),
    ...(extraAttributes && { extraAttributes }),
  };
}

/** A text, and the `source` or `target` that it stands in. */
interface HeldText {
  readonly holder: XmlElement;
  readonly text: XmlElement;
}

interface Segment1 {
  readonly source: HeldText;
  readonly target?: HeldText;
  /** `mid` of the mark around it, where the unit has several. */
  readonly mark?: string;
}

/** What is marked in `seg-source` as segments, with what the target has marked alike; else the unit as a whole. */
function segmentsOf(element: XmlElement): readonly Segment1[] {
  const [source, target, segmented] = ["source", "target", "seg-source"].map((name) => childOf(element, name));
  if (source === undefined) return [];
  const whole = { source: heldIn(source), ...(target !== undefined && { target: heldIn(target) }) };
  const marks = segmented === undefined ? new Map<string, XmlElement>() : segmentMarks(segmented);
  const targetMarks = target === undefined ? new Map<string, XmlElement>() : segmentMarks(target);
  const areMarked = target === undefined || targetMarks.size > 0 || target.children.length === 0;
  if (marks.size === 0 || !areMarked) return [whole];
  return [...marks].map(([mark, text]): Segment1 => {
    const translation = targetMarks.get(mark);
    const held = target !== undefined && translation !== undefined && { target: { holder: target, text: translation } };
    return { source: { holder: source, text }, ...held, mark };
  });
}

function heldIn(element: XmlElement): HeldText {
  return { holder: element, text: element };
}

function segmentMarks(element: XmlElement): ReadonlyMap<string, XmlElement> {
  const marks = [...elementsIn(element)].filter(
    (one) => one.name === "mrk" && attributeOf(one, "mtype") === "seg" && attributeOf(one, "mid") !== undefined,
  );
  return new Map(marks.map((mark) => [attributeOf(mark, "mid") ?? "", mark]));
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

/**
 * In the order in which XLIFF lets them stand: `seg-source`, unless its segments are read, others of its own, those of
 * other namespaces.
 */
function unknownElements(element: XmlElement, isSegmented: boolean): readonly XmlElement[] {
  const known = ["source", "target", "note", ...(isSegmented ? ["seg-source"] : [])];
  const unknown = elementsOf(element).filter((child) => !known.includes(child.name) && !isPropertyGroup(child));
  return unknown.toSorted((one, other) => rank(one.name) - rank(other.name));
}

function rank(name: string): number {
  if (name === "seg-source") return 0;
  return ownNames1.includes(name) ? 1 : 2;
}

/** Elements of a `trans-unit` that are kept as they are. */
export const ownNames1: readonly string[] = ["seg-source", "context-group", "count-group", "prop-group", "alt-trans"];
