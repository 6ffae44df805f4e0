/** A pair of quotation marks, and how deep it stands in others: 0 for a quotation, 1 for one inside it. */
export interface QuotePair {
  readonly open: number;
  readonly close: number;
  readonly level: number;
}

export interface Quotes {
  /** In the order of their opening marks. */
  readonly pairs: readonly QuotePair[];
  readonly apostrophes: readonly number[];
}

const closersOf: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["＂", "＂"],
  ["'", "'"],
  ["“", "”"],
  ["„", "“”"],
  ["‘", "’"],
  ["‚", "‘’"],
  ["«", "»"],
  ["»", "«"],
  ["‹", "›"],
  ["›", "‹"],
  ["「", "」"],
  ["『", "』"],
]);

const marks = /["'＂“”„«»‹›‘’‚「」『』\n]/g;
const isWord = (character: string) => /[\p{L}\p{M}\p{N}\u{fffc}]/u.test(character);
/** One of a script that writes apostrophes. */
const isLetter = (character: string) => /[\p{L}\p{M}\u{fffc}]/u.test(character) && !isEastAsian(character);
const isSpace = (character: string) => character === "" || /\s/.test(character);
/** Words that begin with an apostrophe: 'tis, rock 'n' roll, the '90s. */
const elided = /^(?:tis|twas|em|n|cause|til|till|round|bout|\d\ds?)(?![\p{L}\d])/iu;

/**
 * Which marks are quotation marks, pair by pair, and which are apostrophes. Pairs stand on one line. What is left over,
 * such as inches and feet, is in neither; and where a straight mark is left over, no straight mark of its kind on the
 * line is taken to be a pair, as nobody can tell which one is too many.
 */
export function readQuotes(text: string): Quotes {
  const pairs: QuotePair[] = [];
  const apostrophes: number[] = [];
  for (const line of linesWithMarks(text)) {
    const read = readLine(text, line);
    pairs.push(...read.pairs);
    apostrophes.push(...read.apostrophes);
  }
  return { pairs: pairs.sort((one, other) => one.open - other.open), apostrophes };
}

function linesWithMarks(text: string): readonly (readonly number[])[] {
  const lines: number[][] = [[]];
  for (const { index, 0: mark } of text.matchAll(marks)) {
    if (mark === "\n") lines.push([]);
    else lines.at(-1)?.push(index);
  }
  return lines;
}

/** Deeper than this nobody quotes; it keeps hostile texts cheap. */
const deepest = 8;

function readLine(text: string, positions: readonly number[]): Quotes {
  const open: number[] = [];
  const pairs: QuotePair[] = [];
  const apostrophes: number[] = [];
  const leftOver = new Set<string>();
  for (const at of positions) {
    const mark = text.charAt(at);
    const opening = openingFor(text, at, open);
    if (opening !== -1) {
      for (const skipped of open.splice(opening + 1)) leftOver.add(text.charAt(skipped));
      pairs.push({ open: open.pop() ?? at, close: at, level: open.length });
    } else if (isApostrophe(text, at)) apostrophes.push(at);
    else if (canOpen(text, at) && open.length < deepest) open.push(at);
    else leftOver.add(mark);
  }
  for (const at of open) leftOver.add(text.charAt(at));
  const sure = pairs.filter((pair) => !leftOver.has(text.charAt(pair.open)) || !isStraight(text.charAt(pair.open)));
  return { pairs: sure, apostrophes: leftOver.has("'") ? apostrophes.filter((at) => isInside(text, at)) : apostrophes };
}

function isStraight(mark: string): boolean {
  return mark === '"' || mark === "'";
}

/** Where in the open marks the one stands that this mark closes; -1 if it closes none. */
function openingFor(text: string, at: number, open: readonly number[]): number {
  const mark = text.charAt(at);
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  const closing = (opened: number) =>
    closersOf.get(text.charAt(opened))?.includes(mark) === true && !isEmpty(text, opened, at);
  const found = open.findLastIndex(closing);
  if (found === -1) return -1;
  if ("«»‹›「」『』".includes(mark)) return found;
  if (isSpace(before)) return -1;
  if ((mark === "'" || mark === "’") && isLetter(after) && isLetter(before)) return -1;
  if ((mark === "“" || mark === "‘") && isOpenPlace(before) && !isSpace(after)) return -1;
  return found;
}

/** Nothing between the marks, or the one space that would belong to both. */
function isEmpty(text: string, opened: number, at: number): boolean {
  return at === opened + 1 || (at === opened + 2 && isSpace(text.charAt(opened + 1)));
}

function isApostrophe(text: string, at: number): boolean {
  const mark = text.charAt(at);
  if (mark !== "'" && mark !== "’")
    return mark === "‘" && elided.test(text.slice(at + 1, at + 7)) && !closedLater(text, at);
  if (isInside(text, at)) return true;
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (isLetter(before) && !isWord(after)) return true;
  return !isWord(before) && elided.test(text.slice(at + 1, at + 7));
}

function closedLater(text: string, at: number): boolean {
  return /^[^\n‘’]{0,200}’(?!\p{L})/u.test(text.slice(at + 1, at + 203));
}

/** Between letters, or before the s of the 90's. */
function isInside(text: string, at: number): boolean {
  const after = text.charAt(at + 1);
  return isLetter(after) && (isLetter(text.charAt(at - 1)) || (/\d/.test(text.charAt(at - 1)) && after === "s"));
}

function isOpenPlace(before: string): boolean {
  return isSpace(before) || /[\p{Ps}\p{Pi}\p{Pd}/¿¡"'„‚]/u.test(before);
}

function canOpen(text: string, at: number): boolean {
  const mark = text.charAt(at);
  if (!closersOf.has(mark)) return false;
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if ("«»‹›「『".includes(mark)) return true;
  return !isSpace(after) && (!isWord(before) || isEastAsian(before));
}

function isEastAsian(character: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character);
}
