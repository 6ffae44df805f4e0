import type { ArgumentMetadata, PipeTransform } from "@nestjs/common";
import { Ajv, type SchemaObject, type ValidateFunction } from "ajv";
import { Failure } from "./failure.ts";

const ajv = new Ajv({ strict: true });
/** What messages call the parts of a request. */
const names: Readonly<Record<string, string>> = { body: "body", query: "querystring", param: "params" };

/** Lets through what a JSON Schema allows, as the type that the schema describes, and says what is wrong otherwise. */
export function matching<Value>(schema: SchemaObject): PipeTransform<unknown, Value> {
  return new Matching(ajv.compile<Value>(schema));
}

class Matching<Value> implements PipeTransform<unknown, Value> {
  readonly #allows: ValidateFunction<Value>;

  constructor(allows: ValidateFunction<Value>) {
    this.#allows = allows;
  }

  transform(value: unknown, { type }: ArgumentMetadata): Value {
    if (this.#allows(value)) return value;
    throw new Failure(400, "invalid", ajv.errorsText(this.#allows.errors, { dataVar: names[type] ?? type }));
  }
}
