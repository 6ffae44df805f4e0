import {
  groupI18nextKeys,
  type I18nextMessage,
  i18nextPluralKey,
  type MessageSyntax,
  type MessageUnit,
  type PluralCategory,
} from "@dragoman/message";
import { deepest, objectOf, type Resources, type ResourceValue, tooDeep } from "./resources.ts";
import { isUnsafeKey } from "./unsafe-keys.ts";

/** What is translated together, and where it stands in the resources. */
export interface PlannedUnit {
  readonly unit: MessageUnit;
  /** The key without a plural suffix; parts of a nested key joined by the key separator. */
  readonly stem: string;
  /** The key in its own object, of a plural for one of its categories. */
  readonly keyFor: (category: PluralCategory | undefined) => string;
  /** The same with all that stands above it. */
  readonly fullKeyFor: (category: PluralCategory | undefined) => string;
  /** What a translator should know of it. */
  readonly note: string | undefined;
  /** `false`: the project wants it as it is in the source language. */
  readonly isTranslated: boolean;
}

/** The shape of the target's resources, with units where its strings will stand. */
export type Plan =
  | { readonly kind: "unit"; readonly planned: PlannedUnit }
  | { readonly kind: "kept"; readonly value: number | boolean | null }
  | { readonly kind: "list"; readonly items: readonly Plan[] }
  | ObjectPlan;

export interface ObjectPlan {
  readonly kind: "object";
  /** A plural unit stands under the keys of its forms; all else under the key it is given with. */
  readonly members: readonly (readonly [string, Plan])[];
}

/** How a project writes its resources, and what of them is translated. */
export interface PlanSetting {
  readonly sourceLanguage: string;
  readonly namespace: string;
  /** `false` where keys are not cut into parts. */
  readonly keySeparator: string | false;
  readonly pluralSeparator: string;
  readonly syntax: MessageSyntax;
  readonly shouldTranslate?: ((key: string, namespace: string) => boolean) | undefined;
  /** The ending of keys that hold a note about the key before it, or a function that knows them. */
  readonly notes?: string | ((key: string, namespace: string) => string | undefined) | undefined;
}

/**
 * Plans a namespace. Unsafe keys (`__proto__` and its kind) are left out.
 * @throws DragomanError of kind `invalid-request` where the resources are no object, or too deep to be meant.
 */
export function planResources(resources: unknown, setting: PlanSetting): ObjectPlan {
  return planObject(objectOf(resources), [], setting);
}

/** Every unit of a plan, in the order of the resources. */
export function unitsOf(plan: Plan): PlannedUnit[] {
  switch (plan.kind) {
    case "unit":
      return [plan.planned];
    case "kept":
      return [];
    case "list":
      return plan.items.flatMap(unitsOf);
    case "object":
      return plan.members.flatMap(([, value]) => unitsOf(value));
  }
}

/** Whether the project's functions still say of every unit what they said when it was planned. */
export function isAsPlanned(
  plan: ObjectPlan,
  { namespace, notes, shouldTranslate }: Pick<PlanSetting, "namespace" | "notes" | "shouldTranslate">,
): boolean {
  if (typeof notes !== "function" && shouldTranslate === undefined) return true;
  return unitsOf(plan).every(
    ({ stem, note, isTranslated }) =>
      (typeof notes !== "function" || notes(stem, namespace) === note) &&
      (shouldTranslate?.(stem, namespace) ?? true) === isTranslated,
  );
}

/** The texts of a unit by their keys in its object; `undefined` leaves the unit out. */
export type TextsOf = (planned: PlannedUnit) => ReadonlyMap<string, string> | undefined;

/** The resources that a plan stands for. */
export function renderResources(plan: ObjectPlan, textsOf: TextsOf): Resources {
  return Object.fromEntries(plan.members.flatMap(([key, value]) => renderMember(key, value, textsOf)));
}

function renderMember(key: string, plan: Plan, textsOf: TextsOf): (readonly [string, ResourceValue])[] {
  if (plan.kind !== "unit") return [[key, renderValue(plan, textsOf)]];
  return [...(textsOf(plan.planned) ?? [])];
}

function renderValue(plan: Exclude<Plan, { kind: "unit" }>, textsOf: TextsOf): ResourceValue {
  switch (plan.kind) {
    case "kept":
      return plan.value;
    case "list":
      return plan.items.map((item, index) => renderMember(String(index), item, textsOf)[0]?.[1] ?? null);
    case "object":
      return renderResources(plan, textsOf);
  }
}

/**
 * Only the units that have texts, in objects down to where they stand; a list is an object of the places that change.
 * `undefined` where no unit has.
 */
export function renderChanges(plan: Plan, textsOf: TextsOf): Resources | undefined {
  const entries = membersOf(plan).flatMap(([key, value]): (readonly [string, ResourceValue])[] => {
    if (value.kind === "unit") return [...(textsOf(value.planned) ?? [])];
    const changes = renderChanges(value, textsOf);
    return changes === undefined ? [] : [[key, changes]];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function membersOf(plan: Plan): readonly (readonly [string, Plan])[] {
  if (plan.kind === "object") return plan.members;
  return plan.kind === "list" ? plan.items.map((item, index) => [String(index), item] as const) : [];
}

function planObject(object: object, path: readonly string[], setting: PlanSetting): ObjectPlan {
  const { sourceLanguage, syntax, pluralSeparator, notes } = setting;
  const entries = Object.entries(object).filter(([key]) => !isUnsafeKey(key));
  const all = new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const strings = new Map([...all].filter(([key]) => !isNote(key, notes) && !isSchema(key, path)));
  const messageOf = new Map(
    groupI18nextKeys(strings, { sourceLanguage, syntax, pluralSeparator }).flatMap((message) =>
      ("keys" in message ? message.keys : [message.key]).map((key) => [key, message] as const),
    ),
  );

  const members: (readonly [string, Plan])[] = [];
  const planned = new Set<I18nextMessage>();
  for (const [key, value] of entries) {
    const message = messageOf.get(key);
    if (message === undefined) {
      const plan = typeof value === "string" ? undefined : planValue(value, [...path, key], setting);
      if (plan !== undefined) members.push([key, plan]);
    } else if (!planned.has(message)) {
      // All forms stand where the message's first form stood.
      planned.add(message);
      members.push([key, planUnit(message, path, setting, all)]);
    }
  }
  return { kind: "object", members };
}

function planValue(value: unknown, path: readonly string[], setting: PlanSetting): Plan | undefined {
  if (path.length > deepest) throw tooDeep();
  if (typeof value === "string") {
    const unit = { kind: "single", text: value, syntax: setting.syntax } as const;
    return planUnit({ key: path.at(-1) ?? "", unit }, path.slice(0, -1), setting, new Map());
  }
  if (typeof value === "number" || typeof value === "boolean" || value === null) return { kind: "kept", value };
  if (Array.isArray(value)) {
    const items = value.map((item, index) => planValue(item, [...path, String(index)], setting));
    return { kind: "list", items: items.map((item) => item ?? { kind: "kept", value: null }) };
  }
  return typeof value === "object" ? planObject(value, path, setting) : undefined;
}

function planUnit(
  message: I18nextMessage,
  path: readonly string[],
  { namespace, notes, shouldTranslate, keySeparator, pluralSeparator }: PlanSetting,
  siblings: ReadonlyMap<string, string>,
): Plan {
  const own = "stem" in message ? message.stem : message.key;
  const keyFor = (category: PluralCategory | undefined) => {
    if (category === undefined || message.unit.kind === "single") return own;
    return i18nextPluralKey(own, message.unit.type, category, pluralSeparator);
  };
  const full = (key: string) => [...path, key].join(keySeparator === false ? "." : keySeparator);
  const stem = full(own);
  return {
    kind: "unit",
    planned: {
      unit: message.unit,
      stem,
      keyFor,
      fullKeyFor: (category) => full(keyFor(category)),
      note: typeof notes === "string" ? siblings.get(`${own}${notes}`) : notes?.(stem, namespace),
      isTranslated: shouldTranslate?.(stem, namespace) ?? true,
    },
  };
}

/** The address of a schema, which is for editors of the file. */
function isSchema(key: string, path: readonly string[]): boolean {
  return path.length === 0 && key === "$schema";
}

/** Whether a key only tells of another: it has the ending of notes. */
function isNote(key: string, notes: PlanSetting["notes"]): boolean {
  return typeof notes === "string" && notes !== "" && key.length > notes.length && key.endsWith(notes);
}
