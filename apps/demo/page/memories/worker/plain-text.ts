/** A text file in an encoding that is not known here. The message holds none of its text. */
export class TextFileError extends Error {
  override readonly name = "TextFileError";
}

/**
 * The text of a file in UTF-8, or in UTF-16 with a byte order mark, as editors on Windows write it. Read as UTF-8
 * whatever it is, a file in another encoding would be counted as words that nobody wrote.
 * @throws TextFileError for another encoding.
 */
export async function plainTextOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new TextFileError("The text is in another encoding than UTF-8 and UTF-16; save it as UTF-8.");
  }
}

/** By the byte order mark (Unicode 23.8). */
function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
