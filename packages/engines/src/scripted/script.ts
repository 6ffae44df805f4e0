import { directionKey, withoutRegion } from "../language.ts";
import type { Direction, LanguageTag } from "../ports.ts";

/** Texts with their translations, as a file gave them. */
export interface Script {
  readonly directions: readonly Direction[];
  /** The translation of exactly this text, white space at its ends aside. */
  find(direction: Direction, text: string): string | undefined;
}

/** Takes in translations one by one. */
export interface ScriptBuilder {
  add(direction: Direction, text: string, translation: string): void;
  build(): Script;
}

/** Where a text is given twice for a direction, the first translation counts. */
export function createScriptBuilder(): ScriptBuilder {
  const tables = new Map<string, { direction: Direction; texts: Map<string, string> }>();
  return {
    add(direction, text, translation) {
      const key = directionKey(direction);
      const table = tables.get(key) ?? { direction, texts: new Map() };
      tables.set(key, table);
      if (!table.texts.has(text.trim())) table.texts.set(text.trim(), translation.trim());
    },
    build: () => ({
      directions: [...tables.values()].map((table) => table.direction),
      find: (direction, text) => tables.get(directionKey(direction))?.texts.get(text.trim()),
    }),
  };
}

/** The direction from a text in one tag into another; `undefined` where there is nothing to translate. */
export function scriptDirection(from: LanguageTag, target: LanguageTag): Direction | undefined {
  const source = withoutRegion(from);
  return source === target ? undefined : { source, target };
}
