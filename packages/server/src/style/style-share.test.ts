import { expect, test } from "vitest";
import { contractSchemas } from "../http/contract.ts";
import { styleRules } from "./rules.ts";
import { shareInWords, styleShares } from "./style-share.ts";

interface EnumSchema {
  readonly properties: Readonly<Record<string, { readonly enum?: readonly string[]; readonly $ref?: string }>>;
}

function propertiesOf(name: string): EnumSchema["properties"] {
  const schema: unknown = Reflect.get(contractSchemas, name);
  if (typeof schema !== "object" || schema === null || !("properties" in schema)) throw new Error(`No ${name}.`);
  const { properties } = schema;
  if (typeof properties !== "object" || properties === null) throw new Error(`${name} has no properties.`);
  return Object.fromEntries(Object.entries(properties));
}

const published = Object.entries(propertiesOf("ConfiguredRules")).flatMap(([category, { $ref = "" }]) =>
  Object.entries(propertiesOf($ref.split("/").at(-1) ?? "")).flatMap(([property, schema]) =>
    (schema.enum ?? []).map((value) => `${category}.${property}: ${value}`),
  ),
);

test("every value of the contract is edited here or left to engines, and nothing else is", () => {
  const treated = styleRules.flatMap(({ category, properties }) =>
    properties.flatMap(({ property, treatments }) =>
      [...treatments.keys()].map((value) => `${category}.${property}: ${value}`),
    ),
  );
  expect(published.length).toBeGreaterThan(400);
  expect([...treated].sort()).toEqual([...published].sort());
});

test("shares count every value once", () => {
  const shares = styleShares();
  const byCategory = shares.slice(0, -1);
  expect(byCategory.reduce((sum, { values }) => sum + values, 0)).toBe(published.length);
  process.stdout.write(`${shares.map(shareInWords).join("\n")}\n`);
});
