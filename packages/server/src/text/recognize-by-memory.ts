import type { LanguageTag } from "@dragoman/engines";
import type { RecallMemory } from "../memories/matching/recall-memory.ts";
import type { Passage } from "./passage.ts";
import type { PassageStep } from "./request.ts";

/** Settles the language of short texts that the detector could only guess at, and that the request's memory has. */
export const recognizeByMemory: PassageStep = (passages, { memory, signal }) => {
  if (memory?.source === undefined) return passages;
  const guessed = passages.filter(({ languageIsGuess }) => languageIsGuess);
  return guessed.length === 0 ? passages : settle(passages, guessed, memory, memory.source, signal);
};

async function settle(
  passages: readonly Passage[],
  guessed: readonly Passage[],
  memory: RecallMemory,
  language: LanguageTag,
  signal: AbortSignal,
): Promise<readonly Passage[]> {
  const matches = await memory.match(
    guessed.map(({ plain }) => ({ text: plain })),
    signal,
  );
  const known = new Set(guessed.filter((_, index) => (matches[index]?.kind ?? "similar") !== "similar"));
  return passages.map((passage) => (known.has(passage) ? { ...passage, language, languageIsGuess: false } : passage));
}
