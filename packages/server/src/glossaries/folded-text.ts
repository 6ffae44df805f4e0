/** A text as terms are compared: one case, composed letters, one kind of apostrophe and of space, no vowel signs. */
export interface FoldedText {
  readonly text: string;
  /** Where a position of it stands in the text as it was; `undefined` where that is the same place. */
  readonly positions: Uint32Array | undefined;
}

/** Writes texts of one language so that what counts as the same term is the same. */
export interface Folding {
  fold(text: string): FoldedText;
  /** Case and all else that counts: for entries that say which case they are in. */
  surfaceOf(text: string): string;
  /** A term as it is written in capitals; `undefined` where that is the same term but for case. */
  inCapitals(term: string): string | undefined;
}

/** What is written in several ways, and the way that stands for them all. */
const variants = /[\u2018\u2019\u02BC\uFF07]|[\u00A0\u2007\u202F]/;
const apostrophes = /[\u2018\u2019\u02BC\uFF07]/g;
const spaces = /[\u00A0\u2007\u202F]/g;
/** Before these no letter can have been composed of others. */
const mayBeDecomposed = /[\u0300-\uFFFF]/;
/** The case of these languages' i is their own (Unicode SpecialCasing). */
const dottedI: ReadonlySet<string> = new Set(["tr", "az"]);
/** Scripts whose vowels are signs that most texts leave out, and the stroke that makes an Arabic word longer. */
const vowelSigns = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u0652\u0670]/g;
const mayHaveVowelSigns = /[\u0590-\u06FF]/;
/** Capitals have two letters for these, and in Greek no accents. */
const mayChangeInCapitals = /[ß\u0370-\u03FF]/;

/** Whether a language has capitals of its own for letters that others have too. */
export function hasOwnCase(language: string): boolean {
  return dottedI.has(language);
}

export function createFolding(language: string): Folding {
  const lower = dottedI.has(language)
    ? (text: string) => text.toLocaleLowerCase(language)
    : (text: string) => text.toLowerCase();
  // A sigma's form depends on its place, so that one form stands for both.
  const folded = (text: string) => withoutVowelSigns(evened(lower(text)).replaceAll("ς", "σ"));

  const fold = (text: string): FoldedText => {
    const isComposed = !mayBeDecomposed.test(text) || text.normalize("NFC") === text;
    if (isComposed) {
      const same = folded(text);
      if (same.length === text.length) return { text: same, positions: undefined };
    }
    return foldedByCharacter(text, folded);
  };

  return {
    fold,
    surfaceOf: (text) => evened(text.normalize("NFC")),
    inCapitals(term) {
      if (!mayChangeInCapitals.test(term)) return undefined;
      const capitals = term.toLocaleUpperCase(language);
      return fold(capitals).text === fold(term).text ? undefined : capitals;
    },
  };
}

function withoutVowelSigns(text: string): string {
  return mayHaveVowelSigns.test(text) ? text.replace(vowelSigns, "") : text;
}

function evened(text: string): string {
  return variants.test(text) ? text.replace(apostrophes, "'").replace(spaces, " ") : text;
}

/** For the few texts that become longer or shorter: character by character, as a reader sees them (UAX 29). */
function foldedByCharacter(text: string, fold: (text: string) => string): FoldedText {
  const pieces: string[] = [];
  const positions: number[] = [];
  for (const { segment, index } of new Intl.Segmenter("und", { granularity: "grapheme" }).segment(text)) {
    const piece = fold(segment.normalize("NFC"));
    pieces.push(piece);
    for (let unit = 0; unit < piece.length; unit++) positions.push(index);
  }
  positions.push(text.length);
  return { text: pieces.join(""), positions: Uint32Array.from(positions) };
}
