import { confirmedSupport, isAgreed } from "../src/phrasebook/gates.ts";
import type { TargetLanguage } from "../src/phrasebook/languages.ts";
import { normalForm } from "../src/phrasebook/normal.ts";
import type { Pair } from "./clean.ts";
import { distinguishSingulars } from "./singulars.ts";

/** One wording, and how much speaks for it. */
export interface Choice {
  readonly text: string;
  readonly normal: string;
  readonly weight: number;
}

/** An English string and its translations, the chosen one first. */
export interface Phrase {
  readonly english: string;
  readonly normal: string;
  /** How many families use it. */
  readonly weight: number;
  readonly translations: ReadonlyMap<TargetLanguage, readonly Choice[]>;
}

/** Whether the first choice can be answered with: it is agreed on, and was translated. */
export function isAnswerable(choices: readonly Choice[], english: string, language: TargetLanguage): boolean {
  const [first] = choices;
  if (first === undefined || isUntranslated(first, english, language)) return false;
  if (first.weight < confirmedSupport && mayBeFragment(english)) return false;
  const opinions = new Map(choices.map(({ normal, weight }) => [normal, weight]));
  const voices = [...opinions.values()].reduce((sum, weight) => sum + weight, 0);
  return isAgreed(language, { support: first.weight, share: first.weight / voices });
}

/**
 * One or two words that begin small may be part of a sentence that the application puts together: what one family alone
 * made of them was another application's wording 27 to 41 times in a hundred, of others 49 to 60 times.
 */
function mayBeFragment(english: string): boolean {
  return /^\p{Ll}+(?: \S+)?$/u.test(english);
}

/**
 * The English that one family alone left as it is, and that looks like no name or abbreviation: of other families one
 * in four to one in two translate such strings.
 */
function isUntranslated({ normal, weight }: Choice, english: string, language: TargetLanguage): boolean {
  if (normal !== normalForm(english, language) || weight >= 2 * voice.leftInEnglish) return false;
  return !/\p{Lu}{2}|\p{Ll}\p{Lu}|[\p{Nd}._/@#]/u.test(english);
}

/** What a voice counts for, where it counts less than one. */
const voice = {
  /** The translation of the same string in other case or with other marks. */
  sibling: 0.5,
  /** A translation that equals the English may be one that was never made. */
  leftInEnglish: 0.1,
};

/**
 * For each English string the translation that most families agree on. Wordings that differ only in case and marks
 * are one opinion; where opinions are equally strong, the family named first wins.
 */
export function choosePhrases(pairs: readonly Pair[], families: readonly string[]): readonly Phrase[] {
  const ballots = new Map<string, Ballot>();
  for (const pair of pairs) ballotFor(ballots, pair).add(pair);
  const siblings = Map.groupBy(ballots.values(), (ballot) => ballot.normal);
  const phrases = [...ballots.values()].map((ballot) => ballot.count(siblings.get(ballot.normal) ?? [], families));
  return distinguishSingulars(phrases).toSorted((a, b) => (a.english < b.english ? -1 : 1));
}

function ballotFor(ballots: Map<string, Ballot>, { english }: Pair): Ballot {
  const known = ballots.get(english);
  if (known !== undefined) return known;
  const ballot = new Ballot(english);
  ballots.set(english, ballot);
  return ballot;
}

class Ballot {
  readonly english: string;
  readonly normal: string;
  /** By language, then by normal form: the wordings with the families that use them, as often as they do. */
  readonly #opinions = new Map<TargetLanguage, Map<string, Map<string, string[]>>>();
  readonly #families = new Set<string>();

  constructor(english: string) {
    this.english = english;
    this.normal = normalForm(english, "en");
  }

  add({ language, translation, family }: Pair): void {
    const opinions = entry(this.#opinions, language, () => new Map<string, Map<string, string[]>>());
    const wordings = entry(opinions, normalForm(translation, language), () => new Map<string, string[]>());
    entry(wordings, translation, () => []).push(family);
    this.#families.add(family);
  }

  count(siblings: readonly Ballot[], families: readonly string[]): Phrase {
    const translations = new Map<TargetLanguage, readonly Choice[]>();
    const others = siblings.filter((sibling) => sibling !== this);
    for (const [language, opinions] of this.#opinions) {
      const weighed = [...opinions].map(([normal, wordings]) => {
        const echo = others.flatMap((sibling) => [...sibling.#familiesFor(language, normal)]);
        const own = this.#weigh(language, [...wordings.values()].flat(), normal);
        return { normal, wordings, weight: own + voice.sibling * this.#weigh(language, echo, normal) };
      });
      weighed.sort((a, b) => b.weight - a.weight || rankOf(a.wordings, families) - rankOf(b.wordings, families));
      translations.set(
        language,
        weighed.flatMap(({ normal, wordings, weight }) =>
          [...wordings]
            .sort(([, a], [, b]) => new Set(b).size - new Set(a).size || b.length - a.length)
            .map(([text]) => ({ text, normal, weight })),
        ),
      );
    }
    return { english: this.english, normal: this.normal, weight: this.#families.size, translations };
  }

  #familiesFor(language: TargetLanguage, normal: string): readonly string[] {
    return [...(this.#opinions.get(language)?.get(normal)?.values() ?? [])].flat();
  }

  #weigh(language: TargetLanguage, voices: readonly string[], normal: string): number {
    let weight = 0;
    for (const name of new Set(voices)) {
      const often = voices.filter((other) => other === name).length;
      weight += 1 + Math.log10(often) / 4;
    }
    return normal === normalForm(this.english, language) ? weight * voice.leftInEnglish : weight;
  }
}

function rankOf(wordings: ReadonlyMap<string, readonly string[]>, families: readonly string[]): number {
  const ranks = [...wordings.values()].flat().map((name) => families.indexOf(name));
  return Math.min(...ranks);
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
