import type { Edit } from "../edits.ts";
import { type ChangeNode, conflict, indexesUpTo, type KeyPath, type OrderNode, withNew } from "../keyed/key-tree.ts";
import { ResourceError } from "../resource-error.ts";
import { FreshYaml } from "./fresh-yaml.ts";
import { columnOf, type YamlLayout } from "./yaml-layout.ts";
import { isBranch, type YamlBranch, type YamlMember, type YamlNode } from "./yaml-nodes.ts";
import { yamlString } from "./yaml-strings.ts";

/** Collects the edits that make the changes of a tree. */
export class YamlWriting {
  readonly #text: string;
  readonly #layout: YamlLayout;
  readonly #fresh: FreshYaml;
  readonly #edits: Edit[];

  constructor(text: string, layout: YamlLayout, isList: (path: KeyPath) => boolean, edits: Edit[]) {
    this.#text = text;
    this.#layout = layout;
    this.#fresh = new FreshYaml(layout, isList);
    this.#edits = edits;
  }

  /** Into a file that has nothing yet, behind its comments. */
  document(change: ChangeNode, order: OrderNode): void {
    const { lineBreak } = this.#layout;
    const isOpen = this.#text !== "" && !/[\n\uFEFF]$/.test(this.#text);
    const lines = this.#fresh.block(change, order, [], "");
    if (lines.length === 0) return;
    const end = this.#text.length;
    this.#edits.push({
      start: end,
      end,
      text: (isOpen ? lineBreak : "") + lines.map((line) => line + lineBreak).join(""),
    });
  }

  /** @returns whether anything is left in it; if not, none of its edits were made. */
  branch(node: YamlBranch, change: ChangeNode, order: OrderNode, path: KeyPath, indent: string): boolean {
    const own = node.members[0] === undefined ? indent : " ".repeat(columnOf(this.#text, node.members[0].start));
    const kept: string[] = [];
    const gone: YamlMember[] = [];
    const known = new Map(node.members.map((member) => [member.name, member]));
    const mark = this.#edits.length;
    for (const member of node.members) {
      const inside = change.children.get(member.name);
      const stays =
        inside === undefined ||
        this.#member(node, member, inside, order.child(member.name), [...path, member.name], own);
      if (stays) kept.push(member.name);
      else gone.push(member);
    }
    const added = new Set(
      [...change.children].flatMap(([name, child]) => (!known.has(name) && child.isFilled ? name : [])),
    );
    if (kept.length + added.size === 0 && path.length > 0 && node.kind === "object") {
      this.#edits.length = mark;
      return false;
    }
    if (node.kind === "list") {
      for (const { value } of gone) {
        const end = endOf(value);
        const lineBreak = this.#text[end - 1] === "\n" ? this.#layout.lineBreak : "";
        this.#edits.push({ start: value.start, end, text: `null${lineBreak}` });
      }
      this.#append(node, added, change, order, path, own);
      return true;
    }
    if (kept.length === 0 && added.size === 0) {
      this.#clear(node);
      return true;
    }
    for (const member of gone) this.#remove(node, member, kept, gone);
    this.#insert(node, kept, known, added, change, order, path, own);
    return true;
  }

  /** @returns whether it stays. */
  #member(
    node: YamlBranch,
    member: YamlMember,
    change: ChangeNode,
    order: OrderNode,
    path: KeyPath,
    indent: string,
  ): boolean {
    const { value } = member;
    if (isBranch(value)) {
      if (change.text !== undefined) throw conflict(path, "text");
      if (change.isRemoved && !change.isFilled) return false;
      if (value.members.length === 0 && change.isFilled) {
        this.#replace(node, member, change, order, path, indent);
        return true;
      }
      return this.branch(value, change, order, path, indent);
    }
    if (change.text !== undefined) {
      if (value.kind === "text" && value.text === change.text) return true;
      if (value.kind === "other") throw conflict(path, "text");
      const written = yamlString(change.text, value.style, {
        isFlow: node.isFlow,
        indent,
        lineBreak: this.#layout.lineBreak,
      });
      const blank = this.#text[value.start - 1] === ":" ? " " : "";
      const isBlock = this.#text.slice(value.start, value.end).endsWith("\n");
      this.#edits.push({
        start: value.start,
        end: value.end,
        text: blank + written + (isBlock ? this.#layout.lineBreak : ""),
      });
      return true;
    }
    if (!change.isFilled) return !change.isRemoved;
    if (value.kind !== "empty" && !change.isRemoved) throw conflict(path, "object");
    this.#replace(node, member, change, order, path, indent);
    return true;
  }

  /** Something new in the place of what was empty. */
  #replace(
    node: YamlBranch,
    { value, keyEnd }: YamlMember,
    change: ChangeNode,
    order: OrderNode,
    path: KeyPath,
    indent: string,
  ): void {
    const { lineBreak } = this.#layout;
    if (node.isFlow || node.kind === "list") {
      this.#edits.push({ start: value.start, end: value.end, text: ` ${this.#fresh.flow(change, order, path)}` });
      return;
    }
    const lines = this.#fresh.block(change, order, path, indent + this.#layout.indent);
    this.#edits.push({ start: keyEnd, end: value.end, text: lineBreak + lines.join(lineBreak) });
  }

  #insert(
    node: YamlBranch,
    kept: readonly string[],
    known: ReadonlyMap<string, YamlMember>,
    added: ReadonlySet<string>,
    change: ChangeNode,
    order: OrderNode,
    path: KeyPath,
    indent: string,
  ): void {
    // Those that go are places to stand behind as well.
    const names = withNew([...known.keys()], added, order.children.keys());
    let anchor: YamlMember | undefined;
    for (const name of names) {
      const member = known.get(name);
      if (member !== undefined) anchor = member;
      else if (node.isFlow) this.#insertFlow(node, anchor, name, change, order, path, kept);
      else this.#insertLines(node, anchor, this.#fresh.entry(name, change, order, path, indent));
    }
  }

  #insertLines(node: YamlBranch, anchor: YamlMember | undefined, lines: readonly string[]): void {
    const { lineBreak } = this.#layout;
    if (anchor !== undefined) {
      const at = this.#lineEnd(endOf(anchor.value));
      const isOpen = at === this.#text.length && !this.#text.endsWith("\n");
      const text = isOpen ? lines.map((line) => lineBreak + line) : lines.map((line) => line + lineBreak);
      this.#edits.push({ start: at, end: at, text: text.join("") });
      return;
    }
    const [member] = node.members;
    const first = member?.start ?? node.start;
    const column = columnOf(this.#text, first);
    if (member !== undefined && this.#isBehindDash(member)) {
      const text = lines.map((line) => line.trimStart() + lineBreak + " ".repeat(column)).join("");
      this.#edits.push({ start: first, end: first, text });
      return;
    }
    const start = first - column;
    if (this.#text.slice(start, first).trim() !== "") throw unsafe();
    this.#edits.push({ start, end: start, text: lines.map((line) => line + lineBreak).join("") });
  }

  #insertFlow(
    node: YamlBranch,
    anchor: YamlMember | undefined,
    name: string,
    change: ChangeNode,
    order: OrderNode,
    path: KeyPath,
    kept: readonly string[],
  ): void {
    if (kept.length < node.members.length) throw unsafe();
    const child = change.children.get(name);
    if (child === undefined) return;
    const written = `${this.#fresh.key(name, true)}: ${this.#fresh.flow(child, order.child(name), [...path, name])}`;
    const at = anchor === undefined ? (node.members[0]?.start ?? node.start + 1) : endOf(anchor.value);
    this.#edits.push({ start: at, end: at, text: anchor === undefined ? `${written}, ` : `, ${written}` });
  }

  /** New items at the end of a list; those that are left out before them are null. */
  #append(
    node: YamlBranch,
    added: ReadonlySet<string>,
    change: ChangeNode,
    order: OrderNode,
    path: KeyPath,
    indent: string,
  ): void {
    if (added.size === 0) return;
    const count = node.members.length;
    const last = node.members.at(-1);
    const indexes = indexesUpTo([...added], count, path);
    if (last === undefined) throw unsafe();
    if (node.isFlow) {
      const items = indexes.map((name) => {
        const child = change.children.get(name);
        return child === undefined ? "null" : this.#fresh.flow(child, order.child(name), [...path, name]);
      });
      const at = endOf(last.value);
      this.#edits.push({ start: at, end: at, text: items.map((item) => `, ${item}`).join("") });
      return;
    }
    const dash = this.#text.lastIndexOf("-", last.start);
    const column = " ".repeat(Math.min(columnOf(this.#text, dash), indent.length));
    const lines = indexes.flatMap((name) => this.#fresh.item(name, change, order, path, column));
    this.#insertLines(node, last, lines);
  }

  #remove(node: YamlBranch, member: YamlMember, kept: readonly string[], gone: readonly YamlMember[]): void {
    const { start, value } = member;
    if (node.isFlow) {
      const index = node.members.indexOf(member);
      const hasKeptBefore = node.members.slice(0, index).some(({ name }) => kept.includes(name));
      const previous = node.members[index - 1];
      const next = node.members[index + 1];
      if (hasKeptBefore && previous !== undefined)
        this.#edits.push({ start: endOf(previous.value), end: endOf(value), text: "" });
      else if (next !== undefined) this.#edits.push({ start, end: next.start, text: "" });
      return;
    }
    const [first] = node.members;
    if (first !== undefined && gone.includes(first) && this.#isBehindDash(first)) {
      // What stays first comes to stand behind the dash.
      const next = node.members.find(({ name }) => kept.includes(name));
      if (next === undefined) throw unsafe();
      if (member === first) this.#edits.push({ start, end: next.start, text: "" });
      if (start < next.start) return;
    }
    const line = start - columnOf(this.#text, start);
    if (this.#text.slice(line, start).trim() !== "") throw unsafe();
    this.#edits.push({ start: line, end: this.#lineEnd(endOf(value)), text: "" });
  }

  /** The first of an item of a list, in the line of its dash. */
  #isBehindDash({ start }: YamlMember): boolean {
    return /^ *(?:- +)+$/.test(this.#text.slice(start - columnOf(this.#text, start), start));
  }

  /** All of the file's messages are gone. */
  #clear(node: YamlBranch): void {
    const last = node.members.at(-1);
    const end = last === undefined || node.isFlow ? node.end : endOf(last.value);
    this.#edits.push({ start: node.start, end, text: "{}" });
  }

  /** Behind the line break of the line that a value ends in. */
  #lineEnd(end: number): number {
    if (end > 0 && this.#text[end - 1] === "\n") return end;
    const next = this.#text.indexOf("\n", end);
    return next === -1 ? this.#text.length : next + 1;
  }
}

/** Behind the last character of a value; the library counts comments behind a block to it. */
function endOf(node: YamlNode): number {
  const last = isBranch(node) && !node.isFlow ? node.members.at(-1) : undefined;
  return last === undefined ? node.end : endOf(last.value);
}

/** What cannot be changed is not changed in part. */
export function unsafe(): ResourceError {
  const problem =
    "The file is written in a form of YAML that cannot be changed safely; lay it out as `key: value` lines.";
  return new ResourceError("unsupported", problem);
}
