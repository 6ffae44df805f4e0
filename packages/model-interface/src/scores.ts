import { record } from "./json.ts";

/** How an engine's answers to a set of held-out texts compare with the references. */
export interface EngineScore {
  /** chrF of the corpus: characters of length 1 to 6, beta 2, from 0 to 100. */
  readonly chrf: number;
  /** BLEU of the corpus, from 0 to 100. */
  readonly bleu: number;
  /** The share of the texts that it answered, from 0 to 1; the others count as left in the source language. */
  readonly answered?: number;
}

/** One set of held-out texts, and what each engine scored on it, by the engine's name in a chain. */
export interface SetScores {
  readonly texts: number;
  readonly engines: Readonly<Record<string, EngineScore>>;
}

/** What is known of a direction; a set that was not measured is absent. */
export interface DirectionScores {
  /** Texts of more words are not what the model is for. */
  readonly mostWords?: number;
  /** Answers of which the model is less sure are not given: 0 to 1. */
  readonly leastCertainty?: number;
  /** Interface strings that the phrasebook declines. */
  readonly strings?: SetScores;
  /** Those of them that the model answers. */
  readonly answered?: SetScores;
  readonly prose?: SetScores;
}

/** The name of this package's models in a chain, and in `SetScores.engines`. */
const ownName = "interface-model";

/**
 * Reads what a `scores.json` says.
 * @throws TypeError that names the field.
 */
export function parseScores(value: unknown): DirectionScores {
  const given = record(value, "the scores");
  const mostWords = given["mostWords"];
  const leastCertainty = given["leastCertainty"];
  return {
    ...(mostWords !== undefined && { mostWords: wholeNumber(mostWords, "mostWords") }),
    ...(leastCertainty !== undefined && { leastCertainty: numberUpTo(1, leastCertainty, "leastCertainty") }),
    ...(given["strings"] !== undefined && { strings: parseSet(given["strings"], "strings") }),
    ...(given["answered"] !== undefined && { answered: parseSet(given["answered"], "answered") }),
    ...(given["prose"] !== undefined && { prose: parseSet(given["prose"], "prose") }),
  };
}

/**
 * Of the rivals, those that are to be asked before the model: all whose chrF on the strings that the model answers is not
 * known to be below its own. What it does not answer goes on to them anyhow.
 */
export function betterEngines<Rival extends string>(
  { strings, answered = strings }: DirectionScores,
  rivals: readonly Rival[],
): readonly Rival[] {
  const own = answered?.engines[ownName]?.chrf;
  return rivals.filter((rival) => {
    const other = answered?.engines[rival]?.chrf;
    return own === undefined || other === undefined || other > own;
  });
}

function parseSet(value: unknown, where: string): SetScores {
  const { texts, engines } = record(value, where);
  const scores = Object.entries(record(engines, `${where}.engines`));
  return {
    texts: wholeNumber(texts, `${where}.texts`),
    engines: Object.fromEntries(scores.map(([name, score]) => [name, parseScore(score, `${where}.engines.${name}`)])),
  };
}

function parseScore(value: unknown, where: string): EngineScore {
  const { chrf, bleu, answered } = record(value, where);
  return {
    chrf: numberUpTo(100, chrf, `${where}.chrf`),
    bleu: numberUpTo(100, bleu, `${where}.bleu`),
    ...(answered !== undefined && { answered: numberUpTo(1, answered, `${where}.answered`) }),
  };
}

function numberUpTo(most: number, value: unknown, where: string): number {
  if (typeof value === "number" && value >= 0 && value <= most) return value;
  throw new TypeError(`${where} must be a number from 0 to ${most}`);
}

function wholeNumber(value: unknown, where: string): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value > 0) return value;
  throw new TypeError(`${where} must be a whole number above 0`);
}
