import type { Piece } from "./tokens.ts";

/**
 * Whether a translation is whole: it has the source's tokens, each as often and letter by letter, its tags close in
 * order where the source's do, and it is not blank.
 */
export function isWhole(source: readonly Piece[], translation: readonly Piece[]): boolean {
  if (translation.every(({ value }) => value.trim() === "") && source.some(({ value }) => value.trim() !== ""))
    return false;
  if (!sameTokens(source, translation)) return false;
  return closesInOrder(translation) || !closesInOrder(source);
}

function sameTokens(source: readonly Piece[], translation: readonly Piece[]): boolean {
  const [expected, found] = [tokensOf(source), tokensOf(translation)];
  return expected.length === found.length && expected.every((token, index) => token === found[index]);
}

function tokensOf(pieces: readonly Piece[]): string[] {
  return pieces
    .filter(({ kind }) => kind !== "text")
    .map(({ value }) => value)
    .sort();
}

function closesInOrder(pieces: readonly Piece[]): boolean {
  const open: string[] = [];
  for (const piece of pieces) {
    if (piece.kind !== "tag" || piece.role === "empty") continue;
    if (piece.role === "open") open.push(piece.name);
    else if (open.pop() !== piece.name) return false;
  }
  return open.length === 0;
}
