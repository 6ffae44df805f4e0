import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { allBetas, type Caller, plans } from "../accounts/account.ts";
import type { Answer, Call, Handler, Handlers } from "../operations/operation.ts";
import { onlyMediaType, requireAccepted } from "./accepted-type.ts";
import { answerSerializer, successStatus } from "./answers.ts";
import {
  type Authenticate,
  type Brands,
  createReportingTagReader,
  refuseKeyOutsideHeader,
  requireBeta,
  requirePlan,
} from "./authentication.ts";
import { requireTextInQuery } from "./bodies.ts";
import type { ContractOperation, OperationId } from "./contract.ts";
import { createHangUpSignals } from "./hang-up.ts";
import { HttpError, notImplemented } from "./http-error.ts";
import { fingerprintOf, type Idempotency, type ReadyAnswer, readIdempotencyKey } from "./idempotency.ts";
import { createInputReaders } from "./input.ts";
import type { Replies } from "./replies.ts";
import { Utf8Writer } from "./utf8.ts";

interface RouteParts {
  readonly handlers: Handlers;
  readonly idempotency: Idempotency;
  readonly authenticate: Authenticate;
  readonly brands: Brands;
  readonly replies: Replies;
  readonly callerOf: (request: FastifyRequest) => Caller | Promise<Caller>;
}

/** UTF-16 units from which a body costs less as bytes than as the end of the text that begins with its headers. */
const longText = 4096;

/** When the older endpoints were replaced: 1 January 2026 (RFC 9745). */
const deprecatedSince = "@1767225600";

/** Binds every operation of the contract to its handler; one without answers 501 to those who may ask. */
export function addOperations(
  app: FastifyInstance,
  operations: readonly ContractOperation[],
  { handlers, idempotency, authenticate, brands, callerOf, replies }: RouteParts,
): void {
  const inputs = createInputReaders();
  const reportingTag = createReportingTagReader(brands);
  const hangUpSignal = createHangUpSignals();
  const utf8 = new Utf8Writer();
  for (const operation of operations) if (!operation.signed) addOperation(operation.operationId, operation);

  function addOperation<Id extends OperationId>(operationId: Id, operation: ContractOperation): void {
    const handle = handlers[operationId];
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      bodyLimit: operation.bodyLimit,
      config: { operationId },
      onRequest: letIn(operation, handle !== undefined),
      handler: handle === undefined ? refuse(operationId) : serve(operation, handle),
    });
  }

  function letIn(operation: ContractOperation, isServed: boolean): onRequestHookHandler {
    const { operationId, deprecated, successor } = operation;
    const takesBody = isServed && operation.bodies.size > 0;
    const beta = allBetas.find((known) => known === operation.beta);
    const plan = plans.find((known) => known === operation.plan);
    const enter = (request: FastifyRequest, caller: Caller): void => {
      if (beta !== undefined) requireBeta(caller, beta);
      if (plan !== undefined) requirePlan(caller, plan);
      if (!isServed) throw notImplemented(`The operation '${operationId}'`);
      request.caller = caller;
    };
    return (request, reply, done) => {
      request.operationId = operationId;
      if (deprecated) {
        reply.header("deprecation", deprecatedSince);
        if (successor !== undefined) reply.header("link", `<${successor}>; rel="successor-version"`);
      }
      refuseKeyOutsideHeader(request.query, "query");
      // An old client sends its key in the body alone: that is read first, to tell it so.
      if (request.headers.authorization === undefined && takesBody) return done();
      const caller = callerOf(request);
      if (caller instanceof Promise) {
        caller.then((found) => enter(request, found)).then(() => done(), done);
        return;
      }
      enter(request, caller);
      done();
    };
  }

  function serve<Id extends OperationId>(operation: ContractOperation, handle: Handler<Id>) {
    const { operationId, creates } = operation;
    const input = inputs.readerOf<Id>(operation);
    const usual = successStatus(operation);
    const serialize = answerSerializer(operation);
    const onlyType = onlyMediaType(operation);
    return (request: FastifyRequest, reply: FastifyReply): void => {
      refuseKeyOutsideHeader(request.body, "body");
      if (request.caller === null) throw authenticate.missingKey();
      if (onlyType !== undefined) requireAccepted(request, onlyType);
      requireTextInQuery(request.url);
      const key = creates ? readIdempotencyKey(request) : undefined;
      const call: Call<Id> = {
        caller: request.caller,
        query: input.query(request.query, true),
        path: input.path(request.params, true),
        body: readBody(request),
        reportingTag: reportingTag(request),
        signal: hangUpSignal(request),
      };
      if (key !== undefined) {
        const keyed = { account: call.caller.account.id, key, fingerprint: fingerprintOf(operationId, request) };
        idempotency
          .once(keyed, async () => ready(await handle(call)))
          .then(
            (answer) => deliver(request, reply, answer),
            (error) => reply.send(error),
          );
        return;
      }
      const answer = handle(call);
      if (answer instanceof Promise) {
        answer.then(
          (given) => send(request, reply, given),
          (error) => reply.send(error),
        );
      } else {
        send(request, reply, answer);
      }
    };

    /** What lacks a field is told so; where no field is required, nothing at all is still no object. */
    function readBody({ body, isForm }: FastifyRequest): Call<Id>["body"] {
      const isMissing = body === undefined || body === null;
      const read = input.body(isMissing ? {} : body, isForm);
      if (isMissing && operation.bodyRequired) {
        throw new HttpError(400, { message: "The request has no body. Send one JSON object.", code: "malformed_body" });
      }
      return read;
    }

    /** Writes an answer at once, also one that may not leave yet. */
    function send(request: FastifyRequest, reply: FastifyReply, answer: Answer<Id>): void {
      const fail = (error: unknown) => reply.send(error);
      try {
        const leave = written(request, reply, answer);
        if (answer.released === undefined) leave();
        else answer.released.then(leave).catch(fail);
      } catch (error) {
        // An answer of ours that does not fit the contract, or HTTP. Thrown after a wait it would end the process.
        answer.released?.catch(() => {});
        fail(error);
      }
    }

    /** @returns What sends the answer. */
    function written(request: FastifyRequest, reply: FastifyReply, answer: Answer<Id>): () => void {
      const { headers = {} } = answer;
      if ("body" in answer) {
        const { body, status = usual } = answer;
        const text = serialize(body, status);
        // A long text is made bytes where that holds nobody up.
        const json = answer.released !== undefined && text.length > longText ? utf8.write(text) : text;
        return () => replies.json(request, reply.headers(headers), status, json);
      }
      if ("text" in answer) {
        const { mediaType, text } = answer;
        return () => replies.text(request, reply.headers(headers), mediaType, text);
      }
      return () => replies.empty(request, reply.headers(headers), answer.status);
    }

    function deliver(request: FastifyRequest, reply: FastifyReply, { status, headers, json }: ReadyAnswer): void {
      try {
        replies.json(request, reply.headers(headers), status, json);
      } catch (error) {
        reply.send(error);
      }
    }

    /** Whatever creates something answers with it, as JSON. */
    async function ready(answer: Answer<Id>): Promise<ReadyAnswer> {
      await answer.released;
      if (!("body" in answer)) throw new Error(`The answer of ${operationId} cannot be kept: it is no JSON.`);
      const { body, headers = {}, status = usual } = answer;
      return { status, headers, json: serialize(body, status) };
    }
  }
}

/** Never reached: who may ask was told so before the body was read, and so was everybody else. */
function refuse(operationId: OperationId) {
  return (): never => {
    throw notImplemented(`The operation '${operationId}'`);
  };
}
