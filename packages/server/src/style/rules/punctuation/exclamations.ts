import type { EditRule } from "../../rule.ts";
import { everyLanguage } from "../language-groups.ts";
import { replacing } from "../replacements.ts";

const eastAsianBefore = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー」』）”]/u;
/** With the space before it that French sets, and the mark that opens it in Spanish. */
const marks = /¡|[ \u00a0\u202f]?([!！?？]{0,4}[!！][!！?？]{0,4})(?![\p{L}\p{N}=(!！?？]| ?=)/gu;

/**
 * A sentence that ends with an exclamation mark ends with a full stop, and one that ends with `?!` with a question mark.
 * Before the closing mark of a quotation that its sentence goes on after, it becomes a comma in English and nothing
 * elsewhere. `!=` and `!important` stay, as does the mark in a name such as `Yahoo!Mail`.
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
    const rest = input.slice(index + written.length, index + written.length + 5);
    if (/^["”“»'’‘]\s?[,–—]|^["”“»’‘] \p{Ll}/u.test(rest))
      return language === "en" && !/^["”»’],/.test(rest) ? "," : "";
    return isFullWidth || (eastAsianBefore.test(before) && language !== "ko") ? "。" : ".";
  },
);
