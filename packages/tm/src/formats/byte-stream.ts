/** Text is handed on in pieces of about so many characters. */
const pieceLength = 16_384;

/** The text as UTF-8, made only as fast as it is read. An error of the text's ends the stream. */
export function byteStream(text: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const parts = text[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      let piece = "";
      while (piece.length < pieceLength) {
        const { done, value } = await parts.next();
        if (done === true) {
          if (piece !== "") controller.enqueue(encoder.encode(piece));
          controller.close();
          return;
        }
        piece += value;
      }
      controller.enqueue(encoder.encode(piece));
    },
    async cancel() {
      await parts.return?.();
    },
  });
}
