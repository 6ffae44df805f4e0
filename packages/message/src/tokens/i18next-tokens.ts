import type { I18nextInterpolation } from "../syntax.ts";
import { type Finder, type Found, forwardSearch } from "./scan.ts";

/** Variables and nested messages of i18next, and what begins like one and never ends. */
export function i18nextFinders(text: string, interpolation: I18nextInterpolation): readonly Finder[] {
  const { prefix, nestingPrefix } = interpolation;
  const has = (opening: string): boolean => opening !== "" && text.includes(opening);
  return [
    ...(has(nestingPrefix) ? [nestingFinder(text, interpolation)] : []),
    ...(has(prefix) ? [variableFinder(text, interpolation)] : []),
    ...(has(nestingPrefix) ? [openingFinder(text, nestingPrefix)] : []),
    ...(has(prefix) ? [openingFinder(text, prefix)] : []),
  ];
}

/** `{{name}}`, `{{- name}}`, `{{name, format}}`. As i18next has it, the first suffix ends it, and it is never empty. */
function variableFinder(text: string, syntax: I18nextInterpolation): Finder {
  const { prefix, suffix, unescapePrefix, formatSeparator } = syntax;
  if (suffix === "") return () => undefined;
  const nextSuffix = forwardSearch(text, suffix);
  return (at) => {
    if (!text.startsWith(prefix, at)) return undefined;
    const end = nextSuffix(at + prefix.length + 1);
    if (end === -1) return undefined;
    const inside = text.slice(at + prefix.length, end).trim();
    const escaped = unescapePrefix !== "" && inside.startsWith(unescapePrefix);
    const variable = escaped ? inside.slice(unescapePrefix.length) : inside;
    const separator = formatSeparator === "" ? -1 : variable.indexOf(formatSeparator);
    const name = (separator === -1 ? variable : variable.slice(0, separator)).trim();
    return { what: "variable", value: text.slice(at, end + suffix.length), name };
  };
}

/** No nested message has more brackets in brackets, or is longer: without a limit, a row of openings takes forever. */
const deepest = 8;
const longest = 2000;

/** `$t(key)`, `$t(key, { "count": {{n}}, "text": ")" })`: up to the suffix outside of quotes and inner brackets. */
function nestingFinder(text: string, { nestingPrefix, nestingSuffix }: I18nextInterpolation): Finder {
  if (nestingSuffix === "") return () => undefined;
  return (at) => {
    if (!text.startsWith(nestingPrefix, at)) return undefined;
    const inside = text.slice(at + nestingPrefix.length, at + nestingPrefix.length + longest);
    // JSON has backslashes in its strings, i18next's own search has not: what either calls whole is protected.
    const end = insideEnd(inside, nestingSuffix, true) ?? insideEnd(inside, nestingSuffix, false);
    if (end === undefined) return undefined;
    const name = /^[^,{]*/.exec(inside.slice(0, end))?.[0].trim() ?? "";
    return { what: "nesting", value: nestingPrefix + inside.slice(0, end) + nestingSuffix, name };
  };
}

function insideEnd(inside: string, suffix: string, backslashes: boolean): number | undefined {
  let depth = 0;
  let quote = "";
  for (let at = 0; at < inside.length; at++) {
    const character = inside.charAt(at);
    if (quote !== "") {
      if (character === quote) quote = "";
      else if (backslashes && character === "\\") at++;
    } else if (character === '"' || character === "'") quote = character;
    else if (depth === 0 && inside.startsWith(suffix, at)) return at;
    else if (character === "(" && ++depth > deepest) return undefined;
    else if (character === ")" && depth > 0) depth--;
  }
  return undefined;
}

function openingFinder(text: string, opening: string): Finder {
  const found: Found = { what: "opening", value: opening, name: opening };
  return (at) => (text.startsWith(opening, at) ? found : undefined);
}

/** The variables with the unescape prefix as i18next finds them: before all others, and in one line. */
export function unescapedIn(text: string, { prefix, suffix, unescapePrefix }: I18nextInterpolation): readonly string[] {
  const variables: string[] = [];
  const opening = prefix + unescapePrefix;
  if (prefix === "" || suffix === "" || unescapePrefix === "" || !text.includes(opening)) return variables;
  const nextSuffix = forwardSearch(text, suffix);
  const nextLine = forwardSearch(text, "\n");
  let at = text.indexOf(opening);
  while (at !== -1) {
    const end = nextSuffix(at + opening.length + 1);
    if (end === -1) break;
    const line = nextLine(at);
    const isOneLine = line === -1 || line > end;
    if (isOneLine) variables.push(text.slice(at, end + suffix.length));
    at = text.indexOf(opening, isOneLine ? end + suffix.length : at + 1);
  }
  return variables;
}
