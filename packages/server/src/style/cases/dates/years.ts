import type { StyleLanguage } from "../../rule.ts";
import type { Case, Cases } from "../case.ts";
import { type ByLanguage, casesByLanguage } from "./by-language.ts";

const others: Readonly<Record<StyleLanguage, readonly string[]>> = {
  de: ["mit 90 Leuten", "die 90er Nummern", "{1990er Jahre}"],
  en: [
    "19th floor",
    "in his 90s",
    "highs in the 80s, temperature rising",
    "AD server",
    "5 CE marks",
    "it's 96",
    "the 20s",
    "{AD 79}",
  ],
  es: ["siglo de oro", "90 años", "{siglo 19}"],
  fr: ["19e étage", "90 années", "siècle dernier", "{19e siècle}"],
  it: ["19° piano", "90 anni", "{19° secolo}", "l'96"],
  ja: ["十九日", "2019年", "2000年間", "1990年代", "{2026年}", "2026年前"],
  ko: ["19일"],
  zh: ["十九日", "第二十世纪福克斯", "{十九世纪}"],
};

function inEach<Value extends string>(changes: ByLanguage, ...values: readonly Value[]): readonly Case<Value>[] {
  return casesByLanguage(values, changes, others);
}

export const yearCases: Pick<Required<Cases<"dates_and_times">>, "calendar_era" | "centuries" | "decades" | "years"> = {
  calendar_era: [
    ...inEach(
      {
        en: [
          ["in 44 BCE.", "in 44 BC."],
          ["in 79 CE", "in AD 79"],
          ["the 5th century CE", "the 5th century AD"],
          ["44 B.C.E.", "44 B.C."],
        ],
      },
      "use_bc_and_ad",
    ),
    ...inEach(
      {
        en: [
          ["in 44 BC.", "in 44 BCE."],
          ["in AD 79", "in 79 CE"],
          ["79 A.D.", "79 C.E."],
          ["the fifth century AD", "the fifth century CE"],
        ],
      },
      "use_bce_and_ce",
    ),
  ],
  centuries: [
    ...inEach(
      {
        en: [
          ["the 19th century", "the nineteenth century"],
          ["21st-century art", "twenty-first-century art"],
        ],
        es: [["el siglo XIX", "el siglo diecinueve"]],
        fr: [
          ["le XIXe siècle", "le dix-neuvième siècle"],
          ["au Ier siècle", "au premier siècle"],
        ],
        it: [["il XIX secolo", "il diciannovesimo secolo"]],
      },
      "spell_out",
    ),
    ...inEach(
      {
        en: [
          ["the nineteenth century", "the 19th century"],
          ["Third-century art", "3rd-century art"],
        ],
        es: [["el siglo XIX", "el siglo 19"]],
        fr: [
          ["le XIXᵉ siècle", "le 19e siècle"],
          ["le premier siècle", "le 1er siècle"],
        ],
        it: [["il XIX secolo", "il 19° secolo"]],
        ja: [["十九世紀の", "19世紀の"]],
        zh: [["二十一世纪", "21世纪"]],
      },
      "use_arabic_numerals",
      "use_numerals",
    ),
    ...inEach(
      {
        es: [
          ["el siglo 19", "el siglo XIX"],
          ["el siglo veinte", "el siglo XX"],
        ],
        fr: [
          ["le 19e siècle", "le XIXe siècle"],
          ["le dix-neuvième siècle", "le XIXe siècle"],
        ],
        it: [["il 19° secolo", "il XIX secolo"]],
      },
      "use_roman_numerals",
    ),
  ],
  decades: [
    ...inEach(
      {
        en: [
          ["in the 1990s", "in the nineties"],
          ["the early '80s", "the early eighties"],
        ],
        es: [["los años 90", "los años noventa"]],
        fr: [["les années 1990", "les années quatre-vingt-dix"]],
        it: [["gli anni '90", "gli anni novanta"]],
      },
      "spell_out",
    ),
    ...inEach({ en: [["in the 1990s", "in the '90s"]], it: [["gli anni 1990", "gli anni '90"]] }, "use_apostrophe_yy"),
    ...inEach(
      {
        de: [["die 1990er Jahre", "die 90er Jahre"]],
        en: [["in the '90s", "in the 90s"]],
        es: [["los años 1990", "los años 90"]],
        fr: [["les années 1990", "les années 90"]],
        it: [["gli anni '90", "gli anni 90"]],
      },
      "use_yy_without_apostrophe",
      "use_yy_for_20th_century_but_yyyy_for_other_centuries",
    ),
    ...inEach(
      {
        de: [["in den 90er-Jahren", "in den 1990er-Jahren"]],
        en: [
          ["in the '90s", "in the 1990s"],
          ["the late nineties", "the late 1990s"],
        ],
        es: [["los años 90", "los años 1990"]],
        fr: [["les années 90", "les années 1990"]],
        it: [
          ["gli anni '90", "gli anni 1990"],
          ["gli anni novanta", "gli anni 1990"],
        ],
      },
      "use_yyyy",
    ),
  ],
  years: [
    ...inEach(
      {
        en: [
          ["in March 1996", "in March '96"],
          ["the class of 1988", "the class of '88"],
        ],
        it: [["nel 1968", "nel '68"]],
      },
      "use_apostrophe_yy",
    ),
    ...inEach({ en: [["in March '96.", "in March 1996."]], it: [["nel '68", "nel 1968"]] }, "use_yyyy"),
    ...inEach(
      {
        ja: [
          ["令和8年3月4日", "2026年3月4日"],
          ["昭和64年", "1989年"],
          ["令和元年", "2019年"],
        ],
      },
      "use_common_era",
    ),
    ...inEach(
      {
        ja: [
          ["2026年3月4日", "令和8年3月4日"],
          ["西暦2026年に", "令和8年に"],
          ["2019年5月1日", "令和元年5月1日"],
          ["1989年1月7日", "昭和64年1月7日"],
        ],
      },
      "use_japanese_imperial_era",
    ),
  ],
};
