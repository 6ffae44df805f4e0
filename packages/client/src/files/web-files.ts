import { refusal } from "../errors.ts";
import type { ByteStream, OpenPath, OpenStream, SaveFile } from "./runtime-files.ts";
import { wrongSize } from "./streamed-body.ts";

export const openPath: OpenPath = async () => {
  throw refusal("input: a path is read on Node alone; give a Blob or a File.");
};

/** Collected, since browsers refuse to send a stream, but for one, and that one over HTTP/2 alone. */
export const openStream: OpenStream = async (input, size) => {
  const collected = await collect(input).catch((cause) => {
    throw refusal("input: the stream failed.", { cause });
  });
  if (size !== undefined && collected.size !== size) throw wrongSize(size);
  return collected;
};

async function collect(input: ByteStream): Promise<Blob> {
  return new Response(input instanceof ReadableStream ? input : streamOf(input[Symbol.asyncIterator]())).blob();
}

/** `ReadableStream.from`, which browsers are still to learn. */
function streamOf(chunks: AsyncIterator<Uint8Array>) {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else if (value instanceof Uint8Array) controller.enqueue(value);
      else {
        await chunks.return?.();
        throw new TypeError("The stream gives something else than bytes.");
      }
    },
  });
}

export const saveFile: SaveFile = async () => {
  throw refusal("saveTo: works on Node alone; take blob() or stream().");
};
