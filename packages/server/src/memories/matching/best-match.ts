import type { Match, MatchIndex } from "@dragoman/tm";
import { languageDistance, plainText } from "@dragoman/tm/match";
import type { AskedText, MemoryMatch } from "./recall-memory.ts";
import { codedText, translationOf } from "./span-codes.ts";

/** What is asked for all texts of a call alike. */
export interface MatchQuestion {
  /** The language of the memory. */
  readonly source: string;
  readonly target: string;
  /** Least score, 0 to 100. */
  readonly threshold: number;
}

/** A match, and where it comes from. */
export interface FoundMatch {
  readonly match: MemoryMatch;
  /** The unit of the index, and the language of the translation in it. */
  readonly unitId: string | undefined;
  readonly targetLanguage: string;
}

/** More than one: the first may be in need of a repair that is not certain, where another needs none. */
const lookedAt = 5;

/** Another region's translation comes after all others, and is not taken: what `pt-PT` says is not what `pt-BR` does. */
const penalties = { region: 100 };

/**
 * So that no text keeps others waiting for long: a longer one, in UTF-16 units, is found in its very words alone, and the
 * comparison of any other ends after so many steps, far more than texts of usual lengths take.
 */
const longestSimilar = 10_000;
const effort = 100_000_000;

/** The best translation of the text itself, else the most similar text's. */
export function bestMatch(index: MatchIndex, asked: AskedText, question: MatchQuestion): FoundMatch | undefined {
  const { source, target, threshold } = question;
  const coded = codedText(asked);
  const least = asked.text.length > longestSimilar ? 100 : threshold;
  const found = index
    .match(coded.segment, { from: source, to: target, threshold: least, limit: lookedAt, penalties, effort })
    .filter(({ score, targetLanguage }) => score >= threshold && languageDistance(target, targetLanguage) !== 2);
  for (const match of found) {
    if (match.kind === "fuzzy") continue;
    const translation = translationOf(match.target, coded);
    if (translation === undefined) continue;
    const kind = match.kind === "repaired" ? "repaired" : "exact";
    return { match: { kind, score: Math.min(match.score, 100), translation }, ...originOf(match) };
  }
  const [nearest] = found;
  return nearest === undefined ? undefined : { match: similar(nearest), ...originOf(nearest) };
}

function similar({ score, source, target }: Match): MemoryMatch {
  return { kind: "similar", score: Math.min(score, 100), source: plainText(source), translation: plainText(target) };
}

function originOf({ unitId, targetLanguage }: Match): Pick<FoundMatch, "unitId" | "targetLanguage"> {
  return { unitId, targetLanguage };
}
