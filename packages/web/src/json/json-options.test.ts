import { describe, expect, test } from "vitest";
import type { RequestFacts } from "../request-facts.ts";
import { compileJsonOptions, type JsonOptions } from "./json-options.ts";
import { stringsAt } from "./strings-at.ts";

function request(method: string, url: string): RequestFacts {
  return { method, url, header: () => undefined };
}

const item = {
  type: "object",
  properties: {
    sku: { type: "string" },
    title: { type: "string", "x-translatable": true },
    description: { type: "string", "x-translatable": "html" },
    // Refers to what it stands in.
    related: { type: "array", items: { $ref: "#/components/schemas/Item" } },
    labels: { type: "object", properties: { id: {} }, additionalProperties: { $ref: "#/components/schemas/Label" } },
    size: { prefixItems: [{ type: "number" }, { "x-translatable": true }], items: { type: "string" } },
  },
};
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const document = {
  openapi: "3.1.0",
  paths: {
    "/items/{id}": {
      get: {
        responses: {
          200: json({ $ref: "#/components/schemas/Item" }),
          "4XX": { $ref: "#/components/responses/Problem" },
          204: { description: "nothing" },
        },
      },
      post: {
        responses: { default: json({ allOf: [{ $ref: "#/components/schemas/Item" }, { properties: { id: {} } }] }) },
      },
    },
    "/items/new": { get: { responses: { 200: json({ properties: { hint: { "x-translatable": true } } }) } } },
    "/items/{id}.{format}/{part}": { $ref: "#/components/pathItems/Part" },
    "/plain": { get: { responses: { 200: json({ type: "object", properties: { id: { type: "string" } } }) } } },
    "/either": {
      get: {
        responses: {
          200: json({ oneOf: [{ $ref: "#/components/schemas/Item" }, { $ref: "#/components/schemas/Label" }] }),
        },
      },
    },
    "/strict": {
      get: {
        responses: {
          200: { content: { "application/*": { schema: { $ref: "#/components/schemas/Label" } }, "text/html": {} } },
        },
      },
    },
  },
  components: {
    schemas: { Item: item, Label: { type: "string", "x-translatable": true } },
    responses: {
      Problem: {
        content: {
          "application/problem+json": { schema: { properties: { "de/tail~": { $ref: "#/components/x~1~0" } } } },
        },
      },
    },
    "x/~": { "x-translatable": true },
    pathItems: { Part: { get: { responses: { "2XX": json({ items: { $ref: "#/components/schemas/Label" } }) } } } },
  },
};

/** What is chosen of a value that answers a request. */
function chosen(
  value: unknown,
  [method, url]: readonly [string, string],
  status = 200,
  type?: string,
  options?: JsonOptions,
) {
  const root = compileJsonOptions(options ?? { openapi: document })(request(method, url), status, type);
  return root === undefined ? undefined : stringsAt(value, root).map(({ text, format }) => [text, format].join());
}

const tea = {
  sku: "T1",
  title: "Tea",
  description: "<p>Hot</p>",
  related: [{ title: "Cup", sku: "C1", related: [{ title: "Pot" }] }],
  labels: { id: "L1", de: "Label" },
  size: [1, "small", "S"],
  id: "7",
};
const ofTea = ["Tea,text", "<p>Hot</p>,html", "Cup,text", "Pot,text", "Label,text", "small,text"];

describe("an OpenAPI document", () => {
  test("says what is translatable, through references, lists and additional properties", () => {
    expect(new Set(chosen(tea, ["GET", "/items/7?x=1"]))).toEqual(new Set(ofTea));
    expect(new Set(chosen(tea, ["HEAD", "/items/7"]))).toEqual(new Set(ofTea));
  });

  test("says it by method, status and media type", () => {
    expect(new Set(chosen(tea, ["POST", "/items/7"], 201))).toEqual(new Set(ofTea));
    expect(chosen(tea, ["GET", "/items/7"], 204)).toBeUndefined();
    expect(chosen(tea, ["GET", "/items/7"], 500)).toBeUndefined();
    expect(chosen(tea, ["DELETE", "/items/7"])).toBeUndefined();
    expect(chosen(tea, ["GET", "/items/7"], 200, "application/hal+json")).toBeUndefined();
    expect(new Set(chosen(tea, ["GET", "/items/7"], 200, "Application/JSON; charset=utf-8"))).toEqual(new Set(ofTea));
    const problem = { "de/tail~": "Gone" };
    expect(chosen(problem, ["GET", "/items/7"], 404, "application/problem+json")).toEqual(["Gone,text"]);
    expect(chosen(problem, ["GET", "/items/7"], 404, "application/json")).toBeUndefined();
  });

  test("chooses concrete paths before templates, and nothing for unknown ones", () => {
    expect(chosen({ hint: "Name it", title: "New" }, ["GET", "/items/new"])).toEqual(["Name it,text"]);
    expect(chosen(["One"], ["GET", "/items/7.json/parts"], 206)).toEqual(["One,text"]);
    for (const path of ["/items", "/items/", "/items/7/8", "/items/7json/parts", "/items/.json/parts", "/", "*", ""]) {
      expect(chosen(tea, ["GET", path])).toBeUndefined();
    }
  });

  test("costs nothing where nothing is translatable", () => {
    expect(chosen({ id: "x" }, ["GET", "/plain"])).toBeUndefined();
    expect(chosen("Tea", ["GET", "/either"])).toEqual([]);
    expect(chosen({ title: "Tea", sku: "T" }, ["GET", "/either"])).toEqual(["Tea,text"]);
    expect(chosen(["x"], ["GET", "/strict"], 200, "text/html")).toBeUndefined();
  });

  test("may stand under a base path", () => {
    const options = { openapi: document, basePath: "/api/v1" };
    expect(chosen({ hint: "Name it" }, ["GET", "/api/v1/items/new"], 200, undefined, options)).toEqual([
      "Name it,text",
    ]);
    expect(chosen({ hint: "Name it" }, ["GET", "/items/new"], 200, undefined, options)).toBeUndefined();
  });

  test.each<[string, JsonOptions, RegExp]>([
    [
      "leads out of itself",
      { openapi: withSchema({ $ref: "other.yaml#/Item" }) },
      /schema\/\$ref leads out of the document/,
    ],
    [
      "leads to nothing",
      { openapi: withSchema({ $ref: "#/components/nothing" }) },
      /#\/paths\/~1a\/get.*leads to nothing/,
    ],
    ["leads to a prototype", { openapi: withSchema({ $ref: "#/constructor" }) }, /leads to nothing/],
    ["asks for another format", { openapi: withSchema({ "x-translatable": "markdown" }) }, /x-translatable: give true/],
    ["is not parsed", { openapi: [] }, /give a parsed OpenAPI document/],
    ["stands under no path", { openapi: document, basePath: "api/" }, /json\.basePath/],
    ["refers in a ring", { openapi: { paths: { "/a": { $ref: "#/paths/~1a" } } } }, /refers to itself/],
  ])("that %s is refused by name", (_, options, message) => {
    expect(() => compileJsonOptions(options)).toThrow(message);
  });

  test("may be deeper than calls, and refer to itself without end", () => {
    let schema: object = { "x-translatable": true };
    for (let depth = 0; depth < 20_000; depth++) schema = { items: schema };
    const ring = { allOf: [{ $ref: "#/components/schemas/Ring" }], properties: { t: { "x-translatable": true } } };
    const openapi = {
      ...withSchema({ allOf: [schema, { $ref: "#/components/schemas/Ring" }] }),
      components: { schemas: { Ring: ring } },
    };
    expect(chosen({ t: "Tea" }, ["GET", "/a"], 200, undefined, { openapi })).toEqual(["Tea,text"]);
  });
});

function withSchema(schema: object) {
  return { paths: { "/a": { get: { responses: { 200: json(schema) } } } } };
}

test("paths hold for every response", () => {
  const options: JsonOptions = { paths: ["$.title"] };
  expect(chosen({ title: "Tea" }, ["GET", "/anything"], 404, undefined, options)).toEqual(["Tea,text"]);
  expect(chosen({ title: "Tea" }, ["GET", "/anything"], 200, undefined, { paths: [] })).toBeUndefined();
});
