import type { Direction } from "../../src/ports.ts";
import type { Contestant, ContestantName, Given } from "./contestants.ts";
import type { HeldOutPair } from "./held-out.ts";
import { corpusBleu, corpusChrf, meanChrf, type Scored, tokenizationOf } from "./scores.ts";

/** Texts of one kind, with what humans made of them. */
export interface HeldOutSet {
  readonly name: string;
  readonly pairs: readonly HeldOutPair[];
}

/** How one contestant did on one set. Scores are from 0 to 100. */
export interface Figures {
  readonly who: ContestantName;
  readonly asked: number;
  readonly answered: number;
  /** Answers that are a reference, accelerators and the style of quotation marks aside. */
  readonly identical: number;
  /** Over all texts, as a reader sees them: what is declined stays as it is. */
  readonly bleu: number;
  readonly chrf: number;
  readonly meanChrf: number;
  /** Over the answers alone. */
  readonly answers: { readonly bleu: number; readonly chrf: number; readonly meanChrf: number };
}

export interface SetReport {
  readonly name: string;
  readonly texts: number;
  readonly figures: readonly Figures[];
}

/** A pair and what each contestant gave for it. */
export interface AnsweredPair extends HeldOutPair {
  readonly given: ReadonlyMap<ContestantName, Given>;
}

/** Asks every contestant that serves the direction for every text, each text once. */
export async function answersTo(
  pairs: readonly HeldOutPair[],
  direction: Direction,
  contestants: readonly Contestant[],
  onProgress: (who: ContestantName, answered: number) => void = () => {},
): Promise<readonly AnsweredPair[]> {
  const texts = pairs.map(({ source }) => source);
  const answers = new Map<ContestantName, readonly Given[]>();
  for (const contestant of contestants.filter((each) => each.serves(direction))) {
    const given = await contestant.answer(direction, texts, (count) => onProgress(contestant.name, count));
    answers.set(contestant.name, given);
  }
  return pairs.map((pair, index) => {
    const given = new Map<ContestantName, Given>();
    for (const [name, all] of answers) {
      const one = all[index];
      if (one !== undefined) given.set(name, one);
    }
    return { ...pair, given };
  });
}

export function report(name: string, answered: readonly AnsweredPair[], language: string): SetReport {
  const names = [...(answered[0]?.given.keys() ?? [])];
  return { name, texts: answered.length, figures: names.map((who) => figuresOf(who, answered, language)) };
}

function figuresOf(who: ContestantName, pairs: readonly AnsweredPair[], language: string): Figures {
  const answers: Scored[] = [];
  const seen = pairs.map(({ source, references, given }): Scored => {
    const answer = given.get(who);
    if (answer?.status !== "translated") return { answer: source, references };
    const scored = { answer: answer.text, references };
    answers.push(scored);
    return scored;
  });
  return {
    who,
    asked: pairs.length,
    answered: answers.length,
    identical: answers.filter(({ answer, references }) => isOneOf(answer, references)).length,
    ...scoresOf(seen, language),
    answers: scoresOf(answers, language),
  };
}

function scoresOf(scored: readonly Scored[], language: string) {
  return {
    bleu: corpusBleu(scored, tokenizationOf(language)),
    chrf: corpusChrf(scored),
    meanChrf: meanChrf(scored),
  };
}

function isOneOf(answer: string, references: readonly string[]): boolean {
  return references.some((reference) => comparable(reference) === comparable(answer));
}

function comparable(text: string): string {
  return text
    .trim()
    .replaceAll("&&", "")
    .replaceAll(/[„“”«»]/g, '"')
    .replaceAll(/[‚‘’]/g, "'");
}

/** Strings of a set that a contestant declines; all where it does not serve the direction. */
export function declinedBy(who: ContestantName, answered: readonly AnsweredPair[]): readonly AnsweredPair[] {
  return answered.filter(({ given }) => given.get(who)?.status !== "translated");
}

/** Why a contestant declined, the commonest reason first, whatever the word in it. */
export function reasonsOf(who: ContestantName, answered: readonly AnsweredPair[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { given } of answered) {
    const answer = given.get(who);
    if (answer?.status !== "declined") continue;
    const reason = answer.reason.replace(/^(the model was not taught) the word .*/su, "$1 a word");
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

export function wordsOf(text: string): number {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
}
