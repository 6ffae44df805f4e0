import { isAlias, isMap, isScalar, isSeq, LineCounter, type Pair, type ParsedNode, parseDocument, visit } from "yaml";
import { ResourceError, shownKey } from "../resource-error.ts";
import { byteOrderMark } from "../resource-text.ts";

/** A value of a YAML text, with its places; `end` is behind its last character, a block's last line break included. */
export type YamlNode = YamlBranch | YamlEnd;

export interface YamlBranch {
  readonly kind: "object" | "list";
  readonly isFlow: boolean;
  readonly start: number;
  readonly end: number;
  readonly members: readonly YamlMember[];
}

interface YamlEnd {
  readonly kind: "text" | "empty" | "other";
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly style: YamlStyle;
  readonly line: number;
}

export type YamlStyle = "plain" | "single" | "double" | "block";

export interface YamlMember {
  readonly name: string;
  readonly start: number;
  /** Behind the key, or where an item of a list begins. */
  readonly keyEnd: number;
  readonly value: YamlNode;
}

export function isBranch(node: YamlNode): node is YamlBranch {
  return node.kind === "object" || node.kind === "list";
}

const deepest = 100;

/**
 * The object that a YAML file is; `undefined` where it has nothing.
 * @throws ResourceError also for what the changed file could not keep apart: keys that are there twice, aliases, tags.
 */
export function yamlObject(text: string): YamlBranch | undefined {
  const lines = new LineCounter();
  // A blank in the place of the byte order mark would be indentation, so that it is cut off and counted.
  const mark = text.startsWith(byteOrderMark) ? 1 : 0;
  try {
    const document = parseDocument<ParsedNode>(text.slice(mark), {
      lineCounter: lines,
      prettyErrors: false,
      stringKeys: true,
      // Looked for below; the parser compares each key with all others.
      uniqueKeys: false,
    });
    const reading = new YamlReading(lines, mark, text);
    const [fault] = [...document.errors, ...document.warnings];
    if (fault !== undefined) throw reading.fault(fault.code, fault.pos[0]);
    visit(document, {
      Node: (_, node) => {
        if (isAlias(node)) throw reading.unsupported("an alias; write out what it stands for", node.range?.[0]);
        if (node.tag !== undefined && isScalar(node)) throw reading.unsupported("a tag; take it off", node.range?.[0]);
      },
    });
    const { contents } = document;
    if (contents === null || (isScalar(contents) && contents.value === null)) return undefined;
    const root = reading.node(contents, 0);
    if (root.kind === "object") return root;
    throw new ResourceError("malformed", "The file has no YAML mapping; give one with a key for each message.", {
      line: 1,
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ResourceError("limit-exceeded", "The file is nested too deep; flatten it.", { line: 1 });
  }
}

class YamlReading {
  readonly #lines: LineCounter;
  readonly #mark: number;
  readonly #text: string;

  constructor(lines: LineCounter, mark: number, text: string) {
    this.#lines = lines;
    this.#mark = mark;
    this.#text = text;
  }

  node(node: ParsedNode, depth: number): YamlNode {
    const [from, until] = node.range;
    const place = { start: from + this.#mark, end: until + this.#mark };
    if (depth > deepest) {
      throw new ResourceError("limit-exceeded", `Objects are nested deeper than ${deepest}; flatten them.`, {
        line: this.#lineOf(from),
      });
    }
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      return { kind: "object", isFlow: node.flow === true, ...place, members: this.#members(node.items, depth) };
    }
    if (isSeq<ParsedNode>(node)) {
      const members = node.items.map((item, index) => {
        const start = item.range[0] + this.#mark;
        return { name: String(index), start, keyEnd: start, value: this.node(item, depth + 1) };
      });
      return { kind: "list", isFlow: node.flow === true, ...place, members };
    }
    if (!isScalar(node)) throw this.unsupported("an alias; write out what it stands for", from);
    const { value } = node;
    const style = styles.get(node.type ?? "PLAIN") ?? "plain";
    // Rails takes these for true and false, and for a symbol such as `:year`.
    const isWord = style === "plain" && /^(?:y|n|yes|no|on|off|:[a-z_]\w*)$/i.test(String(value));
    const kind = typeof value === "string" && !isWord ? "text" : value === null ? "empty" : "other";
    return { kind, ...place, text: typeof value === "string" ? value : "", style, line: this.#lineOf(from) };
  }

  #members(pairs: readonly Pair<ParsedNode, ParsedNode | null>[], depth: number): readonly YamlMember[] {
    const names = new Set<string>();
    return pairs.map(({ key, value }) => {
      const [from, until] = key.range;
      const name = isScalar(key) ? String(key.value) : "";
      if (names.has(name)) {
        const problem = `The key ${shownKey(name)} stands there twice; remove one of the two.`;
        throw new ResourceError("duplicate-key", problem, { line: this.#lineOf(from) });
      }
      names.add(name);
      const keyEnd = until + this.#mark;
      const colon = /^[ \t]*:/.exec(this.#text.slice(keyEnd, keyEnd + 100));
      if (colon === null || name === "<<") throw this.unsupported("a key of this form; write `key: value`", from);
      const behind = keyEnd + colon[0].length;
      const missing = {
        kind: "empty",
        start: behind,
        end: behind,
        text: "",
        style: "plain",
        line: this.#lineOf(from),
      } as const;
      const found = value === null || value.range[0] === value.range[1] ? undefined : this.node(value, depth + 1);
      return { name, start: from + this.#mark, keyEnd: behind, value: found ?? missing };
    });
  }

  unsupported(what: string, offset: number | undefined): ResourceError {
    return new ResourceError("unsupported", `There is ${what}.`, { line: this.#lineOf(offset ?? 0) });
  }

  fault(code: string, offset: number): ResourceError {
    if (code === "MULTIPLE_DOCS") return this.unsupported("a second document; make it a file of its own", offset);
    if (code === "TAG_RESOLVE_FAILED") return this.unsupported("a tag; take it off", offset);
    if (code === "NON_STRING_KEY") return this.unsupported("a key that is no text; quote it", offset);
    return new ResourceError("malformed", "This is no YAML; mend it here.", { line: this.#lineOf(offset) });
  }

  #lineOf(offset: number): number {
    return Math.max(this.#lines.linePos(offset).line, 1);
  }
}

const styles: ReadonlyMap<string, YamlStyle> = new Map([
  ["PLAIN", "plain"],
  ["QUOTE_SINGLE", "single"],
  ["QUOTE_DOUBLE", "double"],
  ["BLOCK_LITERAL", "block"],
  ["BLOCK_FOLDED", "block"],
]);
