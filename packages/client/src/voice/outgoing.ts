import { refusal } from "../errors.ts";
import type { Clock } from "./clock.ts";
import type { EventQueue } from "./event-queue.ts";
import type { Frame } from "./framing.ts";
import type { Link } from "./link.ts";

/** A message that waits for its turn. */
interface Waiting {
  readonly frame: Frame;
  /** How long its audio plays, in milliseconds. */
  readonly durationMs: number;
  readonly onSent: () => void;
  readonly next: PromiseWithResolvers<void>;
}

/**
 * The audio on its way out: in order, as fast as the service allows, each frame handed to one connection and never to a
 * second one. What was on its way when a connection broke may be lost: nobody can know whether it arrived, and words
 * that are missing are better than words that are said twice.
 *
 * `onSent` is called when the frame was handed over. The promise resolves when the next may be sent; that it rejects
 * with the session's own failure need not be caught.
 */
export type Outgoing = (frame: Frame, durationMs: number, onSent: () => void) => Promise<void>;

/** A caller that does not wait for `send` may be so far ahead. */
const mostWaitingBytes = 16 * 2 ** 20;

export interface OutgoingContext {
  readonly link: Link;
  readonly events: EventQueue;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onFailure: (error: unknown) => void;
}

export function startOutgoing({ link, events, clock, signal, onFailure }: OutgoingContext): Outgoing {
  const queue: Waiting[] = [];
  let waitingBytes = 0;
  let filled = Promise.withResolvers<void>();
  let nextAt = 0;

  /** A chunk may follow when half of the one before it has played: that is twice as fast as it is spoken. */
  const turn = async () => {
    for (let wait = nextAt - clock.now(); wait > 0; wait = nextAt - clock.now()) await clock.pause(wait, signal);
  };

  const handOver = async (frame: Frame) => {
    for (;;) {
      const connection = await link.connection();
      signal.throwIfAborted();
      if (connection.send(frame)) return connection;
      await connection.lost;
    }
  };

  const sendNext = async ({ frame, durationMs, onSent, next }: Waiting) => {
    await events.room();
    await turn();
    const connection = await handOver(frame);
    queue.shift();
    waitingBytes -= frame.length;
    nextAt = clock.now() + durationMs / 2;
    onSent();
    try {
      await connection.drained();
      await turn();
    } finally {
      // Also where the session ends meanwhile: this one was sent.
      next.resolve();
    }
  };

  const pump = async () => {
    while (!signal.aborted) {
      const [first] = queue;
      if (first === undefined) {
        filled = Promise.withResolvers();
        await filled.promise;
      } else await sendNext(first);
    }
  };

  signal.addEventListener("abort", () => {
    for (const { next } of queue.splice(0)) next.reject(signal.reason);
    filled.resolve();
  });
  pump().catch(onFailure);

  return (frame, durationMs, onSent) => {
    if (waitingBytes + frame.length > mostWaitingBytes) {
      return Promise.reject(refusal("chunk: 16 MiB wait to be sent; wait for send before you call it again."));
    }
    const next = Promise.withResolvers<void>();
    next.promise.catch(() => {});
    if (signal.aborted) next.reject(signal.reason);
    else {
      queue.push({ frame, durationMs, onSent, next });
      waitingBytes += frame.length;
      filled.resolve();
    }
    return next.promise;
  };
}
