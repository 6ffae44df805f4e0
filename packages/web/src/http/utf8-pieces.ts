/** Text of bytes that come in pieces, cut anywhere. Nothing is repaired: what is no UTF-8 comes back as the bytes it is. */
export class Utf8Pieces {
  #begun: Uint8Array = nothing;

  /** The text up to the last whole character; bytes, from the first that are not told yet, where they are no UTF-8. */
  next(piece: string | Uint8Array): string | Uint8Array {
    if (typeof piece === "string") return this.#begun.length === 0 ? piece : this.next(new TextEncoder().encode(piece));
    const bytes = this.#begun.length === 0 ? piece : joined([this.#begun, piece]);
    const end = bytes.length - begunCharacter(bytes);
    const text = utf8Text(end === bytes.length ? bytes : bytes.subarray(0, end));
    // Copied, for the writer may use its memory again.
    this.#begun = text === undefined || end === bytes.length ? nothing : bytes.slice(end);
    return text ?? bytes;
  }

  /** Bytes of a character that has begun and not ended. */
  rest(): Uint8Array {
    const begun = this.#begun;
    this.#begun = nothing;
    return begun;
  }
}

/** The text of whole bytes, `undefined` where they are no UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let end = 0;
  for (const piece of pieces) {
    all.set(piece, end);
    end += piece.length;
  }
  return all;
}

const nothing = new Uint8Array();

/** A byte order mark is a character like others, and stays where it is. */
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** How many bytes at the end are the beginning of a character (RFC 3629, section 3). */
function begunCharacter(bytes: Uint8Array): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length++) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (byte >= 0xc0) return length < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? length : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}
