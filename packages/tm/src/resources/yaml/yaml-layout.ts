import { byteOrderMark, lineBreakOf } from "../resource-text.ts";
import type { YamlBranch } from "./yaml-nodes.ts";

/** How a YAML file is laid out, for what is new in it. */
export interface YamlLayout {
  /** A byte order mark, and `---` where the file begins with it. */
  readonly start: string;
  readonly lineBreak: string;
  /** Of one level. */
  readonly indent: string;
}

/** A file without messages, for `YamlTree`, laid out as another. */
export function newYaml({ start }: YamlLayout): string {
  return start;
}

export function layoutOf(text: string, root: YamlBranch | undefined, other: YamlLayout | undefined): YamlLayout {
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : "";
  const begin = /^(?:\uFEFF)?---[ \t]*\r?\n/.exec(text)?.[0] ?? mark;
  return {
    start: begin,
    lineBreak: text.includes("\n") ? lineBreakOf(text) : (other?.lineBreak ?? "\n"),
    indent: (root === undefined ? undefined : indentIn(text, root)) ?? other?.indent ?? "  ",
  };
}

/** How much deeper the first object within another stands. */
function indentIn(text: string, { members }: YamlBranch): string | undefined {
  for (const { start, value } of members) {
    if (value.kind !== "object" || value.isFlow) continue;
    const [first] = value.members;
    if (first === undefined) continue;
    const [outer, inner] = [columnOf(text, start), columnOf(text, first.start)];
    if (inner > outer) return " ".repeat(inner - outer);
  }
  return undefined;
}

/** How many characters stand before one in its line; a byte order mark is none of them. */
export function columnOf(text: string, offset: number): number {
  const line = text.lastIndexOf("\n", offset - 1) + 1;
  return offset - line - (line === 0 && text.startsWith(byteOrderMark) ? 1 : 0);
}
