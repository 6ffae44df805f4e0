import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule } from "../../rule.ts";
import { fromChineseNumerals } from "../../text/chinese-numerals.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { everyLanguage } from "../language-groups.ts";
import { replaceMatches } from "../replacements.ts";
import { isQuantity } from "./number-surroundings.ts";

const operand = "(?:\\d[\\d.,]{0,15}(?<=\\d)|[A-Za-z])[²³]?";
const operator = "[ \\u00a0]?[-+×÷=−*<>≤≥±][ \\u00a0]?";
const expression = new RegExp(
  `(?<![\\p{L}\\p{N}&?;.,_/\\\\#+*=<>$€£-])${operand}(?:${operator}${operand}){1,40}(?![\\p{L}\\p{N}&?;_/\\\\#+*=<>-]|[.,]\\d)`,
  "gu",
);

/** `2+3=5` as 2 + 3 = 5. Only what has an equals sign, or + × ÷ between numbers, is certain to be an expression. */
export const spacedExpressions: EditRule = {
  languages: everyLanguage,
  triggers: ["equals", "plus", "times"],
  find: (text) =>
    replaceMatches(text, expression, ([found]) => {
      const isEquation = /[=≤≥]/.test(found) && /\d/.test(found);
      if (!isEquation && !/^[\d.,]+(?:[ \u{a0}]?[+×÷][ \u{a0}]?[\d.,]+)+$/u.test(found)) return undefined;
      return found.replace(
        /([ \u{a0}]?)([-+×÷=−*<>≤≥±])([ \u{a0}]?)/gu,
        (_, left: string, sign: string, right: string) => {
          return `${left || " "}${sign}${right || " "}`;
        },
      );
    }),
};

/** `.5` as 0.5. */
export const zeroBeforeSeparator: EditRule = {
  languages: everyLanguage,
  triggers: ["digit"],
  find: (text, context) =>
    numbersIn(text, context).flatMap((token): readonly Edit[] => {
      if (token.whole !== "" || (token.suffix !== "" && !isQuantity(text, token))) return [];
      if (/^ ?(?:cal|Kal)/i.test(text.slice(token.end, token.end + 5))) return [];
      return [{ start: token.start, end: token.start, text: token.isFullWidth ? "０" : "0" }];
    }),
};

const references = new RegExp(
  "(?<=(?<![\\p{L}])(?:[Ee]quations?|[Ff]ormulas?|Eq\\.|Gleichung|Formel|[Ee]cuación|[Ff]órmula|[ÉéEe]quation|[Ff]ormule|[Ee]quazione|[Ff]ormula) \\(?)([IVX]{1,7})(?![\\p{L}\\p{N}.’'])" +
    "|(?<=(?:公式|方程式|方程|数式|等式|式)[（(]?)([一二三四五六七八九十]{1,3})(?![\\p{L}\\p{N}])",
  "gu",
);

/** `equation IV` as equation 4, and 公式三 as 公式3. */
export const numberedEquations: EditRule = {
  languages: ["de", "en", "es", "fr", "it", "ja", "zh"],
  triggers: ["letter", "cjk"],
  find: (text: string, _context: EditContext) =>
    replaceMatches(text, references, ([, roman, chinese]) =>
      roman === undefined ? fromChineseNumerals(chinese ?? "") : romanValue(roman),
    ),
};

const romans = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

/** Up to 39; nothing where the letters are in no order that a number has. */
function romanValue(letters: string): string | undefined {
  const tens = /^X{0,3}/.exec(letters)?.[0].length ?? 0;
  const rest = letters.slice(tens);
  const ones = rest === "" ? 0 : romans.indexOf(rest) + 1;
  return (rest !== "" && ones === 0) || tens + ones === 0 ? undefined : String(tens * 10 + ones);
}
