import type { Client as FetchClient } from "openapi-fetch";
import type { paths } from "../contract.ts";
import type { Settings } from "../settings.ts";
import type { Transport } from "./transport.ts";

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "request"] as const;

/** The contract's operations by path and method. */
export type RawClient = Pick<FetchClient<paths>, (typeof methods)[number]>;

/** The calls of `openapi-fetch`, which is loaded by the first of them: most clients make none. */
export function createRaw(transport: Transport, settings: Settings): RawClient {
  let opened: Promise<RawClient> | undefined;
  const open = async () => (await import("./raw-calls.ts")).rawCalls(transport, settings);
  const call = async (method: string, parameters: readonly unknown[]): Promise<unknown> => {
    opened ??= open();
    return Reflect.apply(Reflect.get(await opened, method), undefined, parameters);
  };
  const raw = Object.fromEntries(
    methods.map((method) => [method, (...parameters: readonly unknown[]) => call(method, parameters)]),
  );
  if (isRaw(raw)) return raw;
  throw new TypeError("A method of the raw surface is missing.");
}

/** TypeScript cannot follow a generic call that is handed on: what is checked is that each is there. */
function isRaw(calls: object): calls is RawClient {
  return methods.every((method) => method in calls);
}
