/** Files that are sent to the service or made by it, as long as a job needs them. */
export interface BlobStore {
  /**
   * Keeps what comes, on disk when it resolves. Of a stream that fails nothing is left, and its error is thrown.
   * @returns the name of the file.
   */
  write(content: AsyncIterable<Uint8Array>): Promise<string>;
  /** @returns `undefined` where it is not there. */
  size(id: string): Promise<number | undefined>;
  /** Its bytes, a piece at a time. Throws where it is not there, or goes away meanwhile. */
  read(id: string): AsyncIterable<Uint8Array>;
  /** As `read`, for who is done with a piece when asking for the next: that may overwrite it. */
  scan(id: string): AsyncIterable<Uint8Array>;
  /** Does nothing where it is not there. */
  delete(id: string): Promise<void>;
  /** What was written before then, half-written ones included. */
  listWrittenBefore(time: Date): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * The same bytes in pieces of one length, but for the last. All are one buffer, which the next piece overwrites: what
 * many small or large pieces would leave behind takes long to be collected.
 */
export async function* inPieces(content: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length; ) {
      const taken = Math.min(chunk.length - from, length - filled);
      buffer.set(chunk.subarray(from, from + taken), filled);
      from += taken;
      filled += taken;
      if (filled < length) continue;
      yield buffer;
      filled = 0;
    }
  }
  if (filled > 0) yield buffer.subarray(0, filled);
}
