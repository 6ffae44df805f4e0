import { detectEncoding, givenEncoding, undecodable } from "../reading/encoding.ts";
import { ResourceError } from "./resource-error.ts";

/** Characters of a file; longer ones are no files of messages. */
const longest = 20_000_000;

/**
 * The text of a file, its byte order mark included, so that written as UTF-8 it is the bytes again.
 * @throws ResourceError for what is not UTF-8.
 */
export function resourceText(bytes: Uint8Array | string): string {
  if (bytes.length > longest) {
    throw new ResourceError("limit-exceeded", `The file has more than ${longest} characters; split it.`);
  }
  if (typeof bytes !== "string") return decodedText(bytes);
  if (bytes.isWellFormed()) return bytes;
  const [before = ""] = bytes.toWellFormed().split("\uFFFD", 1);
  throw new ResourceError("invalid-encoding", "Half a surrogate pair; decode the file as UTF-8.", {
    line: lineAt(before, before.length),
  });
}

function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16 || (bytes.length > 1 && (first === 0 || second === 0))) {
    throw new ResourceError("invalid-encoding", "The file is UTF-16 or UTF-32; save it as UTF-8.", { line: 1 });
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    const { decoder } = detectEncoding(bytes.subarray(0, 0), givenEncoding(undefined));
    const text = decoder.decode(bytes) + decoder.end();
    const line = lineAt(text, Math.max(text.indexOf(undecodable), 0));
    throw new ResourceError("invalid-encoding", "Bytes that are no UTF-8; save the file as UTF-8.", { line, cause });
  }
}

export const byteOrderMark = "\uFEFF";

/** The line, from 1, that a character of a text is in. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

/** The line break that a text uses first; `\n` where it has none. */
export function lineBreakOf(text: string): "\n" | "\r\n" {
  const first = text.indexOf("\n");
  return first > 0 && text[first - 1] === "\r" ? "\r\n" : "\n";
}
