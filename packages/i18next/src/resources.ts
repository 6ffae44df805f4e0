import { DragomanError } from "@dragoman/client";
import { isUnsafeKey } from "./unsafe-keys.ts";

/** The resources of a namespace as i18next has them: strings, in objects and lists as deep as the keys go. */
export type Resources = { readonly [key: string]: ResourceValue };
export type ResourceValue = string | number | boolean | null | undefined | readonly ResourceValue[] | Resources;

/** Levels of objects and lists that resources may have. */
export const deepest = 50;

/**
 * The resources as they are, in objects of their own, because i18next keeps and changes what it is given. Unsafe keys
 * (`__proto__` and its kind) are left out.
 * @throws DragomanError of kind `invalid-request` where the resources are no object, or too deep to be meant.
 */
export function copyResources(resources: unknown): Resources {
  return copyObject(objectOf(resources), 0);
}

/** @throws DragomanError of kind `invalid-request` for anything but an object. */
export function objectOf(resources: unknown): object {
  if (typeof resources === "object" && resources !== null && !Array.isArray(resources)) return resources;
  throw invalidResources("loadSource must give an object of strings");
}

export function tooDeep(): DragomanError {
  return invalidResources(`a value lies deeper than ${deepest} levels`);
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

function invalidResources(why: string): DragomanError {
  return new DragomanError("invalid-request", `The source resources cannot be read: ${why}.`, {
    code: "invalid_resources",
  });
}
