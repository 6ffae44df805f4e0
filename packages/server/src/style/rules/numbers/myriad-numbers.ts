import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import type { NumberToken } from "../../text/number-tokens.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { myriadsOf } from "./myriads.ts";
import { isCounting, isLabelled, isQuantity } from "./number-surroundings.ts";

const signs: ReadonlyMap<string, number> = new Map([
  ["万", 4],
  ["萬", 4],
  ["만", 4],
  ["億", 8],
  ["亿", 8],
  ["억", 8],
  ["兆", 12],
  ["조", 12],
]);

/** A number in ten thousands and their powers, as it stands: 1億2,300万, or plain digits. */
interface MyriadNumber {
  readonly start: number;
  readonly end: number;
  readonly first: NumberToken;
  readonly digits: string;
  readonly hasSigns: boolean;
}

export type MyriadForm = "every group" | "every group, spaced" | "one sign" | "numerals";

/** Large numbers with signs for ten thousand and its powers, or without any. */
export function myriadNumbers(form: MyriadForm, languages: readonly StyleLanguage[]): EditRule {
  return {
    languages,
    triggers: ["digit"],
    find: (text, context) =>
      myriadNumbersIn(text, context).flatMap((number): readonly Edit[] => {
        const written = write(text, number, form, context);
        if (written === undefined || written === text.slice(number.start, number.end)) return [];
        return [{ start: number.start, end: number.end, text: written }];
      }),
  };
}

function myriadNumbersIn(text: string, context: EditContext): readonly MyriadNumber[] {
  const tokens = numbersIn(text, context);
  const found: MyriadNumber[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at];
    if (first === undefined) break;
    const parts: { readonly token: NumberToken; readonly zeros: number }[] = [];
    let end = first.start;
    for (let next = tokens[at]; next !== undefined; next = tokens[at]) {
      const zeros = signs.get(text.charAt(next.end)) ?? 0;
      const last = parts.at(-1);
      const gap = text.slice(end, next.start);
      if (
        last !== undefined &&
        (last.zeros === 0 || zeros >= last.zeros || (gap !== "" && (gap !== " " || context.language !== "ko")))
      )
        break;
      if (last !== undefined && /^ ?[年년]/u.test(text.slice(next.end, next.end + 2))) break;
      if (
        last !== undefined &&
        (next.whole.length > last.zeros - zeros || last.token.fraction !== "" || next.fraction !== "")
      )
        break;
      parts.push({ token: next, zeros });
      end = next.end + (zeros > 0 ? 1 : 0);
      at++;
    }
    const digits = digitsOf(parts);
    if (digits !== undefined)
      found.push({ start: first.start, end, first, digits, hasSigns: parts.some(({ zeros }) => zeros > 0) });
  }
  return found;
}

function digitsOf(parts: readonly { readonly token: NumberToken; readonly zeros: number }[]): string | undefined {
  let sum = 0n;
  for (const { token, zeros } of parts) {
    if (token.isAmbiguous || token.whole.length + zeros > 16 || token.fraction.length > zeros) return undefined;
    sum += BigInt(token.whole + token.fraction.padEnd(zeros, "0"));
  }
  return String(sum);
}

function write(text: string, number: MyriadNumber, form: MyriadForm, context: EditContext): string | undefined {
  const { first, digits, hasSigns, end } = number;
  if (
    digits.length < 5 ||
    digits.length > 16 ||
    /^[百千십백천,.]|^\s?\d|^ ?[-–~〜～] ?\d/u.test(text.slice(end, end + 3))
  )
    return undefined;
  if (/[\d０-９]\s$/u.test(text.slice(Math.max(0, number.start - 2), number.start))) return undefined;
  const isSure = hasSigns || isQuantity(text, first) || (first.group !== "" && !isLabelled(text, first));
  if (!isSure && (isLabelled(text, first) || !isCounting(text, first, context.language))) return undefined;
  if (form === "numerals") return hasSigns ? new Intl.NumberFormat("en").format(BigInt(digits)) : undefined;
  if (form === "one sign") return inOneSign(digits, context);
  return inGroups(digits, form === "every group, spaced" ? " " : "", context);
}

/** 1.23亿; nothing where more than two decimals would be needed. */
function inOneSign(digits: string, context: EditContext): string | undefined {
  const zeros = digits.length > 8 ? 8 : 4;
  const fraction = digits.slice(-zeros).replace(/0+$/, "");
  if (fraction.length > 2) return undefined;
  return `${digits.slice(0, -zeros)}${fraction === "" ? "" : `.${fraction}`}${myriadsOf(context).signs[zeros / 4] ?? ""}`;
}

/** 1億2345万6789. */
function inGroups(digits: string, gap: string, context: EditContext): string {
  const written = context.language === "ko" ? ["", "만", "억", "조"] : myriadsOf(context).signs;
  const groups: string[] = [];
  for (let left = digits.length, at = 0; left > 0; at++) {
    const group = digits.slice(Math.max(0, left - 4), left).replace(/^0+/, "");
    if (group !== "") groups.unshift(group + (written[at] ?? ""));
    left -= 4;
  }
  return groups.join(gap);
}
