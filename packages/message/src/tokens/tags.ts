import type { Piece } from "../piece.ts";
import { type Finder, type Found, forwardSearch } from "./scan.ts";

/** What is longer is no tag: without a limit, a row of unfinished ones would take forever. */
const longestTag = 10_000;

/**
 * Tags as a browser's tokenizer reads them (HTML, section 13.2.5), the numbered ones of `Trans` in react-i18next
 * (`<0>`), and comments. What a browser would take for the beginning of one is an `opening`.
 */
export function tagFinder(text: string): Finder | undefined {
  if (!text.includes("<")) return undefined;
  const commentEnd = forwardSearch(text, "-->");
  return (at) => {
    if (text.charAt(at) !== "<" || !/[\p{L}\d/!?]/u.test(text.charAt(at + 1))) return undefined;
    if (text.startsWith("<!--", at)) {
      const end = commentEnd(at + 4);
      if (end !== -1) return { what: "tag", value: text.slice(at, end + 3), name: "!--" };
    }
    const [start, slash, name] = tagStart.exec(text.slice(at, at + 200)) ?? [];
    const end = start === undefined ? undefined : tagEnd(text.slice(at, at + longestTag), start.length);
    if (name === undefined || end === undefined) return openingAt(text, at);
    const value = text.slice(at, at + end);
    return { what: slash === "/" ? "close" : value.endsWith("/>") ? "tag" : "open", value, name };
  };
}

const tagStart = /^<(\/?)([\p{L}\d][^\s/<>]{0,100})(?=[\s/>])/u;

/** A digit begins a tag in `Trans` alone, so that `1 <2 3` is text. */
function openingAt(text: string, at: number): Found | undefined {
  return /[A-Za-z/!?]/.test(text.charAt(at + 1)) ? { what: "opening", value: "<", name: "<" } : undefined;
}

/** The place after the `>` that no quoted value of an attribute has. */
function tagEnd(tag: string, from: number): number | undefined {
  let at = from;
  let afterEquals = false;
  while (at < tag.length) {
    const character = tag.charAt(at);
    if (character === ">") return at + 1;
    if (character === "<") return undefined;
    if (afterEquals && (character === '"' || character === "'")) {
      const close = tag.indexOf(character, at + 1);
      if (close === -1) return undefined;
      at = close;
    }
    afterEquals = character === "=" || (afterEquals && /\s/.test(character));
    at++;
  }
  return undefined;
}

/**
 * Finds which tags enclose something: an end closes the last open tag of its name. What was opened within and has no
 * end, and an end without a beginning, become `tag` tokens.
 */
export function pairTags(pieces: readonly Piece[]): Piece[] {
  const paired = new Set<Piece>();
  const open: Piece[] = [];
  const openOfName = new Map<string, number>();
  const count = (name: string, change: number): void => {
    openOfName.set(name, (openOfName.get(name) ?? 0) + change);
  };
  for (const piece of pieces) {
    if (piece.kind === "open") {
      open.push(piece);
      count(pairName(piece.name), 1);
    } else if (piece.kind === "close" && (openOfName.get(pairName(piece.name)) ?? 0) > 0) {
      for (let last = open.pop(); last?.kind === "open"; last = open.pop()) {
        count(pairName(last.name), -1);
        if (pairName(last.name) !== pairName(piece.name)) continue;
        paired.add(last).add(piece);
        break;
      }
    }
  }
  return pieces.map((piece) =>
    (piece.kind === "open" || piece.kind === "close") && !paired.has(piece)
      ? { kind: "token", token: "tag", value: piece.value, name: piece.name }
      : piece,
  );
}

function pairName(name: string): string {
  return name.toLowerCase();
}
