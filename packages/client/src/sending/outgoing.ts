import type { DragomanError } from "../errors.ts";
import { mayRetry, type Repeatable } from "./retry.ts";

/** One request, as it is sent at every try. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | ArrayBuffer | Blob | StreamedBody | undefined;
  readonly repeatable: Repeatable;
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
  /** The body for one try, which the signal ends. Nothing of the source is read before somebody reads from it. */
  readonly open: (signal: AbortSignal) => ReadableStream<Uint8Array>;
  /** The same between two texts. */
  readonly within: (head: string, tail: string) => StreamedBody;
  readonly isBegun: () => boolean;
  /** Reads no more of the source, and says why that failed, if it did. */
  readonly end: () => DragomanError | undefined;
}

export function isStreamed(body: Outgoing["body"]): body is StreamedBody {
  return typeof body === "object" && "isBegun" in body;
}

export function repeatableAs({ body, repeatable }: Outgoing): Repeatable {
  return isStreamed(body) ? (error) => !body.isBegun() && mayRetry(error, repeatable) : repeatable;
}
