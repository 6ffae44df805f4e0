import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { OperationId } from "@dragoman/client/contract";
import { ContractValidator } from "@dragoman/openapi/contract-validator";
import { contract, type DescribedOperation, operations } from "./operations.ts";

/** A request that fits the contract. */
export interface FittingRequest {
  readonly id: OperationId;
  /** The ids in its path, by the contract's names. */
  readonly ids: Readonly<Record<string, string>>;
  /** What is repeated is a list. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly body: unknown;
  /** Whether it came with an `Idempotency-Key`. */
  readonly keyed: boolean;
}

type Outcome =
  | { readonly operation: DescribedOperation; readonly request: FittingRequest }
  | { readonly problems: readonly string[] };

const json = new ContractValidator(refusingUnknown(contract));
/** What is a text on its way: ids, queries, headers and forms. */
const texts = new ContractValidator(contract, { form: true });

/** The request, or everything in it that the contract does not have. */
export async function requestThatFits(incoming: IncomingMessage, apiKey: string): Promise<Outcome> {
  const { method, headers } = incoming;
  const { pathname, searchParams } = new URL(incoming.url ?? "", "http://double");
  const operation = operations.find((one) => one.method === method && one.path.test(pathname));
  const content = await contentOf(incoming);
  if (operation === undefined) return { problems: [`${method} ${pathname} is no operation`] };

  const ids = Object.entries(operation.path.exec(pathname)?.groups ?? {});
  const { body, problems: bodyProblems } = await bodyOf(operation, headers["content-type"], content);
  const request = {
    id: operation.id,
    ids: Object.fromEntries(ids.map(([name, id]) => [name, decodeURIComponent(id)])),
    query: Object.fromEntries([...searchParams.keys()].map((name) => [name, flat(searchParams.getAll(name))])),
    body,
    keyed: headers["idempotency-key"] !== undefined,
  };
  const problems = [
    ...keyProblems(operation, headers, apiKey),
    ...parameterProblems(operation, { path: request.ids, query: request.query, header: headers }),
    ...bodyProblems,
  ];
  return problems.length > 0 ? { problems } : { operation, request };
}

function keyProblems({ signed }: DescribedOperation, headers: IncomingHttpHeaders, apiKey: string): string[] {
  const expected = signed ? undefined : `Service-Auth-Key ${apiKey}`;
  return headers.authorization === expected ? [] : [`authorization should be ${expected ?? "absent"}`];
}

type Sent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function parameterProblems({ parameters }: DescribedOperation, sent: Sent): string[] {
  const known = new Set(parameters.filter((one) => one.in === "query").map(({ name }) => name));
  const unknown = Object.keys(sent["query"] ?? {}).filter((name) => !known.has(name));
  return [
    ...unknown.map((name) => `query ${name} is no parameter`),
    ...parameters.flatMap(({ name, in: where, required, pointer }) => {
      const value = sent[where]?.[where === "header" ? name.toLowerCase() : name];
      if (value === undefined) return required ? [`${where} ${name} is missing`] : [];
      return texts.problems(pointer, value).map((problem) => `${where} ${name}${problem}`);
    }),
  ];
}

interface Body {
  readonly body: unknown;
  readonly problems: readonly string[];
}

async function bodyOf(operation: DescribedOperation, contentType: string | undefined, content: Buffer): Promise<Body> {
  if (content.length === 0 && contentType === undefined) {
    return { body: undefined, problems: operation.needsBody ? ["the body is missing"] : [] };
  }
  const mediaType = contentType?.split(";")[0] ?? "";
  const described = operation.bodies.get(mediaType);
  if (described === undefined) return { body: undefined, problems: [`a body of ${mediaType} is not taken`] };
  if (mediaType === "application/json") {
    const body: unknown = JSON.parse(content.toString());
    return { body, problems: json.problems(described.pointer, body).map((problem) => `body${problem}`) };
  }
  if (mediaType === "multipart/form-data") {
    const body = await fieldsOf(content, contentType ?? "");
    return { body, problems: texts.problems(described.pointer, { ...body }).map((problem) => `form${problem}`) };
  }
  return { body: content.toString(), problems: texts.problems(described.pointer, content.toString()) };
}

async function contentOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A file is its content, and its name a field, which is what both say. */
async function fieldsOf(content: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(content), { headers: { "content-type": contentType } }).formData();
  const fields: Record<string, unknown> = {};
  for (const name of form.keys()) {
    const values = form.getAll(name);
    fields[name] = flat(await Promise.all(values.map((value) => (value instanceof File ? value.text() : value))));
    for (const value of values) if (value instanceof File) fields["filename"] ??= value.name;
  }
  return fields;
}

function flat<Value>(values: readonly Value[]): Value | readonly Value[] {
  const [first, ...others] = values;
  return first === undefined || others.length > 0 ? values : first;
}

/**
 * The contract is open, so that a service may take more than it says; a client may not send more. None of its schemas
 * is put together from several, which this would close each for itself.
 */
function refusingUnknown(document: object): object {
  return JSON.parse(JSON.stringify(document), (_name, value: unknown) =>
    isClosable(value) ? { ...value, additionalProperties: false } : value,
  );
}

function isClosable(value: unknown): value is object {
  if (typeof value !== "object" || value === null || !("type" in value) || value.type !== "object") return false;
  return "properties" in value && !("additionalProperties" in value);
}
