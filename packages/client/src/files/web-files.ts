import { refusal } from "../errors.ts";
import type { OpenPath, OpenStream, SaveFile } from "./runtime-files.ts";

export const openPath: OpenPath = async () => {
  throw refusal("input: a path is read on Node alone; give a Blob or a File.");
};

/** Collected, since browsers refuse to send a stream, but for one, and that one over HTTP/2 alone. */
export const openStream: OpenStream = async (input) => {
  const stream = input instanceof ReadableStream ? input : streamOf(input[Symbol.asyncIterator]());
  return new Response(stream).blob().catch((cause) => {
    throw refusal("input: the stream failed.", { cause });
  });
};

/** `ReadableStream.from`, which browsers are still to learn. */
function streamOf(chunks: AsyncIterator<Uint8Array>) {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

export const saveFile: SaveFile = async () => {
  throw refusal("saveTo: works on Node alone; take blob() or stream().");
};
