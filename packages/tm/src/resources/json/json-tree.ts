import {
  type ChangeNode,
  changeTree,
  conflict,
  indexesUpTo,
  type KeyPath,
  type KeyTree,
  type NodeKind,
  OrderNode,
  type TreeChanges,
  type TreeText,
  withNew,
} from "../keyed/key-tree.ts";
import { type JsonLayout, jsonLayout, jsonString } from "./json-layout.ts";
import { type JsonBranch, type JsonMember, type JsonNode, jsonObject } from "./json-nodes.ts";

/** A JSON file whose values can be changed, added and removed, and which is otherwise the text that was read. */
export class JsonTree implements KeyTree {
  readonly texts: readonly TreeText[];
  readonly ends: readonly KeyPath[];
  readonly layout: JsonLayout;
  /** The address of a schema for editors, which is no message. */
  readonly schema: string | undefined;
  readonly #text: string;
  readonly #root: JsonBranch;
  /** Of the branches that were asked for. */
  readonly #members = new Map<JsonBranch, ReadonlyMap<string, JsonNode>>();

  /** @param layout for a file that shows none of its own. */
  constructor(text: string, layout?: JsonLayout) {
    this.#text = text;
    this.#root = jsonObject(text);
    this.layout = jsonLayout(text, this.#root, layout);
    const texts: TreeText[] = [];
    const ends: KeyPath[] = [];
    collect(this.#root, [], texts, ends);
    this.texts = texts.filter((one) => !isSchema(one));
    this.schema = texts.find(isSchema)?.text;
    this.ends = ends;
  }

  kindOf(path: KeyPath): NodeKind | undefined {
    let node: JsonNode | undefined = this.#root;
    for (const step of path) {
      node = isBranch(node) ? this.#membersOf(node).get(step) : undefined;
      if (node === undefined) return undefined;
    }
    return node.kind;
  }

  #membersOf(node: JsonBranch): ReadonlyMap<string, JsonNode> {
    const known = this.#members.get(node);
    if (known !== undefined) return known;
    const members = new Map(node.members.map(({ name, value }) => [name, value]));
    this.#members.set(node, members);
    return members;
  }

  write(changes: TreeChanges): string {
    const writing = new JsonWriting(this.#text, this.layout, changes.isList);
    const object = writing.branch(this.#root, changeTree(changes), OrderNode.of(changes.order), [], "");
    return this.#text.slice(0, this.#root.start) + (object ?? "{}") + this.#text.slice(this.#root.end);
  }
}

/** An object with no members but these, for `JsonTree`, laid out as another file. */
export function newJson(layout: JsonLayout, texts: readonly (readonly [name: string, text: string])[] = []): string {
  const { mark, end, lineBreak, indent, comma, colon } = layout;
  if (texts.length === 0) return `${mark}{}${end}`;
  const members = texts.map(([name, text]) => jsonString(name, layout) + colon + jsonString(text, layout));
  if (lineBreak === "") return `${mark}{${members.join(comma)}}${end}`;
  return `${mark}{${lineBreak}${indent}${members.join(`,${lineBreak}${indent}`)}${lineBreak}}${end}`;
}

function isSchema({ path }: TreeText): boolean {
  return path.length === 1 && path[0] === "$schema";
}

function isBranch(node: JsonNode | undefined): node is JsonBranch {
  return node?.kind === "object" || node?.kind === "list";
}

function collect({ members }: JsonBranch, path: KeyPath, texts: TreeText[], ends: KeyPath[]): void {
  for (const { name, value } of members) {
    const inside = [...path, name];
    if (isBranch(value)) {
      collect(value, inside, texts, ends);
      continue;
    }
    ends.push(inside);
    if (value.kind === "text") texts.push({ path: inside, text: value.text, line: value.line });
  }
}

class JsonWriting {
  readonly #text: string;
  readonly #layout: JsonLayout;
  readonly #isList: (path: KeyPath) => boolean;

  constructor(text: string, layout: JsonLayout, isList: (path: KeyPath) => boolean) {
    this.#text = text;
    this.#layout = layout;
    this.#isList = isList;
  }

  /**
   * @param indent of the line that the branch begins in.
   * @returns `undefined` where nothing is left in it.
   */
  branch(node: JsonBranch, change: ChangeNode, order: OrderNode, path: KeyPath, indent: string): string | undefined {
    const isChanged = change.children.size > 0;
    if (!isChanged) return this.#text.slice(node.start, node.end);
    const inner = this.#innerIndent(node, indent);
    const written = new Map<string, string>();
    for (const member of node.members) {
      const text = this.#member(node, member, change.children.get(member.name), order.child(member.name), path, inner);
      if (text !== undefined) written.set(member.name, text);
    }
    const known = new Map(node.members.map((member, index) => [member.name, { member, index }]));
    const added = this.#added(node, known, change, path);
    for (const name of added) {
      const value = this.#value(change.children.get(name), order.child(name), [...path, name], inner);
      written.set(name, node.kind === "list" ? value : `${this.#key(name)}${value}`);
    }
    const names = withNew(
      [...written.keys()].filter((name) => !added.has(name)),
      added,
      order.children.keys(),
    );
    if (names.length === 0) return path.length === 0 ? "{}" : undefined;
    return this.#joined(node, names, written, known, inner, indent);
  }

  /** Names of members that are new, in a list with those that are left out before them. */
  #added(
    { kind, members }: JsonBranch,
    known: ReadonlyMap<string, unknown>,
    change: ChangeNode,
    path: KeyPath,
  ): Set<string> {
    const names = [...change.children].flatMap(([name, child]) => (!known.has(name) && child.isFilled ? name : []));
    if (kind === "object") return new Set(names);
    return new Set(indexesUpTo(names, members.length, path));
  }

  /** @returns `undefined` where it is removed. */
  #member(
    { kind }: JsonBranch,
    member: JsonMember,
    change: ChangeNode | undefined,
    order: OrderNode,
    path: KeyPath,
    indent: string,
  ): string | undefined {
    const { value, name, start } = member;
    if (change === undefined) return this.#text.slice(start, value.end);
    const inside = [...path, name];
    const written = this.#changed(value, change, order, inside, indent);
    // The items behind one that goes keep their places.
    if (written === undefined) return kind === "list" ? "null" : undefined;
    return this.#text.slice(start, value.start) + written;
  }

  #changed(value: JsonNode, change: ChangeNode, order: OrderNode, path: KeyPath, indent: string): string | undefined {
    if (isBranch(value) && change.text === undefined && !change.isRemoved) {
      return this.branch(value, change, order, path, indent);
    }
    if (change.text !== undefined) {
      if (value.kind === "text" && value.text === change.text) return this.#text.slice(value.start, value.end);
      if (value.kind === "text" || value.kind === "empty") return jsonString(change.text, this.#layout);
      throw conflict(path, "text");
    }
    if (!change.isFilled) return change.isRemoved ? undefined : this.#text.slice(value.start, value.end);
    if (value.kind !== "empty" && !change.isRemoved) throw conflict(path, "object");
    return this.#value(change, order, path, indent);
  }

  /** What is new, with all in it. @param indent of its line. */
  #value(change: ChangeNode | undefined, order: OrderNode, path: KeyPath, indent: string): string {
    if (change === undefined || !change.isFilled) return "null";
    if (change.text !== undefined) return jsonString(change.text, this.#layout);
    const filled = [...change.children].flatMap(([name, child]) => (child.isFilled ? name : []));
    const isList = this.#isList(path);
    const names = isList ? indexesUpTo(filled, 0, path) : withNew([], new Set(filled), order.children.keys());
    const inner = indent + this.#layout.indent;
    const members = names.map((name) => {
      const value = this.#value(change.children.get(name), order.child(name), [...path, name], inner);
      return isList ? value : `${this.#key(name)}${value}`;
    });
    const [open, close] = isList ? ["[", "]"] : ["{", "}"];
    const { lineBreak, comma } = this.#layout;
    if (lineBreak === "") return `${open}${members.join(comma)}${close}`;
    return `${open}${lineBreak}${inner}${members.join(`,${lineBreak}${inner}`)}${lineBreak}${indent}${close}`;
  }

  /** The members with what stood between them; what is new is set off as the first two are. */
  #joined(
    { start, end, members, kind }: JsonBranch,
    names: readonly string[],
    written: ReadonlyMap<string, string>,
    known: ReadonlyMap<string, { readonly member: JsonMember; readonly index: number }>,
    inner: string,
    indent: string,
  ): string {
    const { lineBreak, comma } = this.#layout;
    const first = members[0];
    const last = members.at(-1);
    const [open, close] = kind === "list" ? ["[", "]"] : ["{", "}"];
    const before = first === undefined ? lineBreak + inner : this.#text.slice(start + 1, first.start);
    const after =
      last === undefined ? lineBreak + (lineBreak === "" ? "" : indent) : this.#text.slice(last.value.end, end - 1);
    const isBroken = first === undefined ? lineBreak !== "" : before.includes("\n");
    const second = members[1];
    const own = first === undefined || second === undefined ? comma : this.#text.slice(first.value.end, second.start);
    const usual = isBroken ? `,${lineBreak === "" ? "\n" : lineBreak}${inner}` : own;
    const pieces = names.map((name, position) => {
      const text = written.get(name) ?? "";
      if (position === 0) return text;
      const { index } = known.get(name) ?? {};
      const previous = index === undefined ? undefined : members[index - 1];
      const member = index === undefined ? undefined : members[index];
      const isKept = previous !== undefined && member !== undefined;
      return (isKept ? this.#text.slice(previous.value.end, member.start) : usual) + text;
    });
    return open + before + pieces.join("") + after + close;
  }

  /** Of the members of a branch: as they are indented, or one level more than its own line. */
  #innerIndent({ start, members: [first] }: JsonBranch, indent: string): string {
    if (first === undefined) return this.#layout.lineBreak === "" ? "" : indent + this.#layout.indent;
    const before = this.#text.slice(start + 1, first.start);
    return before.includes("\n") ? before.slice(before.lastIndexOf("\n") + 1) : indent;
  }

  #key(name: string): string {
    return jsonString(name, this.#layout) + this.#layout.colon;
  }
}
