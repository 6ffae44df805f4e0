/** The first to the twenty-first, as centuries are counted in words. ICU spells numbers out, but `Intl` does not give that. */
export const centuryWords = {
  en: "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first",
  es: "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno",
  fr: "premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième vingt-et-unième",
  it: "primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo ventunesimo",
} as const;

const roman = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI".split(" ");

export function romanNumeral(number: number): string | undefined {
  return roman[number - 1];
}

/** 1 to 21; `undefined` for anything else. */
export function readRomanNumeral(text: string): number | undefined {
  const index = roman.indexOf(text.toUpperCase());
  return index < 0 ? undefined : index + 1;
}

/** `19th`, `21st`. */
export function englishOrdinal(number: number): string {
  const suffixes = { one: "st", two: "nd", few: "rd", other: "th", many: "th", zero: "th" } as const;
  return `${number}${suffixes[ordinals.select(number)]}`;
}

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
