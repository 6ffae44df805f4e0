import { type DocumentNode, parse } from "@humanwhocodes/momoa";

/** Why a text is not read as JSON. The message does not quote it. */
export interface JsonFault {
  readonly code: "limit_exceeded" | "truncated" | "malformed";
  readonly line: number;
  readonly message: string;
}

/** The parser takes some hundred bytes for each value. */
const mostValues = 500_000;

/** The nodes of a JSON text, each with its place, which `JSON.parse` does not tell, as it tells of no key that is twice. */
export function parseJson(text: string, raise: (fault: JsonFault) => never): DocumentNode {
  if (hasTooManyValues(text)) {
    raise({ code: "limit_exceeded", line: 1, message: `The file has more than ${mostValues} values.` });
  }
  try {
    return parse(text, { mode: "json" });
  } catch (error) {
    if (error instanceof RangeError) {
      raise({ code: "limit_exceeded", line: 1, message: "Objects are nested too deep; this is no resource." });
    }
    // What the parser says may quote the file; where it stopped is enough to mend it.
    const isEnd = error instanceof Error && error.message.startsWith("Unexpected end of input");
    const message = isEnd ? "The file ends before its JSON does." : "This is no JSON; mend it here.";
    raise({ code: isEnd ? "truncated" : "malformed", line: lineOf(error), message });
  }
}

/** Counts what stands before each value, outside of strings. */
function hasTooManyValues(text: string): boolean {
  let count = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length && count <= mostValues; at += 1) {
    const character = text[at];
    if (character === "\\" && isQuoted) at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === "," || character === "[" || character === "{")) count += 1;
  }
  return count > mostValues;
}

function lineOf(error: unknown): number {
  const hasLine = typeof error === "object" && error !== null && "line" in error;
  return hasLine && typeof error.line === "number" ? error.line : 1;
}
