/**
 * Where a text stops being JSON (RFC 8259), counted from 1. JavaScript's own parser names the place only in some of
 * its messages, and quotes the text in others.
 */
export function findJsonError(text: string): { readonly line: number; readonly column: number } {
  const before = text.slice(0, errorOffset(text)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const space = /[ \t\n\r]*/y;
const scalar =
  /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
const key = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;

/** Walks the text without recursion, so that a body of nothing but brackets is no danger. */
function errorOffset(text: string): number {
  const open: ("[" | "{")[] = [];
  let at = 0;
  let expected: "value" | "key" | "next" = "value";
  const take = (token: RegExp): boolean => {
    token.lastIndex = at;
    const found = token.test(text);
    if (found) at = token.lastIndex;
    return found;
  };
  const takeCharacter = (character: string): boolean => {
    const found = text[at] === character;
    if (found) at++;
    return found;
  };

  for (;;) {
    take(space);
    if (expected === "next") {
      const container = open.at(-1);
      if (container === undefined) return at;
      if (takeCharacter(",")) expected = container === "{" ? "key" : "value";
      else if (takeCharacter(container === "{" ? "}" : "]")) open.pop();
      else return at;
    } else if (expected === "key") {
      if (!take(key)) return at;
      take(space);
      if (!takeCharacter(":")) return at;
      expected = "value";
    } else if (takeCharacter("{")) {
      open.push("{");
      take(space);
      const empty = takeCharacter("}");
      if (empty) open.pop();
      expected = empty ? "next" : "key";
    } else if (takeCharacter("[")) {
      open.push("[");
      take(space);
      const empty = takeCharacter("]");
      if (empty) open.pop();
      expected = empty ? "next" : "value";
    } else if (take(scalar)) {
      expected = "next";
    } else {
      return at;
    }
  }
}
