import { invalidOption } from "../invalid-option.ts";
import { newRule, type Place, placesOf, type Rule, type StringFormat } from "./place.ts";

/**
 * Where texts stand, in a part of JSONPath (RFC 9535): `$`, `.name`, `['name']`, `[0]`, `.*` and `[*]`, and `..` before
 * any of them for every depth. Alone it chooses plain text, with `format` fragments of HTML.
 */
export type JsonPath = string | { readonly path: string; readonly format: "html" };

/**
 * @param option names the option that the paths are given in
 * @returns the root's place
 * @throws DragomanError of kind `invalid-request` that names the path and the position in it
 */
export function compileJsonPaths(paths: readonly JsonPath[], option = "json.paths"): Place {
  if (!Array.isArray(paths)) throw invalidOption(`${option}: give a list of paths.`);
  const root = newRule();
  paths.forEach((given, index) => {
    const { path, format } = typeof given === "string" ? { path: given, format: "text" as const } : given;
    if (typeof path !== "string" || (format !== "text" && format !== "html")) {
      throw invalidOption(`${option}[${index}]: give a path, or { path, format: "html" }.`);
    }
    root.alike.push(ruleOf(segmentsOf(path, `${option}[${index}]`), format));
  });
  const [place] = placesOf([root]);
  if (place === undefined) throw invalidOption(`${option}: give a list of paths.`);
  return place;
}

interface Segment {
  /** A name, an index, or all of both. */
  readonly selector: string | number | typeof everything;
  /** Selects from every value below, too. */
  readonly isDescendant: boolean;
}

const everything = Symbol("*");

/** A name without quotes: letters, digits, `_` and all beyond ASCII; no digit at first. */
const shorthand = /[A-Za-z_\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*/y;
const space = /[ \t\n\r]*/y;
const index = /(?:0|[1-9][0-9]{0,14})(?![0-9])/y;
const quoted =
  /'(?:[^'\\\p{Cc}]|\\(?:[bfnrt/\\']|u[0-9A-Fa-f]{4}))*'|"(?:[^"\\\p{Cc}]|\\(?:[bfnrt/\\"]|u[0-9A-Fa-f]{4}))*"/uy;

function segmentsOf(path: string, option: string): readonly Segment[] {
  let at = 0;
  const taken = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(path)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const takes = (token: string): boolean => {
    if (!path.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const refused = (what: string) =>
    invalidOption(`${option}: ${JSON.stringify(path)} has no meaning here at ${at}: ${what}.`);

  const bracketed = (): Segment["selector"] => {
    taken(space);
    const name = taken(quoted);
    const selector = name !== undefined ? unquoted(name) : takes("*") ? everything : Number(taken(index) ?? Number.NaN);
    taken(space);
    if (Number.isNaN(selector) || !takes("]")) {
      throw refused("give one 'name', one number from 0 on, or * in brackets");
    }
    return selector;
  };

  if (!takes("$")) throw refused("begin with $");
  const segments: Segment[] = [];
  for (taken(space); at < path.length; taken(space)) {
    const isDescendant = takes("..");
    if (takes("[")) {
      segments.push({ selector: bracketed(), isDescendant });
      continue;
    }
    if (!isDescendant && !takes(".")) throw refused("go on with . or [");
    const selector = takes("*") ? everything : taken(shorthand);
    if (selector === undefined) throw refused("give a name or *, and other names as ['name']");
    segments.push({ selector, isDescendant });
  }
  return segments;
}

function unquoted(literal: string): string {
  const inside = literal.slice(1, -1);
  const json = literal.startsWith("'") ? inside.replaceAll("\\'", "'").replaceAll('"', '\\"') : inside;
  return String(JSON.parse(`"${json}"`));
}

function ruleOf(segments: readonly Segment[], format: StringFormat): Rule {
  return segments.reduceRight((next: Rule, { selector, isDescendant }) => {
    const rule = newRule();
    const anywhere = isDescendant ? [rule] : [];
    rule.members.others.push(...anywhere);
    rule.elements.others.push(...anywhere);
    if (typeof selector === "string") rule.members.named.set(selector, [next, ...anywhere]);
    else if (typeof selector === "number") rule.elements.named.set(selector, [next, ...anywhere]);
    else {
      rule.members.others.push(next);
      rule.elements.others.push(next);
    }
    return rule;
  }, newRule(format));
}
