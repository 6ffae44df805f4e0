import { type Edit, edited } from "../edits.ts";
import {
  changeTree,
  type KeyPath,
  type KeyTree,
  type NodeKind,
  OrderNode,
  type TreeChanges,
  type TreeText,
} from "../keyed/key-tree.ts";
import { ResourceError } from "../resource-error.ts";
import { layoutOf, type YamlLayout } from "./yaml-layout.ts";
import { isBranch, type YamlBranch, yamlObject } from "./yaml-nodes.ts";
import { unsafe, YamlWriting } from "./yaml-writing.ts";

/** A YAML file whose values can be changed, added and removed, and which is otherwise the text that was read. */
export class YamlTree implements KeyTree {
  readonly texts: readonly TreeText[];
  readonly ends: readonly KeyPath[];
  readonly layout: YamlLayout;
  readonly #text: string;
  readonly #root: YamlBranch | undefined;
  readonly #kinds = new Map<string, NodeKind>();

  /** @param layout for a file that shows none of its own. */
  constructor(text: string, layout?: YamlLayout) {
    this.#text = text;
    this.#root = yamlObject(text);
    const texts: TreeText[] = [];
    const ends: KeyPath[] = [];
    if (this.#root !== undefined) this.#collect(this.#root, [], texts, ends);
    this.texts = texts;
    this.ends = ends;
    this.layout = layoutOf(text, this.#root, layout);
  }

  kindOf(path: KeyPath): NodeKind | undefined {
    return this.#kinds.get(JSON.stringify(path));
  }

  write(changes: TreeChanges): string {
    const change = changeTree(changes);
    if (change.children.size === 0) return this.#text;
    const edits: Edit[] = [];
    const writing = new YamlWriting(this.#text, this.layout, changes.isList, edits);
    const order = OrderNode.of(changes.order);
    if (this.#root === undefined) writing.document(change, order);
    else writing.branch(this.#root, change, order, [], "");
    const written = edited(this.#text, edits);
    this.#prove(written, changes);
    return written;
  }

  /** YAML has more forms than are written here: what is changed is read again, and all else must be as before. */
  #prove(written: string, { set, remove }: TreeChanges): void {
    const wanted = new Map(this.texts.map(({ path, text }) => [JSON.stringify(path), text]));
    const removed = new Set(remove.map((path) => JSON.stringify(path)));
    const isGone = (path: KeyPath) => path.some((_, index) => removed.has(JSON.stringify(path.slice(0, index + 1))));
    if (removed.size > 0) for (const { path } of this.texts) if (isGone(path)) wanted.delete(JSON.stringify(path));
    for (const { path, text } of set) wanted.set(JSON.stringify(path), text);
    const read = new Map(textsIn(written).map(({ path, text }) => [JSON.stringify(path), text]));
    const isSame = read.size === wanted.size && [...wanted].every(([path, text]) => read.get(path) === text);
    if (!isSame) throw unsafe();
  }

  #collect({ members, kind }: YamlBranch, path: KeyPath, texts: TreeText[], ends: KeyPath[]): void {
    this.#kinds.set(JSON.stringify(path), kind);
    for (const { name, value } of members) {
      const inside = [...path, name];
      if (isBranch(value)) {
        this.#collect(value, inside, texts, ends);
        continue;
      }
      this.#kinds.set(JSON.stringify(inside), value.kind);
      ends.push(inside);
      if (value.kind === "text") texts.push({ path: inside, text: value.text, line: value.line });
    }
  }
}

/** @throws ResourceError that names no line of a text that nobody has. */
function textsIn(written: string): readonly TreeText[] {
  try {
    return new YamlTree(written).texts;
  } catch (error) {
    throw error instanceof ResourceError && error.code === "malformed" ? unsafe() : error;
  }
}
