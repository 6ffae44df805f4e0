import {
  type Characters,
  characterTest,
  isLineEndCharacter,
  isWordCharacter,
  readEscapedCharacters,
  readSet,
} from "./character-set.ts";
import { type CharacterTest, type Pattern, PatternCursor, type PlaceTest } from "./pattern.ts";

interface Flags {
  readonly ignoreCase: boolean;
  /** `(?s)`: the full stop means line ends too. */
  readonly dotAll: boolean;
  /** `(?m)`: `^` and `$` stand at line ends too. */
  readonly multiline: boolean;
}

/**
 * Reads a regular expression as ICU writes it.
 * @throws PatternError for what is none, and for what cannot be matched in linear time or means different things to
 * different engines: back references, possessive quantifiers, atomic groups, `\G`, `\X`, `\N{…}`, `(?x)`.
 */
export function readPattern(source: string, { ignoreCase = false } = {}): Pattern {
  const cursor = new PatternCursor(source);
  if (source.length > longestPattern) cursor.fail(`the expression is longer than ${longestPattern} characters`);
  const pattern = new PatternReader(cursor, { ignoreCase, dotAll: false, multiline: false }).choice();
  if (!cursor.isAtEnd) cursor.fail("a closing parenthesis without its opening one");
  if (sizeOf(pattern) > largestPattern) cursor.fail(`it stands for more than ${largestPattern} steps; repeat less`, 0);
  return pattern;
}

const longestPattern = 50_000;
/** Lists of a thousand abbreviations take about ten thousand steps. */
const largestPattern = 50_000;
const deepestGroup = 100;
/** Each time is a state of its own. */
const mostTimes = 1000;

/** About as many states as a machine for the pattern has. */
function sizeOf(pattern: Pattern): number {
  switch (pattern.kind) {
    case "character":
    case "place":
      return 1;
    case "look":
      return 1 + sizeOf(pattern.part);
    case "sequence":
      return pattern.parts.reduce((size, part) => size + sizeOf(part), 1);
    case "choice":
      return pattern.options.reduce((size, option) => size + sizeOf(option), 1);
    case "repeat":
      return 1 + (1 + sizeOf(pattern.part)) * (pattern.most ?? pattern.least + 1);
  }
}

class PatternReader {
  readonly #cursor: PatternCursor;
  #flags: Flags;
  #depth = 0;

  constructor(cursor: PatternCursor, flags: Flags) {
    this.#cursor = cursor;
    this.#flags = flags;
  }

  choice(): Pattern {
    const options = [this.#sequence()];
    while (this.#cursor.takeIf("|")) options.push(this.#sequence());
    return options.length === 1 && options[0] !== undefined ? options[0] : { kind: "choice", options };
  }

  #sequence(): Pattern {
    const parts: Pattern[] = [];
    while (!this.#cursor.isAtEnd && !"|)".includes(this.#cursor.peek())) {
      const part = this.#atom();
      if (part !== undefined) parts.push(this.#repeated(part));
    }
    return { kind: "sequence", parts };
  }

  /** `undefined` for what stands for nothing: comments and flags. */
  #atom(): Pattern | undefined {
    const cursor = this.#cursor;
    const character = cursor.take();
    switch (character) {
      case "(":
        return this.#group();
      case "[":
        return this.#character({ set: readSet(cursor) });
      case "\\":
        return this.#escape();
      case ".":
        return { kind: "character", test: this.#flags.dotAll ? () => true : isNoLineEnd };
      case "^":
        return { kind: "place", test: this.#flags.multiline ? isLineStart : isTextStart };
      case "$":
        return { kind: "place", test: this.#flags.multiline ? isLineEnd : isTextEndOrLastLineEnd };
      case "*":
      case "+":
      case "?":
      case "{":
        return cursor.fail(`nothing to repeat; write \\${character} for the character itself`, cursor.at - 1);
      default:
        return this.#character({ codePoint: character.codePointAt(0) ?? 0 });
    }
  }

  #character(characters: Characters): Pattern {
    return { kind: "character", test: characterTest(characters, this.#flags.ignoreCase) };
  }

  #escape(): Pattern {
    const cursor = this.#cursor;
    if (cursor.takeIf("Q")) return this.#quotation();
    if (cursor.takeIf("R")) return lineEnd;
    const place = placeEscapes.get(cursor.peek());
    if (place === undefined) return this.#character(readEscapedCharacters(cursor));
    cursor.take();
    return { kind: "place", test: place };
  }

  /** Between `\Q` and `\E` every character is itself. */
  #quotation(): Pattern {
    const parts: Pattern[] = [];
    while (!this.#cursor.isAtEnd && !this.#cursor.takeIf("\\E")) {
      parts.push(this.#character({ codePoint: this.#cursor.take().codePointAt(0) ?? 0 }));
    }
    // A quantifier after \E is for the last character only.
    const last = parts.pop();
    return { kind: "sequence", parts: last === undefined ? [] : [...parts, this.#repeated(last)] };
  }

  #group(): Pattern | undefined {
    const cursor = this.#cursor;
    const start = cursor.at - 1;
    this.#depth += 1;
    if (this.#depth > deepestGroup) cursor.fail(`groups are nested deeper than ${deepestGroup}`);
    const flags = this.#flags;
    const group = this.#opened(start);
    this.#depth -= 1;
    // Flags without a group of their own hold to the end of the group around them.
    if (group !== undefined) this.#flags = flags;
    return group;
  }

  #opened(start: number): Pattern | undefined {
    const cursor = this.#cursor;
    if (!cursor.takeIf("?")) return this.#closed(start);
    for (const [opening, to, isNegative] of looks) {
      if (cursor.takeIf(opening)) return { kind: "look", to, isNegative, part: this.#closed(start) };
    }
    if (cursor.takeIf(":") || cursor.takeMatch(/<[A-Za-z]\w*>/y)) return this.#closed(start);
    if (cursor.takeIf("#")) {
      if (!cursor.takeMatch(/[^)]*\)/y)) cursor.fail("this comment has no end", start);
      return undefined;
    }
    if (cursor.takeIf(">")) cursor.fail("an atomic group; write (?: instead", start);
    const written =
      cursor.takeMatch(/([a-z]*)(?:-([a-z]+))?([:)])/iy) ?? cursor.fail("an unknown kind of group", start);
    this.#setFlags(written[1] ?? "", true, start);
    this.#setFlags(written[2] ?? "", false, start);
    return written[3] === ":" ? this.#closed(start) : undefined;
  }

  #closed(start: number): Pattern {
    const inside = this.choice();
    if (!this.#cursor.takeIf(")")) this.#cursor.fail("this group has no end", start);
    return inside;
  }

  #setFlags(letters: string, value: boolean, start: number): void {
    for (const letter of letters) {
      const flag = flagNames.get(letter) ?? this.#cursor.fail(`the flag ${letter} is not supported`, start);
      this.#flags = { ...this.#flags, [flag]: value };
    }
  }

  #repeated(part: Pattern): Pattern {
    const cursor = this.#cursor;
    const start = cursor.at;
    const written = cursor.takeMatch(/[*+?]|\{(\d{1,9})(?:(,)(\d{1,9})?)?\}/y);
    if (written === undefined) return part;
    const [least, most] = timesOf(written);
    if (Math.max(least, most ?? 0) > mostTimes) cursor.fail(`more than ${mostTimes} times`, start);
    if (most !== undefined && most < least) cursor.fail("the smaller number stands first", start);
    // Where one match is as good as another, a lazy quantifier is the same as a greedy one.
    if (!cursor.takeIf("?") && cursor.takeIf("+")) cursor.fail("a possessive quantifier; leave its last + out", start);
    if (/[*+?{]/.test(cursor.peek())) cursor.fail("a quantifier after a quantifier");
    return { kind: "repeat", part, least, most };
  }
}

function timesOf([text, least = "", comma, most]: RegExpExecArray): [least: number, most: number | undefined] {
  if (text === "*") return [0, undefined];
  if (text === "+") return [1, undefined];
  if (text === "?") return [0, 1];
  if (comma === undefined) return [Number(least), Number(least)];
  return [Number(least), most === undefined ? undefined : Number(most)];
}

const looks = [
  ["=", "ahead", false],
  ["!", "ahead", true],
  ["<=", "behind", false],
  ["<!", "behind", true],
] as const;

const flagNames: ReadonlyMap<string, keyof Flags> = new Map([
  ["i", "ignoreCase"],
  ["s", "dotAll"],
  ["m", "multiline"],
]);

const isNoLineEnd: CharacterTest = (codePoint) => !isLineEndCharacter(codePoint);

const isTextStart: PlaceTest = (_text, place) => place === 0;
const isTextEnd: PlaceTest = (text, place) => place === text.length;

const isTextEndOrLastLineEnd: PlaceTest = (text, place) => {
  if (place === text.length) return true;
  if (isInsideCrLf(text, place)) return false;
  if (place === text.length - 2) return text[place] === 0x0d && text[place + 1] === 0x0a;
  return place === text.length - 1 && isLineEndAt(text, place);
};

const isLineStart: PlaceTest = (text, place) =>
  place === 0 || (place < text.length && isLineEndAt(text, place - 1) && !isInsideCrLf(text, place));

const isLineEnd: PlaceTest = (text, place) =>
  place === text.length || (isLineEndAt(text, place) && !isInsideCrLf(text, place));

const isWordEdge: PlaceTest = (text, place) => isWordAt(text, place - 1) !== isWordAt(text, place);

const placeEscapes: ReadonlyMap<string, PlaceTest> = new Map([
  ["A", isTextStart],
  ["z", isTextEnd],
  ["Z", isTextEndOrLastLineEnd],
  ["b", isWordEdge],
  ["B", (text, place) => !isWordEdge(text, place)],
]);

const lineEnd: Pattern = {
  kind: "choice",
  options: [
    { kind: "character", test: isLineEndCharacter },
    {
      kind: "sequence",
      parts: [0x0d, 0x0a].map((wanted) => ({ kind: "character", test: (codePoint) => codePoint === wanted })),
    },
  ],
};

function isLineEndAt(text: Int32Array, place: number): boolean {
  const codePoint = text[place];
  return codePoint !== undefined && isLineEndCharacter(codePoint);
}

function isWordAt(text: Int32Array, place: number): boolean {
  const codePoint = text[place];
  return codePoint !== undefined && isWordCharacter(codePoint);
}

function isInsideCrLf(text: Int32Array, place: number): boolean {
  return text[place - 1] === 0x0d && text[place] === 0x0a;
}
