import type { Tokens } from "./tokens.ts";

const katakana = String.raw`\p{sc=Katakana}ー`;
const south = String.raw`\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`;
/** Two letters of a script that writes words of several letters without spaces. Of Han, every character may be a word. */
const unspacedLetters = new RegExp(`^(?:[${katakana}]{2}|[${south}]{2})$`, "u");
/** What is left of a word beside a term of it, and may be another word: in katakana, words are written together freely. */
const longRest = new RegExp(`^[${katakana}]{3,}$`, "u");

/** The words of scripts that write several letters without spaces, by ICU's dictionaries: `カート` is one in `カートに`, and none in `スカート`. */
export class UnspacedWords {
  readonly #language: string;
  #segmenter: Intl.Segmenter | undefined;
  #last: { readonly text: string; readonly words: Intl.Segments } | undefined;

  constructor(language: string) {
    this.#language = language;
  }

  /** Whether a term that begins, or ends, with a token stands in the middle of a word. */
  isWithin(text: string, { starts }: Tokens, token: number, side: "before" | "behind"): boolean {
    const at = starts[token] ?? 0;
    if (!unspacedLetters.test(text.slice(at - 1, at + 1))) return false;
    const word = this.#wordsOf(text).containing(at);
    if (word === undefined || word.index === at) return false;
    const rest = side === "before" ? text.slice(word.index, at) : text.slice(at, word.index + word.segment.length);
    return !longRest.test(rest);
  }

  #wordsOf(text: string): Intl.Segments {
    if (this.#last?.text !== text) {
      this.#segmenter ??= new Intl.Segmenter(this.#language, { granularity: "word" });
      this.#last = { text, words: this.#segmenter.segment(text) };
    }
    return this.#last.words;
  }
}
