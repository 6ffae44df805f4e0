/** How a project writes what is not text in its messages: i18next's `interpolation` options. */
export interface MessageSyntax {
  /** Before a variable; `{{` unless the project says otherwise. */
  readonly prefix: string;
  readonly suffix: string;
  /** Before a nested message: `$t(`. */
  readonly nestingPrefix: string;
  readonly nestingSuffix: string;
}

export const defaultSyntax: MessageSyntax = { prefix: "{{", suffix: "}}", nestingPrefix: "$t(", nestingSuffix: ")" };

/** A piece of a message; all of them joined are the message. */
export type Token =
  | { readonly kind: "text" | "variable" | "nesting" | "tag"; readonly text: string }
  /** A tag and its end, which have the same number. */
  | { readonly kind: "open" | "close"; readonly text: string; readonly pair: number };

/** What is longer is no token: without an end to the search, a row of openings would be read again for each. */
const longestToken = 1000;

type Found =
  | { readonly kind: "variable" | "nesting" | "tag"; readonly text: string }
  | { readonly kind: "open" | "close"; readonly text: string; readonly name: string };

/** Cuts a message at its variables, nested messages and tags. A tag whose other half is missing stays text. */
export function messageTokens(message: string, syntax: MessageSyntax): readonly Token[] {
  const pieces: (string | Found)[] = [];
  let textStart = 0;
  let at = 0;
  while (at < message.length) {
    const found = variableAt(message, at, syntax) ?? nestingAt(message, at, syntax) ?? tagAt(message, at);
    if (found === undefined) {
      at += 1;
      continue;
    }
    if (at > textStart) pieces.push(message.slice(textStart, at));
    pieces.push(found);
    at += found.text.length;
    textStart = at;
  }
  if (textStart < message.length) pieces.push(message.slice(textStart));
  return withPairs(pieces);
}

/** An end closes the last open tag of its name; tags that were opened within and have no end stay text. */
function withPairs(pieces: readonly (string | Found)[]): readonly Token[] {
  const pairs = new Map<Found, number>();
  const open: (Found & { readonly kind: "open" | "close" })[] = [];
  const names = new Map<string, number>();
  for (const piece of pieces) {
    if (typeof piece === "string" || (piece.kind !== "open" && piece.kind !== "close")) continue;
    const count = names.get(piece.name) ?? 0;
    if (piece.kind === "open") {
      open.push(piece);
      names.set(piece.name, count + 1);
    } else if (count > 0) {
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        names.set(last.name, (names.get(last.name) ?? 1) - 1);
        if (last.name !== piece.name) continue;
        const pair = pairs.size / 2 + 1;
        pairs.set(last, pair).set(piece, pair);
        break;
      }
    }
  }
  return pieces.map((piece): Token => {
    if (typeof piece === "string") return { kind: "text", text: piece };
    const { kind, text } = piece;
    if (kind !== "open" && kind !== "close") return { kind, text };
    const pair = pairs.get(piece);
    return pair === undefined ? { kind: "text", text } : { kind, text, pair };
  });
}

/** `{{name}}`, `{{- name}}`, `{{name, format}}`. */
function variableAt(message: string, at: number, { prefix, suffix }: MessageSyntax): Found | undefined {
  if (prefix === "" || suffix === "" || !message.startsWith(prefix, at)) return undefined;
  const inReach = message.slice(at, at + longestToken);
  const end = inReach.indexOf(suffix, prefix.length);
  return end === -1 ? undefined : { kind: "variable", text: inReach.slice(0, end + suffix.length) };
}

/** `$t(key)`, `$t(key, { "text": ")" })`: up to the suffix that is outside of quotes and of inner brackets. */
function nestingAt(message: string, at: number, { nestingPrefix, nestingSuffix }: MessageSyntax): Found | undefined {
  if (nestingPrefix === "" || nestingSuffix === "" || !message.startsWith(nestingPrefix, at)) return undefined;
  const inReach = message.slice(at, at + longestToken);
  let depth = 0;
  let isQuoted = false;
  for (let index = nestingPrefix.length; index < inReach.length; index += 1) {
    const character = inReach.charAt(index);
    if (isQuoted && character === "\\") index += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (depth === 0 && inReach.startsWith(nestingSuffix, index)) {
      return { kind: "nesting", text: inReach.slice(0, index + nestingSuffix.length) };
    } else if (character === "(" || character === "{") depth += 1;
    else if (character === ")" || character === "}") depth -= 1;
  }
  return undefined;
}

/** HTML's elements that have no end. */
const voidNames: ReadonlySet<string> = new Set(["br", "hr", "img", "input", "wbr"]);

/** `<0>`, `</0>`, `<br/>`, `<a href="…">`. */
function tagAt(message: string, at: number): Found | undefined {
  if (message.charAt(at) !== "<") return undefined;
  const inReach = message.slice(at, at + longestToken);
  const [text, slash, name] = /^<(\/?)([A-Za-z][\w.-]*|\d+)(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?\/?>/.exec(inReach) ?? [];
  if (text === undefined || name === undefined) return undefined;
  if (slash === "/") return { kind: "close", text, name };
  return text.endsWith("/>") || voidNames.has(name) ? { kind: "tag", text } : { kind: "open", text, name };
}
