import { DragomanError, refusal } from "../errors.ts";

/** A piece of audio as runtimes have it; a typed array's numbers go as they lie in memory. */
export type AudioBytes = ArrayBuffer | ArrayBufferView;

/** Audio that comes piece by piece, in pieces of any size: streams of the web and of Node, generators, files. */
export type AudioSource =
  | AudioBytes
  | ReadableStream<AudioBytes | Blob>
  | AsyncIterable<AudioBytes | Blob>
  | Iterable<AudioBytes | Blob>
  | Blob;

export function bytesOf(value: unknown, field: string): Uint8Array {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  throw refusal(`${field}: give bytes, such as a Uint8Array.`);
}

/**
 * The pieces of a source. It is let go, and cancelled where it can be, when they are not wanted any more or the signal
 * is aborted, also while it makes its next one.
 * @throws DragomanError where the source fails, its error being the cause.
 */
export async function* audioPieces(source: AudioSource, signal: AbortSignal): AsyncGenerator<Uint8Array, void> {
  const iterator = opened(source);
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await orAborted(nextOf(iterator).catch(failed), signal);
      ended = done === true;
      if (ended) return;
      yield bytesOf(value, "audio");
    }
  } finally {
    // Not waited for: a source that hangs would hang here too.
    if (!ended) iterator.return?.()?.catch(() => {});
  }
}

async function nextOf(iterator: AsyncIterator<unknown>): Promise<IteratorResult<unknown>> {
  const { done, value } = await iterator.next();
  return { done: done === true, value: value instanceof Blob ? await value.arrayBuffer() : value };
}

/** @throws DragomanError where it is no source, or is one that somebody else reads. */
function opened(source: AudioSource): AsyncIterator<unknown> {
  try {
    return iteratorOf(source);
  } catch (cause) {
    if (cause instanceof DragomanError) throw cause;
    throw refusal("audio: it cannot be read; see whether somebody else reads it.", { cause });
  }
}

function failed(cause: unknown): never {
  throw new DragomanError("invalid-request", "audio: its source failed.", { code: "audio_source_failed", cause });
}

function iteratorOf(source: AudioSource): AsyncIterator<unknown> {
  if (typeof source !== "object" || source === null) throw refusal(wanted);
  if (source instanceof Blob) return iteratorOf(source.stream());
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return asynchronous([source]);
  // Not every browser can iterate over a stream.
  if ("getReader" in source) return readerOf(source.getReader());
  if (Symbol.asyncIterator in source) return source[Symbol.asyncIterator]();
  if (Symbol.iterator in source) return asynchronous(source);
  throw refusal(wanted);
}

const wanted = "audio: give bytes, a Blob, a stream or something else to iterate over.";

function readerOf(reader: ReadableStreamDefaultReader<unknown>): AsyncIterator<unknown> {
  return {
    next: async () => {
      const { done, value } = await reader.read();
      return done ? { done, value: undefined } : { done, value };
    },
    return: async () => {
      await reader.cancel();
      return { done: true, value: undefined };
    },
  };
}

async function* asynchronous(items: Iterable<unknown>): AsyncGenerator<unknown, void> {
  yield* items;
}

/** The promise's result, unless the signal is aborted first. Leaves no listener behind. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
