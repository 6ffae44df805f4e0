import { openPath, openStream } from "#files";
import { refusal } from "../errors.ts";
import type { StreamedBody } from "../sending/outgoing.ts";
import type { ByteStream } from "./runtime-files.ts";

/**
 * A file to send: the path of one (on Node), its bytes, a `Blob` or `File`, or a stream of bytes, the web's or Node's. On
 * Node a path and a stream are read while they are sent; elsewhere a stream is collected first, since browsers send none.
 */
export type FileInput = string | Blob | ArrayBuffer | Uint8Array | ByteStream;

export interface FileOptions {
  /** The file's name with its ending. Needed for bytes, a `Blob` and a stream; else the path's or the `File`'s own. */
  readonly filename?: string | undefined;
  /** How many bytes a stream will give, where that is known. Any other count fails the call. */
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
  const name = filename ?? ownName(input);
  if (typeof name === "string" && name !== "") return { name, content: await contentOf(input, contentLength) };
  throw refusal("filename: give the file's name, such as invoice.docx; its ending says what it is.");
}

function ownName(input: FileInput): string | undefined {
  if (typeof input === "string") return input.split(/[/\\]/).at(-1);
  return input instanceof File ? input.name : undefined;
}

function contentOf(input: FileInput, contentLength: number | undefined): StreamedBody | Blob | Promise<Blob> {
  if (typeof input === "string") return openPath(input);
  if (input instanceof Blob) return input;
  if (input instanceof ArrayBuffer || input instanceof Uint8Array) return new Blob([new Uint8Array(input)]);
  if (isByteStream(input)) return openStream(input, contentLength);
  throw refusal("input: give a path, bytes, a Blob or a stream of bytes.");
}

/** Callers without types may give anything. */
function isByteStream(input: unknown): input is ByteStream {
  return input instanceof ReadableStream || Symbol.asyncIterator in Object(input);
}
