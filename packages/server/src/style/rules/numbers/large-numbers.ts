import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import { conventionOf } from "../../text/number-convention.ts";
import type { NumberToken } from "../../text/number-tokens.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { type Magnitude, magnitudesOf, shifted, unshifted } from "./magnitudes.ts";
import { currencyCodes, isCounting, isLabelled, isQuantity } from "./number-surroundings.ts";

export type LargeNumberForm = "numerals" | "words" | "abbreviations";

interface LargeNumber {
  readonly start: number;
  readonly end: number;
  readonly token: NumberToken;
  readonly gap: string;
  readonly magnitude: Magnitude;
  readonly written: string;
}

const withWords: readonly StyleLanguage[] = ["de", "en", "es", "fr", "it"];

/** Millions and more with this behind them. Numerals become words only where three digits and a fraction say it all. */
export function largeNumbers(form: LargeNumberForm): EditRule {
  return {
    languages: withWords,
    triggers: ["digit"],
    find(text, context) {
      const found = largeNumbersIn(text, context);
      const worded = found.flatMap((number) => rewrite(text, number, form, context));
      if (form === "numerals") return worded;
      const taken = new Set(found.map(({ start }) => start));
      const plain = numbersIn(text, context).filter(({ start }) => !taken.has(start));
      return [...worded, ...plain.flatMap((token) => fromDigits(text, token, form, context))].sort(
        (one, other) => one.start - other.start,
      );
    },
  };
}

export interface LargeSumStyle {
  readonly form: "words" | "abbreviations";
  readonly gap: "none" | "space";
}

/** Sums of money in millions and more; what is no money stays. */
export function largeSums({ form, gap }: LargeSumStyle, languages: readonly StyleLanguage[]): EditRule {
  return {
    languages,
    triggers: ["digit"],
    find: (text, context) =>
      largeNumbersIn(text, context).flatMap((number): readonly Edit[] => {
        if (!isMoney(text, number)) return [];
        const word = form === "words" ? wordOf(number.token, number.magnitude, context) : number.magnitude.short;
        const space = gap === "none" ? "" : number.gap === "" ? "\u{a0}" : number.gap;
        return edit(text, number.token.end, number.end, space + word);
      }),
  };
}

/** Sums of money in Italian, with `milione` and `miliardo` written out or short. */
export function italianSums(form: "words" | "mio and mrd"): EditRule {
  return {
    languages: ["it"],
    triggers: ["digit"],
    find: (text, context) =>
      largeNumbersIn(text, context).flatMap((number): readonly Edit[] => {
        if (number.magnitude.zeros > 9 || !isMoney(text, number)) return [];
        const short = number.magnitude.zeros === 6 ? "mio" : "mrd";
        const word = form === "words" ? wordOf(number.token, number.magnitude, context) : short;
        return edit(text, number.token.end, number.end, (number.gap === "" ? " " : number.gap) + word);
      }),
  };
}

function largeNumbersIn(text: string, context: EditContext): readonly LargeNumber[] {
  const magnitudes = magnitudesOf(context);
  return numbersIn(text, context).flatMap((token): readonly LargeNumber[] => {
    const after = /^([ \u{a0}\u{202f}]?)(mil millones|\p{L}{1,12}\.?)(?!\.?[\p{L}\p{N}_-])/u.exec(
      text.slice(token.end, token.end + 16),
    );
    const [, gap = "", word = ""] = after ?? [];
    const stopless = word.replace(/\.$/, "");
    const magnitude = magnitudes.find((each) => [each.one, each.other, each.short, ...each.aliases].includes(word));
    const known =
      magnitude ?? magnitudes.find((each) => [each.one, each.other, each.short, ...each.aliases].includes(stopless));
    if (known === undefined || token.isAmbiguous || token.whole.length > 6) return [];
    const written = magnitude === undefined ? stopless : word;
    const found = {
      start: token.start,
      end: token.end + gap.length + written.length,
      token,
      gap,
      magnitude: known,
      written,
    };
    return written.length === 1 && !isMoney(text, found) ? [] : [found];
  });
}

const moneyAfter = new RegExp(
  `^ ?(?:de |d['’]|di )?(?:[€$£¥₩₹]|(?:${currencyCodes}|euros?|dollars?|pounds?|pesos?|Euro|Dollar|Franken|francs?|dólares|dollari|franchi|sterline|yen)(?![\\p{L}]))`,
  "u",
);

function isMoney(text: string, { token, end }: { readonly token: NumberToken; readonly end: number }): boolean {
  const before = text.slice(Math.max(0, token.start - 6), token.start);
  return (
    new RegExp(`(?:[€$£¥₩₹]|\\b(?:${currencyCodes})) ?$`, "u").test(before) ||
    moneyAfter.test(text.slice(end, end + 16).replaceAll("\u{a0}", " "))
  );
}

function rewrite(text: string, number: LargeNumber, form: LargeNumberForm, context: EditContext): readonly Edit[] {
  const { token, magnitude, end, gap } = number;
  if (form === "numerals") return toNumerals(text, number, context);
  if (form === "abbreviations") {
    const isGlued = context.language === "en";
    return edit(text, token.end, end, (isGlued ? "" : gap || conventionOf(context).space) + magnitude.short);
  }
  return edit(text, token.end, end, (gap || " ") + wordOf(token, magnitude, context));
}

/** `5 millions d'euros` as 5 000 000 euros. */
function toNumerals(
  text: string,
  { token, magnitude, start, end }: LargeNumber,
  context: EditContext,
): readonly Edit[] {
  const digits = shifted(token.whole === "" ? "0" : token.whole, token.fraction, magnitude.zeros);
  if (digits === undefined || digits.length > 18 || /^ ?[-–]? ?\d/.test(text.slice(end, end + 3))) return [];
  const next = /^[ \u{a0}](\p{L}{1,12})/u.exec(text.slice(end, end + 14))?.[1];
  if (
    next !== undefined &&
    magnitudesOf(context).some(({ one, other, short }) => next === one || next === other || next === short)
  )
    return [];
  const link = /^[ \u{a0}](?:d['’](?=\p{L})|(?:de|di)(?= ))/u.exec(text.slice(end, end + 5))?.[0] ?? "";
  const written = new Intl.NumberFormat(context.target, { useGrouping: "always" }).format(BigInt(digits));
  const space = link.endsWith("'") || link.endsWith("’") ? " " : "";
  return [{ start, end: end + link.length, text: written + space }];
}

/** 5,000,000 as 5 million, where nothing more is to say. */
function fromDigits(text: string, token: NumberToken, form: LargeNumberForm, context: EditContext): readonly Edit[] {
  if (token.fraction !== "" || token.whole.length < 7 || token.isAmbiguous || token.suffix !== "") return [];
  if (isLabelled(text, token) && !isQuantity(text, token)) return [];
  if (token.group === "" && !isQuantity(text, token) && !isCounting(text, token, context.language)) return [];
  if (/^[ \u{a0}]?[-–\d]/u.test(text.slice(token.end, token.end + 2))) return [];
  const magnitude = magnitudesOf(context).findLast(({ zeros }) => token.whole.length > zeros);
  if (magnitude === undefined) return [];
  const [whole, fraction] = unshifted(token.whole, magnitude.zeros);
  if (whole.length > 3 || fraction.length > 1) return [];
  const link = linkBefore(text.slice(token.end, token.end + 12), context);
  if (link === undefined && form === "words") return [];
  const numeral = fraction === "" ? whole : `${whole}${conventionOf(context).decimal}${fraction}`;
  const shortened = { ...token, whole, fraction };
  const isGlued = context.language === "en" && form === "abbreviations";
  const word = form === "words" ? wordOf(shortened, magnitude, context) + (link ?? "") : magnitude.short;
  return [
    { start: token.start, end: token.end, text: numeral + (isGlued ? "" : form === "words" ? " " : "\u{a0}") + word },
  ];
}

/** What joins a million to a noun, ` de`; nothing where it cannot be known, as before a French h. */
function linkBefore(after: string, { language }: EditContext): string | undefined {
  if (
    language === "de" ||
    language === "en" ||
    !/^ \p{L}/u.test(after) ||
    /^ (?:de|d['’]|di|et|y|e|o|ou) ?/u.test(after)
  )
    return "";
  if (language === "es") return " de";
  if (language === "it") return " di";
  return /^ [aeiouyéèêàhAEIOUYÉÈH]/u.test(after) ? undefined : " de";
}

function wordOf(token: NumberToken, { one, other }: Magnitude, context: EditContext): string {
  const isOne = context.language === "fr" ? Number(token.whole) < 2 : token.whole === "1" && token.fraction === "";
  return isOne ? one : other;
}

function edit(text: string, start: number, end: number, written: string): readonly Edit[] {
  return text.slice(start, end) === written ? [] : [{ start, end, text: written }];
}
