/**
 * Whether what a small model wrote for a sentence can be its translation at all. What cannot is declined: it never passes
 * for one. Symbols that stand for placeholders were looked for before.
 */
export function faultOf(source: string, answer: string): string | undefined {
  if (answer.trim() === "") return "the model wrote nothing";
  if (answer.includes("\uFFFD") && !source.includes("\uFFFD")) return "the model wrote broken characters";
  if (isTooLong(source, answer)) return "the model wrote far more than a translation";
  if (isTooShort(source, answer)) return "the model wrote far less than a translation";
  if ((repeats(answer) && !repeats(source)) || comesBackTo(source, answer)) return "the model repeated itself";
  if (numbersOf(source) !== numbersOf(answer)) return "the model changed a number";
  if (isLeftAsItWas(source, answer)) return "the model left it as it was";
  return undefined;
}

/** One character of these says about as much as three letters. */
const dense = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu;
const lettersInOne = 3;

/** In letters of an alphabet. */
function lengthOf(text: string): number {
  return text.length + (lettersInOne - 1) * (text.match(dense)?.length ?? 0);
}

/** Short labels vary most: `Undo` is `Rückgängig machen`. */
function isTooLong(source: string, answer: string): boolean {
  return lengthOf(answer) > 3 * lengthOf(source) + 20;
}

function isTooShort(source: string, answer: string): boolean {
  return lengthOf(answer) * 4 + 8 < lengthOf(source);
}

const longestLoop = 8;

/** One word three times in a row, or several words twice; without spaces, a few characters three times. */
function repeats(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}\p{Co}]+/gu) ?? [];
  for (let length = 1; length <= longestLoop; length += 1) {
    if (hasRun(words, length, length === 1 ? 3 : 2)) return true;
  }
  return [2, 3, 4, 5, 6].some((length) => hasRun([...text.replaceAll(/[^\p{L}]/gu, " ")], length, 4));
}

/** A long word that comes again and again, though no word of the source does. Articles do so in any sentence. */
function comesBackTo(source: string, answer: string): boolean {
  const most = mostOfOne(answer.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu));
  return most >= 3 && most > mostOfOne(source.toLowerCase().match(/[\p{L}\p{M}]+/gu)) + 1;
}

function mostOfOne(words: readonly string[] | null): number {
  const counted = [...Map.groupBy(words ?? [], (word) => word).values()].map((same) => same.length);
  return counted.reduce((most, count) => Math.max(most, count), 0);
}

/** Whether `length` items come `times` times in a row. */
function hasRun(items: readonly string[], length: number, times: number): boolean {
  let same = 0;
  for (let index = length; index < items.length; index += 1) {
    same = items[index] === items[index - length] && items[index] !== " " ? same + 1 : 0;
    if (same >= length * (times - 1)) return true;
  }
  return false;
}

const digits = /\p{Nd}+(?:[.,'’\u00A0\u202F ]\p{Nd}+)*/gu;

/** The digits of each number, which may be written with other separators and stand elsewhere: `1,000.5` and `1.000,5`. */
function numbersOf(text: string): string {
  const numbers = text.match(digits) ?? [];
  return numbers
    .map((number) => number.replaceAll(/\P{Nd}/gu, ""))
    .sort()
    .join(" ");
}

/** Of fewer words, names and international words may well be the same. */
const fewestTranslated = 4;

function isLeftAsItWas(source: string, answer: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const [own, said] = [words(source), words(answer)];
  return own.length >= fewestTranslated && own.join(" ") === said.join(" ");
}
