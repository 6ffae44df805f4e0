import type { Branches, MemberBranches, Place, StringFormat } from "./place.ts";

/** A string of a JSON text, with its quotes. */
export interface ChosenString {
  readonly start: number;
  readonly end: number;
  readonly format: StringFormat;
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
  const stringEnd = stringEnds(text);
  let place = root;
  // A byte order mark is no part of JSON, but some write one (RFC 8259, section 8.1).
  let at = spaceEnd(text, text.charCodeAt(0) === byteOrderMark ? 1 : 0);

  for (;;) {
    // Here a value begins.
    const start = at;
    const first = text.charCodeAt(at);
    if (first === quote) {
      at = stringEnd(at);
      if (at !== none && place.format !== undefined) chosen.push({ start, end: at, format: place.format });
    } else if (first === openBrace || first === openBracket) {
      if (open.length === mostDepth) return undefined;
      const container = containerAt(place, first);
      at = spaceEnd(text, at + 1);
      if (text.charCodeAt(at) === container.closer) at++;
      else {
        open.push(container);
        at = nextPlace(text, at, container, stringEnd);
        if (at === none) return undefined;
        place = container.place;
        continue;
      }
    } else at = first === minus || isDigit(first) ? numberEnd(text, at) : wordEnd(text, at);
    if (at === none) return undefined;

    // Here a value has ended, and perhaps containers with it.
    for (;;) {
      at = spaceEnd(text, at);
      const container = open[open.length - 1];
      if (container === undefined) return at === text.length ? chosen : undefined;
      const next = text.charCodeAt(at++);
      if (next === container.closer) {
        open.pop();
        continue;
      }
      if (next !== comma) return undefined;
      at = nextPlace(text, spaceEnd(text, at), container, stringEnd);
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
function nextPlace(text: string, at: number, container: Container, stringEnd: StringEnd): number {
  const { members, elements } = container;
  if (members === undefined) {
    container.index++;
    if (elements !== undefined) container.place = elements.named.get(container.index) ?? elements.others;
    return at;
  }
  const end = text.charCodeAt(at) === quote ? stringEnd(at) : none;
  if (end === none) return none;
  container.place = memberPlace(members, text, at, end);
  const colonAt = spaceEnd(text, end);
  return text.charCodeAt(colonAt) === colon ? spaceEnd(text, colonAt + 1) : none;
}

function memberPlace({ named, others, lengths }: MemberBranches, text: string, start: number, end: number): Place {
  if (named.size === 0) return others;
  const length = end - start - 2;
  // An escape is longer than what it stands for, so a name that is written with some is longer than it is.
  if (!lengths.has(length) && !text.slice(start, end).includes("\\")) return others;
  return named.get(stringAt(text, start, end)) ?? others;
}

/** What a string says that stands in a text with its quotes. */
export function stringAt(text: string, start: number, end: number): string {
  const inside = text.slice(start + 1, end - 1);
  return inside.includes("\\") ? String(JSON.parse(text.slice(start, end))) : inside;
}

/** No end: what stands there is no JSON. */
const none = -1;

const byteOrderMark = 0xfeff;
const [quote, comma, colon, minus, plus, point, backslash] = [0x22, 0x2c, 0x3a, 0x2d, 0x2b, 0x2e, 0x5c];
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

/** @param at of the first quote; the end is behind the last */
type StringEnd = (at: number) => number;

/** Most strings have no escapes, and most texts no line breaks: their ends are found without a look at each character. */
function stringEnds(text: string): StringEnd {
  if (/\p{Cc}/u.test(text)) return (at) => carefulStringEnd(text, at);
  let backslashAt = -1;
  return (at) => {
    if (backslashAt < at) backslashAt = text.indexOf("\\", at);
    if (backslashAt === -1) backslashAt = text.length;
    const end = text.indexOf('"', at + 1);
    return end < backslashAt ? (end === -1 ? none : end + 1) : carefulStringEnd(text, at);
  };
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
  if (text.startsWith("true", at) || text.startsWith("null", at)) return at + 4;
  return text.startsWith("false", at) ? at + 5 : none;
}
