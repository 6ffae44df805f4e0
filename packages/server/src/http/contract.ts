/** The interface as the service reads it: every operation of the bundled contract, by its operationId. */
import type { OperationId } from "@dragoman/client/contract";
import document from "../generated/contract.json" with { type: "json" };

export type { OperationId };

type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** A JSON Schema (draft 2020-12) whose `$ref`s point into the contract. */
export type Schema = Readonly<Record<string, unknown>>;

export interface ContractParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: Schema;
}

export interface ContractOperation {
  readonly operationId: OperationId;
  readonly method: HttpMethod;
  /** As the contract writes it: `/v3/style_rules/{style_id}`. */
  readonly path: string;
  readonly parameters: readonly ContractParameter[];
  /** By media type; empty where the operation takes no body. */
  readonly bodies: ReadonlyMap<string, Schema>;
  readonly bodyRequired: boolean;
  /** JSON answers by status. */
  readonly answers: ReadonlyMap<number, Schema>;
  /** Media types of each status' answer; none where it has no body. */
  readonly mediaTypes: ReadonlyMap<number, readonly string[]>;
  readonly deprecated: boolean;
  /** Path of the operation that replaces a deprecated one. */
  readonly successor: string | undefined;
  /** The beta that an account must be enrolled in. */
  readonly beta: string | undefined;
  /** The plan that an account must have, where not every plan will do. */
  readonly plan: string | undefined;
  /** Whether it makes something new each time it is sent. */
  readonly creates: boolean;
  /** Whether its address is signed by the service, and no key is sent. */
  readonly signed: boolean;
  /** Bytes a body may have. */
  readonly bodyLimit: number;
}

interface Reference {
  readonly $ref?: string;
}
interface MediaObject {
  readonly schema?: Schema;
}
interface ParameterObject extends Reference {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}
interface ContentObject extends Reference {
  readonly required?: boolean;
  readonly content?: { readonly [mediaType: string]: MediaObject | undefined };
}
interface OperationObject {
  readonly operationId: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: ContentObject;
  readonly responses: { readonly [status: string]: ContentObject | undefined };
  readonly "x-dragoman"?: {
    readonly bodyLimit?: number;
    readonly deprecatedBy?: string;
    readonly opensBeta?: string;
    readonly plan?: string;
    readonly creates?: boolean;
    readonly signed?: boolean;
  };
}
type PathObject = { readonly parameters?: readonly ParameterObject[] } & {
  readonly [method in Lowercase<HttpMethod>]?: OperationObject;
};
interface ContractDocument {
  readonly paths: { readonly [path: string]: PathObject };
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema };
    readonly parameters?: { readonly [name: string]: ParameterObject };
    readonly responses?: { readonly [name: string]: ContentObject };
    readonly requestBodies?: { readonly [name: string]: ContentObject };
  };
}

const methods = ["get", "post", "put", "patch", "delete"] as const;
const defaultBodyLimit = 131_072;
const contract = asContract(document);

/** The named schemas, which `$ref`s name as `#/components/schemas/…`. */
export const contractSchemas = contract.components.schemas;

/** Reads every operation of the contract. */
export function readOperations(): readonly ContractOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [readOperation(path, method, operation, item.parameters ?? [])];
    }),
  );
}

/** The bundle is linted where it is made; here only what would make everything else senseless is looked at. */
function asContract(value: unknown): ContractDocument {
  if (isContract(value)) return value;
  throw new Error("The bundled contract is no OpenAPI 3.1 document.");
}

function isContract(value: unknown): value is ContractDocument {
  return typeof value === "object" && value !== null && "paths" in value && "components" in value;
}

function readOperation(
  path: string,
  method: (typeof methods)[number],
  operation: OperationObject,
  shared: readonly ParameterObject[],
): ContractOperation {
  const body = operation.requestBody && dereference(operation.requestBody, contract.components.requestBodies);
  const responses = Object.entries(operation.responses).map(
    ([status, response]) =>
      [Number(status), schemasOf(response && dereference(response, contract.components.responses))] as const,
  );
  return {
    operationId: operationIdOf(operation),
    method: upperCase[method],
    path,
    parameters: [...shared, ...(operation.parameters ?? [])].map(readParameter),
    bodies: schemasOf(body),
    bodyRequired: body?.required ?? false,
    answers: new Map(
      responses.flatMap(([status, schemas]) => {
        const schema = schemas.get("application/json");
        return schema === undefined ? [] : [[status, schema] as const];
      }),
    ),
    mediaTypes: new Map(responses.map(([status, schemas]) => [status, [...schemas.keys()]])),
    deprecated: operation.deprecated ?? false,
    successor: pathOf(operation["x-dragoman"]?.deprecatedBy),
    beta: operation["x-dragoman"]?.opensBeta,
    plan: operation["x-dragoman"]?.plan,
    creates: operation["x-dragoman"]?.creates ?? false,
    signed: operation["x-dragoman"]?.signed ?? false,
    bodyLimit: operation["x-dragoman"]?.bodyLimit ?? defaultBodyLimit,
  };
}

function pathOf(operationId: string | undefined): string | undefined {
  if (operationId === undefined) return undefined;
  return Object.entries(contract.paths).find(([, item]) =>
    methods.some((method) => item[method]?.operationId === operationId),
  )?.[0];
}

const upperCase = { get: "GET", post: "POST", put: "PUT", patch: "PATCH", delete: "DELETE" } as const;

function operationIdOf({ operationId }: OperationObject): OperationId {
  if (isOperationId(operationId)) return operationId;
  throw new Error("The contract holds an operation without a name.");
}

/** The types are generated from the same document as the names. */
function isOperationId(name: string): name is OperationId {
  return name !== "";
}

function readParameter(given: ParameterObject): ContractParameter {
  const { name, in: place, required, schema } = dereference(given, contract.components.parameters);
  if (name === undefined || !(place === "path" || place === "query" || place === "header")) {
    throw new Error(`The contract holds a parameter that is not read: ${name ?? "unnamed"} in ${place ?? "nowhere"}.`);
  }
  return { name, in: place, required: required ?? false, schema: schema ?? {} };
}

function schemasOf(body: ContentObject | undefined): ReadonlyMap<string, Schema> {
  return new Map(Object.entries(body?.content ?? {}).map(([type, media]) => [type, media?.schema ?? {}] as const));
}

function dereference<T extends Reference>(object: T, components: { readonly [name: string]: T } | undefined): T {
  if (object.$ref === undefined) return object;
  const target = components?.[object.$ref.slice(object.$ref.lastIndexOf("/") + 1)];
  if (target === undefined) throw new Error(`The contract refers to ${object.$ref}, which it does not hold.`);
  return target;
}
