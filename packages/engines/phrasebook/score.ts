import type { PhrasebookLanguage, TargetLanguage } from "../src/phrasebook/languages.ts";
import { targetLanguages } from "../src/phrasebook/languages.ts";
import type { Finding, Stage } from "../src/phrasebook/lookup.ts";
import { foldSpaces, normalForm, stripAccelerator } from "../src/phrasebook/normal.ts";
import { findSlots, hasBranches } from "../src/phrasebook/slots.ts";
import type { Row } from "./rows.ts";

/** How the answers for one language compare with an application's own translations. */
export interface Score {
  readonly language: TargetLanguage;
  /** Different English strings that the application itself has translated. */
  strings: number;
  readonly answered: Record<Stage, number>;
  /** The same characters, white space at the ends aside. */
  readonly identical: Record<Stage, number>;
  /** The same but for case, quotes, closing marks and accelerators. */
  readonly identicalWords: Record<Stage, number>;
}

export function emptyScore(language: TargetLanguage): Score {
  const stages = () => ({ exact: 0, normalized: 0, exchanged: 0 });
  return { language, strings: 0, answered: stages(), identical: stages(), identicalWords: stages() };
}

export type Answerer = (english: string, language: TargetLanguage) => Finding;

/**
 * Asks for every string of an application. A string counts for a language where the application has a translation
 * that differs from the English; a string that is used several times counts once, with any of its translations.
 */
export function scoreRows(rows: readonly Row[], answer: Answerer, onAnswer?: (line: AnswerRecord) => void): Score[] {
  return targetLanguages.map((language) => {
    const score = emptyScore(language);
    for (const [english, references] of referencesOf(rows, language)) {
      score.strings++;
      const finding = answer(english, language);
      if (finding.status === "unknown") continue;
      const isSame = references.includes(finding.text);
      const hasSameWords = isOneOf(finding.text, references, language);
      score.answered[finding.stage]++;
      if (isSame) score.identical[finding.stage]++;
      if (hasSameWords) score.identicalWords[finding.stage]++;
      onAnswer?.({ language, english, references, finding, hasSameWords });
    }
    return score;
  });
}

export interface AnswerRecord {
  readonly language: TargetLanguage;
  readonly english: string;
  readonly references: readonly string[];
  readonly finding: Finding & { readonly status: "found" };
  readonly hasSameWords: boolean;
}

function referencesOf(rows: readonly Row[], language: TargetLanguage): ReadonlyMap<string, readonly string[]> {
  const references = new Map<string, string[]>();
  for (const row of rows) {
    const [english, reference] = [row.english.trim(), row.translations.get(language)?.trim()];
    if (!/\p{L}/u.test(english) || hasBranches(english)) continue;
    if (reference === undefined || reference === "" || reference === english) continue;
    references.set(english, [...(references.get(english) ?? []), reference]);
  }
  return references;
}

/** Whether an answer has the words of one of the references: the same but for case, quotes, marks and accelerators. */
export function isOneOf(answer: string, references: readonly string[], language: PhrasebookLanguage): boolean {
  return references.some((text) => comparable(text, language) === comparable(answer, language));
}

function comparable(text: string, language: PhrasebookLanguage): string {
  const plain = stripAccelerator(foldSpaces(text));
  return [normalForm(plain, language), ...findSlots(plain).map((slot) => slot.text)].join("\u0000");
}

export function addScores(scores: readonly Score[]): Score {
  const [first] = scores;
  if (first === undefined) throw new RangeError("no scores to add");
  const sum = emptyScore(first.language);
  for (const score of scores) {
    sum.strings += score.strings;
    for (const stage of ["exact", "normalized", "exchanged"] as const) {
      sum.answered[stage] += score.answered[stage];
      sum.identical[stage] += score.identical[stage];
      sum.identicalWords[stage] += score.identicalWords[stage];
    }
  }
  return sum;
}

export function total(stages: Readonly<Record<Stage, number>>): number {
  return stages.exact + stages.normalized + stages.exchanged;
}
