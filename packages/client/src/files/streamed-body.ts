import { DragomanError, refusal } from "../errors.ts";
import type { StreamedBody } from "../sending/outgoing.ts";
import type { Repeatable } from "../sending/retry.ts";
import { isSuccess } from "../sending/send.ts";
import type { ByteStream } from "./runtime-files.ts";

/** A stream, to be sent while it is read. */
export function openStream(input: ByteStream, size: number | undefined): StreamedBody {
  if (size !== undefined && !(Number.isSafeInteger(size) && size >= 0)) {
    throw refusal("contentLength: give a whole number of bytes.");
  }
  // It would be taken for an empty file.
  if ("readableEnded" in input && input.readableEnded === true) throw refusal("input: the stream was read already.");
  return streamedBody(checkedChunks(input, size), size);
}

/** A body from chunks that come as they are asked for. The first is asked for when the connection takes it. */
function streamedBody(chunks: AsyncIterable<Uint8Array>, size: number | undefined): StreamedBody {
  let reading: AsyncIterator<Uint8Array> | undefined;
  let failure: DragomanError | undefined;
  /** Node's `fetch` reads on after a request has failed, to the end of the source if there is one. */
  let isEnded = false;
  const open = (signal: AbortSignal) =>
    new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          if (isEnded || signal.aborted) {
            await reading?.return?.();
            throw signal.reason ?? new Error("The request has ended.");
          }
          reading ??= chunks[Symbol.asyncIterator]();
          try {
            const { done, value } = await reading.next();
            if (done) controller.close();
            else controller.enqueue(value);
          } catch (cause) {
            failure = cause instanceof DragomanError ? cause : refusal("input: the stream failed.", { cause });
            throw failure;
          }
        },
        async cancel() {
          await reading?.return?.();
        },
      },
      // Nothing is read in advance.
      { highWaterMark: 0 },
    );
  const within = (head: string, tail: string) => {
    const [before, after] = [encoded(head), encoded(tail)];
    const whole = size === undefined ? undefined : before.byteLength + size + after.byteLength;
    return streamedBody(inOrder(before, chunks, after), whole);
  };
  const isBegun = () => reading !== undefined;
  const carry: StreamedBody["carry"] = async (send, signal) => {
    try {
      const answer = await send(open(signal), size);
      if (!isSuccess(answer)) isEnded = isBegun();
      return answer;
    } catch (error) {
      isEnded = isBegun();
      throw failure ?? error;
    }
  };
  return { size, within, isBegun, carry };
}

/** What has been read of a stream is gone: after that its request is not sent again. */
export function repeatableAs(body: Blob | StreamedBody, rule: Repeatable): Repeatable {
  return "isBegun" in body ? (error) => !body.isBegun() && rule(error) : rule;
}

async function* inOrder(before: Uint8Array, chunks: AsyncIterable<Uint8Array>, after: Uint8Array) {
  yield before;
  yield* chunks;
  yield after;
}

async function* checkedChunks(input: ByteStream, size: number | undefined) {
  let sent = 0;
  for await (const chunk of input) {
    if (!(chunk instanceof Uint8Array)) throw refusal("input: the stream gives something else than bytes.");
    sent += chunk.byteLength;
    if (size !== undefined && sent > size) throw wrongSize(size);
    yield chunk;
  }
  if (size !== undefined && sent !== size) throw wrongSize(size);
}

export function wrongSize(size: number): DragomanError {
  return refusal(`contentLength: the stream does not give ${size} bytes.`);
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
