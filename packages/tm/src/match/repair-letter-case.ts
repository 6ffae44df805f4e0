import { mapText, type Segment } from "../model/segment.ts";
import { letterCaseOf } from "./features.ts";
import type { Misfit, Repaired } from "./misfit.ts";
import { comparisonText } from "./tokens.ts";

/** German and Luxembourgish write nouns with a capital: a translation's own capitals must stay. */
const capitalizesNouns = /^(?:de|lb)\b/i;

/**
 * Writes the translation in the case of the asked source: all capitals, or with the first letter changed. Where either
 * source mixes cases otherwise, such as in titles, it is not certain which words to change.
 */
export function repairLetterCase({
  knownFeatures,
  askedFeatures,
  target,
  targetLanguage,
}: Misfit): Repaired | undefined {
  const before = comparisonText(target);
  const from = knownFeatures.letterCase;
  const to = askedFeatures.letterCase;
  // A translation in another case than its source is so for a reason, but capitals all over leave no other.
  if (to !== "upper" && letterCaseOf(before) !== from) return undefined;
  const repaired = recased(target, from, to, targetLanguage);
  if (repaired === undefined) return undefined;
  return { target: repaired, repairs: [{ part: "letterCase", before, after: comparisonText(repaired) }] };
}

function recased(target: Segment, from: string, to: string, language: string): Segment | undefined {
  if (to === "upper" && (from === "sentence" || from === "lower")) {
    return mapText(target, (text) => text.toLocaleUpperCase(localeOf(language)));
  }
  if (from === "lower" && to === "sentence")
    return withFirstLetter(target, (letter) => letter.toLocaleUpperCase(localeOf(language)));
  if (from === "sentence" && to === "lower" && !capitalizesNouns.test(language)) {
    return withFirstLetter(target, (letter) => letter.toLocaleLowerCase(localeOf(language)));
  }
  return undefined;
}

function withFirstLetter(segment: Segment, change: (letter: string) => string): Segment {
  let isChanged = false;
  return mapText(segment, (text) =>
    text.replace(/\p{L}/u, (letter) => {
      if (isChanged) return letter;
      isChanged = true;
      return change(letter);
    }),
  );
}

function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll("_", "-"))[0] ?? "und";
  } catch {
    return "und";
  }
}
