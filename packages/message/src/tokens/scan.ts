import type { Piece, TokenKind } from "../piece.ts";

/** What stands at a place of a message. `text` is text that has to stay in one piece, such as a quotation of ICU. */
export interface Found {
  readonly what: TokenKind | "open" | "close" | "text";
  readonly value: string;
  readonly name: string;
}

/** Tells what begins at a place. It sees every place at most once, in order, and may take linear time for all of them. */
export type Finder = (at: number) => Found | undefined;

/**
 * Cuts a text where one of the finders finds something; the first that does is believed. A finder is `undefined` where
 * the text has nothing for it, as most texts have: asking every finder at every letter is most of the work.
 */
export function scan(text: string, mayFind: readonly (Finder | undefined)[]): Piece[] {
  const finders = mayFind.filter((finder) => finder !== undefined);
  if (finders.length === 0) return text === "" ? [] : [{ kind: "text", value: text }];
  const pieces: Piece[] = [];
  let textStart = 0;
  let at = 0;
  while (at < text.length) {
    const found = firstFound(finders, at);
    if (found === undefined) {
      at++;
      continue;
    }
    const end = at + found.value.length;
    if (found.what !== "text") {
      if (at > textStart) pieces.push({ kind: "text", value: text.slice(textStart, at) });
      pieces.push(pieceOf(found));
      textStart = end;
    }
    at = end;
  }
  if (textStart < text.length) pieces.push({ kind: "text", value: text.slice(textStart) });
  return pieces;
}

export function firstFound(finders: readonly Finder[], at: number): Found | undefined {
  for (const find of finders) {
    const found = find(at);
    if (found !== undefined) return found;
  }
  return undefined;
}

function pieceOf({ what, value, name }: Found): Piece {
  if (what === "open" || what === "close") return { kind: what, value, name };
  return what === "text" ? { kind: "text", value } : { kind: "token", token: what, value, name };
}

/** `indexOf` for places that only move on: one that found nothing, or something further on, is not asked again. */
export function forwardSearch(text: string, wanted: string): (from: number) => number {
  let next = -2;
  return (from) => {
    if (next === -2 || (next !== -1 && next < from)) next = text.indexOf(wanted, from);
    return next;
  };
}

/** A finder for what a sticky pattern with bounded repetitions matches. */
export function patternFinder(
  text: string,
  pattern: RegExp,
  firstCharacters: string,
  read: (value: string) => Found,
): Finder {
  return (at) => {
    if (!firstCharacters.includes(text.charAt(at))) return undefined;
    pattern.lastIndex = at;
    const value = pattern.exec(text)?.[0];
    return value === undefined ? undefined : read(value);
  };
}
