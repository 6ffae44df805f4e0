import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Call } from "../operations/operation.ts";
import {
  type ContractOperation,
  type ContractParameter,
  contractSchemas,
  type OperationId,
  type Schema,
} from "./contract.ts";
import { fieldUnfolding } from "./form-fields.ts";
import { HttpError, unsupportedValue } from "./http-error.ts";
import { createCanonicalLanguage, languageRewrite, type Rewrite } from "./language-fields.ts";

/** Takes one part of a request (its query, path or body): canonical languages first, then the contract's schema. */
type ReadPart<T> = (value: unknown, form: boolean) => T;

interface InputReader<Id extends OperationId> {
  readonly query: ReadPart<Call<Id>["query"]>;
  readonly path: ReadPart<Call<Id>["path"]>;
  readonly body: ReadPart<Call<Id>["body"]>;
}

export interface InputReaders {
  /** The reader of one operation; its schemas are compiled when they are first used. */
  readerOf<Id extends OperationId>(operation: ContractOperation): InputReader<Id>;
}

const contractId = "contract";

export function createInputReaders(): InputReaders {
  const canonical = createCanonicalLanguage();
  const json = lazily(() => createAjv(false));
  // Forms and queries hold nothing but text: a number or a list is read from it as the schema wants.
  const text = lazily(() => createAjv("array"));

  function part<T>(schema: Schema): ReadPart<T> {
    const booleans = lazily(() => booleanFields(schema));
    const unfold = lazily(() => fieldUnfolding(schema));
    const strict = lazily(() => compile<T>(json(), schema, canonical));
    const lenient = lazily(() => compile<T>(text(), schema, canonical));
    return (value, form) => {
      if (!form) return strict()(value);
      const unfolded = unfold()?.(value) ?? value;
      return lenient()(withBooleans(unfolded, booleans()));
    };
  }

  /** What the contract describes for JSON alone is refused in a form, where it would be read as something else. */
  function bodyPart<T>(operation: ContractOperation): ReadPart<T> {
    const read = part<T>(bodySchema(operation));
    const jsonOnly = lazily(() => fieldsOnlyInJson(operation));
    return (value, form) => {
      if (form) refuseInForm(value, jsonOnly());
      return read(value, form);
    };
  }

  return {
    readerOf: (operation) => ({
      query: part(parametersSchema(operation.parameters, "query")),
      path: part(parametersSchema(operation.parameters, "path")),
      body: bodyPart(operation),
    }),
  };
}

/** Only the steps that the schema asks for. */
function compile<T>(ajv: Ajv2020, schema: Schema, canonical: Rewrite): (value: unknown) => T {
  const validate = ajv.compile<T>(withinContract(schema));
  const rewrite = languageRewrite(schema, canonical);
  const conflicts = conflictsOf(schema);
  return (value) => {
    const rewritten = rewrite === undefined ? value : rewrite(value);
    if (conflicts.length > 0) refuseConflicts(conflicts, rewritten);
    return accept(validate, rewritten);
  };
}

function createAjv(coerceTypes: "array" | false): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, coerceTypes, validateSchema: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: contractId, components: { schemas: contractSchemas } });
  return ajv;
}

/** One schema serves JSON and forms: what differs is only how text becomes values. */
function bodySchema({ bodies }: ContractOperation): Schema {
  return bodies.get("application/json") ?? bodies.get("application/x-www-form-urlencoded") ?? {};
}

function fieldsOnlyInJson({ bodies }: ContractOperation): readonly string[] {
  const json = bodies.get("application/json");
  const form = bodies.get("application/x-www-form-urlencoded");
  if (json === undefined || form === undefined) return [];
  const inForm = new Set(fieldsOf(form));
  return fieldsOf(json).filter((field) => !inForm.has(field));
}

function fieldsOf(schema: Schema): readonly string[] {
  return Object.keys(Object(named(schema)["properties"]));
}

function refuseInForm(value: unknown, jsonOnly: readonly string[]): void {
  if (jsonOnly.length === 0 || typeof value !== "object" || value === null) return;
  const sent = new Set(Object.keys(value).map((name) => name.split(/[[.]/, 1)[0]));
  const field = jsonOnly.find((name) => sent.has(name));
  if (field === undefined) return;
  throw invalid(
    `Parameter '${field}' is for JSON bodies. Send the request as JSON, or leave it out.`,
    field,
    "needs JSON",
  );
}

function parametersSchema(parameters: readonly ContractParameter[], place: ContractParameter["in"]): Schema {
  const here = parameters.filter((parameter) => parameter.in === place);
  return {
    type: "object",
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    required: here.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The same schema with its references made absolute, so that it can stand outside the contract. */
function withinContract(schema: Schema): Schema {
  const absolute: Schema = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', `"${contractId}#/components/`),
  );
  return absolute;
}

function accept<T>(validate: ValidateFunction<T>, value: unknown): T {
  if (validate(value)) return value;
  throw refusal(validate.errors?.[0]);
}

/** Says which field is wrong and what it may hold, never what was sent. */
function refusal(error: ErrorObject | undefined): HttpError {
  if (error === undefined) return new HttpError(400, "The request is not valid.");
  const parent = fieldName(error.instancePath);
  if (error.keyword === "required") {
    const field = joined(parent, String(error.params["missingProperty"]));
    return invalid(`Parameter '${field}' not specified: it is required.`, field, "is required");
  }
  if (error.keyword === "dependentRequired") {
    const missing = String(error.params["missingProperty"]);
    const field = joined(parent, missing);
    const message = `Parameter '${field}' not specified: '${error.params["property"]}' needs it.`;
    return invalid(message, field, `is required by ${error.params["property"]}`);
  }
  if (error.keyword === "additionalProperties" || error.keyword === "unevaluatedProperties") {
    const name = String(error.params["additionalProperty"] ?? error.params["unevaluatedProperty"]).slice(0, 60);
    const field = joined(parent, name.replace(/[^\w.-]/g, "?"));
    return invalid(`Parameter '${field}' is not known here: leave it out.`, field, "is not known");
  }
  if (parent === "") return new HttpError(400, { message: "The body must be one JSON object.", code: "invalid_value" });
  const rule = ruleOf(error);
  return invalid(unsupportedValue(parent, `It ${rule}.`).message, parent, rule);
}

function invalid(message: string, field: string, problem: string): HttpError {
  return new HttpError(400, { message, code: "invalid_value", errors: [{ field, message: problem }] });
}

function ruleOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === "enum" && Array.isArray(params["allowedValues"])) {
    return `must be one of ${params["allowedValues"].join(", ")}`;
  }
  if (keyword === "type" && Array.isArray(params["type"])) return `must be ${params["type"].join(" or ")}`;
  if (keyword === "pattern" || keyword === "format") return "is not written as the interface asks";
  return message ?? "is not valid";
}

/** `/text/2` as `text[2]`. */
function fieldName(pointer: string): string {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~").slice(0, 60))
    .reduce((name, part) => (/^\d+$/.test(part) ? `${name}[${part}]` : joined(name, part)), "");
}

function joined(parent: string, name: string): string {
  return parent === "" ? name : `${parent}.${name}`;
}

function named(schema: Schema): Schema {
  const reference = schema["$ref"];
  if (typeof reference !== "string") return schema;
  return contractSchemas[reference.slice(reference.lastIndexOf("/") + 1)] ?? schema;
}

function booleanFields(schema: Schema): readonly string[] {
  return Object.entries(Object(named(schema)["properties"]))
    .filter(([, property]) => Object(property).type === "boolean")
    .map(([name]) => name);
}

/** Fields that the contract (`x-dragoman: { conflicts }`) does not let stand together. */
function conflictsOf(schema: Schema): readonly (readonly string[])[] {
  const conflicts: unknown = Object(named(schema)["x-dragoman"]).conflicts;
  return Array.isArray(conflicts) ? conflicts.filter(Array.isArray) : [];
}

function refuseConflicts(conflicts: readonly (readonly string[])[], value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const conflict = conflicts.find((fields) => fields.every((field) => Object.hasOwn(value, field)));
  if (conflict === undefined) return;
  throw invalid(
    `Parameters ${conflict.join(" and ")} cannot be used together. Leave one of them out.`,
    conflict.at(-1) ?? "",
    `cannot be used together with ${conflict[0]}`,
  );
}

/** Forms write booleans as 0 and 1, or in words. */
function withBooleans(value: unknown, fields: readonly string[]): unknown {
  if (typeof value !== "object" || value === null || fields.length === 0) return value;
  const given = new Map<string, unknown>(Object.entries(value));
  for (const field of fields) {
    const written = given.get(field);
    if (written === "0" || written === "1") given.set(field, written === "1");
  }
  return Object.fromEntries(given);
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
