import type { RestoredPart } from "./restored-message.ts";
import { isCount } from "./sample-number.ts";
import type { SourceMessage } from "./source-message.ts";

/**
 * Puts back the white space that engines lose beside tokens: `Hello <x/> again` comes back as `Hallo<x/>wieder`. A token
 * that had some on a side in the source has a space there again, where a word or another token follows directly.
 *
 * Only beside words of scripts that write with spaces and hang nothing before a name, as Hebrew and Arabic do; and after
 * a token not in languages that hang endings onto names. A single letter may be an ending in any: `{{name}}s`.
 *
 * @param parts without two texts side by side
 */
export function withLostSpaces(message: SourceMessage, parts: readonly RestoredPart[]): readonly RestoredPart[] {
  const { target } = message;
  if (target === undefined) return parts;
  const hasEndings = endingLanguages.has(target.split("-")[0]?.toLowerCase() ?? "");
  const isSpaced = parts.some((part) => part.kind === "text" && spacedScript.test(part.value));

  const isLost = (index: number): boolean => {
    const [left, right] = [parts[index - 1], parts[index]];
    if (left === undefined || right === undefined) return false;
    if (left.kind === "piece" && !hasSpaceAfter(message, left.index, parts[index - 2])) return false;
    if (right.kind === "piece" && !hasSpaceBefore(message, right.index, parts[index + 1])) return false;
    if (left.kind === "text") return isSpaced && endsWithWord.test(left.value);
    if (right.kind === "piece") return isSpaced;
    const word = isCountAt(message, left.index) ? startsWithLongWord : startsWithWord;
    return !hasEndings && word.test(right.value);
  };
  return parts.flatMap((part, index) => (isLost(index) ? [{ kind: "text", value: " " }, part] : [part]));
}

const spacedScript = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const endsWithWord = /(?:^|[\d\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[.,;:!?]?$/u;
const startsWithWord = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2}/u;
/** After a number, two letters may be its ending: `5er`, `5te`. */
const startsWithLongWord = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{3}/u;

/** Of those scripts: Turkic, Uralic and other languages whose endings are words of ours. */
const endingLanguages: ReadonlySet<string> = new Set("az ba cv et eu fi hu kk kl ky mn qu se tk tr tt uz".split(" "));

function isCountAt({ pieces, count }: SourceMessage, index: number): boolean {
  const piece = pieces[index];
  return piece !== undefined && isCount(piece, count);
}

/** Whether a piece had white space after it, which has not moved into the tag that it closes. */
function hasSpaceAfter({ pieces }: SourceMessage, index: number, inside: RestoredPart | undefined): boolean {
  const hasMoved = pieces[index]?.kind === "close" && inside?.kind === "text" && /\s$/.test(inside.value);
  const beside = pieces[index + 1];
  return !hasMoved && beside?.kind === "text" && /^\s/.test(beside.value);
}

function hasSpaceBefore({ pieces }: SourceMessage, index: number, inside: RestoredPart | undefined): boolean {
  const hasMoved = pieces[index]?.kind === "open" && inside?.kind === "text" && /^\s/.test(inside.value);
  const beside = pieces[index - 1];
  return !hasMoved && beside?.kind === "text" && /\s$/.test(beside.value);
}
