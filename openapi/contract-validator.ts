import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

/** Checks values against the schemas of a bundled description, which are named by their pointers inside it. */
export class ContractValidator {
  readonly #ajv: Ajv2020;

  /** With `form`, values are texts and lists of texts, as a form has them, and are turned into what the schema says. */
  constructor(document: object, { form = false }: { readonly form?: boolean } = {}) {
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: form ? "array" : false });
    formats.default(this.#ajv);
    this.#ajv.addSchema(document, "contract");
  }

  /** What is wrong with the value; empty where nothing is. */
  problems(pointer: string, value: unknown): readonly string[] {
    const validate = this.#validatorOf(pointer);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  #validatorOf(pointer: string): ValidateFunction {
    const validate = this.#ajv.getSchema(`contract${pointer}`);
    if (validate === undefined) throw new Error(`The contract has no schema at ${pointer}.`);
    return validate;
  }
}
