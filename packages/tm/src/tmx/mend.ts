import { undecodable } from "../reading/encoding.ts";
import type { FaultCode } from "../reading/faults.ts";
import { invalidCharacters, isXmlCharacter } from "../xml/characters.ts";
import { tmxLimits } from "./limits.ts";

/** Something in the text of a unit that is no XML, and what to put there instead. */
export interface Mending {
  readonly code: FaultCode;
  readonly from: number;
  readonly to: number;
  readonly instead: string;
  readonly message: string;
}

/** Parts of XML in which `&` and `<` are text. */
const ends = new Map([
  ["<![CDATA[", "]]>"],
  ["<!--", "-->"],
  ["<?", "?>"],
]);

const suspicious = new RegExp(
  [
    /<!\[CDATA\[|<!--|<\?/,
    // No name begins like this, so it is no tag.
    /<(?=[\s\d=<.,;)]|$)/,
    /&(?:#x[\da-fA-F]+;|#\d+;|[A-Za-z_:][\w:.-]*;)?/,
    invalidCharacters,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

/**
 * Finds what old tools write into their texts and XML does not take: bare `&` and `<`, entities of other languages, and
 * characters that no XML may hold. Everything else that is wrong is not looked for.
 * @returns `undefined` where there is more than a reader would believe.
 */
export function findMendings(text: string): readonly Mending[] | undefined {
  const mendings: Mending[] = [];
  const unclosed = new Set<string>();
  let plainFrom = 0;
  for (const { 0: found, index } of text.matchAll(suspicious)) {
    const end = ends.get(found);
    if (end !== undefined && index >= plainFrom && !unclosed.has(end)) {
      const closed = text.indexOf(end, index + found.length);
      if (closed === -1) unclosed.add(end);
      else plainFrom = closed + end.length;
      continue;
    }
    const mending = end === undefined ? mendingOf(found, index, index < plainFrom) : undefined;
    if (mending !== undefined) mendings.push(mending);
    if (mendings.length > tmxLimits.mendings) return undefined;
  }
  return mendings;
}

export function mend(text: string, mendings: readonly Mending[]): string {
  let mended = "";
  let from = 0;
  for (const mending of mendings) {
    mended += text.slice(from, mending.from) + mending.instead;
    from = mending.to;
  }
  return mended + text.slice(from);
}

function mendingOf(found: string, from: number, isPlain: boolean): Mending | undefined {
  const place = { from, to: from + found.length };
  if (found === undecodable || /^\p{Surrogate}$/u.test(found)) {
    const message = "Bytes here are not in the file's encoding; declare the encoding in which it was saved.";
    return { ...place, code: "invalid_encoding", instead: "\uFFFD", message };
  }
  if (found[0] !== "&" && found[0] !== "<") {
    return {
      ...place,
      code: "invalid_character",
      instead: "",
      message: `XML may not hold ${nameOf(found.charCodeAt(0))}.`,
    };
  }
  if (isPlain) return undefined;
  if (found.startsWith("&#")) {
    const code = codeOf(found);
    if (isXmlCharacter(code)) return undefined;
    return { ...place, code: "invalid_character", instead: "", message: `XML may not hold ${nameOf(code)}.` };
  }
  if (/^&(?:amp|lt|gt|quot|apos);$/.test(found)) return undefined;
  const message =
    found.length > 1
      ? "Only the entities amp, lt, gt, quot and apos are known; write the character itself."
      : `A ${found} stands for itself; write ${found === "&" ? "&amp;" : "&lt;"}.`;
  const instead = found === "<" ? "&lt;" : `&amp;${found.slice(1)}`;
  return { ...place, code: "malformed", instead, message };
}

function codeOf(reference: string): number {
  return reference[2] === "x" ? Number.parseInt(reference.slice(3), 16) : Number.parseInt(reference.slice(2), 10);
}

function nameOf(code: number): string {
  return code <= 0x10ffff ? `U+${code.toString(16).toUpperCase().padStart(4, "0")}` : "a number beyond Unicode";
}
