import { invalidOption } from "../invalid-option.ts";
import type { JsonPlaces } from "./json-places.ts";
import { type DocumentPart, documentPart, partOf, partsOf, resolved } from "./openapi-document.ts";
import { createSchemaRules } from "./openapi-schemas.ts";
import { createPathTemplate, type PathTemplate } from "./path-template.ts";
import { newRule, type Place, placesOf, type Rule } from "./place.ts";

/** An operation, and the places of its responses by status and media type: `200 application/json`, `4XX text/*`. */
interface Operation {
  readonly template: PathTemplate;
  readonly responses: ReadonlyMap<string, Place>;
}

/** Operations by method and number of segments, concrete paths before templates. */
type Operations = ReadonlyMap<string, readonly Operation[]>;

/**
 * Finds the schema of a response in an OpenAPI document, and what is translatable by it.
 * @throws DragomanError of kind `invalid-request` that names the place in the document.
 */
export function compileOpenapi(document: object, basePath = ""): JsonPlaces {
  if (basePath !== "" && !/^\/.*[^/]$/.test(basePath)) {
    throw invalidOption("json.basePath: begin it with a slash, and end it without one.");
  }
  const operations = operationsOf(documentPart(document));

  return ({ method, url }, status, mediaType = "application/json") => {
    const [path = ""] = url.split(/[?#]/, 1);
    if (!path.startsWith(`${basePath}/`)) return undefined;
    const segments = path.slice(basePath.length + 1).split("/");
    const operation =
      operationAt(operations, method, segments) ??
      (method === "HEAD" ? operationAt(operations, "GET", segments) : undefined);
    return operation === undefined ? undefined : placeOf(operation, status, mediaType);
  };
}

function operationAt(operations: Operations, method: string, segments: readonly string[]): Operation | undefined {
  return operations.get(`${method} ${segments.length}`)?.find(({ template }) => template.matches(segments));
}

/** The most specific response and media type that are described, as OpenAPI has it. */
function placeOf({ responses }: Operation, status: number, mediaType: string): Place | undefined {
  const [type = ""] = mediaType.toLowerCase().split(";", 1);
  const media = type.trim();
  for (const code of [String(status), `${String(status).charAt(0)}XX`, "DEFAULT"]) {
    // A status that is described hides what is said of all others.
    if (!responses.has(code)) continue;
    for (const range of [media, media.replace(/\/.*$/s, "/*"), "*/*"]) {
      const place = responses.get(`${code} ${range}`);
      if (place !== undefined) return place.isBarren ? undefined : place;
    }
    return undefined;
  }
  return undefined;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

function operationsOf(document: DocumentPart): Operations {
  const described: {
    readonly method: string;
    readonly template: PathTemplate;
    readonly rules: ReadonlyMap<string, Rule>;
  }[] = [];
  const schemaRule = createSchemaRules(document);
  const paths = partOf(document, "paths");
  for (const [path, item] of paths === undefined ? [] : partsOf(paths)) {
    if (!path.startsWith("/")) continue;
    const template = createPathTemplate(path);
    const operations = resolved(item, document);
    for (const name of methods) {
      const operation = partOf(operations, name);
      const responses = operation && partOf(operation, "responses");
      if (responses === undefined) continue;
      described.push({ method: name.toUpperCase(), template, rules: responseRules(responses, document, schemaRule) });
    }
  }
  // All at once, so that a schema that many responses have is one place.
  const rules = [...new Set(described.flatMap((operation) => [...operation.rules.values()]))];
  const places = placesOf(rules);
  const placeOfRule = new Map(rules.map((rule, index) => [rule, places[index]]));

  const operations = new Map<string, Operation[]>();
  for (const { method, template, rules } of described.toSorted((left, right) =>
    left.template.compare(right.template),
  )) {
    const responses = new Map<string, Place>();
    for (const [name, rule] of rules) {
      const place = placeOfRule.get(rule);
      if (place !== undefined) responses.set(name, place);
    }
    const key = `${method} ${template.segmentCount}`;
    operations.set(key, [...(operations.get(key) ?? []), { template, responses }]);
  }
  return operations;
}

/** The rules of an operation's responses by status and media type, and one that is empty for each status alone. */
function responseRules(
  responses: DocumentPart,
  document: DocumentPart,
  schemaRule: (schema: DocumentPart) => Rule,
): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const [status, response] of partsOf(responses)) {
    const code = status.toUpperCase();
    rules.set(code, newRule());
    const content = partOf(resolved(response, document), "content");
    for (const [mediaType, media] of content === undefined ? [] : partsOf(content)) {
      const [type = ""] = mediaType.toLowerCase().split(";", 1);
      const schema = partOf(media, "schema");
      rules.set(`${code} ${type.trim()}`, schema === undefined ? newRule() : schemaRule(schema));
    }
  }
  return rules;
}
