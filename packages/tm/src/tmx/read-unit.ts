import type { TranslationUnit, Variant } from "../model/unit.ts";
import type { Findings } from "./findings.ts";
import { type Draft, readAttributes, takeHistory, takeSegmentation, takeUsage } from "./read-attributes.ts";
import { isLanguageName, readChildren } from "./read-properties.ts";
import { readSegment } from "./read-segment.ts";
import { none, type XmlElement } from "./xml-element.ts";

/** A `tu` (TMX 1.4b, 2.2.11). Variants that lack a language or a segment are left out of it. */
export function readUnit(element: XmlElement, findings: Findings): TranslationUnit {
  const { line } = element;
  const variants: Variant[] = [];
  const unit: Draft<TranslationUnit> = { properties: none, notes: none, variants };
  readAttributes(element, unit, (name, value) => {
    if (name === "tuid") unit.id = value;
    else if (name === "srclang") unit.sourceLanguage = value;
    else if (name === "segtype") return takeSegmentation(unit, value, line, findings);
    else return takeHistory(unit, name, value, line, findings) || takeUsage(unit, name, value, line, findings);
    return true;
  });
  readChildren(element, unit, findings, (child) => {
    if (child.name !== "tuv") return "unknown";
    const variant = readVariant(child, findings);
    if (variant === undefined) return "left-out";
    variants.push(variant);
    return "kept";
  });
  return unit;
}

/** A `tuv` (TMX 1.4b, 2.2.12). */
function readVariant(element: XmlElement, findings: Findings): Variant | undefined {
  const { line } = element;
  let segment: XmlElement | undefined;
  const variant: Draft<Variant> = { language: "", segment: none, properties: none, notes: none };
  readAttributes(element, variant, (name, value) => {
    if (!isLanguageName(name, element)) {
      return takeHistory(variant, name, value, line, findings) || takeUsage(variant, name, value, line, findings);
    }
    variant.language = value;
    return true;
  });
  readChildren(element, variant, findings, (child) => {
    if (child.name !== "seg") return "unknown";
    if (segment === undefined) {
      segment = child;
      return "kept";
    }
    findings.add("misplaced_element", child.line, "A tuv has more than one seg; only the first is read.");
    return "left-out";
  });
  if (variant.language === "") {
    findings.add("missing_language", line, "A tuv has no xml:lang; it is left out.");
    return undefined;
  }
  if (segment === undefined) {
    findings.add("missing_segment", line, "A tuv has no seg; it is left out.");
    return undefined;
  }
  variant.segment = readSegment(segment, findings);
  const ofSegment: Draft<Pick<Variant, "extraAttributes">> = {};
  readAttributes(segment, ofSegment, () => false);
  if (ofSegment.extraAttributes !== undefined) variant.segmentAttributes = ofSegment.extraAttributes;
  return variant;
}
