import type { Piece } from "../piece.ts";
import type { PrintfFamily } from "../syntax.ts";
import { type Finder, patternFinder } from "./scan.ts";

const argument = String.raw`(?:\d{1,4}\$)?`;
const star = String.raw`(?:\*(?:\d{1,4}\$)?|\d{1,9})?`;
const length = String.raw`(?:hh|h|ll|l|L|q|j|z|t|w\d{1,3}|I64|I32)?`;

/** C's with the macros of inttypes.h as gettext writes them, `%<PRId64>`. */
const c = (conversions: string): string =>
  String.raw`%${argument}[-+ #0'I]{0,8}${star}(?:\.${star})?(?:${length}[${conversions}]|<(?:PRI|SCN)[a-zA-Z0-9]{1,12}>)`;

/** The formats of each family, as gettext's manual (15.3) and the languages' own describe them. */
const formats: Readonly<Record<PrintfFamily, string>> = {
  c: c("diouxXeEfFgGaAcCsSpnm%"),
  // The variable of a .stringsdict, `%#@files@`, takes the next argument as any other format does.
  objc: String.raw`(?:%${argument}#@[^@\s]{1,200}@|${c("diouxXeEfFgGaAcCsSpnm@%")})`,
  php: String.raw`%${argument}(?:[-+ 0]|'[^]){0,8}\d{0,9}(?:\.\d{1,9})?[bcdeEfFgGhHosuxX%]`,
  python: String.raw`%(?:\([^()]{0,200}\))?[-#0 +]{0,8}(?:\*|\d{1,9})?(?:\.(?:\*|\d{0,9}))?[hlL]?[diouxXeEfFgGcrsa%]`,
  // A percent sign before a word is one: Rails formats by names, and its texts say `100% sure`.
  ruby: String.raw`(?!% +[A-Za-z]{2})%${argument}[-+ 0#*]{0,8}\d{0,9}(?:\.\d{1,9})?(?:\{[^{}]{1,200}\}|(?:<[^<>]{1,200}>)?[-+ 0#]{0,8}\d{0,9}(?:\.\d{1,9})?[bBdiouxXeEfgGaAcps%])`,
  "python-brace": String.raw`\{\{|\}\}|\{[^{}]{0,200}(?:\{[^{}]{0,100}\}[^{}]{0,100}){0,8}\}`,
};

/** Parts of a date (`%Y-%m-%d`, `%-d`, `%^B`), which files of Rails have among their messages. */
const dateParts = String.raw`%[-_0^#]{0,5}\d{0,3}:{0,3}[aAbBcCdDeFgGhHIjklLmMnNpPQrRsStTuUvVwWxXyYzZ+]`;

/** A text of nothing else but marks: it is a date's in whatever file it stands, and has no words. */
const datePattern = new RegExp(String.raw`^(?:[^\p{L}%]|${dateParts})*$`, "u");

function isDatePattern(text: string): boolean {
  return text.includes("%") && datePattern.test(text);
}

/** The parts of a date where the text has nothing else. */
export function datePatternFinder(text: string): Finder | undefined {
  if (!isDatePattern(text)) return undefined;
  return patternFinder(text, new RegExp(dateParts, "uy"), "%", (value) => ({ what: "format", value, name: value }));
}

/** Formats, and what begins like one: a `%` that formats nothing stops programs of these languages. */
export function printfFinder(text: string, family: PrintfFamily): Finder | undefined {
  const begins = family === "python-brace" ? "{}" : "%";
  if (![...begins].some((character) => text.includes(character))) return undefined;
  const hasDates = family === "ruby" || (family !== "python-brace" && isDatePattern(text));
  const known = hasDates ? `${formats.ruby}|${dateParts}` : formats[family];
  const pattern = new RegExp(`${known}|[${begins}]`, "uy");
  return patternFinder(text, pattern, begins, (value) =>
    value.length === 1
      ? { what: "opening", value, name: value }
      : { what: "format", value, name: givenName(value, family) ?? value },
  );
}

/** Names formats that take the next argument by its number: from 1, as `%1$s` counts, or from 0 as `{0}` does. */
export function withArgumentNumbers(pieces: readonly Piece[], family: PrintfFamily): Piece[] {
  let next = family === "python-brace" ? 0 : 1;
  return pieces.map((piece) => {
    const taken = argumentsTaken(piece, family);
    next += taken;
    // The last of them is what it formats; those before are a width and a precision.
    return taken > 0 && piece.kind === "token" && piece.token === "format"
      ? { ...piece, name: String(next - 1) }
      : piece;
  });
}

/** How many arguments a piece takes that are told by their order alone, so that it must not change places with others. */
export function argumentsTaken(piece: Piece, family: PrintfFamily): number {
  if (piece.kind === "text") return 0;
  const pattern = new RegExp(formats[family], "gu");
  let taken = 0;
  for (const [value] of piece.value.matchAll(pattern)) {
    if (givenName(value, family) !== undefined || /^%.*m$/.test(value)) continue;
    taken += 1 + (value.match(/\*(?!\d+\$)/g)?.length ?? 0);
  }
  return taken;
}

/** What a format says it formats; itself where that is nothing, as of `%%`; `undefined` for the next argument. */
function givenName(value: string, family: PrintfFamily): string | undefined {
  if (family === "python-brace") {
    if (value === "{{" || value === "}}") return value;
    const field = /^\{([^!:{}]*)/.exec(value)?.[1]?.trim();
    return field === "" ? undefined : field;
  }
  if (value.endsWith("%")) return "%";
  if (/^%<(?:PRI|SCN)/.test(value)) return undefined;
  const [, position, parenthesized, braced, bracketed] =
    /^%(?:(\d+)\$|\(([^()]*)\)|[^{<]*\{([^{}]*)\}|[^{<]*<([^<>]*)>(?=.))/.exec(value) ?? [];
  return position ?? parenthesized ?? braced ?? bracketed;
}
