import type { EditRule } from "../../rule.ts";
import { replacing } from "../replacements.ts";

/** A pair on one line with no others inside; half-width ones only around Chinese or Japanese characters. */
const pair =
  /[（〔【［]([^（）〔〕【】［］()[\]\n]{1,200})[）〕】］]|[([]([^（）〔〕【】［］()[\]\n]{0,200}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][^（）〔〕【】［］()[\]\n]{0,200})[)\]]/gu;
const closers: ReadonlyMap<string, string> = new Map([
  ["（", "）"],
  ["〔", "〕"],
  ["【", "】"],
  ["［", "］"],
  ["(", ")"],
  ["[", "]"],
]);

export const hexagonalBrackets = bracketRule("〔");
export const lenticularBrackets = bracketRule("【");
export const parentheses = bracketRule("（");

function bracketRule(open: string): EditRule {
  return replacing(["ja", "zh"], ["bracket"], pair, ({ 0: found, 1: first, 2: second }) =>
    isPair(found) && found.charAt(0) !== open ? `${open}${first ?? second}${closers.get(open)}` : undefined,
  );
}

function isPair(found: string): boolean {
  return closers.get(found.charAt(0)) === found.at(-1);
}

const nationalities =
  /^(?:英|美|法|德|日|俄|苏|意|西|葡|荷|奥|瑞士|瑞典|挪威|丹麦|加|澳|印|韩|朝|越|泰|希腊|波兰|捷克|匈牙利|比利时|阿根廷|哥伦比亚|墨西哥|巴西|智利|以色列|英国|美国|法国|德国|日本|俄国|俄罗斯|意大利|印度|韩国)$/;
const periods =
  /^(?:先秦|春秋|战国|秦|西汉|东汉|汉|三国|魏|蜀|吴|西晋|东晋|晋|南北朝|南朝|北朝|宋|齐|梁|陈|北魏|隋|唐|五代|北宋|南宋|辽|金|元|明|清|民国|近代|现代|当代)$/;

/** `（英）莎士比亚` becomes `［英］莎士比亚`, `（唐）李白` becomes `〔唐〕李白`: a nationality or period before a name. */
export const bracketsForNationalityAndPeriod = replacing(
  ["zh"],
  ["bracket"],
  /[（〔【［([]([\p{Script=Han}]{1,5})[）〕】］)\]](?=[\p{Script=Han}·]{2})/gu,
  ({ 0: found, 1: inside = "" }) => {
    if (!isPair(found)) return undefined;
    if (periods.test(inside)) return `〔${inside}〕`;
    return nationalities.test(inside) ? `［${inside}］` : undefined;
  },
);
