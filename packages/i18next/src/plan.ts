import { DragomanError } from "@dragoman/client";
import { type Message, plainMessage } from "./message.ts";
import { isUnsafeKey } from "./names.ts";
import {
  findPluralGroups,
  type PluralSetting,
  pluralDirections,
  splitPluralKey,
  targetForms,
} from "./plural-groups.ts";
import type { TokenSyntax } from "./tokens.ts";

/** The resources of a namespace as i18next has them: strings, in objects and lists as deep as the keys go. */
export type Resources = { readonly [key: string]: ResourceValue };
export type ResourceValue = string | number | boolean | null | undefined | readonly ResourceValue[] | Resources;

/** The shape of the target's resources, with messages where its strings will stand. */
export type Plan =
  | { readonly kind: "message"; readonly message: Message }
  | { readonly kind: "kept"; readonly value: number | boolean | null }
  | { readonly kind: "list"; readonly items: readonly Plan[] }
  | ObjectPlan;

export interface ObjectPlan {
  readonly kind: "object";
  readonly entries: readonly (readonly [string, Plan])[];
}

export interface PlanSetting {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly keySeparator: string;
  readonly pluralSeparator: string;
  readonly syntax: TokenSyntax;
}

/** The same, with what every plural group needs. */
type Surroundings = PlanSetting & Pick<PluralSetting, "plurals">;

const deepest = 50;

/**
 * Plans a namespace in the target language. Unsafe keys (`__proto__` and its kind) are left out.
 * @throws DragomanError of kind `invalid-request` where the resources are no object, or too deep to be meant.
 */
export function planResources(resources: unknown, setting: PlanSetting): ObjectPlan {
  const object = objectOf(resources);
  const plurals = pluralDirections(setting.sourceLanguage, setting.targetLanguage);
  return planObject(object, [], { ...setting, plurals });
}

/** Every message of a plan, in the order of the resources. */
export function messagesOf(plan: Plan): Message[] {
  switch (plan.kind) {
    case "message":
      return [plan.message];
    case "kept":
      return [];
    case "list":
      return plan.items.flatMap(messagesOf);
    case "object":
      return plan.entries.flatMap(([, value]) => messagesOf(value));
  }
}

/** The resources a plan stands for, with the string that `textOf` gives for each message. */
export function renderResources(plan: ObjectPlan, textOf: (message: Message) => string): Resources {
  return Object.fromEntries(plan.entries.map(([key, value]) => [key, renderValue(value, textOf)]));
}

function renderValue(plan: Plan, textOf: (message: Message) => string): ResourceValue {
  switch (plan.kind) {
    case "message":
      return textOf(plan.message);
    case "kept":
      return plan.value;
    case "list":
      return plan.items.map((item) => renderValue(item, textOf));
    case "object":
      return renderResources(plan, textOf);
  }
}

/**
 * The resources as they are, in objects of their own, because i18next keeps and changes what it is given. Unsafe keys
 * are left out.
 * @throws DragomanError of kind `invalid-request`, as `planResources` does.
 */
export function copyResources(resources: unknown): Resources {
  return copyObject(objectOf(resources), 0);
}

function copyObject(object: object, depth: number): Resources {
  const entries = Object.entries(object).filter(([key]) => !isUnsafeKey(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, copyValue(value, depth + 1)]));
}

function copyValue(value: unknown, depth: number): ResourceValue {
  if (depth > deepest) throw tooDeep();
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean" || value === null) {
    return value;
  }
  if (Array.isArray(value)) return value.map((item) => copyValue(item, depth + 1) ?? null);
  return typeof value === "object" ? copyObject(value, depth) : undefined;
}

function objectOf(resources: unknown): object {
  if (typeof resources === "object" && resources !== null && !Array.isArray(resources)) return resources;
  throw invalidResources("loadSource must give an object of strings");
}

function planObject(object: object, path: readonly string[], setting: Surroundings): ObjectPlan {
  const fullKey = (key: string) => [...path, key].join(setting.keySeparator);
  const entries = Object.entries(object).filter(([key]) => !isUnsafeKey(key));
  const strings = new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const groups = new Map(findPluralGroups(strings, setting).map((group) => [group.stem, group]));

  const planned = new Map<string, Plan>();
  const written = new Set<string>();
  for (const [key, value] of entries) {
    const stem = strings.has(key) ? splitPluralKey(key, setting.pluralSeparator)?.stem : undefined;
    const group = stem === undefined ? undefined : groups.get(stem);
    if (group === undefined) {
      const plan = planValue(value, [...path, key], setting);
      if (plan !== undefined) planned.set(key, plan);
      continue;
    }
    // All forms stand where the group's first form stood.
    if (written.has(group.stem)) continue;
    written.add(group.stem);
    for (const [formKey, message] of targetForms(group, { ...setting, fullKey })) {
      planned.set(formKey, { kind: "message", message });
    }
  }
  return { kind: "object", entries: [...planned] };
}

function planValue(value: unknown, path: readonly string[], setting: Surroundings): Plan | undefined {
  if (path.length > deepest) throw tooDeep();
  if (typeof value === "string") {
    return { kind: "message", message: plainMessage(path.join(setting.keySeparator), value, setting.syntax) };
  }
  if (typeof value === "number" || typeof value === "boolean" || value === null) return { kind: "kept", value };
  if (Array.isArray(value)) {
    const items = value.map((item, index) => planValue(item, [...path, String(index)], setting));
    return { kind: "list", items: items.map((item) => item ?? { kind: "kept", value: null }) };
  }
  return typeof value === "object" ? planObject(value, path, setting) : undefined;
}

function tooDeep(): DragomanError {
  return invalidResources(`a value lies deeper than ${deepest} levels`);
}

function invalidResources(why: string): DragomanError {
  return new DragomanError("invalid-request", `The source resources cannot be read: ${why}.`, {
    code: "invalid_resources",
  });
}
