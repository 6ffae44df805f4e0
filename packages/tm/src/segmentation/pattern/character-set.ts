import type { CharacterTest, PatternCursor } from "./pattern.ts";

/** One character, or several as a JavaScript set (flag `v`) writes them. */
export type Characters = { readonly codePoint: number } | { readonly set: string };

/**
 * Reads `[…]` as ICU writes it, with sets in sets, `&&`, `--` and `[:alpha:]`. The opening bracket is taken already.
 * @throws PatternError for what is no set, and for `-` and `&` between sets, which engines read differently.
 */
export function readSet(cursor: PatternCursor, depth = 0): string {
  if (depth > deepestSet) cursor.fail(`sets are nested deeper than ${deepestSet}`);
  if (cursor.peek() === ":") return readPosixSet(cursor);
  const start = cursor.at;
  const negation = cursor.takeIf("^") ? "^" : "";
  let left = readUnion(cursor, depth);
  for (;;) {
    if (cursor.takeIf("]")) return left.startsWith("[") && negation === "" ? left : `[${negation}${left}]`;
    const operator = cursor.takeIf("&&")
      ? "&&"
      : cursor.takeIf("--")
        ? "--"
        : cursor.fail("this set has no end", start);
    // Each side in brackets: JavaScript takes no more than one character or set beside an operator.
    left = `[[${left}]${operator}[${readUnion(cursor, depth)}]]`;
  }
}

/** Reads what follows a backslash and stands for characters. */
export function readEscapedCharacters(cursor: PatternCursor): Characters {
  const start = cursor.at - 1;
  const letter = cursor.take();
  const set = setEscapes.get(letter);
  if (set !== undefined) return { set };
  const codePoint = characterEscapes.get(letter) ?? readCodePoint(cursor, letter);
  if (codePoint !== undefined) {
    if (codePoint > 0x10ffff) cursor.fail("there is no such character", start);
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) {
      cursor.fail("half a surrogate pair; write the whole character, as in \\x{1F600}", start);
    }
    return { codePoint };
  }
  if (letter === "p" || letter === "P") return { set: readProperty(cursor, letter === "P") };
  if (letter === "") cursor.fail("a backslash at the end; write \\\\ for the character itself", start);
  if (/[1-9]/.test(letter)) cursor.fail("a back reference; only what has none can be matched in linear time", start);
  if (/[a-zA-Z]/.test(letter)) cursor.fail(`\\${letter} is not supported here`, start);
  return { codePoint: letter.codePointAt(0) ?? 0 };
}

/** Whether a character is one of these. Each answer for a character of the common alphabets is found once. */
export function characterTest(characters: Characters, ignoreCase: boolean): CharacterTest {
  if ("codePoint" in characters && !ignoreCase) return (codePoint) => codePoint === characters.codePoint;
  const source = "set" in characters ? characters.set : literal(characters.codePoint);
  const expression = new RegExp(`[${source}]`, ignoreCase ? "vi" : "v");
  const isIn = (codePoint: number) => expression.test(String.fromCodePoint(codePoint));
  const known = new Uint8Array(knownEnd);
  return (codePoint) => {
    if (codePoint >= knownEnd) return isIn(codePoint);
    if (known[codePoint] === 0) known[codePoint] = isIn(codePoint) ? 2 : 1;
    return known[codePoint] === 2;
  };
}

/** Latin, Greek, Cyrillic, Armenian and Hebrew are below. */
const knownEnd = 0x600;
const deepestSet = 20;

const wordCharacters = "\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\u200c\\u200d";
const lineEnds = "\\n\\x0b\\f\\r\\x85\\u2028\\u2029";

/** As ICU defines them (Regular Expressions, "Regular Expression Metacharacters"). */
const setEscapes: ReadonlyMap<string, string> = new Map([
  ["d", "\\p{Nd}"],
  ["D", "\\P{Nd}"],
  ["s", "\\p{White_Space}"],
  ["S", "\\P{White_Space}"],
  ["w", `[${wordCharacters}]`],
  ["W", `[^${wordCharacters}]`],
  ["h", "[\\t\\p{Zs}]"],
  ["H", "[^\\t\\p{Zs}]"],
  ["v", `[${lineEnds}]`],
  ["V", `[^${lineEnds}]`],
]);

const wordCharacter = new RegExp(`[${wordCharacters}]`, "v");

export const isWordCharacter: CharacterTest = (codePoint) => wordCharacter.test(String.fromCodePoint(codePoint));

export const isLineEndCharacter: CharacterTest = (codePoint) =>
  (codePoint >= 0x0a && codePoint <= 0x0d) || codePoint === 0x85 || codePoint === 0x2028 || codePoint === 0x2029;

const characterEscapes: ReadonlyMap<string, number> = new Map([
  ["a", 0x07],
  ["e", 0x1b],
  ["f", 0x0c],
  ["n", 0x0a],
  ["r", 0x0d],
  ["t", 0x09],
]);

/** `undefined` where the letter does not begin a character's number. */
function readCodePoint(cursor: PatternCursor, letter: string): number | undefined {
  const form = { x: /\{([0-9a-f]{1,6})\}|([0-9a-f]{1,2})/iy, u: /([0-9a-f]{4})/iy, U: /([0-9a-f]{8})/iy }[letter];
  if (form !== undefined) {
    const match = cursor.takeMatch(form) ?? cursor.fail(`\\${letter} without the number of a character`);
    return Number.parseInt(match[1] ?? match[2] ?? "", 16);
  }
  if (letter === "0") {
    const match = cursor.takeMatch(/[0-3]?[0-7]{1,2}/y) ?? cursor.fail("\\0 without an octal number");
    return Number.parseInt(match[0], 8);
  }
  if (letter === "c") return (cursor.take().codePointAt(0) ?? cursor.fail("\\c without a letter")) & 0x1f;
  return undefined;
}

function readUnion(cursor: PatternCursor, depth: number): string {
  const start = cursor.at;
  let union = "";
  let before: Characters | undefined;
  while (
    !cursor.isAtEnd &&
    cursor.peek() !== "]" &&
    !/(?:&&|--)/y.test(cursor.source.slice(cursor.at, cursor.at + 2))
  ) {
    refuseOperatorOfSets(cursor, before);
    const member = readMember(cursor, depth);
    if ("codePoint" in member && isRange(cursor)) {
      cursor.take();
      const last = readMember(cursor, depth);
      if (!("codePoint" in last) || last.codePoint < member.codePoint) {
        cursor.fail("a range goes from one character up to another");
      }
      union += `${literal(member.codePoint)}-${literal(last.codePoint)}`;
    } else union += "set" in member ? member.set : literal(member.codePoint);
    before = member;
  }
  if (union === "" && !cursor.isAtEnd) cursor.fail("an empty set; escape a bracket that is meant itself", start);
  return union;
}

/** `[[a-z]-[aeiou]]` takes vowels away in one engine and adds a hyphen in another. */
function refuseOperatorOfSets(cursor: PatternCursor, before: Characters | undefined): void {
  if (before === undefined || !("set" in before)) return;
  const [operator = ""] = /^[-&](?=\[)/.exec(cursor.source.slice(cursor.at, cursor.at + 2)) ?? [];
  if (operator !== "") cursor.fail(`${operator} between sets; write ${operator}${operator}, or escape it`);
}

function isRange(cursor: PatternCursor): boolean {
  return /^-[^\]\-[]/.test(cursor.source.slice(cursor.at, cursor.at + 2));
}

function readMember(cursor: PatternCursor, depth: number): Characters {
  const character = cursor.take();
  if (character === "[") return { set: readSet(cursor, depth + 1) };
  if (character === "\\") return readEscapedCharacters(cursor);
  return { codePoint: character.codePointAt(0) ?? cursor.fail("this set has no end") };
}

/** `[:alpha:]`, after the bracket. */
function readPosixSet(cursor: PatternCursor): string {
  const match =
    cursor.takeMatch(/:(\^?)([\w =-]{1,60}):\]/y) ?? cursor.fail("[: without its :]; escape a colon after [");
  return propertySet(cursor, match[2] ?? "", match[1] === "^");
}

/** `\p{L}`, `\pL`, `\p{^L}`, after the letter. */
function readProperty(cursor: PatternCursor, isNegative: boolean): string {
  const match =
    cursor.takeMatch(/([A-Z])|\{(\^?)([\w =-]{1,60})\}/y) ??
    cursor.fail("\\p without the name of a property, as in \\p{Lu}");
  return propertySet(cursor, match[1] ?? match[3] ?? "", isNegative !== (match[2] === "^"));
}

/** Names that POSIX, ICU or Java have, and JavaScript has not. */
const propertyNames: ReadonlyMap<string, string> = new Map([
  ["alpha", "\\p{Alphabetic}"],
  ["alnum", "\\p{Alphabetic}\\p{Nd}"],
  ["upper", "\\p{Uppercase}"],
  ["lower", "\\p{Lowercase}"],
  ["digit", "\\p{Nd}"],
  ["xdigit", "\\p{Nd}\\p{Hex_Digit}"],
  ["punct", "\\p{P}"],
  ["space", "\\p{White_Space}"],
  ["blank", "\\t\\p{Zs}"],
  ["cntrl", "\\p{Cc}"],
  ["word", wordCharacters],
]);

function propertySet(cursor: PatternCursor, name: string, isNegative: boolean): string {
  const set = propertyNames.get(name.toLowerCase()) ?? knownProperty(name);
  if (set === undefined) cursor.fail(`no property ${name} is known; name a category or script, as in \\p{Lu}`);
  return `[${isNegative ? "^" : ""}${set}]`;
}

/** ICU takes names in any case, with or without underlines; scripts by their bare name. Java puts `Is` before them. */
function knownProperty(name: string): string | undefined {
  const [first = "", second] = name.split("=", 2).map((part) => part.trim().replaceAll(/[\s-]+/g, "_"));
  const values =
    second === undefined ? spellings(first).concat(spellings(first.replace(/^is_?/i, ""))) : spellings(second);
  const prefixes = second === undefined ? ["", "Script="] : spellings(first).map((property) => `${property}=`);
  return prefixes.flatMap((prefix) => values.map((value) => `\\p{${prefix}${value}}`)).find(isKnownToJavaScript);
}

function spellings(name: string): readonly string[] {
  return [name, name.toLowerCase().replaceAll(/(?:^|_)[a-z]/g, (letter) => letter.toUpperCase())];
}

/** Asked with the flag u, as v knows properties of strings too. */
function isKnownToJavaScript(property: string): boolean {
  try {
    new RegExp(property, "u");
    return true;
  } catch {
    return false;
  }
}

function literal(codePoint: number): string {
  return `\\u{${codePoint.toString(16)}}`;
}
