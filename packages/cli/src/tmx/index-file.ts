/** An index as a command keeps it: what it was made of, and the library's own bytes. */
export interface KeptIndex {
  /** Not known of an index that the library saved itself. */
  readonly sources: string | undefined;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const mark = "DRAGOMAN INDEX 1 ";
/** How an index of the library begins. */
const libraryMark = "DRAGOMTM";
const longestLine = 1_000_000;

/**
 * A line with the mark and the sources as JSON, filled up with blanks to a multiple of 4 bytes, so that the library
 * finds its columns where it can use them without a copy; then the library's bytes.
 */
export function fileOfIndex(bytes: Uint8Array, sources: string): readonly Uint8Array[] {
  const line = Buffer.from(`${mark}${sources}\n`);
  const missing = (4 - (line.length % 4)) % 4;
  return [Buffer.from(`${mark}${sources}${" ".repeat(missing)}\n`), bytes];
}

/** `undefined` for a file that is something else. */
export function indexOfFile(file: Uint8Array<ArrayBuffer>): KeptIndex | undefined {
  if (beginsWith(file, libraryMark)) return { sources: undefined, bytes: file };
  if (!beginsWith(file, mark)) return undefined;
  const end = file.subarray(0, longestLine).indexOf(0x0a);
  if (end < 0) return undefined;
  const sources = new TextDecoder().decode(file.subarray(mark.length, end)).trimEnd();
  return { sources, bytes: file.subarray(end + 1) };
}

function beginsWith(file: Uint8Array, text: string): boolean {
  return new TextDecoder().decode(file.subarray(0, text.length)) === text;
}
