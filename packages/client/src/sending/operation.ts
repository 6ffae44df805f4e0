import { DragomanError, refusal } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import type { Settings } from "../settings.ts";
import { toWire, wireName } from "./names.ts";
import type { StreamedBody } from "./outgoing.ts";
import { isRepeatable, repeatableOf } from "./repeatable.ts";
import { harmless, type Repeatable } from "./retry.ts";
import type { Answer, Transport } from "./transport.ts";

/** One operation of the contract, with the names that TypeScript gives to fields. */
export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Made by `path`, below the client's address. */
  readonly path: string;
  /** What is `undefined` is not sent; a list is sent as one parameter an element. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>> | undefined;
  readonly body?: object | undefined;
  /** The media type of an answer that is not JSON but a text. */
  readonly accept?: string | undefined;
  /** Sent as it is, in place of `body`. */
  readonly file?: Content | undefined;
  /** What no error may quote. */
  readonly secret?: string | undefined;
}

/** A body that is not JSON, with its media type. */
export interface Content {
  readonly type: string;
  readonly body: Blob | StreamedBody;
  /** Whether the request may be sent again, where without the body it may or may not. */
  readonly repeatableAs: (rule: Repeatable) => Repeatable;
}

type QueryValue = string | number | boolean;

/** Options of a call that makes something. */
export interface CreateOptions extends CallOptions {
  /**
   * Sent with every try, so that a service that honours it (Dragoman's does, for 24 hours) makes one thing of them all;
   * the call is then sent again as safely as one that only reads. With the client's `idempotencyKeys` every such call
   * has one by itself. 1 to 255 printable ASCII characters. @wire header `Idempotency-Key`
   */
  readonly idempotencyKey?: string | undefined;
}

/** Sends operations, and hands on what they answer. */
export type Perform = (operation: Operation, call?: CreateOptions) => Promise<Answer>;

export function createPerform(transport: Transport, settings: Settings): Perform {
  return async (operation, call = {}) => {
    const { method, path: place, query, body, accept, file, secret } = operation;
    const idempotencyKey = idempotencyKeyOf(operation, settings, call);
    const headers = {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(file !== undefined && { "content-type": file.type }),
      ...(accept !== undefined && { accept }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    };
    const url = `${settings.baseUrl}${place}${queryString(query)}`;
    const rule = idempotencyKey === undefined ? repeatableOf(method, place) : harmless;
    const repeatable = file?.repeatableAs(rule) ?? rule;
    const content = file?.body ?? (body === undefined ? undefined : jsonOf(body));
    const plain = accept !== undefined;
    try {
      return await transport.exchange({ method, url, headers, body: content, repeatable, plain, secret }, call);
    } catch (error) {
      if (method === "DELETE" && error instanceof DragomanError && isGoneSince(error)) return gone(error);
      throw error;
    }
  };
}

/** What a call takes as an object. Callers without types may leave it out. */
export function asObject<Given extends object>(name: string, given: Given): Given {
  if (typeof given !== "object" || given === null) throw refusal(`${name}: give an object.`);
  return given;
}

/** The same of a list, where there is one. */
export function asList<Item>(name: string, given: readonly Item[] | undefined): readonly Item[] | undefined {
  if (given !== undefined && !Array.isArray(given)) throw refusal(`${name}: give a list.`);
  return given;
}

function jsonOf(body: object): string {
  try {
    return JSON.stringify(toWire(body));
  } catch {
    throw refusal("body: give what JSON can hold.");
  }
}

/** An earlier try deleted it, and its answer was lost. */
function isGoneSince({ kind, attempts }: DragomanError): boolean {
  return kind === "not-found" && attempts > 1;
}

function gone({ traceId, attempts }: DragomanError): Answer {
  return { status: 204, headers: new Headers(), json: undefined, traceId, attempts };
}

/**
 * A path with ids in it, each made one segment: `` path`/v3/glossaries/${glossaryId}` ``.
 * @throws DragomanError where an id is no text, empty, a step up or half of a character.
 */
export function path(parts: TemplateStringsArray, ...ids: readonly string[]): string {
  return String.raw(
    { raw: parts },
    ...ids.map((id) => {
      if (typeof id !== "string" || /^\.{0,2}$|\p{Surrogate}/u.test(id))
        throw refusal("id: give the id that the service gave it.");
      return encodeURIComponent(id);
    }),
  );
}

function queryString(query: Operation["query"] = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(wireName(name), String(one));
  }
  return parameters.size === 0 ? "" : `?${parameters}`;
}

function idempotencyKeyOf({ method, path: place }: Operation, settings: Settings, call: CreateOptions) {
  const key = call?.idempotencyKey;
  if (key !== undefined && (typeof key !== "string" || !/^[!-~]{1,255}$/.test(key))) {
    throw refusal("idempotencyKey: use 1 to 255 printable ASCII characters without spaces.");
  }
  if (key !== undefined || !settings.idempotencyKeys || method !== "POST" || isRepeatable(method, place)) return key;
  // Not `randomUUID`, which a page that came by plain HTTP does not have.
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
