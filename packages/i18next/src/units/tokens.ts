/** How a project writes what must not change in its messages: i18next's `interpolation` options. */
export interface TokenSyntax {
  /** Before a variable, `{{` by default. */
  readonly prefix: string;
  readonly suffix: string;
  /** Before a nested message, `$t(` by default. */
  readonly nestingPrefix: string;
  readonly nestingSuffix: string;
  /** Between a variable and its format, `,` by default. */
  readonly formatSeparator: string;
}

export const defaultSyntax: TokenSyntax = {
  prefix: "{{",
  suffix: "}}",
  nestingPrefix: "$t(",
  nestingSuffix: ")",
  formatSeparator: ",",
};

/** A message in pieces; joined they give it exactly. */
export type Piece =
  | { readonly kind: "text"; readonly value: string }
  /** The beginning of a token that never ends. A browser, or i18next, may see more in it than we do. */
  | { readonly kind: "opening"; readonly value: string }
  | { readonly kind: "variable"; readonly value: string; readonly name: string }
  | { readonly kind: "nesting"; readonly value: string }
  | { readonly kind: "tag"; readonly value: string; readonly name: string; readonly role: "open" | "close" | "empty" };

/** What is longer is no token. Without an end to the search, a long row of openings would be read again for each. */
const longestToken = 1000;

/** Cuts a message at its variables, nested messages and tags, and at what begins like one and never ends. */
export function tokenize(message: string, syntax: TokenSyntax): Piece[] {
  const pieces: Piece[] = [];
  let textStart = 0;
  let at = 0;
  while (at < message.length) {
    const piece =
      variableAt(message, at, syntax) ??
      nestingAt(message, at, syntax) ??
      tagAt(message, at) ??
      openingAt(message, at, syntax);
    if (piece === undefined) {
      at++;
      continue;
    }
    if (at > textStart) pieces.push({ kind: "text", value: message.slice(textStart, at) });
    pieces.push(piece);
    at += piece.value.length;
    textStart = at;
  }
  if (textStart < message.length) pieces.push({ kind: "text", value: message.slice(textStart) });
  return pieces;
}

/** Whether anything in the message can be translated: a letter outside its tokens. */
export function hasWords(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => piece.kind === "text" && /\p{L}/u.test(piece.value));
}

/** `{{name}}`, `{{- name}}`, `{{name, format}}`. */
function variableAt(message: string, at: number, { prefix, suffix, formatSeparator }: TokenSyntax): Piece | undefined {
  if (prefix === "" || suffix === "" || !message.startsWith(prefix, at)) return undefined;
  const inReach = message.slice(at, at + longestToken);
  const end = inReach.indexOf(suffix, prefix.length);
  if (end === -1) return undefined;
  const inside = inReach.slice(prefix.length, end);
  const name = (inside.split(formatSeparator)[0] ?? "").replace(/^\s*-/, "").trim();
  return { kind: "variable", value: inReach.slice(0, end + suffix.length), name };
}

/** `$t(key)`, `$t(key, { "count": {{n}}, "text": ")" })`: up to the suffix outside of quotes and inner brackets. */
function nestingAt(message: string, at: number, { nestingPrefix, nestingSuffix }: TokenSyntax): Piece | undefined {
  if (nestingPrefix === "" || nestingSuffix === "" || !message.startsWith(nestingPrefix, at)) return undefined;
  let depth = 0;
  let quote = "";
  const reach = Math.min(message.length, at + longestToken);
  for (let index = at + nestingPrefix.length; index < reach; index++) {
    const character = message.charAt(index);
    if (quote !== "") {
      if (character === "\\") index++;
      else if (character === quote) quote = "";
    } else if (depth === 0 && message.startsWith(nestingSuffix, index)) {
      return { kind: "nesting", value: message.slice(at, index + nestingSuffix.length) };
    } else if (character === '"') quote = character;
    else if (character === "(" || character === "{") depth++;
    else if (character === ")" || character === "}") depth--;
  }
  return undefined;
}

/** `<0>`, `</0>`, `<br/>`, `<a href="…">`. */
function tagAt(message: string, at: number): Piece | undefined {
  if (message.charAt(at) !== "<") return undefined;
  const tag = /^<(\/?)([A-Za-z][\w.-]*|\d+)(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?(\/?)>/.exec(
    message.slice(at, at + longestToken),
  );
  const [value, slash, name] = tag ?? [];
  if (value === undefined || name === undefined) return undefined;
  const role = slash === "/" ? "close" : value.endsWith("/>") ? "empty" : "open";
  return { kind: "tag", value, name, role };
}

/** `{{`, `$t(`, or the `<` of what a browser takes for a tag, such as `<svg/onload=…>`. */
function openingAt(message: string, at: number, { prefix, nestingPrefix }: TokenSyntax): Piece | undefined {
  const value =
    [prefix, nestingPrefix].find((opening) => opening !== "" && message.startsWith(opening, at)) ??
    /^<(?=[A-Za-z/!?])/.exec(message.slice(at, at + 2))?.[0];
  return value === undefined ? undefined : { kind: "opening", value };
}
