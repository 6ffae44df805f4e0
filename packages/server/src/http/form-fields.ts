import qs from "qs";
import { contractSchemas, type Schema } from "./contract.ts";

/** Reads the fields of a form as the object that they stand for. */
export type UnfoldFields = (fields: unknown) => unknown;

/** `dictionaries[0].source_lang` and `dictionaries[0][source_lang]` name a field within a list. */
const named = /[[.]/;
const mostItems = 1000;

/**
 * For forms whose schema has objects within it. Others are left as they are: there a bracket is part of a name.
 * @returns `undefined` where there is nothing to unfold.
 */
export function fieldUnfolding(schema: Schema): UnfoldFields | undefined {
  const properties: readonly Schema[] = Object.values(Object(resolve(schema)["properties"]));
  if (!properties.some((property) => holdsObject(property))) return undefined;
  return (fields) => {
    if (typeof fields !== "object" || fields === null || !Object.keys(fields).some((name) => named.test(name))) {
      return fields;
    }
    // Taken as read already: only names are looked at, and those of every object's own are left out.
    return qs.parse({ ...fields }, { allowDots: true, depth: 5, arrayLimit: mostItems });
  };
}

function holdsObject(schema: Schema): boolean {
  const { type, items } = resolve(schema);
  if (type === "object") return true;
  return typeof items === "object" && items !== null && resolve({ ...items })["type"] === "object";
}

function resolve(schema: Schema): Schema {
  const reference = schema["$ref"];
  if (typeof reference !== "string") return schema;
  return contractSchemas[reference.slice(reference.lastIndexOf("/") + 1)] ?? schema;
}
