import { byteOrderMark, lineBreakOf } from "../resource-text.ts";
import type { JsonBranch, JsonMember } from "./json-nodes.ts";

/** How a JSON file is laid out, for what is new in it. */
export interface JsonLayout {
  readonly mark: string;
  /** Before each member; empty where all is on one line. */
  readonly lineBreak: string;
  /** Of one level. */
  readonly indent: string;
  /** Between two members of one line. */
  readonly comma: string;
  readonly colon: string;
  /** All beyond ASCII is escaped. */
  readonly isAscii: boolean;
  /** Behind the object. */
  readonly end: string;
}

/** The layout that the text shows; where it shows nothing, that of the other file, then what most tools write. */
export function jsonLayout(text: string, root: JsonBranch, other?: JsonLayout): JsonLayout {
  const [first, second] = root.members;
  const around = {
    mark: text.startsWith(byteOrderMark) ? byteOrderMark : "",
    end: text.slice(root.end),
    isAscii: isAscii(text) ?? other?.isAscii ?? false,
  };
  if (first === undefined) {
    return { lineBreak: lineBreakOf(text), indent: "  ", comma: ", ", colon: ": ", ...other, ...around };
  }
  const before = text.slice(root.start + 1, first.start);
  const isBroken = before.includes("\n");
  const colon = colonOf(text, first);
  const usualComma = colon === ":" && !isBroken ? "," : ", ";
  return {
    ...around,
    lineBreak: isBroken ? lineBreakOf(before) : "",
    indent: isBroken ? before.slice(before.lastIndexOf("\n") + 1) : "",
    comma: isBroken || second === undefined ? usualComma : text.slice(first.value.end, second.start),
    colon,
  };
}

/** Whether a text that has something beyond ASCII escapes it; `undefined` where it has nothing. */
function isAscii(text: string): boolean | undefined {
  if (/[\u0080-\uFEFE\uFF00-\uFFFF]/.test(text)) return false;
  return /\\u(?!00[0-7])/.test(text) ? true : undefined;
}

/** What stands between a key, whose end is the last quote before it, and its value. */
function colonOf(text: string, { start, value }: JsonMember): string {
  const written = text.slice(start, value.start);
  return written.slice(written.lastIndexOf('"') + 1);
}

/** A string as JSON, in the way of the file. */
export function jsonString(text: string, { isAscii }: JsonLayout): string {
  const written = JSON.stringify(text);
  if (!isAscii) return written;
  return written.replaceAll(/[\u0080-\uFFFF]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
