import type { RestoredPart } from "./restored-message.ts";
import type { SourceMessage } from "./source-message.ts";

/**
 * Puts back the white space that engines lose beside tokens: `Hello <x/> again` comes back as `Hallo<x/>wieder`. A token
 * that had some on a side in the source has a space there again, where a word or another token follows directly.
 *
 * Only beside words of scripts that write with spaces and hang nothing before a name, as Hebrew and Arabic do; and after
 * a token not in languages that hang endings onto names. What is shorter than three letters may be an ending in any:
 * `{{name}}s`, `5er`.
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
    if (left.kind === "text") return endsWithWord.test(left.value);
    return right.kind === "text" ? !hasEndings && startsWithWord.test(right.value) : isSpaced;
  };
  return parts.flatMap((part, index) => (isLost(index) ? [{ kind: "text", value: " " }, part] : [part]));
}

const spacedScript = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const endsWithWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][.,;:!?]?$/u;
const startsWithWord = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{3}/u;

/** Of those scripts: Turkic, Uralic and other languages whose endings are words of ours. */
const endingLanguages: ReadonlySet<string> = new Set("az ba cv et eu fi hu kk kl ky mn qu se tk tr tt uz".split(" "));

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
