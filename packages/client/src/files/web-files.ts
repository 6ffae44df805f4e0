import { refusal } from "../errors.ts";
import type { OpenPath, OpenStream, SaveFile } from "./runtime-files.ts";

export const openPath: OpenPath = async () => {
  throw refusal("input: a path is read on Node alone; give a Blob or a File.");
};

/** Collected, since browsers refuse to send a stream, but for one, and that one over HTTP/2 alone. */
export const openStream: OpenStream = async (input) => {
  if (input instanceof ReadableStream) return new Response(input).blob();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of input) chunks.push(new Uint8Array(chunk));
  return new Blob(chunks);
};

export const saveFile: SaveFile = async () => {
  throw refusal("saveTo: works on Node alone; take blob() or stream().");
};
