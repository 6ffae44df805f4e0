import { Refusal } from "../refusal.ts";
import type { Input } from "./input.ts";

/** No line that is a text to be looked up is longer. */
const longestLine = 1_000_000;

/**
 * The lines of a file in UTF-8, without their ends (LF or CRLF). Node's own reader of lines would take a line of any
 * length into memory.
 * @throws Refusal for a line that is too long, and for what is not UTF-8.
 */
export async function* linesOf(input: Input): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = "";
  let number = 1;
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new Refusal(`${input.name} is not UTF-8, in line ${number} or after it.`);
    }
  };
  for await (const bytes of input.bytes()) {
    const [rest = "", ...following] = decode(bytes).split("\n");
    line += rest;
    for (const next of following) {
      yield withoutReturn(line);
      line = next;
      number += 1;
    }
    if (line.length > longestLine) {
      throw new Refusal(`Line ${number} of ${input.name} is longer than ${longestLine} characters.`);
    }
  }
  line += decode();
  if (line !== "") yield withoutReturn(line);
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
