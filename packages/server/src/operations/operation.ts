import type { JsonAnswer, JsonBody, OperationId, operations, Query } from "@dragoman/client/contract";
import type { Caller } from "../accounts/account.ts";

/** A request that was let in, with its parts as the contract describes them: validated, languages canonical. */
export interface Call<Id extends OperationId> {
  readonly caller: Caller;
  readonly query: NonNullable<Query<Id>>;
  readonly path: NonNullable<operations[Id]["parameters"]["path"]>;
  /** A form's fields read as the JSON body they stand for. */
  readonly body: JsonBody<Id>;
  /** Trimmed and lower-cased; `null` where none was sent. */
  readonly reportingTag: string | null;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
}

export type SuccessStatus = 200 | 201 | 202;

interface AnswerHead {
  readonly headers?: Readonly<Record<string, string>>;
  /** What the answer waits for before it leaves, which it does not where this rejects; it is written meanwhile. */
  readonly released?: Promise<void>;
}

/** What the contract lets an operation answer with; TypeScript takes no shape that it does not have. */
export type Answer<Id extends OperationId> = JsonReply<Id> | TextReply<Id> | EmptyReply<Id>;

interface JsonReply<Id extends OperationId> extends AnswerHead {
  readonly body: JsonAnswer<Id>;
  /** Where the contract has several successes; the lowest unless said. */
  readonly status?: SuccessStatus;
}

/** Text that is no JSON, sent as it is. */
interface TextReply<Id extends OperationId> extends AnswerHead {
  readonly mediaType: TextMediaType<Id>;
  readonly text: string;
}

/** That it is done, and nothing else: no body. */
interface EmptyReply<Id extends OperationId> extends AnswerHead {
  readonly status: keyof operations[Id]["responses"] & 204;
}

/** The media types of an operation's success that are text. */
type TextMediaType<Id extends OperationId> = TextOf<operations[Id]["responses"]>;
type TextOf<Responses> = Responses extends { 200: { content: infer Content } }
  ? keyof Content & `text/${string}`
  : never;

/**
 * Serves one operation: reads the call, asks one room, shapes the answer.
 * @throws HttpError for whatever the caller can do something about.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** The operations that are there; every other one of the contract answers 501. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> };
