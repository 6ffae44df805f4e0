import type { MessageSyntax } from "@dragoman/message";
import { canonicalLanguage } from "../../model/language.ts";
import type { KeyPath, KeyTree } from "../keyed/key-tree.ts";
import { type KeyedEntry, type KeyedScheme, keyOf, type Place, singleText } from "../keyed/keyed-scheme.ts";
import type { ResourceValue } from "../resource.ts";

/**
 * Application Resource Bundles, as Flutter reads them: messages beside `@key` objects that describe them. Those stay with
 * the source, where Flutter looks for them.
 */
export class ArbScheme implements KeyedScheme {
  readonly #syntax: MessageSyntax;

  constructor(syntax: MessageSyntax) {
    this.#syntax = syntax;
  }

  entriesOf(tree: KeyTree): readonly KeyedEntry[] {
    const said = new Map(tree.texts.map(({ path, text }) => [keyOf(path), text]));
    return tree.texts.flatMap((found) => {
      const { path, line, text } = found;
      const [name = ""] = path;
      if (path.length > 1 || name.startsWith("@")) return [];
      const note = said.get(keyOf([`@${name}`, "description"]));
      const context = said.get(keyOf([`@${name}`, "context"]));
      const entry = {
        key: keyOf(path),
        path,
        line,
        unit: { kind: "single", text, syntax: this.#syntax } as const,
        ...(note !== undefined && { note }),
        ...(context !== undefined && { context }),
      };
      return [{ entry, texts: [found] }];
    });
  }

  placesOf({ entry }: KeyedEntry, value: ResourceValue): readonly Place[] {
    return [{ path: entry.path, text: singleText(entry.key, value) }];
  }

  remnantsOf({ entry }: KeyedEntry): readonly KeyPath[] {
    return [[`@${entry.path[0]}`]];
  }
}

/** `@@locale`, as BCP 47. */
export function arbLanguage(tree: KeyTree): string | undefined {
  const written = tree.texts.find(({ path }) => path.length === 1 && path[0] === "@@locale")?.text;
  return written === undefined || written === "" ? undefined : canonicalLanguage(written);
}
