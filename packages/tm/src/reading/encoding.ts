import { MemoryFileError } from "./faults.ts";

/** Stands in the text for each byte that the encoding does not know and each half surrogate pair. No XML may hold it. */
export const undecodable = "\uFFFF";

export interface Decoder {
  /** The text of the bytes; what is only the beginning of a character waits for the next call. */
  decode(bytes: Uint8Array): string;
  /** What is left when the bytes have ended in the middle of a character. */
  end(): string;
}

/** How a file of a format says its encoding. */
export interface DeclaredEncoding {
  /** How many of its first bytes are looked at. */
  readonly length: number;
  /** The encoding's name in them. Of the characters given, only those of ASCII are what the file has. */
  readonly nameIn: (start: string) => string | undefined;
}

/** For formats whose files do not say it: only a byte order mark is looked for. */
export function givenEncoding(name: string | undefined): DeclaredEncoding {
  return { length: 4, nameIn: () => name };
}

/**
 * The encoding of a file: by its byte order mark, else by how its first bytes fall, else as it declares itself, else
 * UTF-8.
 * @returns its decoder, and how many bytes its mark takes.
 * @throws MemoryFileError `invalid_encoding` for an encoding that is not known here.
 */
export function detectEncoding(
  start: Uint8Array,
  declared: DeclaredEncoding,
): { readonly decoder: Decoder; readonly mark: number } {
  const [first, second, third, fourth] = start;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { decoder: utf8Decoder(), mark: 3 };
  if (first === 0xff && second === 0xfe && !(third === 0 && fourth === 0)) return { decoder: utf16Decoder(0), mark: 2 };
  if (first === 0xfe && second === 0xff) return { decoder: utf16Decoder(1), mark: 2 };
  if ((first === 0 && second === 0) || (first === 0xff && second === 0xfe)) throw unknownEncoding("UTF-32");
  // No text begins with U+0000, so that one of two bytes that is zero is half of a character of ASCII.
  if (first !== undefined && second === 0 && third !== 0) return { decoder: utf16Decoder(0), mark: 0 };
  if (first === 0 && second !== undefined) return { decoder: utf16Decoder(1), mark: 0 };
  const name = declared.nameIn(new TextDecoder("latin1").decode(start.subarray(0, declared.length)));
  return { decoder: name === undefined ? utf8Decoder() : namedDecoder(name), mark: 0 };
}

function namedDecoder(name: string): Decoder {
  // The declaration could be read one byte at a time, so whatever it says it is not UTF-16.
  if (/^(utf-?8|utf-?16.*|ucs-?2|unicode)$/i.test(name)) return utf8Decoder();
  try {
    return tableDecoder(name);
  } catch (cause) {
    throw unknownEncoding(name, { cause });
  }
}

function unknownEncoding(name: string, options?: ErrorOptions): MemoryFileError {
  const message = `The encoding ${JSON.stringify(name.slice(0, 40))} is not known here; save the file as UTF-8.`;
  return new MemoryFileError({ code: "invalid_encoding", line: 1, action: "raise", message }, options);
}

function utf8Decoder(): Decoder {
  const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  return splittingDecoder(utf8Boundary, (bytes) => {
    try {
      return strict.decode(bytes);
    } catch {
      return decodeFaultyUtf8(bytes);
    }
  });
}

/** `order` is 0 where the low byte comes first. */
function utf16Decoder(order: 0 | 1): Decoder {
  return splittingDecoder(
    (bytes) => bytes.length - (bytes.length % 2),
    (bytes) => {
      const units = new Uint16Array(Math.ceil(bytes.length / 2));
      for (let index = 0; index < bytes.length - 1; index += 2) {
        units[index / 2] = ((bytes[index + 1 - order] ?? 0) << 8) | (bytes[index + order] ?? 0);
      }
      if (bytes.length % 2 === 1) units[units.length - 1] = undecodable.charCodeAt(0);
      let text = "";
      for (let from = 0; from < units.length; from += 4096) {
        text += String.fromCharCode(...units.subarray(from, from + 4096));
      }
      return text;
    },
  );
}

/** Encodings of one or several bytes that have no way to write U+FFFD, so that one in the text is a fault. */
function tableDecoder(name: string): Decoder {
  const decoder = new TextDecoder(name);
  return {
    decode: (bytes) => decoder.decode(bytes, { stream: true }).replaceAll("\uFFFD", undecodable),
    end: () => decoder.decode().replaceAll("\uFFFD", undecodable),
  };
}

/** Keeps the bytes after the last whole character for the next call. */
function splittingDecoder(
  boundary: (bytes: Uint8Array) => number,
  decodeWhole: (bytes: Uint8Array) => string,
): Decoder {
  let kept: Uint8Array | undefined;
  return {
    decode(bytes) {
      const all = kept === undefined ? bytes : concat(kept, bytes);
      const end = boundary(all);
      kept = end === all.length ? undefined : all.slice(end);
      return decodeWhole(kept === undefined ? all : all.subarray(0, end));
    },
    end() {
      const text = kept === undefined ? "" : decodeWhole(kept);
      kept = undefined;
      return text;
    },
  };
}

/** Where the last character that may go on behind the end begins, else the end. */
function utf8Boundary(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** The decoder writes U+FFFD for a fault, as the file may itself: those of the file are cut around. */
function decodeFaultyUtf8(bytes: Uint8Array): string {
  const lenient = new TextDecoder("utf-8", { ignoreBOM: true });
  const decode = (from: number, to: number) =>
    lenient.decode(bytes.subarray(from, to)).replaceAll("\uFFFD", undecodable);
  let text = "";
  let from = 0;
  for (let index = bytes.indexOf(0xef); index !== -1; index = bytes.indexOf(0xef, index + 1)) {
    if (bytes[index + 1] !== 0xbf || bytes[index + 2] !== 0xbd) continue;
    text += `${decode(from, index)}\uFFFD`;
    from = index + 3;
  }
  return text + decode(from, bytes.length);
}

export function concat(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}
