import {
  anyLanguage,
  baseLanguage,
  distancesTo,
  languageDistance,
  nearest,
  sourceAndTargets,
} from "../model/language.ts";
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
  Stem,
} from "./ports.ts";
import { askedFor, type Candidate, compareRanked, matchOf, type Ranked, rank } from "./rank.ts";
import { wholeSimilarity } from "./similarity.ts";
import type { StoredVariant } from "./stored-unit.ts";
import { StoredUnits } from "./stored-units.ts";
import { TokenSpace, type Wanted } from "./token-space.ts";
import { type Counting, sequencesOf, tokensOf } from "./tokens.ts";

export interface IndexOptions {
  /** Default `words`. */
  readonly profile?: ScoringProfile;
  /** For the profile `omegat`: its first score is by stems then. */
  readonly stem?: Stem | undefined;
}

/**
 * An empty index.
 * @throws TypeError for a `stem` under another profile than `omegat`.
 */
export function createIndex({ profile = "words", stem }: IndexOptions = {}): MatchIndex {
  if (stem !== undefined && profile !== "omegat") throw new TypeError("stem is for the profile omegat alone");
  return new InProcessIndex({ profile, stem });
}

/**
 * The index that `save` made bytes of. It reads them where they are and never changes them, nor may anybody else while
 * the index is used.
 * @param stem The one that the index was made with, if there was one: it is not in the bytes.
 * @throws IndexFileError for bytes that are no index, or one of another version.
 * @throws TypeError where `stem` is missing, or the index was made without one.
 */
export function openIndex(bytes: Uint8Array<ArrayBuffer>, { stem }: Pick<IndexOptions, "stem"> = {}): MatchIndex {
  const saved = readIndexFile(bytes);
  if (saved.hasStems && stem === undefined) throw new TypeError("stem is missing: this index was made with one");
  if (!saved.hasStems && stem !== undefined) throw new TypeError("stem must be left out: this index was made without");
  return new InProcessIndex({ profile: saved.profile, stem }, saved);
}

/** Once so much of what was added has been removed, the rest moves together. */
const removedShare = 1 / 4;
const usualThreshold = 75;
const usualLimit = 5;

type Search = Pick<Wanted, "threshold" | "effort">;

/** An entry that is similar enough, with its text scores: the one that decides, and those that OmegaT has besides. */
interface Similar {
  readonly entry: number;
  readonly similarity: number;
  readonly finer: number[];
}

/**
 * An entry is one text that may be searched for: the source of a unit, or each variant of a unit that has no source
 * language of its own. What belongs to an entry stands in columns, what belongs to a unit in a line of JSON.
 */
class InProcessIndex implements MatchIndex {
  readonly profile: ScoringProfile;
  readonly stem?: Stem;
  readonly #units: StoredUnits;
  #spaces: readonly TokenSpace[];
  /** For each entry its unit, its place among the unit's variants, and its language. */
  #unitOf: Column;
  #placeOf: Column;
  #languageOf: Column;
  #removed = 0;

  constructor({ profile, stem }: Counting, saved?: SavedIndex) {
    this.profile = profile;
    if (stem !== undefined) this.stem = stem;
    this.#units = new StoredUnits(saved?.units);
    this.#spaces = saved
      ? saved.spaces.map((space) => new TokenSpace(space))
      : Array.from({ length: sequencesOf(profile, stem !== undefined) }, () => new TokenSpace());
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
      sequences: tokensOf(source.segment, this, this.#cutting(source.language)),
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
    const { threshold, limit, effort } = checked(options);
    const segment = typeof text === "string" ? textSegment(text) : text;
    const asked = askedFor(segment, this.profile, options);
    const best: Ranked[] = [];
    for (const candidate of this.#candidates(
      this.#similarTo(segment, { threshold, effort }, options.from),
      options.to,
    )) {
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
      hasStems: this.stem !== undefined,
      units: this.#units.save(),
      spaces: this.#spaces.map((space) => space.save()),
      unitOf: this.#unitOf.trimmed(),
      placeOf: this.#placeOf.trimmed(),
      languageOf: this.#languageOf.trimmed(),
    });
  }

  /** Entries over the threshold, the most similar first, then the last added. */
  #similarTo(segment: Segment, search: Search, from: string | undefined): readonly Similar[] {
    return [...this.#cuttingsFor(from)]
      .flatMap((cutting) => this.#similarIn(cutting, segment, search, from))
      .sort((one, other) => other.similarity - one.similarity || other.entry - one.entry);
  }

  #similarIn(cutting: string, segment: Segment, search: Search, from: string | undefined): readonly Similar[] {
    const similar: Similar[] = [];
    const sequences = tokensOf(segment, this, cutting);
    const { length } = sequences[0] ?? [];
    const wanted = { ...search, isWanted: this.#isIn(from, cutting) };
    this.#spaces[0]?.find(sequences[0] ?? [], wanted, (entry, found) => {
      const similarity = this.profile === "omegat" ? wholeSimilarity(length, found) : found;
      if (similarity >= search.threshold) similar.push({ entry, similarity, finer: [] });
    });
    for (const [at, space] of this.#spaces.entries()) {
      if (at === 0) continue;
      const tokens = sequences[at] ?? [];
      const compare = space.comparing(tokens);
      for (const { entry, finer } of similar) finer.push(wholeSimilarity(tokens.length, compare(entry)));
    }
    return similar;
  }

  /** The language by whose rules a text is cut; one for all where they do not differ. */
  #cutting(language: string): string {
    return this.profile === "omegat" ? baseLanguage(language) : "";
  }

  /** A text that is asked for is cut as the entries are that it is compared with. */
  #cuttingsFor(from: string | undefined): ReadonlySet<string> {
    if (this.profile !== "omegat" || from !== undefined) return new Set([this.#cutting(from ?? "")]);
    return new Set(
      [...new Set(this.#languageOf.trimmed())].map((language) => this.#cutting(this.#units.name(language))),
    );
  }

  /** Whether an entry is there, in the language, and cut so. */
  #isIn(from: string | undefined, cutting: string): (entry: number) => boolean {
    const units = this.#units;
    const unitOf = this.#unitOf.values;
    const languageOf = this.#languageOf.values;
    const fits = new Map<number, boolean>();
    return (entry) => {
      if (!units.has(unitOf[entry] ?? 0)) return false;
      if (from === undefined && this.profile !== "omegat") return true;
      const language = languageOf[entry] ?? 0;
      const known = fits.get(language);
      if (known !== undefined) return known;
      const name = units.name(language);
      const fit = from === undefined ? this.#cutting(name) === cutting : languageDistance(from, name) !== undefined;
      fits.set(language, fit);
      return fit;
    };
  }

  /** Those with a translation into the language, read one by one. */
  *#candidates(similar: readonly Similar[], to: string): Generator<Candidate> {
    const distanceOf = distancesTo(to);
    for (const { entry, similarity, finer } of similar) {
      const unit = this.#units.read(this.#unitOf.values[entry] ?? 0);
      const source = unit.variants[this.#placeOf.values[entry] ?? 0];
      if (source === undefined) continue;
      const translations = unit.variants.filter((variant) => variant !== source && isTranslation(variant, source));
      const target = nearest(translations, to, distanceOf);
      if (target === undefined) continue;
      yield { entry, unit, source, target, isOtherRegion: distanceOf(target.language) === 2, similarity, finer };
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

function checked(options: MatchOptions) {
  const { to, threshold = usualThreshold, limit = usualLimit, penalties = {}, effort = Infinity } = options;
  if (!(threshold >= 0 && threshold <= 100)) throw new RangeError("threshold must be from 0 to 100");
  if (!(effort >= 0)) throw new RangeError("effort must be 0 steps or more");
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError("limit must be a whole number from 1");
  const { memories = {}, ...parts } = penalties;
  if (![...Object.values(memories), ...Object.values(parts)].every((points) => points >= 0)) {
    throw new RangeError("penalties must be 0 points or more");
  }
  if (to.trim() === "") throw new RangeError("to must be a language, such as de or pt-BR");
  return { threshold, limit, effort };
}
