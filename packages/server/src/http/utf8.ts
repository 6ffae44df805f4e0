import { transcode } from "node:buffer";

/** UTF-16 units for which there is a place; a longer text gets one of its own. */
const usualLength = 65_536;

/**
 * Writes long texts in UTF-8. Node writes letters beyond Latin-1 one by one, in two passes; by way of UTF-16 an answer
 * in Polish or Japanese takes half of that, and one with a few quotation marks a third.
 */
export class Utf8Writer {
  /** Where texts stand in UTF-16 for a moment: a new place for each would keep the garbage collector busy. */
  readonly #units = Buffer.allocUnsafeSlow(2 * usualLength);

  write(text: string): Buffer {
    if (!beyondLatin1.test(text)) return Buffer.from(text);
    try {
      return transcode(this.#unitsOf(text), "utf16le", "utf8");
    } catch {
      // Half of a surrogate pair, which becomes U+FFFD (Encoding Standard, section 4.3).
      return Buffer.from(text);
    }
  }

  #unitsOf(text: string): Buffer {
    if (text.length > usualLength) return Buffer.from(text, "utf16le");
    return this.#units.subarray(0, this.#units.write(text, "utf16le"));
  }
}

/** V8 keeps a text without such letters in another form, of which it says so at once. */
const beyondLatin1 = /[^\0-\xff]/;
