import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import { conventionOf } from "../../text/number-convention.ts";
import { mayBeYear, type NumberConvention, type NumberToken } from "../../text/number-tokens.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { isCounting, isLabelled, isQuantity } from "./number-surroundings.ts";

type DecimalSeparator = "," | ".";
type GroupSeparator = "," | "." | "'" | "space" | "none";

export interface SeparatorStyle {
  readonly decimal?: DecimalSeparator;
  readonly group?: GroupSeparator;
  /** Only numbers with as many digits before the decimal separator. */
  readonly digits?: { readonly from?: number; readonly to?: number };
  /** Frequencies of radio stations keep a period: 98.5 MHz. */
  readonly radio?: "period";
}

/**
 * Writes numbers with these separators. A number that one language reads as a thousand and another as one (`1,234` in
 * German) stays, as nobody can tell which it is.
 */
export function separators(style: SeparatorStyle, languages: readonly StyleLanguage[]): EditRule {
  return {
    languages,
    triggers: ["digit"],
    find(text, context) {
      const convention = conventionOf(context);
      return numbersIn(text, context).flatMap((token): readonly Edit[] => {
        const written = write(text, token, style, context, convention);
        return written === text.slice(token.start, token.end)
          ? []
          : [{ start: token.start, end: token.end, text: written }];
      });
    },
  };
}

function write(
  text: string,
  token: NumberToken,
  style: SeparatorStyle,
  context: EditContext,
  convention: NumberConvention,
): string {
  const written = text.slice(token.start, token.end);
  const { from = 0, to = Number.POSITIVE_INFINITY } = style.digits ?? {};
  if (token.isAmbiguous || token.whole.length < from || token.whole.length > to) return written;
  if (standsByNumber(text, token)) return written;
  const isRadio = style.radio !== undefined && isRadioStation(text, token);
  const decimal = isRadio ? "." : decimalOf(text, token, style, convention);
  if (!isRadio && style.decimal !== undefined && token.fraction !== "" && !isSame(decimal, style.decimal))
    return written;
  const group = groupOf(text, token, style, context, convention);
  const apart = apartFrom(group, decimal, token, style);
  return numeral(written, token, apart.group, apart.decimal);
}

/** With only a space between them, two numbers may be one, or none. */
function standsByNumber(text: string, { start, end }: NumberToken): boolean {
  return (
    /[\d０-９]\s$/u.test(text.slice(Math.max(0, start - 2), start)) || /^\s[\d０-９]/u.test(text.slice(end, end + 2))
  );
}

function decimalOf(
  text: string,
  token: NumberToken,
  { decimal }: SeparatorStyle,
  convention: NumberConvention,
): string {
  if (decimal === undefined || token.fraction === "" || token.decimal === decimal) return token.decimal;
  if (isQuantity(text, token)) return decimal;
  // 802.11ac, `at 10.15`
  if (token.suffix !== "" || isTime(text, token)) return token.decimal;
  const isForeign = token.group === "" && !isSame(token.decimal, convention.decimal);
  return isForeign || isLabelled(text, token) ? token.decimal : decimal;
}

function groupOf(
  text: string,
  token: NumberToken,
  { group }: SeparatorStyle,
  { language }: EditContext,
  convention: NumberConvention,
): string {
  if (group === undefined) return token.group;
  const separator = group === "none" ? "" : group === "space" ? convention.space : group;
  if (token.group !== "") return group === "space" && /\s/.test(token.group) ? token.group : separator;
  if (token.whole.length < 4) return "";
  if (mayBeYear(token) && token.suffix === "s") return "";
  if (isQuantity(text, token)) return isYearInWords(text, token) ? "" : separator;
  const isCounted = isCounting(text, token, language) && token.suffix === "";
  return isCounted && !mayBeYear(token) && !isLabelled(text, token) ? separator : "";
}

/** The two must differ: what the style does not say gives way to what it says. */
function apartFrom(
  group: string,
  decimal: string,
  token: NumberToken,
  style: SeparatorStyle,
): { readonly group: string; readonly decimal: string } {
  const other = (separator: string) => (isSame(separator, ",") ? "." : ",");
  if (style.decimal !== undefined && style.group === undefined && isSame(group, style.decimal)) {
    return { group: other(group), decimal };
  }
  if (token.fraction === "" || !isSame(group, decimal)) return { group, decimal };
  return style.group === undefined ? { group: other(group), decimal } : { group, decimal: other(decimal) };
}

/** The digits as they are written, with these separators. */
function numeral(written: string, { whole, group: grouped }: NumberToken, group: string, decimal: string): string {
  const digits = written.replace(/[^0-9０-９]/gu, "");
  const front = digits.slice(0, whole.length);
  const back = digits.slice(whole.length);
  if (group === grouped && back === "") return written;
  const head = group === "" ? front : inGroups(front).join(group);
  return back === "" ? head : head + decimal + back;
}

/** Of three digits, but for the first. */
function inGroups(digits: string): readonly string[] {
  const first = digits.length % 3;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups;
}

/** `2026年`, and so with more digits than a number of years has. */
function isYearInWords(text: string, { end, whole }: NumberToken): boolean {
  return whole.length === 4 && /^ ?[年년]/u.test(text.slice(end, end + 2));
}

/** Hours and minutes behind a word that says so. */
function isTime(text: string, { whole, fraction, start }: NumberToken): boolean {
  return (
    Number(whole) < 25 &&
    /^[0-5]\d$/.test(fraction) &&
    /(?:^|[^\p{L}])(?:at|around|um|gegen|las|vers|ore|alle|dalle) $/iu.test(text.slice(Math.max(0, start - 8), start))
  );
}

function isRadioStation(text: string, { whole, fraction, start, end }: NumberToken): boolean {
  if (!/^(?:[6-9]\d|10\d)$/.test(whole) || !/^\d{1,2}$/.test(fraction)) return false;
  if (/^[ \u{a0}\u{202f}]?(?:FM|UKW|AM|MHz FM|MHz)(?!\p{L})/u.test(text.slice(end, end + 8))) return true;
  return /(?:FM|UKW|Radio|radio|emisora|frecuencia|fréquence|Frequenz|frequenza)[ :\u{a0}]{1,2}$/u.test(
    text.slice(Math.max(0, start - 14), start),
  );
}

/** `．` is `.` in full width. */
function isSame(one: string, other: string): boolean {
  return one.replace("．", ".").replace("，", ",") === other;
}
