import type { Piece } from "../piece.ts";
import { isCount } from "../sample-number.ts";
import type { SourceMessage } from "../source-message.ts";
import { readableText } from "../tokens/pieces-of.ts";

/** The element whose content no engine may translate. */
export const ignoredElement = "x";

/**
 * A message as XML that is HTML as well: an element for each token, numbered by its piece. `<x>` is a token, `<t>` what
 * a pair of tags encloses, `<n>` the sample number in place of the count, which may be moved and inflected.
 */
export function toMarkup(message: SourceMessage): string {
  return message.pieces.map((piece, index) => elementOf(message, piece, index)).join("");
}

function elementOf(message: SourceMessage, piece: Piece, index: number): string {
  switch (piece.kind) {
    case "text":
      return escaped(readableText(message.textAt(index), message.syntax));
    case "open":
      return `<t i="${index}">`;
    case "close":
      return "</t>";
    case "token":
      return isCount(piece, message.count)
        ? `<n i="${index}">${message.count?.sample}</n>`
        : `<x i="${index}">${escaped(shownValue(piece))}</x>`;
  }
}

/** What an engine sees of a token. */
export function shownValue(token: Piece): string {
  return token.kind === "token" && token.token === "control" ? "" : token.value;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
