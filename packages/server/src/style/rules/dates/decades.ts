import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";

/** How the years of a decade are written: the 1990s. */
type Decade = "words" | "apostrophe" | "yy" | "yy of the 20th" | "yyyy";

interface DecadeForm {
  /** With groups `lead` for what stays in front, `rest` for what stays behind, and `yyyy`, `yy` or `word` between. */
  readonly expression: RegExp;
  /** The thirties to the nineties; those before may be of this century too. */
  readonly words: readonly string[];
  /** Whether an ending stands at digits that words have not: `90s`, `90er`. */
  readonly ending: string;
}

const tens = [30, 40, 50, 60, 70, 80, 90];
const space = "[ \\u00a0\\u202f]";
const digits = "(?<yyyy>1[0-9]\\d0|20\\d0)|(?<mark>['’‘])?(?<yy>[3-9]0)";

const forms: Readonly<Partial<Record<StyleLanguage, DecadeForm>>> = {
  en: form(
    "(?<lead>the )(?:early |mid-|late )?",
    `(?:${digits})(?<end>['’]?s)`,
    "",
    "thirties forties fifties sixties seventies eighties nineties",
    "s",
  ),
  es: form(
    `(?<lead>años${space})`,
    `(?:${digits})`,
    "",
    "treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    "",
  ),
  fr: form(
    `(?<lead>années${space})`,
    `(?:${digits})`,
    "",
    "trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix",
    "",
  ),
  it: form(
    `(?<lead>anni${space})`,
    `(?:${digits})`,
    "",
    "trenta quaranta cinquanta sessanta settanta ottanta novanta",
    "",
  ),
  de: form("(?<lead>)", `(?:${digits})(?<end>er)`, `(?=(?:-|${space})Jahren?)`, "", "er"),
};

function form(lead: string, number: string, rest: string, words: string, ending: string): DecadeForm {
  const names = words === "" ? [] : words.split(" ");
  const word = names.length === 0 ? "" : `|(?<word>${[...names].sort((a, b) => b.length - a.length).join("|")})`;
  const after = "(?![\\p{L}\\p{N}_°%€\\u{fffc}]|[-.,/:]\\p{N})";
  const source = `(?<![\\p{L}\\p{N}_\\u{fffc}])(?<front>${lead})(?:${number}${word})${rest}${after}`;
  return { expression: new RegExp(source, "giu"), words: names, ending };
}

export const decades = {
  inWords: decadeRule(["en", "es", "fr", "it"], "words"),
  byApostrophe: decadeRule(["en", "it"], "apostrophe"),
  byTwoDigits: decadeRule(["de", "en", "es", "fr", "it"], "yy"),
  byTwoDigitsOfThe20th: decadeRule(["de", "en", "es", "fr", "it"], "yy of the 20th"),
  byFourDigits: decadeRule(["de", "en", "es", "fr", "it"], "yyyy"),
} as const;

function decadeRule(languages: readonly StyleLanguage[], style: Decade): EditRule {
  return {
    languages,
    triggers: ["letter"],
    // Only digits are read in German, and `años` and `années` have an accent.
    triggersOf: { de: ["digit"], es: ["accented"], fr: ["accented"] },
    find: (text, context) => findDecades(text, context, style),
  };
}

/** Of heat and of age the same is said: `in the 80s`. */
const otherThings = /temperature|degrees|fahrenheit|celsius|[°]/iu;

function findDecades(text: string, { language }: EditContext, style: Decade): readonly Edit[] {
  const own = forms[language];
  if (own === undefined || otherThings.test(text)) return [];
  return [...text.matchAll(own.expression)].flatMap((match) => {
    const { front = "", end = "", yyyy, yy, word } = match.groups ?? {};
    const index = own.words.indexOf((word ?? "").toLowerCase());
    const year = Number(yyyy ?? 1900 + Number(yy ?? tens[index]));
    if (Number.isNaN(year)) return [];
    const written = inStyle(year, style, own, end === "" ? own.ending : end);
    const [start, given] = [match.index + front.length, match[0].slice(front.length)];
    // `the ’90s` and `the '90s` are written alike.
    if (written === undefined || written === given.replace(/^[’‘]/, "'")) return [];
    return [{ start, end: start + given.length, text: written }];
  });
}

function inStyle(year: number, style: Decade, { words }: DecadeForm, ending: string): string | undefined {
  const [isOfThe20th, short] = [year >= 1930 && year < 2000, `${year % 100}`];
  switch (style) {
    case "yyyy":
      return `${year}${ending}`;
    case "yy of the 20th":
      return `${isOfThe20th ? short : year}${ending}`;
    case "yy":
      return isOfThe20th ? `${short}${ending}` : undefined;
    case "apostrophe":
      return isOfThe20th ? `'${short}${ending}` : undefined;
    case "words":
      return isOfThe20th ? words[tens.indexOf(year % 100)] : undefined;
  }
}
