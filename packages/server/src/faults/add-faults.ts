import { Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Replies } from "../http/replies.ts";
import { bodyOfAnswer, dropConnection, dropWithinAnswer, dropWithinBody } from "./drop.ts";
import type { Fault } from "./fault.ts";
import { type CallInProgress, type RecordedCall, recordCall, withoutOldKey } from "./recorded-call.ts";
import { readUnparsedBody } from "./unparsed-body.ts";

/**
 * Says what goes wrong with a request, and is told of every one before anything else happens to it. Whoever steers
 * faults is one of these.
 */
export type FaultSource = (call: RecordedCall, request: FastifyRequest) => Fault | undefined;

/**
 * Adds faults to an app that has no routes yet. Only test services and test mode call this: without it, no hook is
 * there that could look at a request.
 */
export function addFaults(app: FastifyInstance, replies: Replies, faultOf: FaultSource): void {
  const calls = new WeakMap<FastifyRequest, CallInProgress>();
  const connectionOf = countConnections(app);
  const closing = new AbortController();
  app.addHook("preClose", (done) => {
    closing.abort();
    done();
  });

  app.addHook("onRequest", (request, reply, done) => {
    const call = recordCall(request, connectionOf(request));
    calls.set(request, call);
    const fault = faultOf(call, request);
    if (fault === undefined || fault.kind === "none") return done();
    call.fault = fault;
    spoilRequest(fault, { request, reply, call }).then(
      (isOver) => {
        if (!isOver) done();
      },
      (error) => done(error),
    );
  });

  app.addHook("preHandler", (request, _, done) => {
    const call = calls.get(request);
    if (call !== undefined) call.body = withoutOldKey(request.body);
    done();
  });

  app.addHook<unknown>("onSend", (request, reply, payload, done) => {
    const call = calls.get(request);
    if (call !== undefined) call.status = reply.statusCode;
    if (call?.fault === undefined) return done(null, payload);
    spoilAnswer(call.fault, reply, payload).then(
      (sent) => {
        if (sent !== "nothing") done(null, sent);
      },
      (error) => done(error),
    );
  });

  interface Spoiled {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly call: CallInProgress;
  }

  /** What happens before the service looks at a request. Says whether that was all. */
  async function spoilRequest(fault: Fault, { request, reply, call }: Spoiled): Promise<boolean> {
    switch (fault.kind) {
      case "status":
        call.body = withoutOldKey(await readUnparsedBody(request));
        refuse(fault, request, reply);
        return true;
      case "unanswered":
        call.body = withoutOldKey(await readUnparsedBody(request));
        await untilHangUp(reply, Number.POSITIVE_INFINITY);
        dropConnection(reply);
        return true;
      case "slow":
        if (fault.beforeMs !== undefined) await untilHangUp(reply, fault.beforeMs);
        return false;
      case "dropped":
        if (fault.atByte !== undefined) return false;
        call.body = withoutOldKey(await readUnparsedBody(request));
        dropConnection(reply);
        return true;
      default:
        return false;
    }
  }

  function refuse(fault: Fault & { kind: "status" }, request: FastifyRequest, reply: FastifyReply): void {
    const { status, retryAfter, body } = fault;
    if (retryAfter !== undefined) {
      reply.header("retry-after", retryAfter instanceof Date ? retryAfter.toUTCString() : `${retryAfter}`);
    }
    if (body === undefined) replies.error(request, reply, status, { message: `This is a fault: ${status}.` });
    else reply.code(status).send(body);
  }

  /** What happens to an answer that is ready: what is sent instead, or that something was sent already. */
  async function spoilAnswer(fault: Fault, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (fault.kind === "malformed") {
      const body = await bodyOfAnswer(payload);
      return body.subarray(0, Math.floor(body.length / 2));
    }
    if (fault.kind === "slow" && fault.midwayMs !== undefined) {
      const body = await bodyOfAnswer(payload);
      reply.header("content-length", body.length);
      return Readable.from(inHalves(body, () => untilHangUp(reply, fault.midwayMs ?? 0)));
    }
    if (fault.kind === "dropped" && fault.atByte !== undefined) {
      dropWithinAnswer(reply, await bodyOfAnswer(payload), fault.atByte);
      return "nothing";
    }
    if (fault.kind === "halved") {
      const body = await bodyOfAnswer(payload);
      dropWithinBody(reply, body, Math.floor(body.length / 2));
      return "nothing";
    }
    return payload;
  }

  /** Resolves after the time, when the caller hangs up, or when the service closes. */
  async function untilHangUp(reply: FastifyReply, milliseconds: number): Promise<void> {
    const hungUp = new AbortController();
    const hangUp = () => hungUp.abort();
    reply.raw.once("close", hangUp);
    const signal = AbortSignal.any([closing.signal, hungUp.signal]);
    try {
      if (milliseconds === Number.POSITIVE_INFINITY) await aborted(signal);
      else await setTimeout(milliseconds, undefined, { signal }).catch(() => {});
    } finally {
      reply.raw.off("close", hangUp);
    }
  }
}

async function* inHalves(body: Buffer, pause: () => Promise<void>): AsyncGenerator<Buffer> {
  const half = Math.floor(body.length / 2);
  yield body.subarray(0, half);
  await pause();
  yield body.subarray(half);
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

/** Numbers an app's connections in the order in which they were made. */
function countConnections(app: FastifyInstance): (request: FastifyRequest) => number {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  app.server.on("connection", (socket) => numbers.set(socket, ++last));
  return ({ raw: { socket } }) => (socket instanceof Socket ? (numbers.get(socket) ?? 0) : 0);
}
