import { DragomanError, refusal } from "../errors.ts";
import type { StreamedBody } from "../sending/transport.ts";

/** A body from chunks that come as they are asked for. The first is asked for when the connection takes it. */
export function streamedBody(chunks: AsyncIterable<Uint8Array>, size: number | undefined): StreamedBody {
  let reading: AsyncIterator<Uint8Array> | undefined;
  let failure: DragomanError | undefined;
  const open = () =>
    new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
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
  return { size, open, isBegun: () => reading !== undefined, failure: () => failure };
}

/** Another body around this one. */
export function surrounded(head: Uint8Array, body: StreamedBody, tail: Uint8Array): StreamedBody {
  async function* chunks() {
    yield head;
    yield* body.open();
    yield tail;
  }
  const size = body.size === undefined ? undefined : head.byteLength + body.size + tail.byteLength;
  return streamedBody(chunks(), size);
}
