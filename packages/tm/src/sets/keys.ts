import { variantKey } from "../cleaning/digest.ts";
import type { RuleSettings } from "../cleaning/rule.ts";
import { sourceAndTargets } from "../model/language.ts";
import type { TranslationUnit } from "../model/unit.ts";

/** What makes units of two memories the same one. */
export type UnitIdentity = "id" | "source";

/** The same for units that are the same one; `undefined` for a unit without an id or source. */
export function unitKey(unit: TranslationUnit, by: UnitIdentity, settings: RuleSettings): string | undefined {
  if (by === "id") return unit.id === undefined || unit.id === "" ? undefined : `id ${unit.id}`;
  const source = sourceAndTargets(unit, settings)?.source;
  return source === undefined ? undefined : `source ${variantKey(source)}`;
}
