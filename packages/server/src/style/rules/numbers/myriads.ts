import type { EditContext } from "../../rule.ts";
import { chineseMyriads, japaneseMyriads, type MyriadSigns, traditionalMyriads } from "../../text/chinese-numerals.ts";

/** How the language and script of a text write ten thousand and its powers. */
export function myriadsOf(context: EditContext): MyriadSigns {
  if (context.language === "ja") return japaneseMyriads;
  return isTraditional(context) ? traditionalMyriads : chineseMyriads;
}

export function isTraditional({ target }: EditContext): boolean {
  return /^zh-(?:Hant|TW|HK|MO)\b/i.test(target);
}
