import type { FastifyRequest } from "fastify";
import type { OperationId } from "../http/contract.ts";
import type { Fault } from "./fault.ts";

/** A request as it came, but for its key, and how it was answered. */
export interface RecordedCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** As the contract names what was asked; `undefined` for anything that is not in it. */
  readonly operationId: OperationId | undefined;
  /** In lower case; without `authorization`. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** JSON as its value, a form as its fields; `undefined` where none came or the service refused to read it. */
  readonly body: unknown;
  /** `undefined` until the answer is ready, and where none is ever made. */
  readonly status: number | undefined;
  readonly fault: Fault | undefined;
  /** Which connection it came on, counted from 1; 0 for a call without a socket. */
  readonly connection: number;
}

/** What the service itself still writes into a call while it is being served. */
export type CallInProgress = { -readonly [Field in keyof RecordedCall]: RecordedCall[Field] };

export function recordCall(request: FastifyRequest, connection: number): CallInProgress {
  const { method, url, query, headers } = request;
  return {
    method,
    path: url.split("?", 1)[0] ?? url,
    query: { ...Object(withoutOldKey(query)) },
    operationId: request.routeOptions.config.operationId,
    headers: withoutAuthorization(headers),
    body: undefined,
    status: undefined,
    fault: undefined,
    connection,
  };
}

/** The same without the key that old clients send among a query's or a body's fields; that they send one still shows. */
export function withoutOldKey(fields: unknown): unknown {
  if (typeof fields !== "object" || fields === null || !Object.hasOwn(fields, "auth_key")) return fields;
  return { ...fields, auth_key: "[key]" };
}

function withoutAuthorization(headers: FastifyRequest["headers"]): RecordedCall["headers"] {
  const shown: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (name !== "authorization" && value !== undefined) shown[name] = value;
  }
  return shown;
}
