/**
 * The text of a store's file: a line that says what it is, then a line for each thing that was kept, its key and its value
 * as JSON with a tab between them. The last line of a key counts, and `null` takes it out. A line that was cut off when a
 * process was killed is no JSON, and counts for nothing; nor do the marks of a merge that was left undone.
 */
export const headLine = '{"format":"dragoman-store","version":1}';

const newline = 10;
const utf8 = new TextDecoder("utf-8", { fatal: true });

export interface Line {
  readonly key: string;
  /** JSON, in one line; `undefined` takes the key out. */
  readonly value: string | undefined;
}

export function lineOf({ key, value = "null" }: Line): string {
  return `${key}\t${value}\n`;
}

/** The lines in the order of their keys, so that two files of the same entries are the same. */
export function wholeText(values: ReadonlyMap<string, string>): string {
  const keys = [...values.keys()].sort();
  return [`${headLine}\n`, ...keys.map((key) => lineOf({ key, value: values.get(key) }))].join("");
}

/** The lines of a piece of a file, as far as they are whole; what follows the last newline is not one yet. */
export function* wholeLines(bytes: Uint8Array): Generator<Uint8Array, void> {
  let start = 0;
  for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

export function isHead(line: Uint8Array): boolean {
  return decoded(line) === headLine;
}

/** `undefined` for what is damaged. */
export function readLine(line: Uint8Array): Line | undefined {
  const text = decoded(line);
  const tab = text?.indexOf("\t") ?? -1;
  if (text === undefined || tab < 1) return undefined;
  const value = text.slice(tab + 1);
  const json = parsed(value);
  if (typeof json !== "object") return undefined;
  return { key: text.slice(0, tab), value: json === null ? undefined : value };
}

/** Whether the time of a value is over; values say so themselves, in milliseconds since 1970. */
export function isExpired(value: string, now: number): boolean {
  const json = parsed(value);
  return typeof json === "object" && json !== null && "expires" in json && Number(json.expires) < now;
}

function decoded(line: Uint8Array): string | undefined {
  try {
    return utf8.decode(line).replace(/\r$/, "");
  } catch {
    return undefined;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
