import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { EngineError } from "../errors.ts";
import type { BookData } from "./format.ts";
import { decodeBook } from "./format.ts";
import type { PhrasebookLanguage } from "./languages.ts";
import { hashOf, normalForm } from "./normal.ts";

/** A string of a language, and the phrase that it words. */
export interface Wording {
  readonly text: string;
  readonly phrase: number;
}

/** The strings of one language. Texts stay encoded until they are asked for: a loaded language is a few buffers. */
export class Book {
  readonly language: PhrasebookLanguage;
  /** The build that numbered the phrases. */
  readonly edition: string;
  readonly #data: BookData;
  readonly #abbreviations: ReadonlySet<string>;
  /** The entry with the chosen wording of each phrase; `disputed` where its sources disagree, `none` where it has none. */
  readonly #preferred: Uint32Array;

  constructor(data: BookData) {
    this.language = data.header.language;
    this.edition = data.header.edition;
    this.#data = data;
    this.#abbreviations = new Set(data.header.abbreviations ?? []);
    this.#preferred = new Uint32Array(data.header.phrases).fill(none);
    for (let entry = data.header.preferred; entry < data.header.entries; entry++) {
      this.#preferred[this.#phraseOf(entry)] = disputed;
    }
    for (let entry = data.header.preferred - 1; entry >= 0; entry--) this.#preferred[this.#phraseOf(entry)] = entry;
  }

  /** How many families of sources agree on the chosen wording of a phrase, roughly. */
  support(phrase: number): number {
    return (this.#data.supports[this.#preferred[phrase] ?? none] ?? 0) / 10;
  }

  /** The chosen wording of a phrase. */
  wording(phrase: number): string | undefined {
    const entry = this.#preferred[phrase] ?? none;
    return entry >= disputed ? undefined : this.#textOf(entry);
  }

  /** Whether a word in capitals is an abbreviation, and not the word of the same letters: `PIN`. */
  isAbbreviation(word: string): boolean {
    return this.#abbreviations.has(word);
  }

  /** Whether there are wordings of a phrase, but none that its sources agree on. */
  isDisputed(phrase: number): boolean {
    return this.#preferred[phrase] === disputed;
  }

  /** All strings of a normal form, the most usual first. */
  find(normal: string): readonly Wording[] {
    const { hashes, order } = this.#data;
    const hash = hashOf(normal);
    const found: Wording[] = [];
    for (let index = firstAtLeast(hashes, hash); hashes[index] === hash; index++) {
      const entry = order[index] ?? 0;
      const text = this.#textOf(entry);
      if (normalForm(text, this.language) === normal) found.push({ text, phrase: this.#phraseOf(entry) });
    }
    return found;
  }

  #phraseOf(entry: number): number {
    return this.#data.phrases[entry] ?? none;
  }

  #textOf(entry: number): string {
    const { ends, texts } = this.#data;
    return texts.toString("utf8", entry === 0 ? 0 : ends[entry - 1], ends[entry]);
  }
}

const none = 0xffffffff;

const disputed = 0xfffffffe;

function firstAtLeast(sorted: Uint32Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The languages of a data folder, each read when it is first asked for and then kept. */
export class Bookshelf {
  readonly #folder: string;
  readonly #books = new Map<PhrasebookLanguage, Promise<Book>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Two languages whose phrases have the same numbers. Files that were made anew since the first was read are read again.
   * @throws EngineError `unavailable` that names the file when one is missing or damaged, or the two are of two builds.
   */
  async pair(one: PhrasebookLanguage, other: PhrasebookLanguage): Promise<readonly [Book, Book]> {
    const known = [await this.book(one), await this.book(other)] as const;
    if (known[0].edition === known[1].edition) return known;
    this.#books.clear();
    const [first, second] = [await this.book(one), await this.book(other)];
    if (first.edition === second.edition) return [first, second];
    throw unavailable(bookFile(this.#folder, other), `it is of another build than ${bookFile(this.#folder, one)}`);
  }

  /** @throws EngineError `unavailable` that names the file when it is missing or damaged. */
  book(language: PhrasebookLanguage): Promise<Book> {
    const known = this.#books.get(language);
    if (known !== undefined) return known;
    const loading = readBook(this.#folder, language);
    this.#books.set(language, loading);
    loading.catch(() => {
      if (this.#books.get(language) === loading) this.#books.delete(language);
    });
    return loading;
  }

  clear(): void {
    this.#books.clear();
  }
}

export function bookFile(folder: string, language: PhrasebookLanguage): string {
  return join(folder, `${language}.book.gz`);
}

async function readBook(folder: string, language: PhrasebookLanguage): Promise<Book> {
  const file = bookFile(folder, language);
  try {
    return new Book(decodeBook(await readFile(file), language));
  } catch (cause) {
    throw unavailable(file, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

function unavailable(file: string, reason: string, cause?: unknown): EngineError {
  return new EngineError(
    "phrasebook",
    "unavailable",
    `The phrasebook's data file ${file} cannot be read (${reason}). Build it again with \`npm run data\` in @dragoman/engines, or reinstall the package.`,
    { cause },
  );
}
