import { transcode } from "node:buffer";

/**
 * A long text in UTF-8. Node writes letters beyond Latin-1 one by one, in two passes; by way of UTF-16 an answer in
 * Polish or Japanese takes half of that, and one with a few quotation marks a third.
 */
export function utf8Of(text: string): Buffer {
  if (!beyondLatin1.test(text)) return Buffer.from(text);
  try {
    return transcode(Buffer.from(text, "utf16le"), "utf16le", "utf8");
  } catch {
    // Half of a surrogate pair, which becomes U+FFFD (Encoding Standard, section 4.3).
    return Buffer.from(text);
  }
}

/** V8 keeps a text without such letters in another form, of which it says so at once. */
const beyondLatin1 = /[^\0-\xff]/;
