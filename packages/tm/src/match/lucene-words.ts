/**
 * The words of a text as the `StandardTokenizer` of Lucene 3.6 cuts them: by Unicode's word boundaries (UAX #29 as of
 * Unicode 6.0), numbers among them, each Han and Hiragana character alone, what is written in a South East Asian script
 * together, and without what stands between words.
 */
export function unicodeWords(text: string): readonly string[] {
  const words: string[] = [];
  for (const { groups, 0: match } of text.matchAll(unicodeWord)) if (groups?.["joint"] === undefined) words.push(match);
  return words;
}

/** As the same tokenizer cut up to Lucene 3.0: hosts, e-mail addresses, acronyms and numbers with their parts are one. */
export function classicWords(text: string): readonly string[] {
  const words: string[] = [];
  let addressFrom = 0;
  for (let at = startFrom(text, 0); at < text.length; ) {
    let end = endOf(aloneWord, text, at);
    if (end === at) {
      const ends = classicRules.map((rule) => endOf(rule, text, at));
      // What is no address as a whole is none from a later part on either, and is not looked at again.
      if (at >= addressFrom) {
        addressFrom = endOf(addressee, text, at);
        if (text[addressFrom] === "@") ends.push(endOf(address, text, at));
      }
      end = Math.max(...ends);
    }
    words.push(withoutLastDot(text.slice(at, end)));
    at = startFrom(text, end);
  }
  return words;
}

/** Where the next word begins. */
function startFrom(text: string, at: number): number {
  classicStart.lastIndex = at;
  return classicStart.exec(text)?.index ?? text.length;
}

/** The last dot belongs to `z.B.`, whose letters stand alone, and not to `www.example.org.` */
function withoutLastDot(word: string): string {
  return word.endsWith(".") && !acronym.test(word) ? word.slice(0, -1) : word;
}

function endOf(rule: RegExp, text: string, at: number): number {
  rule.lastIndex = at;
  return rule.test(text) ? rule.lastIndex : at;
}

const southEastAsian = "Thai Lao Khmer Myanmar Tai_Le New_Tai_Lue Tai_Tham Tai_Viet"
  .split(" ")
  .map((script) => String.raw`\p{sc=${script}}`)
  .join("");
const extending = String.raw`[\p{Grapheme_Extend}\p{Mc}\u200c\u200d]`;
const attached = String.raw`(?:${extending}|[\p{Cf}--[\u200b-\u200d]])*`;
const katakana = String.raw`[[\p{sc=Katakana}\u3031-\u3035\u309b\u309c\u30a0\u30fc\uff70]--${extending}]${attached}`;
const digit = String.raw`[\p{Nd}\u066b]${attached}`;
const letter = String.raw`[[\p{Alphabetic}\u05f3]--[\p{Ideographic}\p{sc=Katakana}\u3031-\u3035\u309b\u309c\u30fc\uff70\p{sc=Hiragana}${southEastAsian}\p{Nd}]--${extending}]${attached}`;
const betweenLetters = String.raw`[:\u00b7\u0387\u05f4\u2027\ufe13\ufe55\uff1a'.\u2018\u2019\u2024\ufe52\uff07\uff0e]${attached}`;
const betweenDigits = String.raw`[,;\u037e\u0589\u060c\u060d\u066c\u07f8\u2044\ufe10\ufe14\ufe50\ufe54\uff0c\uff1b'.\u2018\u2019\u2024\ufe52\uff07\uff0e]${attached}`;
const joint = String.raw`(?:\p{Pc}${attached})`;
const lettersAndDigits = `(?:${letter}(?:${letter}|${betweenLetters}${letter})*|${digit}(?:${digit}|${betweenDigits}${digit})*)+`;
const run = `(?:(?:${katakana})+|${lettersAndDigits})`;

/** Joints alone are no word; they are matched so that a long row of them is looked at once. */
const unicodeWord = new RegExp(
  `${joint}*${run}(?:${joint}+${run})*${joint}*|[[${southEastAsian}]&&[\\p{L}\\p{M}]]+|[\\p{sc=Han}\\p{sc=Hiragana}]${attached}|(?<joint>${joint}+)`,
  "gv",
);

/** Chinese and Japanese characters are words of one character, and Korean ones letters. */
const ideograph = String.raw`[\u3040-\u30ff\u3100-\u312f\u31f0-\u31ff\u3300-\u337f\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff65-\uff9f]`;
const classicLetter = String.raw`[[\p{L}--[\u{10000}-\u{10ffff}]]--${ideograph}]`;
const classicDigit = String.raw`[\p{Nd}--[\u{10000}-\u{10ffff}]]`;
const letters = `${classicLetter}+`;
const alphanumeric = String.raw`[${classicLetter}${classicDigit}[\u0e00-\u0e59]]+`;
const withDigit = `${classicLetter}*${classicDigit}[${classicLetter}${classicDigit}]*`;
const sign = String.raw`[_\-\/.,]`;

const classicStart = new RegExp(String.raw`[${classicLetter}${classicDigit}[\u0e00-\u0e59]${ideograph}]`, "vg");
/** Most words: nothing follows that could make more of them. */
const aloneWord = new RegExp(
  String.raw`${alphanumeric}(?![${classicLetter}${classicDigit}[\u0e00-\u0e59]'.\&@_\-\/,])`,
  "vy",
);
const addressee = new RegExp(String.raw`${alphanumeric}(?:[.\-_]${alphanumeric})*`, "vy");
const address = new RegExp(String.raw`${addressee.source}@${alphanumeric}(?:[.\-]${alphanumeric})+`, "vy");
const acronym = new RegExp(String.raw`^${classicLetter}\.(?:${classicLetter}\.)+$`, "v");
const classicRules = [
  alphanumeric,
  `${letters}(?:'${letters})+`,
  String.raw`${classicLetter}\.(?:${classicLetter}\.)+`,
  String.raw`${alphanumeric}\.(?:${alphanumeric}\.)+`,
  `${letters}[\\&@]${letters}`,
  String.raw`${alphanumeric}(?:\.${alphanumeric})+`,
  `${alphanumeric}${sign}${withDigit}`,
  `${withDigit}${sign}${alphanumeric}`,
  `${alphanumeric}(?:${sign}${withDigit}${sign}${alphanumeric})+`,
  `${withDigit}(?:${sign}${alphanumeric}${sign}${withDigit})+`,
  `${alphanumeric}${sign}${withDigit}(?:${sign}${alphanumeric}${sign}${withDigit})+`,
  `${withDigit}${sign}${alphanumeric}(?:${sign}${withDigit}${sign}${alphanumeric})+`,
  ideograph,
].map((rule) => new RegExp(rule, "vy"));
