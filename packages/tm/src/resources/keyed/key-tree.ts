import { ResourceError, shownKey } from "../resource-error.ts";

/** The steps to a node: keys of objects, and indexes of lists as digits. */
export type KeyPath = readonly string[];

/** A file whose messages are a tree of keys: JSON and YAML. */
export interface KeyTree {
  /** The texts, in the order of the file. */
  readonly texts: readonly TreeText[];
  /** All that has nothing within, texts among them, in the order of the file. */
  readonly ends: readonly KeyPath[];
  readonly layout: unknown;
  kindOf(path: KeyPath): NodeKind | undefined;
  /**
   * The file with these changes.
   * @throws ResourceError for a text that is to stand where the file has something else, or below a text.
   */
  write(changes: TreeChanges): string;
}

/** `empty`: null, which stands for a text that is missing. `other`: numbers and whatever else is no text. */
export type NodeKind = "text" | "object" | "list" | "empty" | "other";

export interface TreeText {
  readonly path: KeyPath;
  readonly text: string;
  readonly line: number;
}

export interface TreeChanges {
  readonly set: readonly Pick<TreeText, "path" | "text">[];
  readonly remove: readonly KeyPath[];
  /** Paths in the order in which what is new is to stand; others may be among them. */
  readonly order: readonly KeyPath[];
  /** Whether what is made at the path is a list. */
  readonly isList: (path: KeyPath) => boolean;
}

/** The changes of one node, with those of all below. */
export class ChangeNode {
  text: string | undefined;
  isRemoved = false;
  readonly children = new Map<string, ChangeNode>();

  at(path: KeyPath): ChangeNode {
    let node: ChangeNode = this;
    for (const step of path) {
      const child = node.children.get(step) ?? new ChangeNode();
      node.children.set(step, child);
      node = child;
    }
    return node;
  }

  /** Whether anything is to stand here, or below. */
  get isFilled(): boolean {
    return this.text !== undefined || [...this.children.values()].some((child) => child.isFilled);
  }
}

/** @throws ResourceError where a text is to stand where others are to stand below. */
export function changeTree({ set, remove }: Pick<TreeChanges, "set" | "remove">): ChangeNode {
  const root = new ChangeNode();
  for (const path of remove) root.at(path).isRemoved = true;
  for (const { path, text } of set) root.at(path).text = text;
  for (const { path } of set) {
    if ([...root.at(path).children.values()].some((child) => child.isFilled)) throw conflict(path, "text");
  }
  return root;
}

/** The order of the children of one node, with those of all below. */
export class OrderNode {
  readonly children = new Map<string, OrderNode>();

  static of(paths: readonly KeyPath[]): OrderNode {
    const root = new OrderNode();
    for (const path of paths) {
      let node = root;
      for (const step of path) {
        const child = node.children.get(step) ?? new OrderNode();
        node.children.set(step, child);
        node = child;
      }
    }
    return root;
  }

  child(name: string): OrderNode {
    return this.children.get(name) ?? new OrderNode();
  }
}

/**
 * Names that stay, with the new ones among them: each behind the nearest name that stands before it in the order, at
 * the beginning where there is none; those that the order does not have come last.
 */
export function withNew(
  existing: readonly string[],
  added: ReadonlySet<string>,
  order: Iterable<string>,
): readonly string[] {
  const known = new Set(existing);
  const behind = new Map<string | undefined, string[]>();
  const placed = new Set<string>();
  let anchor: string | undefined;
  for (const name of order) {
    if (known.has(name)) anchor = name;
    else if (added.has(name)) {
      const after = behind.get(anchor);
      if (after === undefined) behind.set(anchor, [name]);
      else after.push(name);
      placed.add(name);
    }
  }
  const last = [...added].filter((name) => !placed.has(name) && !known.has(name));
  const inPlace = existing.flatMap((name) => [name, ...(behind.get(name) ?? [])]);
  return [...(behind.get(undefined) ?? []), ...inPlace, ...last];
}

/** Items that may be missing from a list; each takes a place in the file. */
const mostMissing = 1000;

/** All indexes from the first free one to the last that is named. @throws ResourceError where it is far off. */
export function indexesUpTo(names: readonly string[], from: number, path: KeyPath): readonly string[] {
  const last = names.reduce(
    (most, name) => Math.max(most, /^\d{1,9}$/.test(name) ? Number(name) : Number.NaN),
    from - 1,
  );
  if (Number.isNaN(last) || last - from > names.length + mostMissing) throw conflict(path, "object");
  return Array.from({ length: last - from + 1 }, (_, index) => String(from + index));
}

/** The error for a place that the file has for something else. */
export function conflict(path: KeyPath, wanted: "text" | "object"): ResourceError {
  const key = shownKey(path.join("."));
  const problem =
    wanted === "text"
      ? `There is an object, a list or a number at ${key}, where a text is to stand; remove or rename it.`
      : `There is something else at ${key}, where several texts are to stand; remove or rename it.`;
  return new ResourceError("conflict", problem);
}
