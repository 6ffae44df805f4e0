import type { Piece } from "./localized-pieces.ts";
import { joined } from "./utf8-pieces.ts";

/** A body that was read as far as it may be. */
export type ReadBody =
  | { readonly isWhole: true; readonly body: Uint8Array<ArrayBuffer> }
  /** The pieces that were read, and those that are still to come. */
  | { readonly isWhole: false; readonly pieces: AsyncIterator<Piece> };

/** Reads a body to its end, or until it is too long. */
export async function readUpTo(source: AsyncIterator<Piece>, maxBytes: number): Promise<ReadBody> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (length <= maxBytes) {
    const { done, value } = await source.next();
    if (done === true) return { isWhole: true, body: joined(pieces) };
    // Copied, for the writer may use its memory again.
    const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value.slice();
    pieces.push(bytes);
    length += bytes.length;
  }
  return { isWhole: false, pieces: startingWith(pieces, source) };
}

/** What was read already, then the rest. */
export function startingWith(read: readonly Piece[], rest: AsyncIterator<Piece>): AsyncIterator<Piece> {
  let index = 0;
  return {
    next: async () => {
      const value = read[index++];
      return value === undefined ? rest.next() : { done: false, value };
    },
    return: async () => (await rest.return?.()) ?? { done: true, value: undefined },
  };
}
