import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Finder } from "./scan.ts";

/** Where the arguments of a message stand, or why it cannot be read. */
export type IcuReading =
  | { readonly readable: true; readonly argumentsAt: ReadonlyMap<number, IcuArgument>; readonly tags: "rich" | "html" }
  | { readonly readable: false; readonly fault: string };

interface IcuArgument {
  readonly name: string;
  readonly end: number;
}

/**
 * Reads ICU MessageFormat. Tags without attributes that close in order are rich text, as intl-messageformat has it;
 * in a message with others, all are text to ICU (`<a href="{url}">`), and HTML to us.
 */
export function readIcu(text: string): IcuReading {
  const rich = elementsOf(text, false);
  const elements = typeof rich === "string" ? elementsOf(text, true) : rich;
  if (typeof elements === "string") return { readable: false, fault: elements };
  const argumentsAt = new Map<number, IcuArgument>();
  collectArguments(elements, argumentsAt);
  return { readable: true, argumentsAt, tags: elements === rich ? "rich" : "html" };
}

/** The parser's elements, or its error. A message that nests too deeply for it is an error as well. */
function elementsOf(text: string, ignoreTag: boolean): readonly MessageFormatElement[] | string {
  try {
    return parse(text, { captureLocation: true, shouldParseSkeletons: false, ignoreTag });
  } catch (error) {
    return error instanceof RangeError ? "NESTED_TOO_DEEPLY" : error instanceof Error ? error.message : String(error);
  }
}

/** Plurals and selects are arguments as a whole: what is in their branches is not this message's text. */
function collectArguments(elements: readonly MessageFormatElement[], into: Map<number, IcuArgument>): void {
  for (const element of elements) {
    if (element.type === TYPE.tag) collectArguments(element.children, into);
    else if (element.type !== TYPE.literal && element.location !== undefined) {
      const name = element.type === TYPE.pound ? "#" : element.value;
      into.set(element.location.start.offset, { name, end: element.location.end.offset });
    }
  }
}

export function argumentFinder(text: string, argumentsAt: ReadonlyMap<number, IcuArgument>): Finder | undefined {
  if (argumentsAt.size === 0) return undefined;
  return (at) => {
    const found = argumentsAt.get(at);
    return found && { what: "argument", value: text.slice(at, found.end), name: found.name };
  };
}

/** `'{literally}'` and `''` stay in one piece of text, so that no piece begins or ends within quotes. */
export function quotationFinder(text: string): Finder | undefined {
  if (!text.includes("'")) return undefined;
  return (at) => {
    if (text.charAt(at) !== "'") return undefined;
    quotation.lastIndex = at;
    const value = quotation.exec(text)?.[0];
    return value === undefined ? undefined : { what: "text", value, name: "" };
  };
}

const quotation = /''|'[{}<>][^']*(?:''[^']*)*(?:'|$)/y;

/** What a reader sees of a piece of text: without ICU's quotes. */
export function unquoted(text: string): string {
  if (!text.includes("'")) return text;
  return text.replaceAll(new RegExp(quotation.source, "g"), (found) =>
    found === "''" ? "'" : found.slice(1, found.length > 1 && closes(found) ? -1 : undefined).replaceAll("''", "'"),
  );
}

/** Whether the last apostrophe ends the quotation: an even number of them at the end are apostrophes. */
function closes(quoted: string): boolean {
  return (/'+$/.exec(quoted.slice(1))?.[0].length ?? 0) % 2 === 1;
}

/** Whether a message writes an apostrophe as two, which some readers of ICU want of all of them (Java, Flutter). */
export function doublesApostrophes(text: string): boolean {
  return text.includes("''") && [...text.matchAll(new RegExp(quotation.source, "g"))].some(([found]) => found === "''");
}

/**
 * Text as ICU writes it, so that it reads the same between any two other pieces. Braces and what could be a tag are
 * quoted from the first to the last of them.
 * @param isDoubled Whether every apostrophe is written as two; else only those that would quote are.
 */
export function quoted(text: string, isDoubled: boolean): string {
  const withApostrophes = isDoubled ? doubled : doubledWhereQuoting;
  const [special] = /[{}]|<(?![\s\d])/.exec(text) ?? [];
  if (special === undefined) return withApostrophes(text);
  const start = text.search(/[{}]|<(?![\s\d])/);
  // Apostrophes that follow go into the quotation: beside its end they would be read with it.
  const afterLast = Math.max(text.lastIndexOf("{"), text.lastIndexOf("}"), text.lastIndexOf("<")) + 1;
  const end = afterLast + (/^'*/.exec(text.slice(afterLast))?.[0].length ?? 0);
  const inside = doubled(text.slice(start, end));
  return `${withApostrophes(text.slice(0, start))}'${inside}'${withApostrophes(text.slice(end))}`;
}

function doubled(text: string): string {
  return text.replaceAll("'", "''");
}

function doubledWhereQuoting(text: string): string {
  return text.replaceAll(/'(?=['{}<>#|]|$)|(?<=')'/g, "''");
}
