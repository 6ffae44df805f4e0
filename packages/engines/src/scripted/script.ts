import { directionKey, withoutRegion } from "../language.ts";
import type { Direction, LanguageTag, Span } from "../ports.ts";
import { pairTags, type TaggedPair, type TaggedText } from "./tagged-text.ts";

export type Formality = "more" | "less";

/** Texts with their translations, as a file gave them. */
export interface Script {
  readonly directions: readonly Direction[];
  /** The translation of exactly this text, white space at its ends aside. */
  find(direction: Direction, text: string, formality?: Formality): string | undefined;
  /** The same for a text that the script has with inline elements around exactly these stretches of it. */
  findTagged(direction: Direction, text: string, spans: readonly Span[], formality?: Formality): TaggedPair | undefined;
  /** Whether a text of the direction has a translation of its own for a formality. */
  hasFormality(direction: Direction): boolean;
}

/** Takes in translations one by one. */
export interface ScriptBuilder {
  add(direction: Direction, text: string, translation: string, formality?: Formality): void;
  /** A text with inline elements in both languages; without them it is a text like any other. */
  addTagged(direction: Direction, text: TaggedText, translation: TaggedText, formality?: Formality): void;
  build(): Script;
}

interface Table {
  readonly direction: Direction;
  readonly texts: Map<string, string>;
  /** What few texts have: translations for a formality, and with elements, by text. */
  readonly formal: Readonly<Record<Formality, Map<string, string>>>;
  readonly tagged: Map<string, (TaggedPair & { readonly formality: Formality | undefined })[]>;
}

/** Where a text is given twice for a direction, the first translation counts. */
export function createScriptBuilder(): ScriptBuilder {
  const tables = new Map<string, Table>();

  function tableOf(direction: Direction): Table {
    const key = directionKey(direction);
    const table = tables.get(key) ?? {
      direction,
      texts: new Map(),
      formal: { more: new Map(), less: new Map() },
      tagged: new Map(),
    };
    tables.set(key, table);
    return table;
  }

  function add(direction: Direction, text: string, translation: string, formality?: Formality): void {
    const table = tableOf(direction);
    const texts = formality === undefined ? table.texts : table.formal[formality];
    if (!texts.has(text.trim())) texts.set(text.trim(), translation.trim());
  }

  return {
    add,
    addTagged(direction, text, translation, formality) {
      add(direction, text.text, translation.text, formality);
      const pair = pairTags(text, translation);
      if (pair === undefined) return;
      const { tagged } = tableOf(direction);
      const known = tagged.get(pair.source.text) ?? [];
      tagged.set(pair.source.text, [...known, { ...pair, formality }]);
    },
    build: () => ({
      directions: [...tables.values()].map((table) => table.direction),
      find(direction, text, formality) {
        const table = tables.get(directionKey(direction));
        const core = text.trim();
        return (formality && table?.formal[formality].get(core)) ?? table?.texts.get(core);
      },
      findTagged(direction, text, spans, formality) {
        const pairs = tables.get(directionKey(direction))?.tagged.get(text.trim());
        const alike = pairs?.filter(({ source }) => areEqual(source.spans, spans));
        return (
          alike?.find((pair) => pair.formality === formality) ?? alike?.find((pair) => pair.formality === undefined)
        );
      },
      hasFormality(direction) {
        const formal = tables.get(directionKey(direction))?.formal;
        return formal !== undefined && formal.more.size + formal.less.size > 0;
      },
    }),
  };
}

function areEqual(one: readonly Span[], other: readonly Span[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ start, end }, index) => start === other[index]?.start && end === other[index]?.end)
  );
}

/** The direction from a text in one tag into another; `undefined` where there is nothing to translate. */
export function scriptDirection(from: LanguageTag, target: LanguageTag): Direction | undefined {
  const source = withoutRegion(from);
  return source === target ? undefined : { source, target };
}
