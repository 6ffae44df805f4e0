import buildSerializer from "fast-json-stringify";
import type { SuccessStatus } from "../operations/operation.ts";
import { type ContractOperation, contractSchemas, type Schema } from "./contract.ts";

/** Writes a body as the contract says for a status. */
type Serialize = (body: unknown, status: number) => string;

/** The status of an operation's success: the lowest, where the contract has several. */
export function successStatus({ answers }: ContractOperation): SuccessStatus {
  return ([200, 201, 202] as const).find((status) => answers.has(status)) ?? 200;
}

/** Writes the answers of one operation as its contract says: what the schema does not name is left out. */
export function answerSerializer({ answers }: ContractOperation): Serialize {
  const serializers = new Map<number, (body: unknown) => string>();
  return (body, status) => {
    let serialize = serializers.get(status);
    if (serialize === undefined) {
      const schema = answers.get(status);
      serialize = schema === undefined ? JSON.stringify : buildSerializer(inlined(schema, []));
      serializers.set(status, serialize);
    }
    return serialize(body);
  };
}

/** The schema with its references written out. One that holds itself could not be, and has no place in an answer. */
function inlined(schema: Schema, within: readonly string[]): Schema {
  const { $ref: reference, ...rest } = schema;
  if (typeof reference === "string") {
    const name = reference.slice(reference.lastIndexOf("/") + 1);
    if (within.includes(name)) throw new Error(`The contract's schema ${name} holds itself and cannot be serialized.`);
    return inlined({ ...contractSchemas[name], ...rest }, [...within, name]);
  }
  return Object.fromEntries(
    Object.entries(rest)
      .filter(([keyword]) => !annotations.has(keyword))
      .map(([keyword, value]) => [keyword, inlinedValue(value, within)]),
  );
}

const annotations: ReadonlySet<string> = new Set(["examples", "example", "description", "x-dragoman", "default"]);

function inlinedValue(value: unknown, within: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inlinedValue(item, within));
  return isSchema(value) ? inlined(value, within) : value;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
