import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import { toChineseNumerals } from "../../text/chinese-numerals.ts";
import { conventionOf } from "../../text/number-convention.ts";
import type { NumberToken } from "../../text/number-tokens.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { codeOf, currenciesIn, currencyInFront } from "./currency-names.ts";
import { countsAsOne, editTo, followsDeterminer } from "./marked-number.ts";
import { myriadsOf } from "./myriads.ts";
import { currencyCodes, magnitudes } from "./number-surroundings.ts";

export interface CurrencyStyle {
  readonly mark: "symbol" | "code" | "name" | "symbol or name" | "symbol or code";
  /** `own` is where the language puts it. */
  readonly place: "before" | "after" | "own";
  readonly gap: "none" | "space" | "own";
  readonly width?: "full" | "half";
  readonly letters?: "lowercase";
  readonly numerals?: "chinese";
}

interface Amount {
  readonly start: number;
  readonly end: number;
  readonly token: NumberToken;
  /** The number with a word such as `million` behind it. */
  readonly numeral: string;
  readonly hasMagnitude: boolean;
  readonly currency: string;
  readonly written: string;
  readonly isBefore: boolean;
  readonly gap: string;
}

const magnitudeSource = `[ \\u00a0\\u202f]?(?:(?:${magnitudes}|[KMB])(?![\\p{L}\\p{N}])|[万萬億亿兆만억조])`;
const magnitude = new RegExp(`^${magnitudeSource}`, "u");
const space = /[ \u{a0}\u{202f}]/u;
const besetBefore = new RegExp(
  `(?:[$€£¥₩₹￥￡￦＄币幣\\d０-９万萬億亿兆만억조]|(?<![A-Za-z])(?:${currencyCodes}))\\s?$`,
  "u",
);
const besetAfter = new RegExp(
  `^\\s?[-‐‑–—]\\s?(?:${currencyCodes})(?![A-Za-z])|^\\s?\\p{Script=Han}{0,4}[元币幣镑鎊郎][\\d一二三四五六七八九十]|^\\s?(?:[$€£¥₩₹￥￡￦＄\\d０-９]|(?:${currencyCodes})(?![A-Za-z]))`,
  "u",
);

/** Amounts of money with this mark in this place. One end of a range, whose mark both ends share, stays. */
export function currencies(style: CurrencyStyle, languages: readonly StyleLanguage[]): EditRule {
  return {
    languages,
    triggers: ["digit"],
    find(text, context) {
      let end = 0;
      return numbersIn(text, context).flatMap((token) => {
        const amount = token.start < end ? undefined : amountAt(text, token, context, end);
        if (amount === undefined) return [];
        end = amount.end;
        if (isBeset(text, amount)) return [];
        return rewrite(text, amount, style, context);
      });
    },
  };
}

function amountAt(text: string, token: NumberToken, context: EditContext, from: number): Amount | undefined {
  const large = magnitude.exec(text.slice(token.end, token.end + 16))?.[0] ?? "";
  const numberEnd = token.end + large.length;
  const base = { token, numeral: text.slice(token.start, numberEnd), hasMagnitude: large !== "" };
  const known = currenciesIn(context);
  const front = text.slice(Math.max(from, token.start - 5), token.start);
  const gapBefore = space.test(front.slice(-1)) ? front.slice(-1) : "";
  const before = currencyInFront.exec(front.slice(0, front.length - gapBefore.length))?.[0];
  const back = text.slice(numberEnd, numberEnd + 40);
  const gapAfter = space.test(back.charAt(0)) ? back.charAt(0) : "";
  const link = large === "" ? "" : (/^(?:de |d['’]|di )/.exec(back.slice(gapAfter.length))?.[0] ?? "");
  const after = known?.after.exec(back.slice(gapAfter.length + link.length))?.[0];
  if (before !== undefined && after !== undefined && gapAfter === "") return undefined;
  if (before !== undefined) {
    const currency = known?.byWritten.get(before.toLowerCase());
    const start = token.start - gapBefore.length - before.length;
    if (currency === undefined || isOfWord(text, start) || goesOn(text, numberEnd)) return undefined;
    if (endsRangeOfMarked(text, start)) return undefined;
    return { ...base, start, end: numberEnd, currency, written: before, isBefore: true, gap: gapBefore };
  }
  const currency = after === undefined ? undefined : known?.byWritten.get(after.toLowerCase());
  if (currency === undefined || after === undefined) return undefined;
  const end = numberEnd + gapAfter.length + link.length + after.length;
  if (endsRange(text, token.start, context) || goesOn(text, end)) return undefined;
  return { ...base, start: token.start, end, currency, written: after, isBefore: false, gap: gapAfter };
}

/** `AUS$5`: the symbol is the end of something else. */
function isOfWord(text: string, start: number): boolean {
  return /[A-Za-zÀ-ÖØ-öø-ɏ\d$]/u.test(text.charAt(start - 1));
}

/** With a mark or a number on both sides, nobody can tell what belongs to what: `$ 5 €`, `3 5 €`. */
function isBeset(text: string, { start, end }: Amount): boolean {
  return besetBefore.test(text.slice(Math.max(0, start - 6), start)) || besetAfter.test(text.slice(end, end + 8));
}

const dash = "[ \\u00a0\\u202f]?[-‐‑–—~～〜至到][ \\u00a0\\u202f]?$";
/** `10 Mio. € – `, and `5–` where one mark is for both. */
const rangeWithMarkBehind = new RegExp(
  `[\\d０-９](?:${magnitudeSource})?[ \\u00a0\\u202f]?([^\\s\\d０-９]{0,16})${dash}`,
  "u",
);
/** `$10K–`. */
const rangeWithMarkInFront = new RegExp(
  `(?:[$€£¥₩₹￥￡￦＄]|(?<![A-Za-z])(?:${currencyCodes}))[ \\u00a0\\u202f]?[\\d０-９][\\d０-９.,]*(?:${magnitudeSource})?${dash}`,
  "u",
);

/** Whether what has its mark in front is the second end of a range, whose first has one there too. */
function endsRangeOfMarked(text: string, start: number): boolean {
  return rangeWithMarkInFront.test(text.slice(Math.max(0, start - 32), start));
}

/** Whether it is the second end of a range, whose first has the same mark, or none: `10–20 €`, `10 €–20 €`. */
function endsRange(text: string, start: number, context: EditContext): boolean {
  const [range, mark = ""] = rangeWithMarkBehind.exec(text.slice(Math.max(0, start - 32), start)) ?? [];
  return range !== undefined && (mark === "" || currenciesIn(context)?.byWritten.has(mark.toLowerCase()) === true);
}

/** A range, a word that the amount is part of, a fraction: `$5–10`, `$5-off`, `$5's`. */
function goesOn(text: string, end: number): boolean {
  return /^[ \u{a0}]?[-‐‑–—~～〜至到][ \u{a0}]?[\d０-９$€£¥￥￡￦＄]|^[-‐‑]\p{L}|^['’/]\d|^['’]\p{L}|^[$€£¥₩₹￥￡￦＄]|^[A-Za-z\d]/u.test(
    text.slice(end, end + 4),
  );
}

function rewrite(text: string, amount: Amount, style: CurrencyStyle, context: EditContext): readonly Edit[] {
  const marked = markOf(amount, style, context);
  if (marked === undefined) return [];
  const { mark, isWord } = marked;
  const own = ownPlace(amount, mark, isWord, context);
  const isBefore = style.place === "own" ? own.isBefore : style.place === "before";
  if (isBefore && !amount.isBefore && isListed(text, amount.start)) return [];
  if (isWord && context.language === "en" && isAttributive(text, amount)) return [];
  const { token, numeral } = amount;
  const digits =
    style.numerals === "chinese" ? toChineseNumerals(token.whole, token.fraction, myriadsOf(context)) : numeral;
  if (digits === undefined || (style.numerals === "chinese" && (amount.hasMagnitude || token.isAmbiguous))) return [];
  const wanted =
    style.gap === "none" ? "" : style.gap === "space" ? (isWord ? " " : conventionOf(context).space) : own.gap;
  const gap = wanted !== "" && amount.gap !== "" ? amount.gap : wanted;
  const link = isWord && amount.hasMagnitude && !isBefore ? linkOf(mark, numeral, context) : "";
  return editTo(text, amount.start, amount.end, isBefore ? mark + gap + digits : digits + gap + link + mark);
}

/** `a $5 ticket`, which is no ticket of 5 dollars. */
function isAttributive(text: string, { start, end }: Amount): boolean {
  return followsDeterminer(text, start) && /^ \p{L}/u.test(text.slice(end, end + 3));
}

interface Mark {
  readonly mark: string;
  /** Written out, not a symbol or a code. */
  readonly isWord: boolean;
}

function markOf(amount: Amount, style: CurrencyStyle, context: EditContext): Mark | undefined {
  switch (style.mark) {
    case "symbol":
      return symbolOf(amount, style, context);
    case "code":
      return codeMark(amount, context);
    case "name":
      return nameOf(amount, style, context);
    case "symbol or name":
      return symbolOf(amount, style, context) ?? nameOf(amount, style, context);
    case "symbol or code":
      return symbolOf(amount, style, context) ?? codeMark(amount, context);
  }
}

/** What is a symbol already stays the one it is, but for its width. */
function symbolOf({ written, currency }: Amount, { width }: CurrencyStyle, context: EditContext): Mark | undefined {
  const known = currenciesIn(context)?.byCurrency.get(currency)?.symbol;
  const symbol = /[$€£¥₩₹￥￡￦＄]/u.test(written) ? written : (known ?? localSymbol(currency, context));
  if (symbol === undefined) return undefined;
  const wide: Readonly<Record<string, string>> = { $: "＄", "¥": "￥", "£": "￡", "₩": "￦" };
  const narrow: Readonly<Record<string, string>> = { "＄": "$", "￥": "¥", "￡": "£", "￦": "₩" };
  const mark = width === "full" ? (wide[symbol] ?? symbol) : width === "half" ? (narrow[symbol] ?? symbol) : symbol;
  return { mark, isWord: false };
}

/** Of the Unicode locale data, where it is more than the code. */
function localSymbol(currency: string, { target }: EditContext): string | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const parts = new Intl.NumberFormat(target, { style: "currency", currency }).formatToParts(1);
  const symbol = parts.find(({ type }) => type === "currency")?.value;
  return symbol === undefined || /^[A-Z]+$/.test(symbol) || !/[$¥£€]/.test(symbol) ? undefined : symbol;
}

function codeMark({ currency }: Amount, context: EditContext): Mark | undefined {
  const code = codeOf(currency, context);
  return code === undefined ? undefined : { mark: code, isWord: false };
}

function nameOf(
  { token, hasMagnitude, currency }: Amount,
  style: CurrencyStyle,
  context: EditContext,
): Mark | undefined {
  const code = codeOf(currency, context);
  if (code === undefined || (currency === "$" && !/^(?:USD|CAD|AUD|NZD|HKD|SGD)$/.test(code))) return undefined;
  const named = style.place === "before" && currency === "¥" ? code : currency;
  const known = currenciesIn(context)?.byCurrency.get(named);
  const isOne = !hasMagnitude && countsAsOne(token, context);
  const name = known === undefined ? localName(code, isOne ? 1 : 2, context) : isOne ? known.one : known.other;
  if (name === undefined) return undefined;
  return { mark: style.letters === "lowercase" ? lowered(name) : name, isWord: true };
}

function localName(currency: string, count: number, { target }: EditContext): string | undefined {
  const format = { style: "currency", currency, currencyDisplay: "name", maximumFractionDigits: 0 } as const;
  const parts = new Intl.NumberFormat(target, format).formatToParts(count);
  return parts.find(({ type }) => type === "currency")?.value;
}

/** Names of countries keep their capital: `US dollars`, `dollars des États-Unis`, `British pounds`. */
function lowered(name: string): string {
  return /^(?:Euro|Dollar|Yen)s?\b/.test(name) ? name.toLowerCase() : name;
}

/** Where the language puts a symbol, a code or a name, and with which space. */
function ownPlace(
  { currency }: Amount,
  mark: string,
  isWord: boolean,
  context: EditContext,
): { readonly isBefore: boolean; readonly gap: string } {
  const { language, target } = context;
  if (isWord) return { isBefore: false, gap: language === "ja" || language === "zh" || language === "ko" ? "" : " " };
  const code = /^[A-Z]{3}$/.test(currency) ? currency : "EUR";
  const parts = new Intl.NumberFormat(target, { style: "currency", currency: code }).formatToParts(5);
  const isBefore =
    parts.findIndex(({ type }) => type === "currency") < parts.findIndex(({ type }) => type === "integer");
  return { isBefore, gap: isBefore && !/^[A-Z]{3}$/.test(mark) ? "" : conventionOf(context).space };
}

/** `5, 10 and 15 €`, where the one mark is for all. */
function isListed(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  if (/[$€£¥₩₹￥￡￦＄A-Z] ?[\d.,]{1,16}(?:, |、| \p{Ll}{1,3} )$/u.test(before)) return false;
  return /\d(?:, ?|、| (?:and|or|und|oder|et|ou|y|o|e) |과 |와 |和)$/u.test(before);
}

/** `5 millions d'euros`, `5 millones de dólares`, `5 milioni di euro`. */
function linkOf(mark: string, numeral: string, { language }: EditContext): string {
  if (!/(?:mill|bill|trill|mili)/i.test(numeral)) return "";
  if (language === "es") return "de ";
  if (language === "it") return "di ";
  if (language === "fr") return /^[aeiouéè]/i.test(mark) ? "d’" : "de ";
  return "";
}
