/** A folded text cut into tokens; token `i` reaches from `starts[i]` to `starts[i + 1]`. */
export interface Tokens {
  readonly count: number;
  readonly starts: Int32Array;
  /** Equal for equal tokens, and small enough to be no object. */
  readonly hashes: Int32Array;
  /** One of `tokenKinds` each. */
  readonly kinds: Uint8Array;
}

/** Where tokens are written; used again and again, it spares each text its own. */
export type TokenRoom = Omit<Tokens, "count">;

/** Room for the tokens of texts of up to `length` UTF-16 units. */
export function roomFor(length: number): TokenRoom {
  return { starts: new Int32Array(length + 1), hashes: new Int32Array(length), kinds: new Uint8Array(length) };
}

/** Of scripts that put spaces between words a token is a word, but in Hangul a syllable: particles are written to words. */
export const tokenKinds = { other: 0, word: 1, syllable: 2 } as const;

/**
 * Cuts a text where a term may begin or end: into words, and into single characters where a script has no spaces
 * between words, and of whatever is no word. Marks stay with what they are on.
 */
export function tokensOf(text: string, room: TokenRoom = roomFor(text.length)): Tokens {
  const { length } = text;
  const { starts, hashes, kinds } = room.starts.length > length ? room : roomFor(length);
  let count = 0;
  for (let at = 0; at < length; count++) {
    const code = text.charCodeAt(at);
    const kind = kindAt(text, at, code);
    starts[count] = at;
    kinds[count] = kind === word || kind === syllable ? kind : other;
    let hash = code;
    at += 1;
    if (isLeading(code) && isTrailing(text.charCodeAt(at))) {
      hash = mixed(hash, text.charCodeAt(at));
      at += 1;
    }
    while (at < length) {
      const next = text.charCodeAt(at);
      const nextKind = kindAt(text, at, next);
      if (nextKind !== mark && (nextKind !== word || kind !== word)) break;
      hash = mixed(hash, next);
      at += 1;
      if (isLeading(next) && isTrailing(text.charCodeAt(at))) {
        hash = mixed(hash, text.charCodeAt(at));
        at += 1;
      }
    }
    hashes[count] = hash & 0x3fffffff;
  }
  starts[count] = length;
  return { count, starts, hashes, kinds };
}

function mixed(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

const { other, word, syllable } = tokenKinds;
const unspaced = 3;
const mark = 4;

const wordCharacter = /[\p{L}\p{N}_]/u;
/** Scripts that put no spaces between words. */
const unspacedCharacter =
  /(?=[\p{L}\p{N}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u;
const syllableCharacter = /(?=\p{L})\p{scx=Hangul}/u;
const markCharacter = /\p{M}/u;
const unitKinds = kindsOfUnits();

/** The kind of every UTF-16 unit that is a character, so that a text is cut without asking an expression for each. */
function kindsOfUnits(): Uint8Array {
  const table = new Uint8Array(0x10000);
  const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
  const all = Array.from({ length: 0x10000 }, (_, code) => (isSurrogate(code) ? " " : String.fromCharCode(code))).join(
    "",
  );
  for (const { expression, kind } of [
    { expression: wordCharacter, kind: word },
    { expression: unspacedCharacter, kind: unspaced },
    { expression: syllableCharacter, kind: syllable },
    { expression: markCharacter, kind: mark },
  ]) {
    for (const { index } of all.matchAll(new RegExp(expression, "gu"))) table[index] = kind;
  }
  return table;
}

function kindAt(text: string, at: number, code: number): number {
  return isLeading(code) ? kindOfPair(text.codePointAt(at) ?? code) : (unitKinds[code] ?? other);
}

function kindOfPair(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  if (markCharacter.test(character)) return mark;
  if (unspacedCharacter.test(character)) return unspaced;
  return wordCharacter.test(character) ? word : other;
}

function isLeading(code: number): boolean {
  return (code & 0xfc00) === 0xd800;
}

function isTrailing(code: number): boolean {
  return (code & 0xfc00) === 0xdc00;
}
