import type {
  ReadResourceOptions,
  ResourceChanges,
  ResourceDocument,
  ResourceEntry,
  ResourceFormat,
  ResourceValue,
} from "../resource.ts";
import { ResourceError, shownKey } from "../resource-error.ts";
import type { KeyPath, KeyTree } from "./key-tree.ts";
import { type KeyedEntry, type KeyedScheme, keyOf, lackedForms, type Place } from "./keyed-scheme.ts";

export interface KeyedSetting {
  readonly format: ResourceFormat;
  readonly tree: KeyTree;
  readonly scheme: KeyedScheme;
  readonly language: string | undefined;
  readonly source: KeyedDocument | undefined;
  /** How it was read. */
  readonly options: ReadResourceOptions;
  /** Steps before all messages, such as the language in Rails's YAML. */
  readonly root: KeyPath;
}

/** A file of one language whose messages are a tree of keys. */
export class KeyedDocument implements ResourceDocument {
  readonly isBilingual = false;
  readonly format: ResourceFormat;
  readonly language: string | undefined;
  readonly entries: readonly ResourceEntry[];
  readonly tree: KeyTree;
  readonly options: ReadResourceOptions;
  readonly root: KeyPath;
  readonly #setting: KeyedSetting;
  readonly #known: ReadonlyMap<string, KeyedEntry>;

  constructor(setting: KeyedSetting) {
    this.#setting = setting;
    this.format = setting.format;
    this.language = setting.language;
    this.tree = setting.tree;
    this.root = setting.root;
    this.options = setting.options;
    const source = setting.source === undefined ? undefined : [...setting.source.#known.values()];
    const found = setting.scheme.entriesOf(setting.tree, source);
    this.entries = found.map(({ entry }) => entry);
    this.#known = new Map(found.map((known) => [known.entry.key, known]));
    if (this.#known.size < found.length) throw doubleEntry(found);
  }

  get sourceLanguage(): string | undefined {
    return this.#setting.source?.language ?? (this.#setting.source === undefined ? this.language : undefined);
  }

  value(key: string): ResourceValue | undefined {
    const unit = this.#known.get(key)?.entry.unit;
    if (unit?.kind === "single") return unit.text === "" ? undefined : { kind: "single", text: unit.text };
    if (unit === undefined || lackedForms(unit, this.language).length > 0) return undefined;
    return { kind: "plural", forms: new Map(unit.forms) };
  }

  write({ values = new Map(), remove = [] }: ResourceChanges): string {
    const { scheme, tree, source } = this.#setting;
    const set: Place[] = [];
    const removed: KeyPath[] = [];
    const written = new Map<string, readonly Place[]>();
    for (const [key, value] of values) {
      const entry = this.#known.get(key) ?? (source === undefined ? undefined : source.#known.get(key));
      if (entry === undefined) throw unknownKey(key);
      const places = scheme.placesOf(entry, value, tree);
      written.set(key, places);
      set.push(...places);
    }
    for (const [key, places] of written) {
      const kept = new Set(places.map(({ path }) => keyOf(path)));
      const texts = this.#known.get(key)?.texts ?? [];
      removed.push(...texts.map(({ path }) => path).filter((path) => !kept.has(keyOf(path))));
    }
    for (const key of remove) {
      const entry = this.#known.get(key);
      if (entry === undefined) throw unknownKey(key);
      if (written.has(key))
        throw new ResourceError("invalid-value", `${shownKey(key)} is written and removed; decide.`);
      removed.push(...entry.texts.map(({ path }) => path), ...scheme.remnantsOf(entry));
    }
    if (set.length + removed.length === 0) return tree.write({ set, remove: [], order: [], isList: () => false });

    const ordering = source ?? this;
    return tree.write({
      set: set.map(({ path, text }) => ({ path: this.#rooted(path), text })),
      remove: removed.map((path) => this.#rooted(path)),
      order: ordering.#order(written).map((path) => this.#rooted(path)),
      isList: (path) => ordering.#kindOf(path.slice(this.#setting.root.length)) === "list",
    });
  }

  /** All ends of this file in order, where an entry that is written begins with all that is written for it. */
  #order(written: ReadonlyMap<string, readonly Place[]>): readonly KeyPath[] {
    const firsts = new Map<string, readonly Place[]>();
    for (const [key, places] of written) {
      const first = this.#known.get(key)?.texts[0];
      if (first !== undefined) firsts.set(keyOf(first.path), places);
    }
    const { tree, root } = this.#setting;
    return tree.ends.flatMap((path) => {
      const inside = path.slice(root.length);
      return [...(firsts.get(keyOf(inside)) ?? []).map((place) => place.path), inside];
    });
  }

  #kindOf(path: KeyPath) {
    return this.#setting.tree.kindOf(this.#rooted(path));
  }

  #rooted(path: KeyPath): KeyPath {
    const { root } = this.#setting;
    return root.length === 0 ? path : [...root, ...path];
  }
}

function unknownKey(key: string): ResourceError {
  return new ResourceError("unknown-key", `Neither the file nor its source has a message ${shownKey(key)}.`);
}

/** Two of its messages have one id: a file cannot say so but by its plural suffixes. */
function doubleEntry(found: readonly KeyedEntry[]): ResourceError {
  const seen = new Set<string>();
  for (const { entry } of found) {
    if (seen.has(entry.key)) {
      const problem = `There are two messages ${shownKey(entry.key)}; rename one of them.`;
      return new ResourceError("duplicate-key", problem, { line: entry.line });
    }
    seen.add(entry.key);
  }
  return new ResourceError("duplicate-key", "Two messages have the same key; rename one of them.");
}
