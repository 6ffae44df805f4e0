import type { DragomanError } from "../errors.ts";

/** One try of a request. Neither key nor text is in it. */
export interface TryEvent {
  readonly method: string;
  /** Below `baseUrl`, without what follows `?`. Empty for an address that is a secret itself. */
  readonly path: string;
  /** Counted from 1. */
  readonly attempt: number;
}

/** An answer begins. */
export interface AnswerEvent extends TryEvent {
  readonly status: number;
  /** Milliseconds since the try began. */
  readonly durationMs: number;
  /** @wire header `X-Trace-ID` */
  readonly traceId: string | undefined;
}

/** The try failed, and another follows. */
export interface RetryEvent extends TryEvent {
  readonly error: DragomanError;
  /** Milliseconds until the other. */
  readonly delayMs: number;
}

/** No other try follows. */
export interface FailureEvent extends TryEvent {
  readonly error: DragomanError;
  /** Milliseconds of all tries, waiting included. */
  readonly durationMs: number;
}

/** Told of every request, for logs and figures. A hook that throws does no harm. */
export interface Hooks {
  readonly request?: ((event: TryEvent) => void) | undefined;
  readonly response?: ((event: AnswerEvent) => void) | undefined;
  readonly retry?: ((event: RetryEvent) => void) | undefined;
  readonly failure?: ((event: FailureEvent) => void) | undefined;
}

/** Also a hook that promises something, and breaks the promise, breaks no call. */
export function tell<Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void {
  if (hook !== undefined) (async () => hook(event))().catch(() => {});
}
