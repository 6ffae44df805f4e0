/**
 * The pieces into which Java's `BreakIterator` for words cuts a text, by the rules that it has had since 1.2: words with
 * the numbers that touch them, numbers with their currency or percent sign, runs of spaces, of kanji, of katakana and of
 * hiragana, and everything else by character. `Intl.Segmenter` follows other rules. Put together they are the text.
 */
export function javaPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    let end = endOf(usual, text, at);
    if (end === at) end = Math.max(...others.map((rule) => endOf(rule, text, at)), at + 1);
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}

function endOf(rule: RegExp, text: string, at: number): number {
  rule.lastIndex = at;
  return rule.test(text) ? rule.lastIndex : at;
}

const kanji = String.raw`[\u3005\u4e00-\u9fa5\uf900-\ufa2d]`;
const katakana = String.raw`[\u30a1-\u30fa\u30fd\u30fe]`;
const hiragana = String.raw`[\u3041-\u3094\u309d\u309e]`;
const kanaMark = String.raw`[\u3099-\u309c\u30fb\u30fc]`;
const enclosing = String.raw`[\p{Mn}\p{Me}]`;
/** Format characters change nothing wherever they stand, and first in a text belong to what follows. */
const format = String.raw`[\p{Cf}--\u00ad]`;
const ignored = `${format}*`;

const one = (set: string) => `(?:${set}${ignored})`;
const kana = `[${kanji}${katakana}${hiragana}${kanaMark}]`;
const letter = `(?:${one(String.raw`[[\p{L}\p{Mc}]--${kana}]`)}${one(enclosing)}*)`;
const digit = `(?:${one(String.raw`\p{N}`)}${one(enclosing)}*)`;
const inWord = one(String.raw`[\p{Pd}\p{Pc}\u00ad\u2027"'.]`);
const inNumber = one(String.raw`["'.,\u066b]`);
const beforeNumber = one(String.raw`[[\p{Sc}#.]--\u00a2]`);
const afterNumber = one(String.raw`[%\&\u00a2\u066a\u2030\u2031]`);
const word = `(?:${letter}+(?:${inWord}${letter}+)*${one(String.raw`[\u0964\u0965]`)}?)`;
const number = `(?:${digit}+(?:${inNumber}${digit}+)*)`;
const spaces = `(?:${one(String.raw`[\p{Zs}\t]`)}${one(enclosing)}*)`;
const lineEnd = one(String.raw`[\n\f\u2028\u2029]`);
const carriageReturn = one(String.raw`\r`);
const withMarks = `${one(String.raw`[^\p{Mn}\p{Me}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]`)}${one(enclosing)}+`;
const wordsAndNumbers = `(?:${number}${word})*(?:${number}${afterNumber}?)?`;

/** In an order in which the first that fits reaches furthest. */
const usual = new RegExp(
  `${ignored}(?:${word}${wordsAndNumbers}|(?=${digit})${wordsAndNumbers}|${spaces}+${carriageReturn}?${lineEnd}?|(?!${kana})(?:${withMarks}|${beforeNumber}${wordsAndNumbers}|${one(String.raw`[^\r${format}]`)}))`,
  "vy",
);

/** For what begins with kana, kanji or a carriage return. Of these the one that reaches furthest cuts. */
const others = [
  one(`[^${format}]`),
  `${carriageReturn}${lineEnd}?`,
  `${one(`[${katakana}${kanaMark}]`)}*`,
  `${one(`[${hiragana}${kanaMark}]`)}*`,
  `${one(kanji)}*`,
  withMarks,
].map((rule) => new RegExp(ignored + rule, "vy"));
