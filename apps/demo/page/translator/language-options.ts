import { nameIn, nativeName } from "../language-names.ts";

export interface LanguageOption {
  /** BCP 47; empty for "detect". */
  readonly tag: string;
  /** In the page's language. */
  readonly name: string;
  /** In itself; empty where it would repeat the name. */
  readonly native: string;
  /** Whether an engine serves it now; a model may have to be installed otherwise. */
  readonly isServed: boolean;
}

/** The served languages first, then the others, both in the order of the reader's alphabet. */
export function languageOptions(
  served: readonly string[],
  others: readonly string[],
  reader: string,
): LanguageOption[] {
  const { compare } = new Intl.Collator(reader);
  const inOrder = (tags: readonly string[], isServed: boolean) =>
    tags.map((tag) => languageOption(tag, isServed, reader)).sort((one, other) => compare(one.name, other.name));
  return [...inOrder(served, true), ...inOrder(others, false)];
}

function languageOption(tag: string, isServed: boolean, reader: string): LanguageOption {
  const [name, native] = [languageName(tag, reader), nativeName(tag)];
  return { tag, name, native: native === name ? "" : native, isServed };
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
