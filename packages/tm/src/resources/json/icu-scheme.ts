import type { MessageSyntax } from "@dragoman/message";
import type { KeyPath, KeyTree } from "../keyed/key-tree.ts";
import { type KeyedEntry, type KeyedScheme, keyOf, type Place, singleText } from "../keyed/keyed-scheme.ts";
import type { ResourceValue } from "../resource.ts";

/** JSON with ICU messages: flat or nested texts, or objects of `defaultMessage` and `description` as formatjs extracts them. */
export class IcuScheme implements KeyedScheme {
  readonly #syntax: MessageSyntax;

  constructor(syntax: MessageSyntax) {
    this.#syntax = syntax;
  }

  entriesOf(tree: KeyTree): readonly KeyedEntry[] {
    const descriptions = new Map<string, string>();
    const extracted = new Set<string>();
    for (const { path, text } of tree.texts) {
      const parent = keyOf(path.slice(0, -1));
      if (isMessage(path)) extracted.add(parent);
      if (path.at(-1) === "description") descriptions.set(parent, text);
    }
    return tree.texts.flatMap((found) => {
      const isInObject = found.path.length > 1 && extracted.has(keyOf(found.path.slice(0, -1)));
      // The other fields of an extracted message say something of it.
      if (isInObject && !isMessage(found.path)) return [];
      const path = isInObject ? found.path.slice(0, -1) : found.path;
      const note = isInObject ? descriptions.get(keyOf(path)) : undefined;
      const unit = { kind: "single", text: found.text, syntax: this.#syntax } as const;
      const entry = { key: keyOf(path), path, line: found.line, unit, ...(note !== undefined && { note }) };
      return [{ entry, texts: [found] }];
    });
  }

  /** What is new is written as the file has its messages; where it has none, as the source has them. */
  placesOf({ entry, texts }: KeyedEntry, value: ResourceValue, tree: KeyTree): readonly Place[] {
    const { path, key, note } = entry;
    const text = singleText(key, value);
    const message = [...path, "defaultMessage"];
    const found = tree.kindOf(path);
    if (found === "text") return [{ path, text }];
    if (found === "object") return [{ path: message, text }];
    const isFlat = texts[0]?.path.length === path.length;
    if (isFlat || (tree.texts.length > 0 && !tree.texts.some((one) => isMessage(one.path)))) return [{ path, text }];
    return [{ path: message, text }, ...(note === undefined ? [] : [{ path: [...path, "description"], text: note }])];
  }

  remnantsOf({ entry }: KeyedEntry): readonly KeyPath[] {
    return [entry.path];
  }
}

function isMessage(path: KeyPath): boolean {
  return path.length > 1 && path.at(-1) === "defaultMessage";
}
