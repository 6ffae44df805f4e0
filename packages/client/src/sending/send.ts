/** What a request carries. A stream is sent in pieces as it comes and can be sent once. */
export type SentBody = string | ArrayBuffer | Blob | FormData | ReadableStream<Uint8Array>;

/** A request with everything that travels. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. A form's content type is made from its body. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: SentBody | undefined;
}

/** What is read of an answer's headers. */
export interface AnswerHeaders extends Iterable<[string, string]> {
  readonly get: (name: string) => string | null;
}

/** An answer whose body is still to come: it is read once, in one of two ways. */
export interface SentAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** The whole body, or `undefined` where it is longer than any honest answer. */
  readonly text: () => Promise<string | undefined>;
  /** The body as it comes. Who takes it reads it to its end or cancels it. */
  readonly stream: () => ReadableStream<Uint8Array>;
}

export function isSuccess({ status }: SentAnswer): boolean {
  return status >= 200 && status < 300;
}

/**
 * Sends one request, and follows no redirect. The signal ends it, also while the body is read; then, and when the
 * connection cannot be made or breaks, it rejects with the runtime's own error.
 */
export type Send = (request: SentRequest, signal: AbortSignal) => Promise<SentAnswer>;

/** How a client wants its requests to leave. */
export interface SenderOptions {
  /** The address of a proxy, or `environment`. */
  readonly proxy: string | undefined;
}
