import type { Branches, MemberBranches, Place, StringFormat } from "./place.ts";

/** A string of a JSON text. It stands there with its quotes. */
export interface ChosenString {
  readonly start: number;
  readonly end: number;
  readonly format: StringFormat;
  /** What it says. */
  readonly text: string;
}

/** Deeper than this nobody nests what is read by people. */
const mostDepth = 1000;

/**
 * The strings of a JSON text that stand where a string is chosen, in order; nothing where the text is no JSON (RFC 8259)
 * or is nested too deep. It reads the text once, in linear time, and makes no values.
 *
 * Written by hand because all but the chosen strings must stay, byte for byte: `JSON.parse` loses how numbers and
 * duplicate names were written, and jsonc-parser, which gives positions, recurses and makes a value of every token.
 */
export function chosenStrings(text: string, root: Place): readonly ChosenString[] | undefined {
  const chosen: ChosenString[] = [];
  const open: Container[] = [];
  const strings = new StringReader(text);
  let place = root;
  // A byte order mark is no part of JSON, but some write one (RFC 8259, section 8.1).
  let at = spaceEnd(text, text.charCodeAt(0) === byteOrderMark ? 1 : 0);

  for (;;) {
    // Here a value begins.
    const start = at;
    const first = text.charCodeAt(at);
    if (first === quote) {
      at = strings.end(at);
      const { format } = place;
      if (at !== none && format !== undefined) chosen.push({ start, end: at, format, text: strings.said(start, at) });
    } else if (first === openBrace || first === openBracket) {
      if (open.length === mostDepth) return undefined;
      const container = containerAt(place, first);
      at = spaceEnd(text, at + 1);
      if (text.charCodeAt(at) === container.closer) at++;
      else {
        open.push(container);
        at = nextPlace(text, at, container, strings);
        if (at === none) return undefined;
        place = container.place;
        continue;
      }
    } else at = first === minus || isDigit(first) ? numberEnd(text, at) : wordEnd(text, at);
    if (at === none) return undefined;

    // Here a value has ended, and perhaps containers with it.
    for (;;) {
      const container = open[open.length - 1];
      if (container === undefined) return spaceEnd(text, at) === text.length ? chosen : undefined;
      let next = text.charCodeAt(at++);
      if (next <= space) {
        at = spaceEnd(text, at - 1) + 1;
        next = text.charCodeAt(at - 1);
      }
      if (next === container.closer) {
        open.pop();
        continue;
      }
      if (next !== comma) return undefined;
      at = nextPlace(text, at, container, strings);
      if (at === none) return undefined;
      place = container.place;
      break;
    }
  }
}

/** An object or array that is open, and the place of the value that is read in it. */
interface Container {
  readonly closer: number;
  readonly members: MemberBranches | undefined;
  readonly elements: Branches<number> | undefined;
  index: number;
  place: Place;
}

function containerAt(place: Place, opener: number): Container {
  return opener === openBrace
    ? { closer: closeBrace, members: place.members, elements: undefined, index: -1, place }
    : { closer: closeBracket, members: undefined, elements: place.elements, index: -1, place };
}

/** Goes to the next value of a container, past its name. */
function nextPlace(text: string, at: number, container: Container, strings: StringReader): number {
  const { members, elements } = container;
  if (members === undefined) {
    container.index++;
    if (elements !== undefined) container.place = elements.named.get(container.index) ?? elements.others;
    return spaceEnd(text, at);
  }
  const start = signAt(text, at, quote);
  const end = start === none ? none : strings.end(start);
  if (end === none) return none;
  container.place = memberPlace(members, strings, start, end);
  const colonAt = signAt(text, end, colon);
  return colonAt === none ? none : spaceEnd(text, colonAt + 1);
}

/** Where a sign stands that may have space before it. Most have none, and each look at a character costs. */
function signAt(text: string, at: number, sign: number): number {
  if (text.charCodeAt(at) === sign) return at;
  const end = spaceEnd(text, at);
  return text.charCodeAt(end) === sign ? end : none;
}

function memberPlace(
  { named, others, lengths }: MemberBranches,
  strings: StringReader,
  start: number,
  end: number,
): Place {
  if (named.size === 0) return others;
  // An escape is longer than what it stands for, so a name that is written with some is longer than it is.
  if (!strings.isEscaped && !lengths.has(end - start - 2)) return others;
  return named.get(strings.said(start, end)) ?? others;
}

/** No end: what stands there is no JSON. */
const none = -1;

const byteOrderMark = 0xfeff;
const [space, quote, comma, colon, minus, plus, point, backslash] = [0x20, 0x22, 0x2c, 0x3a, 0x2d, 0x2b, 0x2e, 0x5c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

function spaceEnd(text: string, at: number): number {
  let end = at;
  for (;;) {
    const code = text.charCodeAt(end);
    if (code > 0x20) return end;
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return end;
    end++;
  }
}

/** Reads strings of a text, from its beginning to its end. */
class StringReader {
  readonly #text: string;
  /** Most texts have no line breaks, and most strings no escapes: their ends are found without a look at each character. */
  readonly #isPlain: boolean;
  #backslash = -1;
  /** Whether the string whose end was found last may have escapes. */
  isEscaped = false;

  constructor(text: string) {
    this.#text = text;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none in its strings.
    this.#isPlain = !/[\0-\x1f]/.test(text);
  }

  /** @param at of the first quote; the end is behind the last */
  end(at: number): number {
    const text = this.#text;
    if (this.#backslash < at) {
      const next = text.indexOf("\\", at);
      this.#backslash = next === -1 ? text.length : next;
    }
    const end = text.indexOf('"', at + 1);
    this.isEscaped = this.#backslash < end;
    if (this.isEscaped || !this.#isPlain) return carefulStringEnd(text, at);
    return end === -1 ? none : end + 1;
  }

  /** What the string says whose end was found last. */
  said(start: number, end: number): string {
    const text = this.#text;
    return this.isEscaped ? String(JSON.parse(text.slice(start, end))) : text.slice(start + 1, end - 1);
  }
}

function carefulStringEnd(text: string, at: number): number {
  for (let end = at + 1; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === quote) return end + 1;
    if (code < 0x20) return none;
    if (code === backslash) {
      end++;
      const escaped = text.charCodeAt(end);
      if (escaped === 0x75) {
        if (!/^[0-9A-Fa-f]{4}$/.test(text.slice(end + 1, end + 5))) return none;
        end += 4;
      } else if (!'"\\/bfnrt'.includes(text.charAt(end)) || Number.isNaN(escaped)) return none;
    }
  }
  return none;
}

function numberEnd(text: string, at: number): number {
  const whole = text.charCodeAt(at) === minus ? at + 1 : at;
  let end = text.charCodeAt(whole) === 0x30 ? whole + 1 : digitsEnd(text, whole);
  if (end !== none && text.charCodeAt(end) === point) end = digitsEnd(text, end + 1);
  if (end !== none && (text.charCodeAt(end) | 0x20) === 0x65) {
    const sign = text.charCodeAt(end + 1);
    end = digitsEnd(text, sign === plus || sign === minus ? end + 2 : end + 1);
  }
  return end;
}

function digitsEnd(text: string, at: number): number {
  let end = at;
  while (isDigit(text.charCodeAt(end))) end++;
  return end === at ? none : end;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function wordEnd(text: string, at: number): number {
  const word = words.get(text.charCodeAt(at));
  return word !== undefined && text.startsWith(word, at) ? at + word.length : none;
}

/** By what they begin with. */
const words: ReadonlyMap<number, string> = new Map(["true", "false", "null"].map((word) => [word.charCodeAt(0), word]));
