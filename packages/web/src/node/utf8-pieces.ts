import { isUtf8 } from "node:buffer";

/** Text of bytes that come in pieces, cut anywhere. Nothing is repaired: what is no UTF-8 comes back as the bytes it is. */
export class Utf8Pieces {
  #begun: Uint8Array = empty;

  /** The text up to the last whole character; bytes, from the first that are not told yet, where they are no UTF-8. */
  next(piece: string | Uint8Array): string | Uint8Array {
    if (typeof piece === "string") return this.#begun.length === 0 ? piece : this.next(Buffer.from(piece));
    const bytes = this.#begun.length === 0 ? piece : Buffer.concat([this.#begun, piece]);
    const end = bytes.length - begunCharacter(bytes);
    const whole = bytes.subarray(0, end);
    if (!isUtf8(whole)) return this.#tellAll(bytes);
    // Copied, for the writer may use its memory again.
    this.#begun = end === bytes.length ? empty : Buffer.from(bytes.subarray(end));
    return textOf(whole);
  }

  /** Bytes of a character that has begun and not ended. */
  rest(): Uint8Array {
    return this.#tellAll(this.#begun);
  }

  #tellAll(bytes: Uint8Array): Uint8Array {
    this.#begun = empty;
    return bytes;
  }
}

/** The text of whole bytes, `undefined` where they are no UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? textOf(bytes) : undefined;
}

const empty = new Uint8Array();

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}

/** How many bytes at the end are the beginning of a character (RFC 3629, section 3). */
function begunCharacter(bytes: Uint8Array): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length++) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (byte >= 0xc0) return length < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? length : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}
