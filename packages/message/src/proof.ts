import type { Piece } from "./piece.ts";
import type { MessageSyntax } from "./syntax.ts";
import { unescapedIn } from "./tokens/i18next-tokens.ts";
import { readIcu } from "./tokens/icu-tokens.ts";
import { isWorded, piecesOf, readableText, readMessage } from "./tokens/pieces-of.ts";
import { argumentsTaken } from "./tokens/printf-tokens.ts";

/** Why a translation is not whole. Values are the message's own. */
export type Damage =
  | { readonly kind: "blank" }
  /** A token that the source has once more, or one that it has not. */
  | { readonly kind: "missing" | "extra"; readonly value: string }
  | { readonly kind: "changed"; readonly value: string; readonly to: string }
  /** All tokens are there, but this one in another tag. */
  | { readonly kind: "nesting"; readonly value: string }
  /** A tag around words that has none anymore. */
  | { readonly kind: "emptied"; readonly value: string }
  /** A format that takes the next argument has changed places with another. */
  | { readonly kind: "order"; readonly value: string }
  /** No answer, one that is no text, or one that is not valid in its markup or syntax. */
  | { readonly kind: "unreadable" };

export type Proof = { readonly whole: true } | { readonly whole: false; readonly damage: Damage };

/**
 * Whether a text is a whole translation of a message: it is not blank, its tokens are the source's, each as often, in
 * the same tags and letter by letter; tags around words still have content; formats without a number keep their order;
 * and what follows ICU's syntax still does.
 */
export function prove(source: readonly Piece[], text: string, syntax: MessageSyntax): Proof {
  const { pieces, fault } = readMessage(text, syntax);
  if (fault !== undefined) return damaged({ kind: "unreadable" });
  const damage =
    blankness(source, pieces) ??
    differentTokens(source, pieces) ??
    quotedTokens(source, pieces, syntax) ??
    unescapedVariables(source, text, syntax) ??
    differentNesting(source, pieces, syntax) ??
    differentOrder(source, pieces, syntax) ??
    brokenTags(source, text, syntax);
  return damage === undefined ? { whole: true } : damaged(damage);
}

function damaged(damage: Damage): Proof {
  return { whole: false, damage };
}

function blankness(source: readonly Piece[], pieces: readonly Piece[]): Damage | undefined {
  const isBlank = (piece: Piece): boolean => piece.kind === "text" && piece.value.trim() === "";
  return pieces.every(isBlank) && !source.every(isBlank) ? { kind: "blank" } : undefined;
}

function differentTokens(source: readonly Piece[], pieces: readonly Piece[]): Damage | undefined {
  const left = counted(valuesOf(tokensOf(source)));
  let extra: string | undefined;
  for (const { value } of tokensOf(pieces)) if (!takeFrom(left, value)) extra ??= value;
  const [missing] = [...left].find(([, count]) => count > 0) ?? [];
  if (missing !== undefined && extra !== undefined) return { kind: "changed", value: missing, to: extra };
  if (missing !== undefined) return { kind: "missing", value: missing };
  return extra === undefined ? undefined : { kind: "extra", value: extra };
}

/** Text of ICU can say `<b>` in quotes, which is a tag again for whoever shows the message as HTML. */
function quotedTokens(source: readonly Piece[], pieces: readonly Piece[], syntax: MessageSyntax): Damage | undefined {
  if (syntax.kind !== "icu") return undefined;
  const readable = (all: readonly Piece[]): readonly string[] =>
    all.flatMap((piece) =>
      piece.kind === "text" ? valuesOf(tokensOf(piecesOf(readableText(piece.value, syntax), { kind: "plain" }))) : [],
    );
  const left = counted(readable(source));
  const value = readable(pieces).find((token) => !takeFrom(left, token));
  return value === undefined ? undefined : { kind: "extra", value };
}

/** i18next looks for values that are not escaped first, in all of the text, also where a token ends before: `__a__-b__`. */
function unescapedVariables(source: readonly Piece[], text: string, syntax: MessageSyntax): Damage | undefined {
  if (syntax.kind !== "i18next") return undefined;
  const left = counted(unescapedIn(valuesOf(source).join(""), syntax.interpolation));
  const value = unescapedIn(text, syntax.interpolation).find((variable) => !takeFrom(left, variable));
  return value === undefined ? undefined : { kind: "extra", value };
}

/** Tokens by the tags they stand in. Both messages have the same tokens. */
function differentNesting(
  source: readonly Piece[],
  pieces: readonly Piece[],
  syntax: MessageSyntax,
): Damage | undefined {
  const paths = new Map<string, number>();
  const expected = placesOf(source, paths, syntax);
  const found = placesOf(pieces, paths, syntax);
  const left = counted(expected.tokens);
  const moved = found.tokens.find((place) => !takeFrom(left, place));
  if (moved !== undefined) return { kind: "nesting", value: moved.slice(moved.indexOf(" ") + 1) };
  const filled = counted(found.filled);
  const emptied = expected.worded.find((place) => !takeFrom(filled, place));
  return emptied === undefined ? undefined : { kind: "emptied", value: emptied.slice(emptied.indexOf(" ") + 1) };
}

interface Places {
  /** Each with the number of the tags around it: `2 {{name}}`. */
  readonly tokens: string[];
  /** Opening tags with a letter inside, and those with anything inside. */
  readonly worded: string[];
  readonly filled: string[];
}

interface OpenTag {
  readonly place: string;
  readonly path: number;
  hasWords: boolean;
  isFilled: boolean;
}

function placesOf(pieces: readonly Piece[], paths: Map<string, number>, syntax: MessageSyntax): Places {
  const places: Places = { tokens: [], worded: [], filled: [] };
  const open: OpenTag[] = [{ place: "", path: 0, hasWords: false, isFilled: false }];
  for (const piece of pieces) {
    const inside = open.at(-1);
    if (inside === undefined) break;
    if (piece.kind === "text") {
      inside.hasWords ||= isWorded(piece.value, syntax);
      inside.isFilled ||= piece.value.trim() !== "";
    } else if (piece.kind === "close") {
      open.pop();
      if (inside.hasWords) places.worded.push(inside.place);
      if (inside.isFilled) places.filled.push(inside.place);
      const around = open.at(-1);
      if (around === undefined) break;
      around.hasWords ||= inside.hasWords;
      around.isFilled = true;
    } else {
      const place = `${inside.path} ${piece.value}`;
      places.tokens.push(place);
      inside.isFilled = true;
      if (piece.kind === "open") open.push({ place, path: pathOf(place, paths), hasWords: false, isFilled: false });
    }
  }
  return places;
}

/** Numbers instead of whole paths: messages that nest deeply stay cheap. */
function pathOf(place: string, paths: Map<string, number>): number {
  const path = paths.get(place) ?? paths.size + 1;
  paths.set(place, path);
  return path;
}

function differentOrder(source: readonly Piece[], pieces: readonly Piece[], syntax: MessageSyntax): Damage | undefined {
  const expected = inOrder(source, syntax);
  const found = inOrder(pieces, syntax);
  const value = expected.find((format, index) => found[index] !== format);
  return value === undefined ? undefined : { kind: "order", value };
}

function inOrder(pieces: readonly Piece[], syntax: MessageSyntax): string[] {
  if (syntax.kind !== "printf") return [];
  return pieces.filter((piece) => argumentsTaken(piece, syntax.family) > 0).map(({ value }) => value);
}

/** Rich text of ICU stays rich text. */
function brokenTags(source: readonly Piece[], text: string, syntax: MessageSyntax): Damage | undefined {
  if (syntax.kind !== "icu" || isRich(text)) return undefined;
  return isRich(valuesOf(source).join("")) ? { kind: "unreadable" } : undefined;
}

function isRich(text: string): boolean {
  const icu = readIcu(text);
  return icu.readable && icu.tags === "rich";
}

function tokensOf(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ kind }) => kind !== "text");
}

function valuesOf(pieces: readonly Piece[]): readonly string[] {
  return pieces.map(({ value }) => value);
}

function counted(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function takeFrom(counts: Map<string, number>, value: string): boolean {
  const left = counts.get(value) ?? 0;
  counts.set(value, left - 1);
  return left > 0;
}
