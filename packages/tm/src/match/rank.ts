import type { Segment } from "../model/segment.ts";
import { changesBetween } from "./changes.ts";
import { contextScore } from "./context.ts";
import { type Features, featuresOf } from "./features.ts";
import { codesDiffer, lossesBetween, lossOf } from "./losses.ts";
import { createPluralForms, type PluralForms } from "./plural-forms.ts";
import type { Loss, Match, MatchKind, MatchOptions, OmegatScores, Repair, ScoringProfile } from "./ports.ts";
import { repair } from "./repair.ts";
import type { StoredUnit, StoredVariant } from "./stored-unit.ts";

/** A text that is asked for, with what is compared of it. */
export interface Asked {
  readonly segment: Segment;
  readonly features: Features;
  readonly profile: ScoringProfile;
  readonly options: MatchOptions;
  readonly pluralForms: PluralForms;
}

export function askedFor(segment: Segment, profile: ScoringProfile, options: MatchOptions): Asked {
  return { segment, features: featuresOf(segment), profile, options, pluralForms: createPluralForms() };
}

/** A text of the index that is similar enough, with the unit it is of. */
export interface Candidate {
  readonly entry: number;
  readonly unit: StoredUnit;
  readonly source: StoredVariant;
  readonly target: StoredVariant;
  /** The target is in another region than asked for. */
  readonly isOtherRegion: boolean;
  /** Text score, 0 to 100. */
  readonly similarity: number;
  /** Further text scores, by which OmegaT tells apart what the first does not. */
  readonly finer: readonly number[];
}

/** A candidate with its score; the match itself is made of those only that are answered. */
export interface Ranked extends Candidate {
  readonly kind: MatchKind;
  readonly score: number;
  readonly losses: readonly Loss[];
  readonly repaired: { readonly target: Segment; readonly repairs: readonly Repair[] } | undefined;
}

const rankOfKind = { "context-double": 0, context: 1, exact: 2, repaired: 3, fuzzy: 4 } as const satisfies Record<
  MatchKind,
  number
>;

/** The best first, and never two alike: the entry that was added last stands before earlier ones. */
export function compareRanked(one: Ranked, other: Ranked): number {
  return (
    other.score - one.score ||
    rankOfKind[one.kind] - rankOfKind[other.kind] ||
    other.similarity - one.similarity ||
    compareFiner(one, other) ||
    other.entry - one.entry
  );
}

function compareFiner(one: Ranked, other: Ranked): number {
  const at = one.finer.findIndex((score, place) => score !== other.finer[place]);
  return at === -1 ? 0 : (other.finer[at] ?? 0) - (one.finer[at] ?? 0);
}

/**
 * Scores a candidate: its words, then what else differs, then where it comes from. With `toBeat`, one that is better and
 * stands before it, a translation is made to fit only where that may still bring it to the front.
 */
export function rank(candidate: Candidate, asked: Asked, toBeat?: Ranked): Ranked {
  const { source, similarity } = candidate;
  const features = featuresOf(source.segment);
  const differing = differencesOf(features, similarity, asked);
  const origin = originLosses(candidate, asked.options);
  const isWords = asked.profile === "words";
  if (similarity === 100 && differing.length === 0 && (isWords || isSame(features, asked.features))) {
    const base = contextScore(candidate.unit.context, asked.options.context);
    const kind = base === 102 ? "context-double" : base === 101 ? "context" : "exact";
    return { ...candidate, kind, score: less(base, origin), losses: origin, repaired: undefined };
  }
  if (isWords && similarity === 100 && asked.options.repair !== false) {
    const losses = [...differing.map(halved), ...origin];
    const score = Math.min(less(similarity, losses), highestFuzzy);
    const repaired = isBeyondReach(score, toBeat) ? undefined : repairedTarget(candidate, asked, features, differing);
    if (repaired !== undefined) return { ...candidate, kind: "repaired", score, losses, repaired };
  }
  const losses = [...differing, ...origin];
  const score = Math.min(less(similarity, losses), highestFuzzy);
  return { ...candidate, kind: "fuzzy", score, losses, repaired: undefined };
}

/** For profiles that do not compare by part. */
function isSame(one: Features, other: Features): boolean {
  return one.text === other.text && !codesDiffer(one, other);
}

/** Whether not even a repair brings a score before one that comes first among equals. */
function isBeyondReach(score: number, toBeat: Ranked | undefined): boolean {
  if (toBeat === undefined) return false;
  return toBeat.score > score || (toBeat.score === score && toBeat.kind !== "fuzzy");
}

/** What is not the same text is no 100, however little differs. */
const highestFuzzy = 99.9;

/** What differs though the words are the same. The other profiles count everything, `characters` but for which codes. */
function differencesOf(
  features: Features,
  similarity: number,
  { profile, features: asked, options }: Asked,
): readonly Loss[] {
  const { penalties = {} } = options;
  if (profile === "words") return lossesBetween(features, asked, penalties, similarity === 100);
  return profile === "characters" && similarity === 100 && codesDiffer(features, asked)
    ? [lossOf("codes", penalties)]
    : [];
}

function repairedTarget(
  { source, target }: Candidate,
  asked: Asked,
  knownFeatures: Features,
  differing: readonly Loss[],
): Ranked["repaired"] {
  return repair(
    {
      known: source.segment,
      asked: asked.segment,
      knownFeatures,
      askedFeatures: asked.features,
      target: target.segment,
      targetLanguage: target.language,
      pluralForms: asked.pluralForms,
    },
    differing.map(({ part }) => part),
  );
}

function originLosses({ unit, isOtherRegion }: Candidate, { penalties = {} }: MatchOptions): readonly Loss[] {
  const losses: Loss[] = [];
  const { memories } = penalties;
  if (unit.memory !== undefined && memories !== undefined && Object.hasOwn(memories, unit.memory)) {
    losses.push({ part: "memory", points: memories[unit.memory] ?? 0 });
  }
  if (isOtherRegion) losses.push(lossOf("region", penalties));
  return losses.filter(({ points }) => points !== 0);
}

/** What was repaired is right, but nobody has read it. */
function halved({ part, points }: Loss): Loss {
  return { part, points: points / 2 };
}

function less(points: number, losses: readonly Loss[]): number {
  return Math.max(
    0,
    losses.reduce((rest, loss) => rest - loss.points, points),
  );
}

export function matchOf(ranked: Ranked, asked: Asked): Match {
  const { kind, score, losses, repaired, unit, source, target, similarity, finer } = ranked;
  return {
    kind,
    score,
    source: source.segment,
    sourceLanguage: source.language,
    target: repaired?.target ?? target.segment,
    targetLanguage: target.language,
    ...(unit.id !== undefined && { unitId: unit.id }),
    ...(unit.memory !== undefined && { memory: unit.memory }),
    explanation: {
      text: similarity,
      losses,
      changes: changesBetween(featuresOf(source.segment).text, asked.features.text),
      repairs: repaired?.repairs ?? [],
      ...(asked.profile === "omegat" && { omegat: omegatScores([similarity, ...finer]) }),
    },
  };
}

function omegatScores(scores: readonly number[]): OmegatScores {
  const [everything = 0, words = 0, stems] = scores.toReversed();
  return { ...(stems !== undefined && { stems }), words, everything };
}
