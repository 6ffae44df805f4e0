import type { DocumentNode, ValueNode } from "@humanwhocodes/momoa";
import { parseJson } from "../../formats/json-parsing.ts";
import { ResourceError, shownKey } from "../resource-error.ts";
import { byteOrderMark, lineAt } from "../resource-text.ts";

/** A value of a JSON text, with the places of its first character and behind its last. */
export type JsonNode = JsonBranch | JsonEnd;

export interface JsonBranch {
  readonly kind: "object" | "list";
  readonly start: number;
  readonly end: number;
  readonly members: readonly JsonMember[];
}

interface JsonEnd {
  readonly kind: "text" | "empty" | "other";
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly line: number;
}

/** Of a list, the name is the index, and it begins with its value. */
export interface JsonMember {
  readonly name: string;
  readonly start: number;
  readonly value: JsonNode;
}

const deepest = 100;

/**
 * The object that a JSON file is.
 * @throws ResourceError also for a key that an object has twice: a writer could not say which it is to change.
 */
export function jsonObject(text: string): JsonBranch {
  const mark = text.startsWith(byteOrderMark) ? 1 : 0;
  // A blank in its place keeps all offsets.
  const { body } = parsed(mark === 1 ? ` ${text.slice(1)}` : text);
  const node = nodeOf(body, 0);
  if (node.kind === "object") return node;
  throw new ResourceError("malformed", "The file has no JSON object; give an object with a key for each message.", {
    line: body.loc.start.line,
  });
}

function parsed(text: string): DocumentNode {
  if (text.trim() === "") {
    throw new ResourceError("malformed", "The file is empty; write `{}` into it, or remove it.", { line: 1 });
  }
  const document = parseJson(text, ({ code, line, message }) => {
    throw new ResourceError(code === "limit_exceeded" ? "limit-exceeded" : "malformed", message, { line });
  });
  const control = controlAt(text);
  if (control === undefined) return document;
  const problem = "A line break, a tab or another control character in a string; write `\\n`, `\\t` or `\\u00xx`.";
  throw new ResourceError("malformed", problem, { line: lineAt(text, control) });
}

/** The first control character within a string: the parser takes them, what loads the file afterwards does not. */
function controlAt(text: string): number | undefined {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === backslash && isQuoted) at += 1;
    else if (code === quote) isQuoted = !isQuoted;
    else if (isQuoted && code < blank) return at;
  }
  return undefined;
}

const [backslash, quote, blank] = [0x5c, 0x22, 0x20];

function nodeOf(node: ValueNode, depth: number): JsonNode {
  const { start, end } = node.loc;
  const place = { start: start.offset, end: end.offset };
  if (depth > deepest) {
    throw new ResourceError("limit-exceeded", `Objects are nested deeper than ${deepest}; flatten them.`, {
      line: start.line,
    });
  }
  if (node.type === "Object") return { kind: "object", ...place, members: membersOf(node, depth) };
  if (node.type === "Array") {
    const members = node.elements.map(({ value }, index) => ({
      name: String(index),
      start: value.loc.start.offset,
      value: nodeOf(value, depth + 1),
    }));
    return { kind: "list", ...place, members };
  }
  const kind = node.type === "String" ? "text" : node.type === "Null" ? "empty" : "other";
  return { kind, ...place, text: node.type === "String" ? node.value : "", line: start.line };
}

function membersOf(object: Extract<ValueNode, { type: "Object" }>, depth: number): readonly JsonMember[] {
  const names = new Set<string>();
  return object.members.map(({ name, value }) => {
    const key = name.type === "String" ? name.value : name.name;
    if (names.has(key)) {
      const problem = `The key ${shownKey(key)} stands there twice; remove one of the two.`;
      throw new ResourceError("duplicate-key", problem, { line: name.loc.start.line });
    }
    names.add(key);
    return { name: key, start: name.loc.start.offset, value: nodeOf(value, depth + 1) };
  });
}
