import type { MessageSyntax, PluralCategory } from "@dragoman/message";
import type { KeyPath, KeyTree, TreeText } from "../keyed/key-tree.ts";
import {
  type KeyedEntry,
  type KeyedScheme,
  keyOf,
  type Place,
  pluralCategories,
  singleText,
  wholeForms,
} from "../keyed/keyed-scheme.ts";
import type { ResourceValue } from "../resource.ts";

export interface RailsSetting {
  readonly syntax: MessageSyntax;
  readonly language: string | undefined;
  /** The language's key, of which there is none in plain YAML. */
  readonly root: KeyPath;
}

/** YAML as Rails has it, the plural forms of a message in an object of `one` and `other`; without a root plain texts. */
export class RailsScheme implements KeyedScheme {
  readonly #setting: RailsSetting;

  constructor(setting: RailsSetting) {
    this.#setting = setting;
  }

  entriesOf(tree: KeyTree, source: readonly KeyedEntry[] = []): readonly KeyedEntry[] {
    const { root } = this.#setting;
    const texts = tree.texts.flatMap((text) => {
      const isInside = root.every((step, index) => text.path[index] === step);
      return isInside ? [{ ...text, path: text.path.slice(root.length) }] : [];
    });
    const known = new Set(source.map(({ entry }) => entry.key));
    const groups = root.length === 0 ? new Map<string, readonly TreeText[]>() : pluralGroups(texts, tree, root, known);
    const done = new Set<string>();
    return texts.flatMap((text) => {
      const parent = text.path.slice(0, -1);
      const key = keyOf(parent, ".*");
      const group = groups.get(key);
      if (group === undefined) return [this.#single(text)];
      if (done.has(key)) return [];
      done.add(key);
      return [this.#plural(parent, group)];
    });
  }

  placesOf({ entry }: KeyedEntry, value: ResourceValue): readonly Place[] {
    const { path, key, unit } = entry;
    if (unit.kind === "single") return [{ path, text: singleText(key, value) }];
    const { language } = this.#setting;
    const forms = wholeForms(key, value, { language, type: unit.type, extra: ["zero"] });
    return forms.map(([category, text]) => ({ path: [...path, category], text }));
  }

  remnantsOf(): readonly KeyPath[] {
    return [];
  }

  #single(text: TreeText): KeyedEntry {
    const { path, line } = text;
    const unit = { kind: "single", text: text.text, syntax: this.#setting.syntax } as const;
    return { entry: { key: keyOf(path), path, line, unit }, texts: [text] };
  }

  #plural(path: KeyPath, texts: readonly TreeText[]): KeyedEntry {
    const forms = new Map(
      texts.flatMap(({ path: own, text }) => categoryOf(own).map((category) => [category, text] as const)),
    );
    const unit = { kind: "plural", type: "cardinal", forms, syntax: this.#setting.syntax, countName: "count" } as const;
    return { entry: { key: keyOf(path, ".*"), path, line: texts[0]?.line ?? 1, unit }, texts };
  }
}

/** Objects that have nothing but forms, `other` among them, or that are plural in the source. */
function pluralGroups(texts: readonly TreeText[], tree: KeyTree, root: KeyPath, known: ReadonlySet<string>) {
  const groups = new Map<string, TreeText[]>();
  const objects = new Map<string, number>();
  for (const path of tree.ends) {
    const parent = keyOf(path.slice(root.length, -1), ".*");
    objects.set(parent, (objects.get(parent) ?? 0) + 1);
  }
  for (const text of texts) {
    const key = keyOf(text.path.slice(0, -1), ".*");
    if (text.path.length < 2 || categoryOf(text.path).length === 0) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [text]);
    else group.push(text);
  }
  const isPlural = ([key, group]: readonly [string, readonly TreeText[]]) =>
    known.has(key) ||
    (known.size === 0 && objects.get(key) === group.length && group.some(({ path }) => path.at(-1) === "other"));
  return new Map([...groups].filter(isPlural));
}

function categoryOf(path: KeyPath): readonly PluralCategory[] {
  return pluralCategories.filter((category) => category === path.at(-1));
}
