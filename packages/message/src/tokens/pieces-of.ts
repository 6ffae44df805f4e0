import type { Piece } from "../piece.ts";
import type { MessageSyntax } from "../syntax.ts";
import { addressFinders } from "./addresses.ts";
import { controlFinder, entityFinder } from "./characters.ts";
import { addressReferenceFinder, htmlText, readableHtml, referenceFinder } from "./html-text.ts";
import { i18nextFinders } from "./i18next-tokens.ts";
import { argumentFinder, doublesApostrophes, quotationFinder, quoted, readIcu, unquoted } from "./icu-tokens.ts";
import { datePatternFinder, printfFinder, withArgumentNumbers } from "./printf-tokens.ts";
import { type Finder, scan } from "./scan.ts";
import { symfonyFinder } from "./symfony-tokens.ts";
import { pairTags, tagFinder } from "./tags.ts";

/** A message that was read: its pieces, and why it is not valid in its syntax where it is not. */
export interface Reading {
  readonly pieces: readonly Piece[];
  readonly fault?: string;
}

/**
 * Cuts a message at what must not change, in linear time. The values of the pieces joined give the message.
 *
 * ICU: pieces of text have ICU's quotes in them; plurals and selects are tokens as a whole. A message that ICU cannot
 * read is one `opening`. HTML: pieces of text have character references in them.
 */
export function piecesOf(text: string, syntax: MessageSyntax): readonly Piece[] {
  return readMessage(text, syntax).pieces;
}

export function readMessage(text: string, syntax: MessageSyntax): Reading {
  switch (syntax.kind) {
    case "i18next":
      return { pieces: readWith(text, [...i18nextFinders(text, syntax.interpolation), datePatternFinder(text)]) };
    case "printf": {
      const pieces = readWith(text, [printfFinder(text, syntax.family)]);
      return { pieces: withArgumentNumbers(pieces, syntax.family) };
    }
    case "symfony":
      return { pieces: readWith(text, [datePatternFinder(text), symfonyFinder(text)]) };
    case "plain":
      return { pieces: readWith(text, [datePatternFinder(text)]) };
    case "html":
      return { pieces: readHtml(text) };
    case "icu": {
      const icu = readIcu(text);
      if (!icu.readable)
        return { pieces: [{ kind: "token", token: "opening", value: text, name: "" }], fault: icu.fault };
      return { pieces: readWith(text, [argumentFinder(text, icu.argumentsAt), quotationFinder(text)]) };
    }
  }
}

function readWith(text: string, mayFind: readonly (Finder | undefined)[]): Piece[] {
  const placeholders = mayFind.filter((finder) => finder !== undefined);
  return pairTags(
    scan(text, [
      ...placeholders,
      tagFinder(text),
      entityFinder(text),
      ...addressFinders(text, placeholders),
      controlFinder(text),
    ]),
  );
}

function readHtml(text: string): Piece[] {
  return pairTags(
    scan(text, [
      tagFinder(text),
      ...addressFinders(
        text,
        [addressReferenceFinder(text)].filter((finder) => finder !== undefined),
      ),
      referenceFinder(text),
      controlFinder(text),
    ]),
  );
}

/** Whether anything in the message can be translated: a letter outside its tokens. */
export function hasWords(pieces: readonly Piece[], syntax?: MessageSyntax): boolean {
  return pieces.some((piece) => piece.kind === "text" && isWorded(piece.value, syntax));
}

/** Whether a piece of text has a letter. `&nbsp;` of HTML has none. */
export function isWorded(text: string, syntax: MessageSyntax | undefined): boolean {
  return /\p{L}/u.test(syntax?.kind === "html" ? readableHtml(text) : text);
}

/** A piece of text as its reader sees it. */
export function readableText(text: string, syntax: MessageSyntax): string {
  if (syntax.kind === "html") return readableHtml(text);
  return syntax.kind === "icu" ? unquoted(text) : text;
}

/** Writes texts as pieces of a message, so that its reader sees them: with apostrophes as the message has its own. */
export function textWriter({ text: message, syntax }: { readonly text: string; readonly syntax: MessageSyntax }) {
  if (syntax.kind === "html") return htmlText;
  if (syntax.kind !== "icu") return (text: string) => text;
  const isDoubled = doublesApostrophes(message);
  return (text: string) => quoted(text, isDoubled);
}
