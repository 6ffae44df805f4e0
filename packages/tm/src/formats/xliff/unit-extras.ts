import type { ExtraAttribute } from "../../model/unit.ts";
import { type AttributeList, pairsOf } from "../../xml/writing.ts";
import { loseAttributes } from "../bilingual.ts";
import type { UnitLosses } from "../losses.ts";
import { isForeignName } from "./foreign-names.ts";

/** Those extra attributes that an element may have: of the names given, or of another namespace. */
export function writableAttributes(
  extras: readonly ExtraAttribute[] = [],
  names: readonly string[],
  losses: UnitLosses,
): AttributeList {
  const distinct = distinctAttributes(extras, losses);
  const fits = ({ name }: ExtraAttribute) => names.includes(name) || isForeignName(name, extras);
  loseAttributes(
    distinct.filter((extra) => !fits(extra)),
    losses,
  );
  return pairsOf(distinct.filter(fits));
}

/** Each attribute once, as XML has it. */
export function distinctAttributes(
  attributes: readonly ExtraAttribute[] = [],
  losses: UnitLosses,
): readonly ExtraAttribute[] {
  const names = new Set<string>();
  return attributes.filter(({ name }) => {
    const isFirst = !names.has(name);
    if (!isFirst) losses.lose("attribute", "an attribute twice");
    names.add(name);
    return isFirst;
  });
}
