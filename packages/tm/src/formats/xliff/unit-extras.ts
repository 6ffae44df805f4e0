import type { ExtraAttribute, Variant } from "../../model/unit.ts";
import { loseAttributes, loseHistory } from "../bilingual.ts";
import type { UnitLosses } from "../losses.ts";
import { type AttributeList, isForeignName, pairsOf } from "./xml-writing.ts";

/** Those extra attributes that an element may have: of the names given, or of another namespace. */
export function writableAttributes(
  extras: readonly ExtraAttribute[] = [],
  names: readonly string[],
  losses: UnitLosses,
): AttributeList {
  const fits = ({ name }: ExtraAttribute) => names.includes(name) || isForeignName(name, extras);
  loseAttributes(
    extras.filter((extra) => !fits(extra)),
    losses,
  );
  return pairsOf(extras.filter(fits));
}

/** What a variant may have and neither version of XLIFF has a place for. */
export function loseOfVariant(variant: Variant, losses: UnitLosses): void {
  loseHistory(variant, losses);
  loseAttributes(variant.segmentAttributes, losses);
  for (const { name } of variant.unknown ?? []) {
    losses.lose("unknown-element", `the element ${JSON.stringify(name.slice(0, 40))} of a variant`);
  }
}
