import fc from "fast-check";
import { createIndex } from "../src/match/match-index.ts";
import type { Match, MatchIndex } from "../src/match/ports.ts";
import type { TranslationUnit } from "../src/model/unit.ts";

export const toGerman = { from: "en", to: "de" } as const;

export function indexOf(...units: readonly TranslationUnit[]): MatchIndex {
  const index = createIndex();
  for (const each of units) index.add(each);
  return index;
}

/** What tells a match in a test. */
export function told({ kind, score, target }: Match): readonly [kind: string, score: number, target: string] {
  return [kind, score, target.join("")];
}

/** Sentences out of few words, so that many are alike. */
const word = fc.constantFrom("save", "Save", "file", "files", "the", "all", "5", "12", "日", "本", "日本", "now", "!");
export const sentence = fc.array(word, { maxLength: 9 }).map((words) => words.join(" "));
