import { HashSet } from "./hash-set.ts";
import type { Tokens } from "./tokens.ts";

/** One entry of a dictionary. */
export interface Term {
  readonly source: string;
  readonly translation: string;
  /** The dictionary's place in the order that settles ties. */
  readonly order: number;
  /** What a text must say to the letter, where the entry says which case it is in. */
  readonly exact: string | undefined;
  /** The translation for where a sentence begins; `undefined` where it is the same. */
  readonly capitalized: string | undefined;
}

/** Entries that are the same but for case. */
export interface TermGroup {
  readonly folded: string;
  /** How many tokens that is. */
  readonly tokens: number;
  /** The hash of the first of them. */
  readonly beginning: number;
  readonly terms: Term[];
}

interface Node {
  groups: TermGroup[];
  children: Map<number, Node> | undefined;
}

/** So many groups are looked at one by one before they are told apart by their next token. */
const mostGroups = 4;

/**
 * Groups by their tokens, one after the other: a tree that is only as deep as groups begin alike, so that what is read
 * at a word does not depend on how many entries there are.
 */
export class TermIndex {
  readonly #root: Node = { groups: [], children: new Map() };
  readonly #hashesOf: (folded: string) => Int32Array;
  /** The hashes that groups begin with. */
  readonly #beginnings: HashSet;

  /**
   * @param size How many groups it is going to have.
   * @param hashesOf The token hashes of a group, read again when it moves down.
   */
  constructor(size: number, hashesOf: (folded: string) => Int32Array) {
    this.#hashesOf = hashesOf;
    this.#beginnings = new HashSet(size, 64);
  }

  add(group: TermGroup): void {
    const { beginning } = group;
    this.#beginnings.add(beginning);
    let node = childOf(this.#root, beginning);
    let depth = 1;
    const hashes = node.children === undefined ? undefined : this.#hashesOf(group.folded);
    while (node.children !== undefined && depth < group.tokens) {
      node = childOf(node, hashes?.[depth] ?? 0);
      depth += 1;
    }
    node.groups.push(group);
    if (node.children === undefined && node.groups.length > mostGroups) this.#split(node, depth);
  }

  /** Whether a group may begin with the token of this hash: at most words none may, and then nothing else is asked. */
  begins(hash: number): boolean {
    return this.#beginnings.mayHave(hash);
  }

  /** The longest group that stands in the text from a token on, among those that `isTaken` takes. */
  longestAt(
    text: string,
    { starts, hashes, count }: Tokens,
    token: number,
    isTaken: (group: TermGroup, end: number) => boolean,
  ): TermGroup | undefined {
    const start = starts[token] ?? 0;
    let longest: TermGroup | undefined;
    let node = this.#root.children?.get(hashes[token] ?? 0);
    for (let next = token + 1; node !== undefined; next++) {
      for (const group of node.groups) {
        if (longest !== undefined && group.folded.length <= longest.folded.length) continue;
        const end = token + group.tokens;
        if (end > count || starts[end] !== start + group.folded.length) continue;
        if (text.startsWith(group.folded, start) && isTaken(group, end)) longest = group;
      }
      if (next >= count) break;
      node = node.children?.get(hashes[next] ?? 0);
    }
    return longest;
  }

  #split(node: Node, depth: number): void {
    const { groups } = node;
    node.groups = groups.filter(({ tokens }) => tokens === depth);
    node.children = new Map();
    for (const group of groups) {
      if (group.tokens === depth) continue;
      const child = childOf(node, this.#hashesOf(group.folded)[depth] ?? 0);
      child.groups.push(group);
    }
    for (const child of node.children.values()) {
      if (child.groups.length > mostGroups) this.#split(child, depth + 1);
    }
  }
}

function childOf(node: Node, hash: number): Node {
  node.children ??= new Map();
  let child = node.children.get(hash);
  if (child === undefined) {
    child = { groups: [], children: undefined };
    node.children.set(hash, child);
  }
  return child;
}
