import type { Readable, Writable } from "node:stream";
import type { WriteStream } from "node:tty";

/** Where a command reads and writes: the process's own streams, or those of a test. */
export interface Terminal {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A terminal has all of it, a pipe or file nothing. */
export type OutputStream = Writable & Partial<Pick<WriteStream, "isTTY" | "columns" | "hasColors">>;
