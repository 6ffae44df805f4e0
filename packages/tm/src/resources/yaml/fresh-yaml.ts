import { type ChangeNode, indexesUpTo, type KeyPath, type OrderNode, withNew } from "../keyed/key-tree.ts";
import type { YamlLayout } from "./yaml-layout.ts";
import { yamlString } from "./yaml-strings.ts";

/** What is new in a YAML file, as text. */
export class FreshYaml {
  readonly #layout: YamlLayout;
  readonly #isList: (path: KeyPath) => boolean;

  constructor(layout: YamlLayout, isList: (path: KeyPath) => boolean) {
    this.#layout = layout;
    this.#isList = isList;
  }

  /** The lines of an object or list, without line breaks. */
  block(change: ChangeNode, order: OrderNode, path: KeyPath, indent: string): readonly string[] {
    const filled = [...change.children].flatMap(([name, child]) => (child.isFilled ? name : []));
    if (this.#isList(path)) {
      return indexesUpTo(filled, 0, path).flatMap((name) => this.item(name, change, order, path, indent));
    }
    const names = withNew([], new Set(filled), order.children.keys());
    return names.flatMap((name) => this.entry(name, change, order, path, indent));
  }

  /** The lines of an item of a list; an object begins behind the dash. */
  item(
    name: string,
    parent: ChangeNode,
    parentOrder: OrderNode,
    parentPath: KeyPath,
    indent: string,
  ): readonly string[] {
    const change = parent.children.get(name);
    if (change === undefined) return [`${indent}- null`];
    const [order, path] = [parentOrder.child(name), [...parentPath, name]];
    if (change.text !== undefined || this.#isList(path)) return [`${indent}- ${this.flow(change, order, path)}`];
    const [first = "", ...more] = this.block(change, order, path, `${indent}  `);
    return [`${indent}- ${first.trimStart()}`, ...more];
  }

  entry(
    name: string,
    parent: ChangeNode,
    parentOrder: OrderNode,
    parentPath: KeyPath,
    indent: string,
  ): readonly string[] {
    const change = parent.children.get(name);
    if (change === undefined) return [];
    const key = `${indent}${this.key(name, false)}:`;
    const { lineBreak } = this.#layout;
    if (change.text !== undefined)
      return `${key} ${yamlString(change.text, "block", { isFlow: false, indent, lineBreak })}`.split(lineBreak);
    return [key, ...this.block(change, parentOrder.child(name), [...parentPath, name], indent + this.#layout.indent)];
  }

  flow(change: ChangeNode, order: OrderNode, path: KeyPath): string {
    if (change.text !== undefined)
      return yamlString(change.text, "plain", { isFlow: true, indent: "", lineBreak: "\n" });
    const filled = [...change.children].flatMap(([name, child]) => (child.isFilled ? name : []));
    const isList = this.#isList(path);
    const names = isList ? indexesUpTo(filled, 0, path) : withNew([], new Set(filled), order.children.keys());
    const members = names.map((name) => {
      const child = change.children.get(name);
      const value = child === undefined ? "null" : this.flow(child, order.child(name), [...path, name]);
      return isList ? value : `${this.key(name, true)}: ${value}`;
    });
    return isList ? `[${members.join(", ")}]` : `{ ${members.join(", ")} }`;
  }

  /** Plain where it cannot be taken for anything else. */
  key(name: string, isFlow: boolean): string {
    const style = /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name) ? "plain" : "double";
    return yamlString(name, style, { isFlow, indent: "", lineBreak: "\n" });
  }
}
