import { isBlank } from "../analysis/counts.ts";
import { baseLanguage } from "../model/language.ts";
import { mapText, plainText } from "../model/segment.ts";
import { countCharacters } from "../segmentation/count.ts";
import { codeKeys } from "./code-keys.ts";
import { createNumberReader, sameNumbers } from "./number-values.ts";
import { type CleaningRule, pairRule, unitRule } from "./rule.ts";

/** Units without source text, and translations without text: nothing but white space and codes. */
export function empty(): CleaningRule {
  return pairRule(
    "empty",
    () =>
      ({ source, target }) =>
        isBlank(source.segment) || isBlank(target.segment),
  );
}

/**
 * Translations that are their source, white space at the ends and codes aside. Texts without a letter, and those from
 * one region of a language into another, may be.
 */
export function sourceEqualsTarget(): CleaningRule {
  return pairRule("source-equals-target", () => ({ source, target }) => {
    const text = plainText(target.segment).trim().normalize("NFC");
    if (baseLanguage(source.language) === baseLanguage(target.language) || !/\p{L}/u.test(text)) return false;
    return text === plainText(source.segment).trim().normalize("NFC");
  });
}

/** Translations that have other numbers than their source, as `sameNumbers` compares them. */
export function numbersDiffer(options: { readonly wordsUpTo?: number } = {}): CleaningRule {
  return pairRule("numbers-differ", () => {
    const numbers = createNumberReader();
    return ({ source, target }) =>
      !sameNumbers(numbers(plainText(source.segment)), numbers(plainText(target.segment)), options);
  });
}

/** Translations that have other codes than their source, or another number of one; in whatever order. */
export function codesDiffer(): CleaningRule {
  return pairRule("codes-differ", () => ({ source, target }) => {
    const [ones, others] = [codeKeys(source.segment), codeKeys(target.segment)];
    return ones.length !== others.length || ones.some((one, at) => one !== others[at]);
  });
}

export interface LengthRatioOptions {
  /** How many times as long as the other one of the two texts may be. Default 4. */
  readonly most?: number;
  /** Characters that the longer text must have, as short texts vary. Default 40. */
  readonly from?: number;
}

/** Translations much longer or shorter than their source. East Asian characters count twice: they say more. */
export function lengthRatio({ most = 4, from = 40 }: LengthRatioOptions = {}): CleaningRule {
  if (!(most >= 1)) throw new RangeError(`The ratio of lengths is 1 or more, not ${most}.`);
  return pairRule("length-ratio", () => ({ source, target }) => {
    const [shorter, longer] = [width(plainText(source.segment)), width(plainText(target.segment))].sort(
      (a, b) => a - b,
    );
    return longer !== undefined && shorter !== undefined && longer >= from && longer > most * shorter;
  });
}

/** @returns the language of a text, or nothing where that is not sure. */
export type DetectLanguage = (text: string) => string | undefined;

export interface WrongLanguageOptions {
  readonly detect: DetectLanguage;
  /** Letters that a text must have to be judged. Default 30. */
  readonly from?: number;
}

/** Units whose source, and translations whose text, is in another language than they say; regions aside. */
export function wrongLanguage({ detect, from = 30 }: WrongLanguageOptions): CleaningRule {
  return pairRule(
    "wrong-language",
    () =>
      ({ source, target }) =>
        [source, target].some(({ language, segment }) => {
          const text = plainText(segment);
          if ((text.match(/\p{L}/gu)?.length ?? 0) < from) return false;
          const detected = detect(text);
          return detected !== undefined && baseLanguage(detected) !== baseLanguage(language);
        }),
  );
}

/**
 * Takes control characters out of texts: all but tab and line ends, and with them half surrogate pairs and what Unicode
 * says is no character. Marks of direction and joining stay. Codes are not touched.
 */
export function controlCharacters(): CleaningRule {
  return unitRule("control-characters", (unit) => {
    if (!unit.variants.some(({ segment }) => unwanted.test(plainText(segment)))) return unit;
    const variants = unit.variants.map((variant) => ({
      ...variant,
      segment: mapText(variant.segment, (text) => text.replaceAll(allUnwanted, "")),
    }));
    return { ...unit, variants };
  });
}

const unwantedCharacters = "[[\\p{Cc}\\p{Surrogate}\\p{Noncharacter_Code_Point}]--[\\t\\n\\r\\x85]]";
const unwanted = new RegExp(unwantedCharacters, "v");
const allUnwanted = new RegExp(unwantedCharacters, "gv");

const eastAsian = /[\p{Ideographic}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

function width(text: string): number {
  return countCharacters(text) + (text.match(eastAsian)?.length ?? 0);
}
