import { parseLanguageTag } from "@dragoman/engines";
import { contractSchemas, type Schema } from "./contract.ts";

/** Rewrites a value in place, or answers the one to put in its place. */
export type Rewrite = (value: unknown) => unknown;

const deepest = 5;
const mostRemembered = 1000;

/**
 * Finds the language codes in values of a schema (its `x-dragoman: { normalize: language }`) and writes them
 * canonically, so that `en_us`, `EN-US` and `en-US` are one before anything is compared.
 * @returns `undefined` for a schema without language codes.
 */
export function languageRewrite(schema: Schema, canonical: Rewrite): Rewrite | undefined {
  return rewriteOf(schema, canonical, 0);
}

/** Writes one code canonically, and remembers how; what is no well-formed code stays as it is, for validation to refuse. */
export function createCanonicalLanguage(): Rewrite {
  const remembered = new Map<string, string>();
  return (value) => {
    if (typeof value !== "string" || value.length > 35) return value;
    const known = remembered.get(value);
    if (known !== undefined) return known;
    const tag = parseLanguageTag(value.trim()) ?? value;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(value, tag);
    return tag;
  };
}

function rewriteOf(schema: Schema, canonical: Rewrite, depth: number): Rewrite | undefined {
  if (depth > deepest) return undefined;
  const own = resolve(schema);
  if (isLanguage(schema) || isLanguage(own)) return canonical;
  const { items, properties } = own;
  const inside = [
    isSchema(items) ? itemsRewrite(items, canonical, depth) : undefined,
    isSchema(properties) ? propertiesRewrite(properties, canonical, depth) : undefined,
    ...alternatives(own).map((alternative) => rewriteOf(alternative, canonical, depth + 1)),
  ].filter((rewrite) => rewrite !== undefined);
  if (inside.length < 2) return inside[0];
  return (value) => inside.reduce((rewritten, rewrite) => rewrite(rewritten), value);
}

function itemsRewrite(items: Schema, canonical: Rewrite, depth: number): Rewrite | undefined {
  const rewrite = rewriteOf(items, canonical, depth + 1);
  return rewrite && ((value) => (Array.isArray(value) ? value.map(rewrite) : isLeaf(value) ? rewrite(value) : value));
}

function propertiesRewrite(properties: Schema, canonical: Rewrite, depth: number): Rewrite | undefined {
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    const rewrite = isSchema(schema) ? rewriteOf(schema, canonical, depth + 1) : undefined;
    return rewrite === undefined ? [] : [{ name, rewrite }];
  });
  if (fields.length === 0) return undefined;
  return (value) => {
    if (!isRecord(value)) return value;
    for (const { name, rewrite } of fields) {
      const field = value[name];
      if (field !== undefined && Object.hasOwn(value, name)) value[name] = rewrite(field);
    }
    return value;
  };
}

function alternatives(schema: Schema): readonly Schema[] {
  return [schema["allOf"], schema["anyOf"], schema["oneOf"]].flatMap((list) =>
    Array.isArray(list) ? list.filter(isSchema) : [],
  );
}

function resolve(schema: Schema): Schema {
  const reference = schema["$ref"];
  if (typeof reference !== "string") return schema;
  return contractSchemas[reference.slice(reference.lastIndexOf("/") + 1)] ?? schema;
}

function isLanguage(schema: Schema): boolean {
  const own = schema["x-dragoman"];
  return isSchema(own) && own["normalize"] === "language";
}

function isLeaf(value: unknown): boolean {
  return typeof value === "string";
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
