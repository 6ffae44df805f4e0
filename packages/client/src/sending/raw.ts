import type { Client as FetchClient } from "openapi-fetch";
import type { paths } from "../contract.ts";
import { DragomanError, refusal } from "../errors.ts";
import type { Settings } from "../settings.ts";
import { failureOf, traceIdOf } from "./failure-answer.ts";
import { parseJson } from "./read-body.ts";
import { repeatableOf } from "./repeatable.ts";
import { type Transport, unreadable } from "./transport.ts";

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "request"] as const;

/** The contract's operations by path and method. */
export type RawClient = Pick<FetchClient<paths>, (typeof methods)[number]>;

/**
 * What raw calls use of the client. It is handed over, so that the part that is loaded later shares no module with the
 * others that are: bundlers would cut the client itself in two for it.
 */
const parts = { failureOf, parseJson, refusal, repeatableOf, traceIdOf, unreadable };

export type RawParts = typeof parts;

/** The calls of `openapi-fetch`, which is loaded by the first of them: most clients make none. */
export function createRaw(transport: Transport, settings: Settings): RawClient {
  let opened: RawClient | undefined;
  const open = () =>
    import("./raw-calls.ts").catch((cause: unknown) => {
      throw new DragomanError("connection", "The client's code for raw calls could not be loaded.", { cause });
    });
  const call = async (method: string, parameters: readonly unknown[]): Promise<unknown> => {
    opened ??= (await open()).rawCalls(transport, settings, parts);
    try {
      return await Reflect.apply(Reflect.get(opened, method), undefined, parameters);
    } catch (cause) {
      if (cause instanceof DragomanError) throw cause;
      throw refusal("raw: give a path of the contract, and what its call takes.", { cause });
    }
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
