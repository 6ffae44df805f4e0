import type { StreamedBody } from "../sending/outgoing.ts";

/** Bytes as they come: a `ReadableStream` of the web, a `Readable` of Node, or a generator's. */
export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

export interface SaveOptions {
  /** Takes the place of a file that is there. Default false: it is refused. */
  readonly overwrite?: boolean | undefined;
}

/** The file at a path. It is read while it is sent, and again with every try. */
export type OpenPath = (path: string) => Promise<Blob>;

/** A stream as a body. `size` is what it is said to give. */
export type OpenStream = (input: ByteStream, size: number | undefined) => StreamedBody | Promise<Blob>;

/** Writes what comes to a path, or under the name it came with into a folder, and answers with the path of the file. */
export type SaveFile = (
  stream: () => ReadableStream<Uint8Array>,
  filename: string | undefined,
  path: string,
  options?: SaveOptions,
) => Promise<string>;
