import type { EditRule } from "../../rule.ts";
import { readQuotes } from "../quotes/read-quotes.ts";
import { replaceMatches } from "../replacements.ts";

const han = /\p{Script=Han}/u;
/** Words in Latin letters beside a Chinese character or a Chinese mark; no unit behind a number. */
const english =
  /(?<![\p{Script=Latin}\p{N}\p{M}\u{fffc}“"'‘’&._@/+-])[A-Za-z][A-Za-z’'-]{1,30}(?: [A-Za-z][A-Za-z’'-]{0,30}){0,6}(?![\p{Script=Latin}\p{N}\p{M}\u{fffc}”"'’&_@/+-]|\.\p{L}| \p{N})/gu;

/** `使用API接口` becomes `使用“API”接口`; what is quoted already or an English text stays. */
export const englishInQuotes: EditRule = {
  languages: ["zh"],
  triggers: ["letter"],
  find: (text) => {
    if (!han.test(text)) return [];
    const { pairs } = readQuotes(text);
    let at = 0;
    return replaceMatches(text, english, ({ 0: words, index }) => {
      while (at < pairs.length && (pairs[at]?.close ?? 0) < index) at++;
      const isQuoted = pairs.slice(at, at + 8).some(({ open, close }) => open < index && index < close);
      const around =
        text.slice(Math.max(0, index - 2), index) + text.slice(index + words.length, index + words.length + 2);
      return isQuoted || !han.test(around) ? undefined : `“${words}”`;
    });
  },
};

/** `使用“API”接口` becomes `使用API接口`; what somebody says stays quoted. */
export const englishWithoutQuotes: EditRule = {
  languages: ["zh"],
  triggers: ["quote"],
  find: (text) =>
    han.test(text)
      ? replaceMatches(
          text,
          /(?<![：:，,说道问答称喊叫写\p{Script=Latin}])[“"]([A-Za-z][A-Za-z-]{1,30}(?: [A-Za-z][A-Za-z-]{0,30}){0,6})[”"](?=[\p{Script=Han}，。、；！？]|$)/gu,
          ({ 1: words, index, 0: found }) =>
            han.test(
              text.slice(Math.max(0, index - 2), index) + text.slice(index + found.length, index + found.length + 2),
            )
              ? words
              : undefined,
        )
      : [],
};
