import type { DragomanError } from "../errors.ts";
import { traceIdOf } from "./failure-answer.ts";
import { type Hooks, tell } from "./hooks.ts";
import type { Outgoing } from "./outgoing.ts";
import type { SentAnswer } from "./send.ts";
import type { Tracer } from "./tracing.ts";

/** A try that sends the given headers along, and says when its answer begins. */
export type WatchedTry<T> = (headers: Record<string, string>, answered: (answer: SentAnswer) => void) => Promise<T>;

/** Looks on at the requests of a client, and changes nothing of how they end. Tries are counted from 1. */
export interface Watch {
  /** Runs a try. */
  readonly attempt: <T>(request: Outgoing, attempt: number, work: WatchedTry<T>) => Promise<T>;
  /** The try failed, and another follows after `delayMs`. */
  readonly retrying: (request: Outgoing, attempt: number, error: DragomanError, delayMs: number) => void;
  /** The try failed, and no other follows. `durationMs` is of all tries, waiting included. */
  readonly failed: (request: Outgoing, attempt: number, error: DragomanError, durationMs: number) => void;
}

/** Tells hooks and a tracer of every request; `undefined` where there are none. */
export function createWatch(
  hooks: Hooks | undefined,
  tracer: Tracer | undefined,
  baseUrl: string,
  redact: (text: string) => string,
): Watch | undefined {
  if (hooks === undefined && tracer === undefined) return undefined;
  /** Below the client's address; an address that carries its own proof is not told. */
  const eventOf = ({ method, url, signed }: Outgoing, attempt: number) => {
    const path = signed ? "" : (url.replace(baseUrl, "").split("?")[0] ?? "");
    return { method, path, attempt };
  };
  return {
    attempt: async (request, attempt, work) => {
      const event = eventOf(request, attempt);
      const began = performance.now();
      tell(hooks?.request, event);
      const told: typeof work = (headers, answered) =>
        work(headers, (answer) => {
          answered(answer);
          const traceId = traceIdOf(answer.headers, redact);
          const durationMs = performance.now() - began;
          tell(hooks?.response, { ...event, status: answer.status, durationMs, traceId });
        });
      if (tracer === undefined) return told({}, () => {});
      // Loaded where there is one: most clients have none.
      const tracing = await import("./tracing.ts").catch(() => undefined);
      return tracing?.traced(tracer, request.url, event, told) ?? told({}, () => {});
    },
    retrying: (request, attempt, error, delayMs) =>
      tell(hooks?.retry, { ...eventOf(request, attempt), error, delayMs }),
    failed: (request, attempt, error, durationMs) =>
      tell(hooks?.failure, { ...eventOf(request, attempt), error, durationMs }),
  };
}
