import { readFileSync } from "node:fs";
import type { OperationId } from "@dragoman/client/contract";
import type { ContractDocument, Operation, Parameter, Reference, Response } from "@dragoman/openapi/document";

/** An operation of the contract, with what a double of it needs to know. */
export interface DescribedOperation {
  readonly id: OperationId;
  readonly method: string;
  /** Matches the paths of its requests; the groups are named as the contract names the ids. */
  readonly path: RegExp;
  readonly parameters: readonly DescribedParameter[];
  /** What it takes, by media type; empty where it takes no body. */
  readonly bodies: ReadonlyMap<string, DescribedBody>;
  readonly needsBody: boolean;
  /** The address proves the right, so that no key is sent. */
  readonly signed: boolean;
  readonly answer: { readonly status: number; readonly mediaType: string | undefined; readonly example: unknown };
}

interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly example: unknown;
  /** Where its schema stands in the contract. */
  readonly pointer: string;
}

interface DescribedBody {
  readonly example: unknown;
  /** Where its schema stands in the contract. */
  readonly pointer: string;
}

const file = new URL("../../../packages/server/src/generated/contract.json", import.meta.url);
export const contract: ContractDocument = JSON.parse(readFileSync(file, "utf8"));

/** Those with fewer ids in their path first: `/import` is no id. */
export const operations: readonly DescribedOperation[] = Object.entries(contract.paths)
  .flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => described(path, method, operation)))
  .sort((left, right) => left.path.source.split("(?<").length - right.path.source.split("(?<").length);

export function operationOf(id: string): DescribedOperation {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

function described(path: string, method: string, operation: Operation): DescribedOperation {
  const place = `#/paths/${encodeURIComponent(path.replaceAll("~", "~0").replaceAll("/", "~1"))}/${method}`;
  const { requestBody } = operation;
  const contents = Object.entries(requestBody?.content ?? {});
  return {
    id: idOf(operation),
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
    parameters: (operation.parameters ?? []).map((one, index) =>
      describedParameter(one, `${place}/parameters/${index}`),
    ),
    bodies: new Map(
      contents.map(([type, { example, schema }]) => [
        type,
        {
          example,
          pointer: schema.$ref ?? `${place}/requestBody/content/${encodeURIComponent(type.replace("/", "~1"))}/schema`,
        },
      ]),
    ),
    needsBody: requestBody !== undefined && "required" in requestBody && requestBody.required === true,
    signed: operation["x-dragoman"]["signed"] === true,
    answer: answerOf(operation),
  };
}

function describedParameter(given: Parameter | Reference, place: string): DescribedParameter {
  const pointer = "$ref" in given ? given.$ref : place;
  const parameter = "$ref" in given ? contract.components.parameters[nameIn(given)] : given;
  if (parameter === undefined) throw new Error(`The contract has nothing at ${pointer}.`);
  const { name, example } = parameter;
  const required = "required" in parameter && parameter.required === true;
  return { name, in: parameter.in, required, example, pointer: `${pointer}/schema` };
}

/** The first success: where there are two, they say the same. */
function answerOf({ operationId, responses }: Operation): DescribedOperation["answer"] {
  const [status, given] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
  if (status === undefined || given === undefined) throw new Error(`${operationId} has no success.`);
  const response: Response | undefined = "$ref" in given ? contract.components.responses[nameIn(given)] : given;
  const [mediaType, content] = Object.entries(response?.content ?? {})[0] ?? [];
  return { status: Number(status), mediaType, example: content?.example };
}

function nameIn({ $ref }: Reference): string {
  return $ref.split("/").at(-1) ?? "";
}

function idOf({ operationId }: Operation): OperationId {
  if (isOperationId(operationId)) return operationId;
  throw new Error(`${operationId} is no operation of the generated types.`);
}

/** The types are generated from the same description, and a test of the repository holds them to it. */
function isOperationId(name: string): name is OperationId {
  return name !== "";
}
