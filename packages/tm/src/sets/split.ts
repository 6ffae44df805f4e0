import type { RuleSettings } from "../cleaning/rule.ts";
import { canonicalLanguage, sourceAndTargets, withVariants } from "../model/language.ts";
import type { TranslationUnit } from "../model/unit.ts";

/** How a memory is taken apart: so many units each; each pair of languages; each value of a property. */
export type SplitBy =
  | { readonly kind: "count"; readonly units: number }
  | { readonly kind: "languages" }
  | { readonly kind: "property"; readonly type: string };

export interface SplitOptions extends RuleSettings {
  readonly by: SplitBy;
  /** How many parts there may be at most. Default 1000, as each is a file that is open. */
  readonly mostParts?: number;
}

/** A unit and the part that it belongs to. */
export interface UnitOfPart {
  /** `1`, `2`, … by count; `en→pt-BR` by languages; the property's value, or nothing where a unit has none. */
  readonly part: string;
  readonly unit: TranslationUnit;
}

/** More parts than may be. Nothing more is handed out. */
export class TooManyPartsError extends RangeError {
  override readonly name = "TooManyPartsError";
}

/**
 * Says of each unit which part it belongs to. By languages a unit goes into each part that it has a translation for,
 * with that alone; one without a source and a translation goes into the part named by nothing.
 * @throws TooManyPartsError while iterating.
 */
export async function* splitUnits(
  units: AsyncIterable<TranslationUnit>,
  { by, mostParts = 1000, ...settings }: SplitOptions,
): AsyncGenerator<UnitOfPart, void, undefined> {
  const partsOf = partsBy(by, settings);
  const parts = new Set<string>();
  for await (const unit of units) {
    for (const unitOfPart of partsOf(unit)) {
      parts.add(unitOfPart.part);
      if (parts.size > mostParts) {
        throw new TooManyPartsError(`The memory falls into more than ${mostParts} parts; split it by something else.`);
      }
      yield unitOfPart;
    }
  }
}

function partsBy(by: SplitBy, settings: RuleSettings): (unit: TranslationUnit) => readonly UnitOfPart[] {
  switch (by.kind) {
    case "count":
      return byCount(by.units);
    case "languages":
      return (unit) => byLanguages(unit, settings);
    case "property":
      return (unit) => [{ part: propertyOf(unit, by.type), unit }];
  }
}

function byCount(size: number): (unit: TranslationUnit) => readonly UnitOfPart[] {
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError(`A part has 1 unit or more, not ${size}.`);
  let count = 0;
  return (unit) => {
    count += 1;
    return [{ part: String(Math.ceil(count / size)), unit }];
  };
}

function byLanguages(unit: TranslationUnit, settings: RuleSettings): readonly UnitOfPart[] {
  const found = sourceAndTargets(unit, settings);
  if (found === undefined || found.targets.length === 0) return [{ part: "", unit }];
  const { source, targets } = found;
  const from = canonicalLanguage(source.language);
  return targets.map((target) => ({
    part: `${from}→${canonicalLanguage(target.language)}`,
    unit: unit.variants.length === 2 ? unit : withVariants(unit, [source, target], source),
  }));
}

function propertyOf(unit: TranslationUnit, type: string): string {
  const properties = [unit, ...unit.variants].flatMap((each) => each.properties);
  return properties.find((property) => property.type === type)?.value ?? "";
}
