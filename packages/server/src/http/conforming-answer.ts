import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type ContractOperation, contractSchemas, type OperationId, readOperations } from "./contract.ts";

const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema({ $id: "contract", components: { schemas: contractSchemas } });
const operations: ReadonlyMap<OperationId, ContractOperation> = new Map(
  readOperations().map((operation) => [operation.operationId, operation]),
);

/**
 * For tests: the JSON of an answer, after it was held against what the contract says of the operation and status; its
 * text where it is of another media type, empty where it has no body.
 * @throws Error where the answer does not fit.
 */
export async function conformingAnswer(operationId: OperationId, response: Response): Promise<unknown> {
  const operation = operations.get(operationId);
  const mediaTypes = operation?.mediaTypes.get(response.status);
  if (mediaTypes === undefined) throw new Error(`The contract knows no answer ${response.status} of ${operationId}.`);
  if (!/^[0-9a-f]{32}$/.test(response.headers.get("x-trace-id") ?? "")) throw new Error("The trace id is missing.");
  const schema = operation?.answers.get(response.status);
  if (schema === undefined) return otherAnswer(operationId, response, mediaTypes);
  const validate: ValidateFunction = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')),
  );
  const body: unknown = await response.json();
  if (!validate(body)) {
    throw new Error(`${operationId} ${response.status} does not fit its schema: ${ajv.errorsText(validate.errors)}`);
  }
  return body;
}

async function otherAnswer(
  operationId: OperationId,
  response: Response,
  mediaTypes: readonly string[],
): Promise<string> {
  const text = await response.text();
  const type = response.headers.get("content-type")?.split(";", 1)[0];
  const fits = mediaTypes.length === 0 ? text === "" && type === undefined : mediaTypes.includes(type ?? "");
  if (!fits) throw new Error(`${operationId} ${response.status} is of type ${type ?? "none"}, unlike in its contract.`);
  return text;
}
