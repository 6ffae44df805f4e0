import type { StyleLanguage } from "../../rule.ts";
import { everyLanguage } from "../../rules/language-groups.ts";
import type { Case } from "../case.ts";

interface Written {
  readonly decimal?: "," | ".";
  readonly group?: string;
  readonly from?: number;
  readonly to?: number;
  readonly radio?: true;
}

/** How each language writes; and a sentence with a version, a year, a telephone number and a number in front. */
const languages: Readonly<
  Record<StyleLanguage, { readonly decimal: "," | "."; readonly others: string; readonly radio: string }>
> = {
  de: {
    decimal: ",",
    others: "Version 12.5 von 2026, Tel. +49 30 1234567, Nr. 12345, am 3.4. um 10:30, siehe 3.1",
    radio: "UKW",
  },
  en: {
    decimal: ".",
    others:
      "Version 12.5 of 2026, call +44 20 12345678, ID 12345, 3/4/2026 at 10:30, see 3.1, at 10.15 in 802.11ac, the 1980s, 1A:2B:3C",
    radio: "FM",
  },
  es: { decimal: ",", others: "Versión 12.5 de 2026, tel. +34 91 1234567, código 12345, a las 10:30", radio: "FM" },
  fr: { decimal: ",", others: "Version 12.5 de 2026, tél. 01 23 45 67 89, code 12345, à 10:30", radio: "FM" },
  it: { decimal: ",", others: "Versione 12.5 del 2026, tel. +39 06 1234567, codice 12345, alle 10:30", radio: "FM" },
  ja: { decimal: ".", others: "バージョン12.5、2026年、03-1234-5678、番号12345、10:30、表1.1", radio: "FM" },
  ko: { decimal: ".", others: "버전 12.5, 2026년, 02-1234-5678, 번호 12345, 10:30, 표 1.1", radio: "FM" },
  zh: { decimal: ".", others: "版本12.5，2026年，010-12345678，编号12345，10:30，图2.1", radio: "FM" },
};

/** What a style makes of numbers in each language. */
export function separatorCases<Value extends string>(
  value: Value,
  style: Written,
  of: readonly StyleLanguage[] = everyLanguage,
): readonly Case<Value>[] {
  return of.map((language) => {
    const { decimal: own, others, radio } = languages[language];
    const decimal = style.decimal ?? own;
    const group = style.group === " " ? (language === "fr" ? "\u{202f}" : "\u{a0}") : style.group;
    const ownGroup = own === "," ? "." : ",";
    const fewDigits = style.to !== undefined;
    const rows: (readonly [string, string])[] = [];
    const add = (text: string, expected: string) => {
      if (text !== expected) rows.push([text, expected]);
    };
    const grouped = group ?? (style.decimal === undefined || style.decimal === own ? ownGroup : own);
    const decimalIn = style.decimal === undefined && grouped === own ? ownGroup : decimal;
    if (!fewDigits) {
      add(`12${ownGroup}345${own}5 km`, `12${grouped}345${decimalIn}5 km`);
      add(`12'345${own}5 km`, style.group === undefined ? `12'345${decimal}5 km` : `12${grouped}345${decimalIn}5 km`);
      add(`123${ownGroup}456${ownGroup}789 kg`, `123${grouped}456${grouped}789 kg`);
      if (style.group !== undefined) add("12345 km", `12${grouped}345 km`);
    } else {
      add(`1${ownGroup}234${own}5 km`, `1${grouped}234${decimalIn}5 km`);
      add("1234 km", `1${grouped}234 km`);
    }
    if (style.from === undefined && style.decimal !== undefined) {
      add(`2${own}5 km`, `2${decimal}5 km`);
      add(`2${own === "," ? "." : ","}5 km`, `2${decimal}5 km`);
    }
    if (style.radio) add("98,5 MHz", "98.5 MHz");
    const keeps = [
      others,
      `1${own}234 km`,
      `${radio} 2026`,
      fewDigits ? `12${ownGroup}345 km` : `${radio} 1234`,
      style.from === undefined ? "2 km" : `1${ownGroup}234${own}5 km`,
    ];
    return { value, language, changes: rows, keeps };
  });
}
