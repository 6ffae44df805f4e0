import { type Tokens, tokenKinds } from "./tokens.ts";
import { UnspacedWords } from "./unspaced-words.ts";

type EdgeCheck = (text: string, tokens: Tokens, token: number) => boolean;

/** Whether a term may begin with a token, and whether one may end before a token. */
export interface WordEdges {
  readonly mayBegin: EdgeCheck;
  readonly mayEnd: EdgeCheck;
}

/** Languages in which an apostrophe stands between two words: `l'ordinateur`. */
const eliding: ReadonlySet<string> = new Set(["fr", "it", "ca", "oc", "scn", "lmo"]);

/** Tokens are cut at most edges of words; this says which of their edges are none. */
export function wordEdges(language: string): WordEdges {
  const elides = eliding.has(language);
  const joins: EdgeCheck = (text, tokens, token) => {
    const sign = signBetweenWords(text, tokens, token);
    return sign !== undefined && (isWithinNumber(sign) || (!elides && isWithinWord(sign)));
  };
  const words = new UnspacedWords(language);
  const isBroken: EdgeCheck = (text, tokens, token) => !(joins(text, tokens, token) || joins(text, tokens, token - 1));
  return {
    mayBegin: (text, tokens, token) =>
      !isBetweenSyllables(tokens, token) &&
      isBroken(text, tokens, token) &&
      !words.isWithin(text, tokens, token, "before") &&
      signBetweenWords(text, tokens, token)?.sign !== ".",
    mayEnd: (text, tokens, token) =>
      (!isBetweenSyllables(tokens, token) || isParticle(restOfWord(text, tokens, token))) &&
      isBroken(text, tokens, token) &&
      !words.isWithin(text, tokens, token, "behind"),
  };
}

interface SignBetweenWords {
  readonly sign: string;
  /** The character before it. */
  readonly before: string;
  /** The word behind it. */
  readonly after: string;
}

/** A token that stands directly between two words; `undefined` for any other. */
function signBetweenWords(text: string, { starts, kinds, count }: Tokens, token: number): SignBetweenWords | undefined {
  if (token < 1 || token + 1 >= count) return undefined;
  if (kinds[token - 1] !== tokenKinds.word || kinds[token + 1] !== tokenKinds.word) return undefined;
  const [start = 0, after = 0, end = 0] = starts.subarray(token, token + 3);
  return { sign: text.slice(start, after), before: text.charAt(start - 1), after: text.slice(after, end) };
}

/** An apostrophe as in `can't`: neither side of it stands for itself. Before a possessive s the word is over. */
function isWithinWord({ sign, after }: SignBetweenWords): boolean {
  return sign === "'" && after !== "s";
}

const digit = /^\p{Nd}/u;

/** As in `1,234.5` (UAX 29, WB11 and WB12). */
function isWithinNumber({ sign, before, after }: SignBetweenWords): boolean {
  return (sign === "." || sign === "," || sign === "'") && digit.test(before) && digit.test(after);
}

function isBetweenSyllables({ kinds }: Tokens, token: number): boolean {
  return token > 0 && kinds[token - 1] === tokenKinds.syllable && kinds[token] === tokenKinds.syllable;
}

/** More syllables than a particle has. */
const longestParticle = 6;

function restOfWord(text: string, { starts, kinds, count }: Tokens, token: number): string {
  let end = token;
  while (end < count && end - token <= longestParticle && kinds[end] === tokenKinds.syllable) end += 1;
  return text.slice(starts[token], starts[end]);
}

/** What Korean writes to a noun: a plural, a case, and a topic or the like. */
const particle =
  /^들?(?:에게서?|에서?|께서?|한테서?|으?로[서써]?|까지|부터|처럼|보다|만큼|마다|조차|마저|밖에|하고|이?랑|[와과만])?(?:[은는이가을를의도만라인요]|이?나|이?라고?|이[며고다]|입니다)?$/;

function isParticle(rest: string): boolean {
  return particle.test(rest);
}
