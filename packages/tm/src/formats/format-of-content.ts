import { detectEncoding } from "../reading/encoding.ts";
import { declaredXmlEncoding } from "../reading/xml-declaration.ts";
import type { FormatName } from "./format-name.ts";

/** More than any beginning of a file needs. */
const longestBeginning = 65_536;

/** The format that an XML file's first element is of. Only XML says what it is. */
export function formatOfContent(firstBytes: Uint8Array): FormatName | undefined {
  const text = beginning(firstBytes.subarray(0, longestBeginning));
  const tag = firstTag(text);
  const name = /^<(?:[^\s:>/]+:)?([^\s:>/]+)/.exec(tag)?.[1];
  if (name === "tmx") return "tmx";
  if (name !== "xliff") return undefined;
  return /\sversion\s*=\s*["']2/.test(tag) ? "xliff-2" : "xliff-1.2";
}

function beginning(bytes: Uint8Array): string {
  try {
    const { decoder, mark } = detectEncoding(bytes, declaredXmlEncoding);
    return decoder.decode(bytes.subarray(mark));
  } catch {
    // An encoding that is not known is the reader's to report.
    return "";
  }
}

/** The first tag of an element, behind declaration, comments and document type; empty where XML does not begin. */
function firstTag(text: string): string {
  let at = skipBlanks(text, 0);
  while (text.startsWith("<?", at) || text.startsWith("<!", at)) {
    const end = endOfMarkup(text, at);
    if (end === -1) return "";
    at = skipBlanks(text, end);
  }
  const end = text.indexOf(">", at);
  return text.charAt(at) === "<" ? text.slice(at, end === -1 ? undefined : end + 1) : "";
}

function endOfMarkup(text: string, at: number): number {
  const close = text.startsWith("<?", at) ? "?>" : text.startsWith("<!--", at) ? "-->" : undefined;
  if (close !== undefined) return behind(text, close, at + close.length);
  // A document type ends behind its own declarations.
  const inner = text.indexOf("[", at);
  const end = text.indexOf(">", at);
  return inner === -1 || inner > end ? behind(text, ">", at) : behind(text, ">", text.indexOf("]", inner));
}

function behind(text: string, close: string, from: number): number {
  const found = from < 0 ? -1 : text.indexOf(close, from);
  return found === -1 ? -1 : found + close.length;
}

function skipBlanks(text: string, at: number): number {
  let next = at;
  while (/\s/.test(text.charAt(next))) next += 1;
  return next;
}
