import { isWhole } from "./proof.ts";
import { hasWords, type Piece, type TokenSyntax, tokenize } from "./tokens.ts";

/** One string of a target language: what is sent for it, and how what comes back becomes the string. */
export interface Message {
  /** The key in the target's resources, with its plural suffix; parts of a nested key joined by the key separator. */
  readonly key: string;
  /** The source language's string, delivered where no translation can be. */
  readonly source: string;
  /** The text to translate; `undefined` where the source has no words, so that it stays as it is. */
  readonly sent: string | undefined;
  /** The finished string; `undefined` where the translation lost or changed something that had to stay. */
  readonly finish: (translation: string) => string | undefined;
}

/** A string that is translated as it is. */
export function plainMessage(key: string, source: string, syntax: TokenSyntax): Message {
  const pieces = tokenize(source, syntax);
  return {
    key,
    source,
    sent: hasWords(pieces) ? source : undefined,
    finish: (translation) => (isWhole(pieces, tokenize(translation, syntax)) ? translation : undefined),
  };
}

/** A plural form that is translated with a number in place of its count. */
export interface CountedForm {
  readonly key: string;
  readonly source: string;
  readonly sample: number;
  /** The form stands for this one number alone, so that its translation may leave the number out. */
  readonly isOneNumber: boolean;
}

/** A message whose `{{count}}` is a number on the way, and `{{count}}` again in the result. */
export function countedMessage(form: CountedForm, syntax: TokenSyntax): Message {
  const pieces = tokenize(form.source, syntax);
  const counts = pieces.filter(isCount).map(({ value }) => value);
  if (counts.length === 0 || !canStandFor(form.sample, pieces)) return plainMessage(form.key, form.source, syntax);

  const withoutCounts = pieces.filter((piece) => !isCount(piece));
  return {
    key: form.key,
    source: form.source,
    sent: hasWords(pieces) ? withSample(pieces, form.sample) : undefined,
    finish: (translation) => {
      const restored = putBack(translation, form.sample, counts);
      if (isWhole(pieces, tokenize(restored, syntax))) return restored;
      const translated = tokenize(translation, syntax);
      const leavesItOut = isWhole(withoutCounts, translated) && digitsOf(translated) === digitsOf(withoutCounts);
      return form.isOneNumber && leavesItOut ? translation : undefined;
    },
  };
}

/** The variable that i18next fills with the count, however it is formatted. */
export function isCount(piece: Piece): boolean {
  return piece.kind === "variable" && piece.name === "count";
}

/** Whether the number can be told from all else in the form, so that the count can be put back in its place. */
export function canStandFor(sample: number, pieces: readonly Piece[]): boolean {
  const counts = pieces.filter(isCount).map(({ value }) => value);
  const source = pieces.map(({ value }) => value).join("");
  return putBack(withSample(pieces, sample), sample, counts) === source;
}

function withSample(pieces: readonly Piece[], sample: number): string {
  return pieces.map((piece) => (isCount(piece) ? String(sample) : piece.value)).join("");
}

/** The digits of a message outside of its tokens. */
function digitsOf(pieces: readonly Piece[]): string {
  const texts = pieces.flatMap((piece) => (piece.kind === "text" ? westernDigits(piece.value) : []));
  return [...texts.join(" ").matchAll(/\p{Nd}/gu)].flat().sort().join("");
}

/** Writes the counts where the number stands, in order. A translation with another number of them stays as it is. */
function putBack(translation: string, sample: number, counts: readonly string[]): string {
  const places = [...westernDigits(translation).matchAll(new RegExp(numberPattern(sample), "gu"))];
  if (places.length !== counts.length) return translation;
  let result = "";
  let end = 0;
  places.forEach((place, index) => {
    result += translation.slice(end, place.index) + (counts[index] ?? "");
    end = place.index + place[0].length;
  });
  return result + translation.slice(end);
}

/** The number as a text may have it: digits in groups of three or not, a comma or a point before a fraction. */
function numberPattern(sample: number): RegExp {
  const [whole = "", fraction] = String(sample).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, "[.,'’\\u00a0\\u202f\\u066c ]?");
  const digits = fraction === undefined ? grouped : `${grouped}[.,\\u066b]${fraction}`;
  return new RegExp(`(?<!\\d|\\d[.,])${digits}(?!\\d|[.,]\\d)`, "u");
}

/** Decimal digits of other scripts as 0 to 9, one for one. Those beyond the basic plane are left as they are. */
function westernDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g, (digit) =>
    String((digit.charCodeAt(0) - zeroBefore(digit.charCodeAt(0))) % 10),
  );
}

const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

function zeroBefore(code: number): number {
  return zeros.findLast((zero) => zero <= code) ?? 0x30;
}
