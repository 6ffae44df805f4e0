import type { CodePart, SegmentPart } from "../model/segment.ts";
import type { TranslationUnit, UnknownElement } from "../model/unit.ts";
import type { UnitLosses } from "./losses.ts";

/** Nothing that is read from a file is nested deeper. */
const deepest = 100;

/** Whether a unit is lost as a whole since its codes or elements are nested deeper than any reader takes. */
export function isLostByNesting(unit: TranslationUnit, losses: UnitLosses): boolean {
  const parts = [unit, ...unit.variants].flatMap(({ unknown = [] }) => unknown);
  const segments = unit.variants.flatMap(({ segment }) => segment);
  const isTooDeep = parts.some((part) => isDeepElement(part, 1)) || segments.some((part) => isDeepPart(part, 1));
  if (isTooDeep) losses.lose("unit", `codes or elements that are nested deeper than ${deepest}`);
  return isTooDeep;
}

function isDeepPart(part: SegmentPart | CodePart, depth: number): boolean {
  if (typeof part === "string") return false;
  return depth > deepest || part.content.some((inside) => isDeepPart(inside, depth + 1));
}

function isDeepElement(part: string | UnknownElement, depth: number): boolean {
  if (typeof part === "string") return false;
  return depth > deepest || part.children.some((inside) => isDeepElement(inside, depth + 1));
}
