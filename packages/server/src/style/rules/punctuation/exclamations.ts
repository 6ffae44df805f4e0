import type { EditRule } from "../../rule.ts";
import { everyLanguage } from "../language-groups.ts";
import { replacing } from "../replacements.ts";

const eastAsianBefore = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー」』）”]/u;
/** With the space before it that French sets, and the mark that opens it in Spanish. */
const marks = /¡|[ \u00a0\u202f]?([!！?？]{0,4}[!！][!！?？]{0,4})(?![\p{L}\p{N}=(!！?？]| ?=)/gu;

/** Names that end with the mark. */
const names = /(?<!\p{L})(?:Yahoo|Kahoot|Joomla|Jeopardy)$/u;

/**
 * A sentence that ends with an exclamation mark ends with a full stop, and one that ends with `?!` with a question mark.
 * The mark just goes behind a call and before another mark, where the sentence goes on. Before the closing mark of a
 * quotation that an English sentence begins with, it becomes a comma. `!=` and `!important` stay, as does the mark of a
 * name such as `Yahoo!`.
 */
export const noExclamationMarks: EditRule = replacing(
  everyLanguage,
  ["exclamation"],
  marks,
  ({ 0: written, 1: mark, index, input }, { language }) => {
    if (mark === undefined) return "";
    const before = input.charAt(index - 1);
    const isFullWidth = mark.includes("！") || mark.includes("？");
    if (mark.includes("?") || mark.includes("？")) {
      return `${written.slice(0, written.length - mark.length)}${isFullWidth ? "？" : "?"}`;
    }
    if (index === 0 || /[\s([{<]/.test(before)) return undefined;
    if (/[.。．…,:;]/.test(before)) return "";
    if (names.test(input.slice(Math.max(0, index - 10), index))) return undefined;
    const rest = input.slice(index + written.length, index + written.length + 5);
    if (/^["”“»'’‘]\s?[,–—]|^["”“»’‘] \p{Ll}/u.test(rest)) {
      return language === "en" && !/^["”»’],/.test(rest) && isSpokenFirst(input, index) ? "," : "";
    }
    if (/^[,;:.]/.test(rest) || (/^[ \u00a0]\p{Ll}/u.test(rest) && isCall(input, index))) return "";
    return isFullWidth || (eastAsianBefore.test(before) && language !== "ko") ? "。" : ".";
  },
);

/** Whether nothing but a call stands before it, which no sentence ends with: `oh! no`. */
function isCall(input: string, index: number): boolean {
  return /(?:^|[\n.!?…]\s*)(?:oh|ah|hey|ach|oje|ay|eh|uh|wow|psst|hm+)$/iu.test(
    input.slice(Math.max(0, index - 12), index),
  );
}

/** Whether the quotation before this place is what its sentence begins with: `“Stop!” he said.` */
function isSpokenFirst(input: string, index: number): boolean {
  const before = input.slice(Math.max(0, index - 200), index);
  return /(?:^|\n|[.!?…]["”]?\s)["“][^"“”\n]*$/u.test(before);
}
