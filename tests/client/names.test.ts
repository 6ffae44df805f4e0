import { createClient } from "@dragoman/client";
import { expect, test } from "vitest";
import { contract } from "./double/operations.ts";

/** The rules' names are the interface's values and not fields. */
const shapes = Object.entries(contract.components.schemas).filter(([name]) => !name.endsWith("Rules"));
const fields = [...new Set(shapes.flatMap(([, schema]) => namesIn(schema)))].sort();

/** Fields whose value keeps its names. */
const opaque = ["configured_rules", "features", "example_documents"];

/** Gives a client one answer for all, and remembers what it was sent. */
function mirror(answer: object) {
  const bodies: unknown[] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    if (typeof init?.body === "string") bodies.push(JSON.parse(init.body));
    return Response.json(answer);
  };
  return { bodies, client: createClient({ baseUrl: "http://in-process", apiKey: "key-1234", fetch }) };
}

const required = { style_id: "s", name: "n", language: "de" };

test("the contract has fields, and those of several words", () => {
  expect(fields.length).toBeGreaterThan(100);
  expect(fields).toEqual(expect.arrayContaining(["glossary_id", "speech_to_text_milliseconds_count", ...opaque]));
});

test.each(fields)("%s is read in camelCase and sent as it was", async (field) => {
  const answer = { ...required, [field]: "value", newer: [{ [field]: { [field]: "value" } }] };
  const { client, bodies } = mirror(answer);
  const read = await client.styleRules.get("s");
  const name = field.replaceAll(/_./g, (part) => part.slice(1).toUpperCase());
  expect(Object.entries(read)).toContainEqual([name, "value"]);
  expect(Object.keys(read).filter((key) => key.includes("_"))).toEqual([]);

  await client.styleRules.update("s", read);
  expect(bodies).toEqual([answer]);
});

test.each(opaque)("%s keeps the names in it", async (field) => {
  const inside = { style_and_tone: { numbers_up_to_4_digits: "a_b" }, someName: 1 };
  const { client, bodies } = mirror({ ...required, [field]: inside });
  const read = await client.styleRules.get("s");
  expect(Object.values(read)).toContainEqual(inside);
  await client.styleRules.update("s", read);
  expect(bodies).toEqual([{ ...required, [field]: inside }]);
});

/** Every property, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "properties" in schema ? Object.keys(Object(schema.properties)) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}
