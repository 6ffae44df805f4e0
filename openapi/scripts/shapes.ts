import type { Schema } from "./document.ts";

type Schemas = Readonly<Record<string, Schema>>;

/**
 * The schemas with the names of TypeScript: `glossary_id` becomes `glossaryId`, and its description ends with the name
 * on the wire. The configured rules keep their names: they are values of the interface, listed and quoted by it, and
 * some of them (`numbers_up_to_4_digits`) could not be told back from camelCase.
 */
export function shapesOf(schemas: Schemas): Schemas {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, name.endsWith("Rules") ? schema : inCamelCase(schema)]),
  );
}

function inCamelCase(schema: Schema): Schema {
  const renamed: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === "properties" && schema.properties !== undefined)
      renamed[keyword] = namedProperties(schema.properties);
    else if (keyword === "required" && Array.isArray(value)) renamed[keyword] = value.map(String).map(camelCase);
    else if (keyword === "items" && isSchema(value)) renamed[keyword] = inCamelCase(value);
    else if (["allOf", "anyOf", "oneOf"].includes(keyword) && Array.isArray(value)) {
      renamed[keyword] = value.map((part) => (isSchema(part) ? inCamelCase(part) : part));
    } else if (keyword !== "examples") renamed[keyword] = value;
  }
  return renamed;
}

function namedProperties(properties: Schemas): Schemas {
  return Object.fromEntries(
    Object.entries(properties).map(([wireName, property]) => {
      const name = camelCase(wireName);
      const described = [property.description, name === wireName ? undefined : `@wire \`${wireName}\``];
      const description = described.filter((part) => part !== undefined).join(" ");
      return [name, { ...inCamelCase(property), ...(description !== "" && { description }) }];
    }),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function camelCase(wireName: string): string {
  return wireName.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
