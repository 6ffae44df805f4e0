import type { Exchange } from "../exchange.ts";
import { readUpTo, startingWith } from "../http/body-source.ts";
import { mayBeOtherCharset } from "../http/content-type.ts";
import { LocalizedPieces, type Piece } from "../http/localized-pieces.ts";
import type { LocalizedAnswer } from "../http/response-plan.ts";
import { localizedWhole } from "../http/whole-body.ts";
import { WebHead } from "./web-head.ts";

/** The response as its reader gets it. Its body is read as fast as it is asked for. */
export async function localizedResponse(exchange: Exchange, response: Response): Promise<Response> {
  const head = new WebHead(response);
  const plan = exchange.plan(head);
  if (plan.kind === "unchanged") return head.withBody(response.body);
  if (plan.kind === "not-modified") {
    await response.body?.cancel();
    return head.withBody(null);
  }
  if (response.body === null) {
    plan.settleBodiless();
    return head.withBody(null);
  }
  const source = piecesOf(response.body);
  const beginning = await beginningOf(source);
  const { stream } = plan.localizer;
  const contentType = head.get("content-type") ?? "";
  if (stream === undefined || beginning.isAll || mayBeOtherCharset(contentType, beginning.read[0] ?? "")) {
    return collectedResponse(exchange, plan, head, beginning.pieces);
  }
  plan.settleStreamed();
  return head.withBody(bodyOf(new LocalizedPieces(beginning.pieces, stream), exchange.onError));
}

async function collectedResponse(
  exchange: Exchange,
  answer: LocalizedAnswer,
  head: WebHead,
  source: AsyncIterator<Piece>,
): Promise<Response> {
  const read = await readUpTo(source, exchange.maxBodyBytes);
  if (!read.isWhole) return head.withBody(bodyOf(read.pieces, exchange.onError));
  const localized = await localizedWhole(answer.localizer, read.body, exchange);
  if (localized === undefined) return head.withBody(read.body);
  return head.withBody(answer.settleWhole(localized) ? null : localized.bytes);
}

interface Beginning {
  readonly read: readonly Uint8Array[];
  /** Whether nothing comes after it: a body that was made of a text is there at once. */
  readonly isAll: boolean;
  /** From the first piece on. */
  readonly pieces: AsyncIterator<Piece>;
}

async function beginningOf(source: AsyncIterator<Uint8Array>): Promise<Beginning> {
  const first = await source.next();
  if (first.done === true) return { read: [], isAll: true, pieces: startingWith([], source) };
  const read = [first.value];
  const second = source.next();
  const isAll = await Promise.race([second.then(({ done }) => done === true), nextTask().then(() => false)]);
  const rest: AsyncIterator<Piece> = { next: onceThen(second, () => source.next()), return: async () => ended(source) };
  return { read, isAll, pieces: startingWith(read, rest) };
}

/** What was asked for already, then what is asked for. */
function onceThen<Answer>(first: Promise<Answer>, later: () => Promise<Answer>): () => Promise<Answer> {
  let next: (() => Promise<Answer>) | undefined = () => first;
  return () => {
    const answer = (next ?? later)();
    next = undefined;
    return answer;
  };
}

async function ended(source: AsyncIterator<Piece>): Promise<IteratorReturnResult<undefined>> {
  await source.return?.();
  return { done: true, value: undefined };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Not the stream's own iterator, which waits for a piece that may never come before it is stopped. */
function piecesOf(body: ReadableStream<Uint8Array>): AsyncIterator<Uint8Array> {
  const reader = body.getReader();
  return {
    next: async () => {
      const { done, value } = await reader.read();
      return done || value === undefined ? { done: true, value: undefined } : { done: false, value };
    },
    return: async () => {
      await reader.cancel();
      return { done: true, value: undefined };
    },
  };
}

function bodyOf(
  pieces: AsyncIterator<Piece>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  // Browsers' types take no bytes that may be shared, so what passes through is copied.
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      try {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(typeof value === "string" ? encoder.encode(value) : new Uint8Array(value));
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    cancel: async () => {
      await pieces.return?.();
    },
  });
}
