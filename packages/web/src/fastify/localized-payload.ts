import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { EncodedBody } from "../body-localizer.ts";
import type { Exchange } from "../exchange.ts";
import { readUpTo, startingWith } from "../http/body-source.ts";
import { mayBeOtherCharset } from "../http/content-type.ts";
import { LocalizedPieces, type Piece } from "../http/localized-pieces.ts";
import type { LocalizedAnswer } from "../http/response-plan.ts";
import { localizedWhole } from "../http/whole-body.ts";
import { FastifyHead } from "./fastify-head.ts";

/** What Fastify sends in place of a payload, at once where all is known. Lengths are Fastify's own to say. */
export function localizedPayload(exchange: Exchange, reply: FastifyReply, payload: unknown): unknown {
  const plan = exchange.plan(new FastifyHead(reply));
  if (plan.kind === "unchanged") return payload;
  if (plan.kind === "not-modified") {
    if (payload instanceof Readable) payload.destroy();
    return null;
  }
  const isBodiless = reply.request.method === "HEAD" && !isWhole(payload);
  if (isBodiless || payload === undefined || payload === null) {
    plan.settleBodiless();
    if (payload instanceof Readable) payload.destroy();
    return null;
  }
  if (payload instanceof Readable) return localizedStream(exchange, plan, reply, payload);
  return isWhole(payload) || payload === ""
    ? settled(plan, payload, localizedWhole(plan.localizer, payload, exchange))
    : payload;
}

/** A body that has something to say. */
function isWhole(payload: unknown): payload is Piece {
  return (typeof payload === "string" || payload instanceof Uint8Array) && payload.length > 0;
}

function settled(
  answer: LocalizedAnswer,
  payload: Piece,
  localized: EncodedBody | Promise<EncodedBody> | undefined,
): Piece | null | Promise<Piece | null> {
  if (localized === undefined) return payload;
  if (localized instanceof Promise) return localized.then((late) => bodyOf(answer, payload, late));
  return bodyOf(answer, payload, localized);
}

/** Of the payload's own kind, for hooks that are still to come. */
function bodyOf(answer: LocalizedAnswer, payload: Piece, localized: EncodedBody): Piece | null {
  if (answer.settleWhole(localized)) return null;
  const { buffer, byteOffset, byteLength } = localized.bytes;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return typeof payload === "string" ? bytes.toString() : bytes;
}

async function localizedStream(
  exchange: Exchange,
  answer: LocalizedAnswer,
  reply: FastifyReply,
  payload: Readable,
): Promise<unknown> {
  const source = piecesOf(payload);
  const { stream } = answer.localizer;
  const first = await source.next();
  const pieces = startingWith(first.done === true ? [] : [first.value], source);
  const contentType = reply.getHeader("content-type")?.toString() ?? "";
  if (stream !== undefined && first.done !== true && !mayBeOtherCharset(contentType, first.value)) {
    answer.settleStreamed();
    return readableOf(new LocalizedPieces(pieces, stream));
  }
  const read = await readUpTo(pieces, exchange.maxBodyBytes);
  return read.isWhole
    ? settled(answer, read.body, localizedWhole(answer.localizer, read.body, exchange))
    : readableOf(read.pieces);
}

function piecesOf(payload: Readable): AsyncIterator<Piece> {
  const pieces: AsyncIterator<Piece> = payload[Symbol.asyncIterator]();
  return {
    next: () => pieces.next(),
    // The stream's own iterator would wait for a piece that may never come.
    return: async () => {
      payload.destroy();
      return { done: true, value: undefined };
    },
  };
}

function readableOf(pieces: AsyncIterator<Piece>): Readable {
  return new Readable({
    read() {
      pieces.next().then(
        ({ done, value }) => this.push(done === true ? null : value),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error("The body cannot be read.")),
      );
    },
    destroy(error, done) {
      const ended = pieces.return?.() ?? Promise.resolve();
      ended.then(
        () => done(error),
        () => done(error),
      );
    },
  });
}
