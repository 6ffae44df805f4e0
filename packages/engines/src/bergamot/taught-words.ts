/**
 * The words that a model was taught: those that enough of its training pairs have. Of others a small model makes up what
 * looks like a translation, and is sure of it.
 */
import { FileFault } from "./byte-reader.ts";

/** In lower case. */
export type TaughtWords = ReadonlySet<string>;

const wordPattern = /[\p{L}\p{M}]+/gu;

/**
 * @param bytes a word a line, in UTF-8
 * @throws FileFault for what is no list of words
 */
export function readTaughtWords(bytes: Uint8Array): TaughtWords {
  const lines = decoded(bytes).split("\n");
  if (lines.at(-1) === "") lines.pop();
  const fault = lines.findIndex((line) => line.match(wordPattern)?.[0] !== line || line !== line.toLowerCase());
  if (fault >= 0) throw new FileFault(`has no lower-case word in line ${fault + 1}`);
  return new Set(lines);
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new FileFault("is not in UTF-8");
  }
}

/** The first word of a sentence that the model was not taught. Words are runs of letters, whatever joins them. */
export function untaughtWord(sentence: string, taught: TaughtWords): string | undefined {
  return sentence.match(wordPattern)?.find((word) => !taught.has(word.toLowerCase()));
}
