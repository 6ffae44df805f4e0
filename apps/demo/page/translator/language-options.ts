import { nameIn, nativeName } from "../language-names.ts";

export interface LanguageOption {
  /** BCP 47; empty for "detect". */
  readonly tag: string;
  /** In the page's language. */
  readonly name: string;
  /** In itself; empty where it would repeat the name. */
  readonly native: string;
}

/** The languages as a reader of the page's language looks for them: in the order of its alphabet. */
export function languageOptions(tags: readonly string[], reader: string): readonly LanguageOption[] {
  const collator = new Intl.Collator(reader);
  return tags
    .map((tag) => {
      const [name, native] = [languageName(tag, reader), nativeName(tag)];
      return { tag, name, native: native === name ? "" : native };
    })
    .sort((one, other) => collator.compare(one.name, other.name));
}

/** Those with a word that begins as typed, in either name, or with that tag; accents and case do not matter. */
export function matching(options: readonly LanguageOption[], typed: string): readonly LanguageOption[] {
  const wanted = plain(typed.trim());
  if (wanted === "") return options;
  return options.filter(({ tag, name, native }) => {
    const words = `${plain(name)} ${plain(native)}`;
    return (
      words.startsWith(wanted) || words.includes(` ${wanted}`) || words.includes(`(${wanted}`) || plain(tag) === wanted
    );
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The name as it stands in a list, where it begins with a capital in every language that has them. */
export function languageName(tag: string, reader: string): string {
  const name = nameIn(reader, tag);
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
