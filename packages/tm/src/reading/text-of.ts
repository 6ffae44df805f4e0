import { concat, type DeclaredEncoding, type Decoder, detectEncoding, undecodable } from "./encoding.ts";
import { orAborted } from "./or-aborted.ts";
import type { FileSource, ReadOptions } from "./reader.ts";

/**
 * Bytes or characters that are taken at a time, so that a source in one piece is read as flatly as a stream. What is
 * held when memory is cleaned up makes a JavaScript engine take more of it; with pieces of 16 Ki that was a fifth more.
 */
const pieceLength = 4096;

/**
 * The text of a file as it comes in, without its byte order mark, in pieces of at most 4096 characters. Faulty bytes
 * and half surrogate pairs are `undecodable`. Closing it early cancels the source.
 * @throws MemoryFileError for an encoding that is not known, and the signal's reason once that is aborted.
 */
export async function* textOf(
  source: FileSource,
  declared: DeclaredEncoding,
  { signal, onProgress }: Pick<ReadOptions, "signal" | "onProgress"> = {},
): AsyncGenerator<string, void, void> {
  let taken = 0;
  let waiting = new Uint8Array();
  let decoder: Decoder | undefined;
  const pairs = new PairKeeper();

  for await (const piece of piecesOf(source, signal)) {
    taken += piece.length;
    onProgress?.(taken);
    if (typeof piece === "string") {
      if (waiting.length > 0) yield* begin();
      if (decoder !== undefined) yield pairs.take(decoder.end());
      yield pairs.take(taken === piece.length ? piece.replace(/^\uFEFF/, "") : piece);
    } else if (decoder === undefined) {
      waiting = concat(waiting, piece);
      if (waiting.length < declared.length) continue;
      yield* begin();
    } else {
      yield pairs.take(decoder.decode(piece));
    }
  }
  if (decoder === undefined) yield* begin();
  yield pairs.take(decoder?.end() ?? "") + pairs.end();

  function* begin(): Generator<string, void, void> {
    const found = detectEncoding(waiting, declared);
    decoder = found.decoder;
    for (let from = found.mark; from < waiting.length; from += pieceLength) {
      yield pairs.take(decoder.decode(waiting.subarray(from, from + pieceLength)));
    }
    waiting = new Uint8Array();
  }
}

/** Marks half surrogate pairs; the first half at the end of a piece waits for the next. */
class PairKeeper {
  #half = "";

  take(piece: string): string {
    const text = this.#half + piece;
    this.#half = /^[\uD800-\uDBFF]$/.test(text.slice(-1)) ? text.slice(-1) : "";
    const whole = this.#half === "" ? text : text.slice(0, -1);
    return whole.isWellFormed() ? whole : whole.replace(/\p{Surrogate}/gu, undecodable);
  }

  end(): string {
    return this.#half === "" ? "" : undecodable;
  }
}

async function* piecesOf(
  source: FileSource,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array | string, void, void> {
  signal?.throwIfAborted();
  if (typeof source === "string" || isBytes(source)) yield* cut(source, signal);
  else for await (const chunk of untilAborted(source, signal)) yield* cut(checkedChunk(chunk), signal);
}

/** As `instanceof` would say for the bytes of any realm. */
function isBytes(value: object): value is Uint8Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === "[object Uint8Array]";
}

/** Other chunks, which a program without types may give, have no length, and would be passed over. */
function checkedChunk(chunk: Uint8Array | string): Uint8Array | string {
  if (typeof chunk === "string" || (typeof chunk === "object" && isBytes(chunk))) return chunk;
  throw new TypeError("A source gives chunks of another kind than Uint8Array and string; convert them.");
}

function* cut(chunk: Uint8Array | string, signal: AbortSignal | undefined): Generator<Uint8Array | string, void, void> {
  for (let from = 0; from < chunk.length; from += pieceLength) {
    signal?.throwIfAborted();
    yield typeof chunk === "string" ? chunk.slice(from, from + pieceLength) : chunk.subarray(from, from + pieceLength);
  }
}

/** Also ends the wait for a chunk that does not come. */
async function* untilAborted<T>(
  source: ReadableStream<T> | AsyncIterable<T>,
  signal: AbortSignal | undefined,
): AsyncGenerator<T, void, void> {
  const { next, cancel } = pulling(source);
  let isDone = false;
  try {
    while (true) {
      const result = await orAborted(next(), signal);
      if (result.done === true) break;
      yield result.value;
    }
    isDone = true;
  } finally {
    const cancelled = isDone ? undefined : cancel(signal?.reason).catch(() => {});
    // A source that hangs may never say that it is cancelled.
    if (signal?.aborted !== true) await cancelled;
  }
}

interface Pulling<T> {
  next(): Promise<IteratorResult<T, unknown>>;
  cancel(reason: unknown): Promise<unknown>;
}

/** Not every browser lets a stream be iterated. */
function pulling<T>(source: ReadableStream<T> | AsyncIterable<T>): Pulling<T> {
  if ("getReader" in source) {
    const reader = source.getReader();
    return {
      async next() {
        const { done, value } = await reader.read();
        return done ? { done, value: undefined } : { done, value };
      },
      cancel: (reason) => reader.cancel(reason),
    };
  }
  if (!(Symbol.asyncIterator in source)) {
    throw new TypeError("A source is a stream, bytes or text; of a Blob or File give its `stream()`.");
  }
  const iterator = source[Symbol.asyncIterator]();
  return { next: () => iterator.next(), cancel: async () => iterator.return?.() };
}
