import { groupI18nextKeys, type MessageSyntax, type MessageUnit } from "@dragoman/message";
import { intlLanguage } from "../../model/language.ts";
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

export interface I18nextSetting {
  readonly language: string | undefined;
  readonly syntax: MessageSyntax;
  readonly pluralSeparator: string;
}

/** i18next's JSON, version 4: `item_one`, `item_ordinal_other`, contexts as parts of keys. */
export class I18nextScheme implements KeyedScheme {
  readonly #setting: I18nextSetting;

  constructor(setting: I18nextSetting) {
    this.#setting = setting;
  }

  entriesOf(tree: KeyTree, source?: readonly KeyedEntry[]): readonly KeyedEntry[] {
    const known = new Map((source ?? []).map((entry) => [entry.entry.key, entry]));
    const entries = [...byObject(tree.texts).values()].flatMap((texts) => this.#entriesOfObject(texts, known));
    const places = new Map(tree.texts.map((text, index) => [text, index]));
    const placeOf = ({ texts: [first] }: KeyedEntry) => (first === undefined ? 0 : (places.get(first) ?? 0));
    return entries.toSorted((left, right) => placeOf(left) - placeOf(right));
  }

  placesOf({ entry }: KeyedEntry, value: ResourceValue): readonly Place[] {
    const { path, key, unit } = entry;
    if (unit.kind === "single") return [{ path, text: singleText(key, value) }];
    const { pluralSeparator, language } = this.#setting;
    const stem = path.at(-1) ?? "";
    // i18next asks for a cardinal `_zero` at a count of 0 in every language.
    const extra = unit.type === "cardinal" ? (["zero"] as const) : [];
    return wholeForms(key, value, { language, type: unit.type, extra }).map(([category, text]) => ({
      path: [...path.slice(0, -1), `${stem}${pluralSeparator}${category}`],
      text,
    }));
  }

  remnantsOf(): readonly KeyPath[] {
    return [];
  }

  /** What the source has as single, and as the forms of one message, is the same here, whatever else it looks like. */
  #entriesOfObject(texts: readonly TreeText[], known: ReadonlyMap<string, KeyedEntry>): readonly KeyedEntry[] {
    const entries = new Map<TreeText, KeyedEntry>();
    const parent = texts[0]?.path.slice(0, -1) ?? [];
    const left = new Map<string, TreeText>();
    const forms = new Map<string, TreeText[]>();
    for (const text of texts) {
      const name = text.path.at(-1) ?? "";
      const single = known.get(keyOf(text.path));
      const stem = this.#stemOf(name);
      const plural = stem === undefined ? undefined : known.get(this.#pluralKey([...parent, stem]));
      if (single !== undefined) entries.set(text, this.#single(text));
      else if (stem !== undefined && plural !== undefined) forms.set(stem, [...(forms.get(stem) ?? []), text]);
      else left.set(name, text);
    }
    for (const [stem, found] of forms) {
      const unit = known.get(this.#pluralKey([...parent, stem]))?.entry.unit;
      const [first] = found;
      if (first === undefined || unit?.kind !== "plural") continue;
      entries.set(first, this.#plural([...parent, stem], found, unit));
    }
    const strings = new Map([...left].map(([name, { text }]) => [name, text]));
    const { language, syntax, pluralSeparator } = this.#setting;
    const sourceLanguage = intlLanguage(language ?? "en");
    for (const message of groupI18nextKeys(strings, { sourceLanguage, syntax, pluralSeparator })) {
      const isPlural = "keys" in message;
      const found = (isPlural ? message.keys : [message.key]).flatMap((key) => left.get(key) ?? []);
      const [first] = found;
      if (first === undefined) continue;
      if (!isPlural) entries.set(first, this.#single(first));
      else {
        // As in the keys, so that the cardinal and the ordinal of a word are two messages.
        const stem = message.unit.type === "ordinal" ? `${message.stem}${pluralSeparator}ordinal` : message.stem;
        entries.set(first, this.#plural([...parent, stem], found, message.unit));
      }
    }
    return [...entries.values()];
  }

  #single(text: TreeText): KeyedEntry {
    const { path, line } = text;
    const unit = { kind: "single", text: text.text, syntax: this.#setting.syntax } as const;
    return { entry: { key: keyOf(path), path, line, unit }, texts: [text] };
  }

  #plural(path: KeyPath, texts: readonly TreeText[], like: MessageUnit & { readonly kind: "plural" }): KeyedEntry {
    const { pluralSeparator } = this.#setting;
    const stem = `${path.at(-1)}${pluralSeparator}`;
    const forms = new Map(
      pluralCategories.flatMap((category) => {
        const text = texts.find((one) => one.path.at(-1) === `${stem}${category}`);
        return text === undefined ? [] : [[category, text.text] as const];
      }),
    );
    const line = texts[0]?.line ?? 1;
    return { entry: { key: this.#pluralKey(path), path, line, unit: { ...like, forms } }, texts };
  }

  #pluralKey(path: KeyPath): string {
    return keyOf(path, `${this.#setting.pluralSeparator}*`);
  }

  /** `item` of `item_one`. */
  #stemOf(name: string): string | undefined {
    const { pluralSeparator } = this.#setting;
    const category = pluralCategories.find((one) => name.endsWith(`${pluralSeparator}${one}`));
    if (category === undefined) return undefined;
    const stem = name.slice(0, -category.length - pluralSeparator.length);
    return stem === "" ? undefined : stem;
  }
}

function byObject(texts: readonly TreeText[]): ReadonlyMap<string, readonly TreeText[]> {
  const objects = new Map<string, TreeText[]>();
  for (const text of texts) {
    const parent = keyOf(text.path.slice(0, -1), text.path.length > 1 ? "." : "");
    const siblings = objects.get(parent);
    if (siblings === undefined) objects.set(parent, [text]);
    else siblings.push(text);
  }
  return objects;
}
