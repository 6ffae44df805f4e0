import type { ExtraAttribute } from "../../model/unit.ts";
import { loseAttributes } from "../bilingual.ts";
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
