import { refusal } from "../errors.ts";
import { runsInBrowser } from "../options.ts";
import type { StreamedBody } from "../sending/transport.ts";
import { streamedBody } from "./streamed-body.ts";

/**
 * A file to send: the path of one (on Node), its bytes, a `Blob` or `File`, or a stream of bytes, the web's or Node's. A
 * path and a `Blob` are read while they are sent, as a stream is; a stream cannot be sent a second time.
 */
export type FileInput = string | Blob | ArrayBuffer | ArrayBufferView | ByteStream;

export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

export interface FileOptions {
  /** The file's name with its ending. Needed for bytes, a `Blob` and a stream; else the path's or the `File`'s own. */
  readonly filename?: string | undefined;
  /** Bytes that a stream will give, where that is known. Any other count fails the call. */
  readonly contentLength?: number | undefined;
}

/** A file, ready to be sent. */
export interface Source {
  readonly name: string;
  readonly content: Blob | StreamedBody;
}

/**
 * What the caller gave, opened.
 * @throws DragomanError where it is no file, cannot be read, or has no name.
 */
export async function openSource(input: FileInput, { filename, contentLength }: FileOptions): Promise<Source> {
  const content = await contentOf(input, contentLength);
  const name = filename ?? ownName(input);
  if (typeof name === "string" && name !== "") return { name, content };
  throw refusal("filename: give the file's name, such as invoice.docx; its ending says what it is.");
}

async function contentOf(input: FileInput, contentLength: number | undefined): Promise<Source["content"]> {
  if (typeof input === "string") return blobOfPath(input);
  if (input instanceof Blob) return input;
  if (input instanceof ArrayBuffer) return new Blob([input]);
  if (ArrayBuffer.isView(input)) return new Blob([Uint8Array.from(bytesOf(input))]);
  if (!isByteStream(input)) throw refusal("input: give a path, bytes, a Blob or a stream of bytes.");
  // A browser refuses to send a stream, but for one, and that one over HTTP/2 alone.
  if (runsInBrowser()) return collected(input);
  return streamedBody(checkedChunks(input, contentLength), contentLength);
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Callers without types may give anything. */
function isByteStream(input: unknown): input is ByteStream {
  return (
    input instanceof ReadableStream || (typeof input === "object" && input !== null && Symbol.asyncIterator in input)
  );
}

/** Asked of the running process, so that bundlers for browsers meet nothing of Node's. */
async function blobOfPath(path: string): Promise<Blob> {
  const files = globalThis.process?.getBuiltinModule?.("node:fs");
  if (files === undefined) throw refusal("input: a path is read on Node only; give a Blob or a File.");
  try {
    return await files.openAsBlob(path);
  } catch (cause) {
    throw refusal("input: there is no file at this path that can be read.", { cause });
  }
}

function ownName(input: FileInput): string | undefined {
  if (typeof input === "string") return input.split(/[/\\]/).at(-1);
  return input instanceof File ? input.name : undefined;
}

function collected(input: ByteStream): Promise<Blob> {
  return new Response(input instanceof ReadableStream ? input : streamedBody(input, undefined).open()).blob();
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

function wrongSize(size: number) {
  return refusal(`contentLength: the stream does not give ${size} bytes.`);
}
