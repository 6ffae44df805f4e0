import { splitProtected } from "../protected-spans.ts";
import { simplifiedOnly, traditionalOnly } from "./generated/chinese-characters.ts";

/** A detector reads the beginning of a text; more than this adds nothing. */
const longestRead = 2000;

/** Scripts that one of the detected languages writes alone. */
const decisive: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ko", /\p{Script=Hangul}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["el", /\p{Script=Greek}/gu],
];
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const han = /\p{Script=Han}/gu;
/** Scripts of several languages, which words must decide. */
const shared = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/gu;
const letters = /\p{L}/gu;

/** What the script of a text says of its language. */
export type ScriptFinding =
  /** No letters: numbers, addresses, placeholders, emoji. */
  | { readonly kind: "wordless" }
  | { readonly kind: "decided"; readonly language: string; readonly letters: number }
  /** A script that none of the detected languages writes. */
  | { readonly kind: "foreign" }
  /** Several languages write it: `words` is what is left to judge. */
  | { readonly kind: "open"; readonly words: string; readonly letters: number };

/**
 * Looks at the letters of a text, without its tags, placeholders and addresses. The script of most of them counts; a
 * Chinese, Japanese or Korean character says as much as two letters.
 */
export function findScript(text: string): ScriptFinding {
  const words = wordsOf(text);
  const count = (characters: RegExp) => words.match(characters)?.length ?? 0;
  const total = count(letters);
  if (total === 0) return { kind: "wordless" };

  const kanaCount = count(kana);
  const hanCount = count(han);
  const candidates: [finding: ScriptFinding, weight: number][] = [
    [{ kind: "open", words, letters: total }, count(shared)],
    [eastAsian(kanaCount, hanCount, words), (kanaCount + hanCount) * 2],
  ];
  for (const [language, characters] of decisive) {
    const found = count(characters);
    candidates.push([{ kind: "decided", language, letters: found }, language === "ko" ? found * 2 : found]);
  }
  const known = candidates.reduce((best, candidate) => (candidate[1] > best[1] ? candidate : best));
  return known[1] * 2 < total ? { kind: "foreign" } : known[0];
}

/** Kana are in every Japanese sentence; long Han without them is Chinese, short Han may be either. */
function eastAsian(kanaCount: number, hanCount: number, words: string): ScriptFinding {
  const all = kanaCount + hanCount;
  if (kanaCount * 10 >= all) return { kind: "decided", language: "ja", letters: all };
  return all >= 10 ? { kind: "decided", language: "zh", letters: all } : { kind: "open", words, letters: all };
}

/** Composed, as the detector's data are: letters with accents of their own, and letters of full width. */
function wordsOf(text: string): string {
  const spans = splitProtected(text.slice(0, longestRead).toWellFormed().normalize("NFKC"));
  const read = spans.map((span) => (span.isProtected ? " " : span.text)).join("");
  return read.replace(/[\p{L}\p{M}\p{N}'’-]+/gu, (token) =>
    /\p{N}/u.test(token) && /[a-z]/i.test(token) ? " " : token,
  );
}

/**
 * Which script a Chinese text is in, by the characters that only one of the two uses.
 * @returns `undefined` where it holds none of them, or as many of both.
 */
export function chineseScript(text: string): "Hans" | "Hant" | undefined {
  let balance = 0;
  for (const character of text.slice(0, longestRead)) {
    if (simplified.has(character)) balance += 1;
    if (traditional.has(character)) balance -= 1;
  }
  if (balance === 0) return undefined;
  return balance > 0 ? "Hans" : "Hant";
}

const simplified: ReadonlySet<string> = new Set(simplifiedOnly);
const traditional: ReadonlySet<string> = new Set(traditionalOnly);
