import type { Repeatable } from "./retry.ts";
import type { SentAnswer, SentBody } from "./send.ts";

/** One request, as it is sent at every try. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | ArrayBuffer | Blob | StreamedBody | undefined;
  readonly repeatable: Repeatable;
  /** When it must have ended, on the clock of `performance.now`, in place of the call's `deadlineMs`. */
  readonly deadline?: number | undefined;
  /** The address carries its own proof: neither the key nor the client's own headers go there. */
  readonly signed?: boolean | undefined;
  /** The answer is a text, not JSON. */
  readonly plain?: boolean | undefined;
  /** What no error may quote, beside the client's key. */
  readonly secret?: string | undefined;
}

/** A body that is read while it is sent. Once reading has begun it is not sent again. */
export interface StreamedBody {
  /** Its length in bytes, where that is known beforehand. */
  readonly size: number | undefined;
  /** The same between two texts. */
  readonly within: (head: string, tail: string) => StreamedBody;
  readonly isBegun: () => boolean;
  /**
   * Sends it in one try. Nothing of the source is read before somebody reads from the stream, and nothing after the try
   * has ended.
   * @throws why the source itself failed, if it did.
   */
  readonly carry: (send: SendBody, signal: AbortSignal) => Promise<SentAnswer>;
}

/** Sends a request with a body. `size` is its length where that is known beforehand. */
export type SendBody = (body: SentBody | undefined, size?: number) => Promise<SentAnswer>;
