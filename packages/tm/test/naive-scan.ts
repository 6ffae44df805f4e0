import { contextOf } from "../src/match/context.ts";
import type { MatchOptions } from "../src/match/ports.ts";
import { askedFor, compareRanked, type Ranked, rank } from "../src/match/rank.ts";
import { wholeSimilarity } from "../src/match/similarity.ts";
import { type Counting, tokensOf } from "../src/match/tokens.ts";
import { languageDistance, nearest } from "../src/model/language.ts";
import { type Segment, textSegment } from "../src/model/segment.ts";
import type { TranslationUnit } from "../src/model/unit.ts";

interface Scanned {
  readonly unit: TranslationUnit;
  readonly tokens: readonly Int32Array[];
}

/**
 * What the index must answer: every unit looked at, the distance by the whole matrix. Source is a unit's first variant.
 */
export function createNaiveScan(counting: Counting) {
  const units: Scanned[] = [];
  const numbers = new Map<string, number>();
  const row = new Int32Array(100_000);

  function numbered(segment: Segment, language: string): readonly Int32Array[] {
    return tokensOf(segment, counting, language).map((tokens) =>
      Int32Array.from(tokens, (token) => {
        const number = numbers.get(token) ?? numbers.size;
        numbers.set(token, number);
        return number;
      }),
    );
  }

  return {
    add(unit: TranslationUnit): void {
      units.push({ unit, tokens: numbered(unit.variants[0]?.segment ?? [], unit.variants[0]?.language ?? "") });
    },
    match(text: string | Segment, options: MatchOptions): readonly Ranked[] {
      const segment = typeof text === "string" ? textSegment(text) : text;
      const asked = askedFor(segment, counting.profile, options);
      const wanted = new Map<string, readonly Int32Array[]>();
      const wantedIn = (language: string): readonly Int32Array[] => {
        const known = wanted.get(language) ?? numbered(segment, language);
        wanted.set(language, known);
        return known;
      };
      const { threshold = 75 } = options;
      const ranked: Ranked[] = [];
      for (const [entry, { unit, tokens }] of units.entries()) {
        const [similarity = 0, ...finer] = wantedIn(unit.variants[0]?.language ?? "").map((query, at) => {
          const found = similarityOf(query, tokens[at] ?? none, row);
          return counting.profile === "omegat" ? wholeSimilarity(query.length, found) : found;
        });
        if (similarity < threshold) continue;
        const [source, ...others] = unit.variants;
        const target = nearest(others, options.to);
        if (source === undefined || target === undefined) continue;
        if (options.from !== undefined && languageDistance(options.from, source.language) === undefined) continue;
        const stored = { id: unit.id, memory: undefined, variants: unit.variants, context: contextOf(unit) };
        const isOtherRegion = languageDistance(options.to, target.language) === 2;
        ranked.push(rank({ entry, unit: stored, source, target, isOtherRegion, similarity, finer }, asked));
      }
      return ranked.sort(compareRanked).slice(0, options.limit ?? 5);
    },
  };
}

const none = new Int32Array();

function similarityOf(one: Int32Array, other: Int32Array, row: Int32Array<ArrayBuffer>): number {
  const longer = Math.max(one.length, other.length);
  return longer === 0 ? 100 : (100 * (longer - levenshtein(one, other, row))) / longer;
}

/** Wagner and Fischer (1974), row by row; `row` is room for at least one number more than the longer one has tokens. */
export function levenshtein(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  row = new Int32Array(other.length + 1),
): number {
  const length = other.length;
  for (let column = 0; column <= length; column++) row[column] = column;
  for (let line = 0; line < one.length; line++) {
    const token = one[line];
    let diagonal = line;
    let left = line + 1;
    for (let column = 0; column < length; column++) {
      const above = row[column + 1] ?? 0;
      const exchanged = token === other[column] ? diagonal : diagonal + 1;
      const shorter = above < left ? above + 1 : left + 1;
      left = Math.min(exchanged, shorter);
      diagonal = above;
      row[column + 1] = left;
    }
    row[0] = line + 1;
  }
  return row[length] ?? 0;
}
