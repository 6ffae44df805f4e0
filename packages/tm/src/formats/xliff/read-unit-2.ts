import type { ExtraAttribute, Property, TranslationUnit, Variant } from "../../model/unit.ts";
import type { ReportKeeper } from "../../reading/report.ts";
import type { ReadStep } from "../unit-reader.ts";
import { CodeNumbers } from "./code-ids.ts";
import { keptElements } from "./kept-elements.ts";
import { readMetadata } from "./metadata.ts";
import { type NotesOfUnit, noteShape2, readNotes } from "./notes.ts";
import { codeIds2, type InlineContext2, readInline2, textWithCodePoints } from "./read-inline-2.ts";
import type { FileLanguages } from "./read-unit-1.ts";
import { UnitFaults } from "./unit-faults.ts";
import { ownUnitId } from "./unit-ids.ts";
import { attributeOf, childOf, childrenOf, otherAttributes, repeatedTexts, type XmlElement } from "./xml-element.ts";

/** Each `segment` of a `unit` (XLIFF 2.1, section 4.2.2.5) as a unit; those that are left out are in the report. */
export function* readUnit2(element: XmlElement, languages: FileLanguages, report: ReportKeeper): Generator<ReadStep> {
  const segments = childrenOf(element, "segment");
  const inUnit = new UnitReading(element, languages, segments.length);
  for (const [index, segment] of segments.entries()) {
    const faults = new UnitFaults(report, element);
    const unit = inUnit.unitOf(segment, index, faults);
    if (unit !== undefined && !faults.isSkipped) yield { kind: "unit", unit, isRepaired: faults.isRepaired };
  }
}

class UnitReading {
  readonly #element: XmlElement;
  readonly #languages: FileLanguages;
  readonly #segments: number;
  readonly #data: ReadonlyMap<string, string>;
  // What all segments have in common is read once for them all.
  readonly #notes: NotesOfUnit;
  readonly #properties: readonly Property[];
  readonly #attributes: readonly ExtraAttribute[];

  constructor(element: XmlElement, languages: FileLanguages, segments: number) {
    this.#element = element;
    this.#languages = languages;
    this.#segments = segments;
    const data = childrenOf(element, "originalData").flatMap((all) => childrenOf(all, "data"));
    this.#data = new Map(data.map((one) => [attributeOf(one, "id") ?? "", textWithCodePoints(one)]));
    const noteElements = childrenOf(element, "notes").flatMap((all) => childrenOf(all, "note"));
    this.#notes = readNotes(noteElements, noteShape2);
    this.#properties = this.#elements().flatMap((child) => readMetadata(child) ?? []);
    this.#attributes = otherAttributes(element, "id") ?? [];
  }

  unitOf(segment: XmlElement, index: number, faults: UnitFaults): TranslationUnit | undefined {
    const writtenId = attributeOf(this.#element, "id");
    if (writtenId === undefined) faults.note("missing_attribute", this.#element, "A unit has no id.", "repair");
    for (const repeated of repeatedTexts(segment)) {
      faults.note(
        "misplaced_element",
        repeated,
        `A segment has a second ${repeated.name}; the first is read.`,
        "repair",
      );
    }
    const [source, target] = [childOf(segment, "source"), childOf(segment, "target")];
    if (source === undefined) {
      faults.note("missing_source", segment, "A segment has no source; it is left out.", "skip");
      return undefined;
    }
    const numbers = new CodeNumbers(codeIds2(segment));
    const notes = target === undefined ? this.#notes.untranslated : this.#notes.translated;
    const states = statesOf(segment);
    const sourceVariant = this.#variant(
      source,
      "source",
      target === undefined ? states : [],
      notes.source,
      numbers,
      faults,
    );
    const targetVariant = target && this.#variant(target, "target", states, notes.target, numbers, faults);
    if (sourceVariant === undefined || faults.isSkipped) return undefined;

    const id = this.#idOf(segment, index);
    const properties = this.#properties;
    const variants = targetVariant === undefined ? [sourceVariant] : [sourceVariant, targetVariant];
    const known = notes.unit.length + properties.length + variants.length;
    return {
      ...(id !== undefined && { id }),
      sourceLanguage: sourceVariant.language,
      properties,
      notes: notes.unit,
      variants,
      // They are the unit's; its other segments would say them again.
      ...(index === 0 && keptElements(this.#unknownElements(), known)),
      ...this.#extras(segment),
    };
  }

  #variant(
    text: XmlElement,
    side: "source" | "target",
    properties: readonly Property[],
    notes: Variant["notes"],
    numbers: CodeNumbers,
    faults: UnitFaults,
  ): Variant | undefined {
    const language = attributeOf(text, "xml:lang") ?? this.#languages[side];
    if (language === undefined) {
      const message = `Neither the ${side} nor the file names a language; give the option \`${side}Language\`.`;
      faults.note("missing_language", text, message, "skip");
      return undefined;
    }
    const context: InlineContext2 = {
      numbers,
      data: this.#data,
      onUnpaired: (code) => {
        // The other half may be in another segment of the same unit.
        if (this.#segments > 1) return;
        faults.note("unpaired_code", code, "A code has no other half; it becomes one that stands alone.", "repair");
      },
      onMissingData: (code) => {
        faults.note("invalid_value", code, "A code names original data that is not there.", "repair");
      },
    };
    const extraAttributes = otherAttributes(text, "xml:lang", "order");
    return {
      language,
      segment: readInline2(text, context),
      properties,
      notes,
      ...(extraAttributes && { extraAttributes }),
    };
  }

  /** The unit's own, and where it has several segments that of the segment behind it. */
  #idOf(segment: XmlElement, index: number): string | undefined {
    const id = ownUnitId(attributeOf(this.#element, "id"));
    if (this.#segments === 1 || id === undefined) return id;
    return `${id}/${attributeOf(segment, "id") ?? index + 1}`;
  }

  #extras(segment: XmlElement): Pick<TranslationUnit, "extraAttributes"> {
    const ofSegment = otherAttributes(segment, "id", "state", "subState") ?? [];
    const ofUnit = this.#attributes.filter(({ name }) => !ofSegment.some((own) => own.name === name));
    const extraAttributes = [...ofUnit, ...ofSegment];
    return extraAttributes.length === 0 ? {} : { extraAttributes };
  }

  #unknownElements(): readonly XmlElement[] {
    const known = ["notes", "originalData", "segment", "ignorable"];
    return this.#elements().filter((child) => !known.includes(child.name) && readMetadata(child) === undefined);
  }

  #elements(): readonly XmlElement[] {
    return this.#element.children.filter((child) => typeof child !== "string");
  }
}

/** Attributes of a segment that are properties of its target, or of its source where it has none. */
export const stateNames2 = ["state", "subState"] as const;

function statesOf(segment: XmlElement): readonly Property[] {
  return stateNames2.flatMap((type) => {
    const value = attributeOf(segment, type);
    return value === undefined ? [] : [{ type, value }];
  });
}
