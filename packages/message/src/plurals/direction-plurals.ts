import type { Direction, PluralType } from "../unit.ts";
import { type CategorySamples, categorySamples } from "./category-samples.ts";
import { pluralRules } from "./plural-rules.ts";

/** The plurals of a direction, looked up once for all units of a call. */
export interface DirectionPlurals {
  readonly sourceRules: (type: PluralType) => Intl.PluralRules;
  readonly targetSamples: (type: PluralType) => readonly CategorySamples[];
}

/** @throws RangeError where a language is no BCP 47 tag, when its plurals are first asked for. */
export function directionPlurals({ source, target }: Direction): DirectionPlurals {
  return {
    sourceRules: oncePerType((type) => pluralRules(source, type)),
    targetSamples: oncePerType((type) => categorySamples(target, type)),
  };
}

function oncePerType<Value>(make: (type: PluralType) => Value): (type: PluralType) => Value {
  const made = new Map<PluralType, Value>();
  return (type) => {
    const value = made.get(type) ?? make(type);
    made.set(type, value);
    return value;
  };
}
