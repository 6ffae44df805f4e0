import { anyLanguage, distancesTo, languageDistance, nearest, sourceAndTargets } from "../model/language.ts";
import { type Segment, textSegment } from "../model/segment.ts";
import type { TranslationUnit, Variant } from "../model/unit.ts";
import { Column } from "./columns.ts";
import { contextOf } from "./context.ts";
import { readIndexFile, type SavedIndex, writeIndexFile } from "./index-file.ts";
import type {
  AddOptions,
  EntryNumber,
  Match,
  MatchIndex,
  MatchOptions,
  ScoringProfile,
  SegmentContext,
} from "./ports.ts";
import { askedFor, type Candidate, compareRanked, matchOf, type Ranked, rank } from "./rank.ts";
import type { StoredVariant } from "./stored-unit.ts";
import { StoredUnits } from "./stored-units.ts";
import { TokenSpace } from "./token-space.ts";
import { sequencesOf, tokensOf } from "./tokens.ts";

export interface IndexOptions {
  /** Default `words`. */
  readonly profile?: ScoringProfile;
}

/** An empty index. */
export function createIndex({ profile = "words" }: IndexOptions = {}): MatchIndex {
  return new InProcessIndex(profile);
}

/**
 * The index that `save` made bytes of. It reads them where they are and never changes them, nor may anybody else while
 * the index is used.
 * @throws IndexFileError for bytes that are no index, or one of another version.
 */
export function openIndex(bytes: Uint8Array<ArrayBuffer>): MatchIndex {
  const saved = readIndexFile(bytes);
  return new InProcessIndex(saved.profile, saved);
}

/** Once so much of what was added has been removed, the rest moves together. */
const removedShare = 1 / 4;
const usualThreshold = 75;
const usualLimit = 5;

/**
 * An entry is one text that may be searched for: the source of a unit, or each variant of a unit that has no source
 * language of its own. What belongs to an entry stands in columns, what belongs to a unit in a line of JSON.
 */
class InProcessIndex implements MatchIndex {
  readonly profile: ScoringProfile;
  readonly #units: StoredUnits;
  #spaces: readonly TokenSpace[];
  /** For each entry its unit, its place among the unit's variants, and its language. */
  #unitOf: Column;
  #placeOf: Column;
  #languageOf: Column;
  #removed = 0;

  constructor(profile: ScoringProfile, saved?: SavedIndex) {
    this.profile = profile;
    this.#units = new StoredUnits(saved?.units);
    this.#spaces = saved
      ? saved.spaces.map((space) => new TokenSpace(space))
      : Array.from({ length: sequencesOf(profile) }, () => new TokenSpace());
    this.#unitOf = new Column(saved?.unitOf);
    this.#placeOf = new Column(saved?.placeOf);
    this.#languageOf = new Column(saved?.languageOf);
  }

  get size(): number {
    return this.#units.size;
  }

  add(unit: TranslationUnit, options: AddOptions = {}): EntryNumber {
    // First what may fail, so that a unit is added as a whole or not at all.
    const sources = sourcesOf(unit, options).map((source) => ({
      place: unit.variants.indexOf(source),
      language: source.language,
      sequences: tokensOf(source.segment, this.profile),
    }));
    const number = this.#units.add({
      id: unit.id,
      memory: options.memory,
      variants: unit.variants.map(({ language, segment }) => ({ language, segment })),
      context: contextIfAny(surroundings(unit, options)),
    });
    for (const { place, language, sequences } of sources) {
      this.#unitOf.push(number);
      this.#placeOf.push(place);
      this.#languageOf.push(this.#units.nameNumber(language));
      for (const [at, space] of this.#spaces.entries()) space.add(sequences[at] ?? []);
    }
    return number as EntryNumber;
  }

  remove(entry: EntryNumber): boolean {
    if (!this.#units.remove(entry)) return false;
    this.#removed++;
    if (this.#removed > 1024 && this.#removed > this.#units.size * removedShare) this.#compact();
    return true;
  }

  match(text: string | Segment, options: MatchOptions): readonly Match[] {
    const { threshold, limit } = checked(options);
    const segment = typeof text === "string" ? textSegment(text) : text;
    const asked = askedFor(segment, this.profile, options);
    const best: Ranked[] = [];
    for (const candidate of this.#candidates(this.#similarTo(segment, threshold, options.from), options.to)) {
      // A text score is the most that a match without the same text can have; the rest come in its order.
      const last = best.length < limit ? undefined : best.at(-1);
      if (last !== undefined && candidate.similarity < 100 && candidate.similarity < last.score) break;
      insert(best, rank(candidate, asked, last), limit);
    }
    return best.map((ranked) => matchOf(ranked, asked));
  }

  save(): Uint8Array<ArrayBuffer> {
    this.#compact();
    return writeIndexFile({
      profile: this.profile,
      units: this.#units.save(),
      spaces: this.#spaces.map((space) => space.save()),
      unitOf: this.#unitOf.trimmed(),
      placeOf: this.#placeOf.trimmed(),
      languageOf: this.#languageOf.trimmed(),
    });
  }

  /** Entries over the threshold with their best similarity, the most similar first, then the last added. */
  #similarTo(
    segment: Segment,
    threshold: number,
    from: string | undefined,
  ): readonly { readonly entry: number; readonly similarity: number }[] {
    const isWanted = this.#isIn(from);
    const found = new Map<number, number>();
    tokensOf(segment, this.profile).forEach((tokens, at) => {
      this.#spaces[at]?.find(tokens, threshold, isWanted, (entry, similarity) => {
        if (similarity > (found.get(entry) ?? -1)) found.set(entry, similarity);
      });
    });
    return [...found]
      .map(([entry, similarity]) => ({ entry, similarity }))
      .sort((one, other) => other.similarity - one.similarity || other.entry - one.entry);
  }

  /** Whether an entry is there and in the language. */
  #isIn(from: string | undefined): (entry: number) => boolean {
    const units = this.#units;
    const unitOf = this.#unitOf.values;
    const languageOf = this.#languageOf.values;
    const fits = new Map<number, boolean>();
    return (entry) => {
      if (!units.has(unitOf[entry] ?? 0)) return false;
      if (from === undefined) return true;
      const language = languageOf[entry] ?? 0;
      const known = fits.get(language);
      if (known !== undefined) return known;
      const fit = languageDistance(from, units.name(language)) !== undefined;
      fits.set(language, fit);
      return fit;
    };
  }

  /** Those with a translation into the language, read one by one. */
  *#candidates(
    similar: readonly { readonly entry: number; readonly similarity: number }[],
    to: string,
  ): Generator<Candidate> {
    const distanceOf = distancesTo(to);
    for (const { entry, similarity } of similar) {
      const unit = this.#units.read(this.#unitOf.values[entry] ?? 0);
      const source = unit.variants[this.#placeOf.values[entry] ?? 0];
      if (source === undefined) continue;
      const translations = unit.variants.filter((variant) => variant !== source && isTranslation(variant, source));
      const target = nearest(translations, to, distanceOf);
      if (target === undefined) continue;
      yield { entry, unit, source, target, isOtherRegion: distanceOf(target.language) === 2, similarity };
    }
  }

  #compact(): void {
    if (this.#removed === 0) return;
    const isKept = (entry: number) => this.#units.has(this.#unitOf.values[entry] ?? 0);
    this.#spaces = this.#spaces.map((space) => space.keeping(isKept));
    const kept = (column: Column) => new Column(column.trimmed().filter((_, entry) => isKept(entry)));
    const [unitOf, placeOf, languageOf] = [kept(this.#unitOf), kept(this.#placeOf), kept(this.#languageOf)];
    this.#unitOf = unitOf;
    this.#placeOf = placeOf;
    this.#languageOf = languageOf;
    this.#units.compact();
    this.#removed = 0;
  }
}

/** The variants that may be searched for. */
function sourcesOf(unit: TranslationUnit, { fileLanguage }: AddOptions): readonly Variant[] {
  const declared = unit.sourceLanguage ?? fileLanguage;
  if (declared === undefined || declared === anyLanguage) return unit.variants;
  const found = sourceAndTargets(unit, { from: declared });
  return found === undefined ? [] : [found.source];
}

/** A blank variant is one that nobody has translated yet, unless the source is blank too. */
function isTranslation(target: StoredVariant, source: StoredVariant): boolean {
  return !isBlank(target.segment) || isBlank(source.segment);
}

function isBlank(segment: Segment): boolean {
  return segment.every((part) => typeof part === "string" && part.trim() === "");
}

function surroundings(unit: TranslationUnit, { context, idIsKey = false }: AddOptions): SegmentContext {
  const key = idIsKey && unit.id !== undefined ? { id: unit.id } : {};
  return { ...key, ...(context ?? contextOf(unit)) };
}

function contextIfAny(context: SegmentContext): SegmentContext | undefined {
  return context.before === undefined && context.after === undefined && context.id === undefined ? undefined : context;
}

/** Keeps the best in order. */
function insert(best: Ranked[], ranked: Ranked, limit: number): void {
  let start = 0;
  let end = best.length;
  while (start < end) {
    const middle = (start + end) >>> 1;
    const other = best[middle];
    if (other !== undefined && compareRanked(other, ranked) < 0) start = middle + 1;
    else end = middle;
  }
  best.splice(start, 0, ranked);
  if (best.length > limit) best.pop();
}

function checked({ to, threshold = usualThreshold, limit = usualLimit, penalties = {} }: MatchOptions) {
  if (!(threshold >= 0 && threshold <= 100)) throw new RangeError("threshold must be from 0 to 100");
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError("limit must be a whole number from 1");
  const { memories = {}, ...parts } = penalties;
  if (![...Object.values(memories), ...Object.values(parts)].every((points) => points >= 0)) {
    throw new RangeError("penalties must be 0 points or more");
  }
  if (to.trim() === "") throw new RangeError("to must be a language, such as de or pt-BR");
  return { threshold, limit };
}
