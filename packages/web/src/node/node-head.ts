import type { ServerResponse } from "node:http";
import type { ResponseHead } from "../http/response-head.ts";

/** The head of a response of Node. */
export class NodeHead implements ResponseHead {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  get status(): number {
    return this.#response.statusCode;
  }

  setStatus(status: number): void {
    this.#response.statusCode = status;
    // The reason that was given belongs to another status.
    if (this.reason) this.#response.statusMessage = "";
  }

  /** What the application gave the status as its reason. HTTP/2 has none, and Node warns who looks for it. */
  get reason(): string | undefined {
    return this.#response.req.httpVersionMajor === 2 ? undefined : this.#response.statusMessage;
  }

  get(name: string): string | undefined {
    const value = this.#response.getHeader(name);
    return typeof value === "object" ? value.join(", ") : value?.toString();
  }

  set(name: string, value: string): void {
    this.#response.setHeader(name, value);
  }

  remove(name: string): void {
    this.#response.removeHeader(name);
  }
}

/**
 * Sets what `writeHead` was given: a status, perhaps a reason, and headers as an object, a flat list or a list of pairs.
 * @throws what Node throws for names and values that cannot be headers
 */
export function setHead(response: ServerResponse, status: number, parameters: readonly unknown[]): void {
  const [first, second] = parameters;
  response.statusCode = status;
  if (typeof first === "string") response.statusMessage = first;
  const headers = typeof first === "string" ? second : (second ?? first);
  if (Array.isArray(headers)) setList(response, headers);
  else if (typeof headers === "object" && headers !== null) {
    for (const [name, value] of Object.entries(headers)) if (name !== "") response.setHeader(name, value);
  }
}

/** Names that are there more than once keep all of their values. */
function setList(response: ServerResponse, list: readonly unknown[]): void {
  const flat = list.every(Array.isArray) ? list.flat(1) : list;
  if (flat.length % 2 !== 0) {
    throw Object.assign(new TypeError("The list of headers has a name without a value."), {
      code: "ERR_INVALID_ARG_VALUE",
    });
  }
  const names = flat.filter((_, index) => index % 2 === 0).map(String);
  for (const name of names) response.removeHeader(name);
  for (const [index, name] of names.entries()) response.appendHeader(name, headerValue(flat[2 * index + 1]));
}

function headerValue(value: unknown): string | readonly string[] {
  return Array.isArray(value) ? value.map(String) : String(value);
}
