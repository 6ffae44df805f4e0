import type { Figures, SetReport } from "./evaluate.ts";
import type { ReadingCount } from "./reading.ts";

/** What the bar asks for, and whether it was met; `undefined` where it cannot be told. */
export interface Criterion {
  readonly asks: string;
  readonly found: string;
  readonly met: boolean | undefined;
}

/** Whether a direction is shipped: when every criterion is met. */
export interface Gate {
  readonly shipped: boolean;
  readonly criteria: readonly Criterion[];
  /** Decides nothing but who is asked first; absent where Apertium does not take part. */
  readonly aheadOfApertium?: Criterion;
}

/** The least chrF2 of the answers to strings that the phrasebook declines, the mean of the sentences'. */
const leastChrf = 50;
/** How far that must be above what composing phrases reached. */
const leastAhead = 5;
/** Of the answers that were read. */
const leastRead = 50;
const leastUsable = 0.8;

/**
 * What composing translations of known phrases reached on strings of the same applications, where 70 % of the words were
 * known: the mean chrF2 of its answers. Other languages were not measured.
 */
const compositionChrf: ReadonlyMap<string, number> = new Map([
  ["en-de", 48.7],
  ["en-es", 59.7],
  ["en-fr", 58.9],
  ["en-ru", 51.6],
]);

/**
 * @param declined what was found on the strings that the phrasebook declines
 * @param answered on those of them that the model answers; what it does not goes on to Apertium anyhow
 */
export function gateOf(
  direction: string,
  declined: SetReport | undefined,
  answered: SetReport | undefined,
  reading: ReadingCount,
): Gate {
  const criteria = [...chrfCriteria(direction, figuresFor("interface-model", declined)), readingCriterion(reading)];
  const ahead = aheadOfApertium(answered);
  return {
    shipped: criteria.every(({ met }) => met === true),
    criteria,
    ...(ahead !== undefined && { aheadOfApertium: ahead }),
  };
}

function chrfCriteria(direction: string, figures: Figures | undefined): readonly Criterion[] {
  const chrf = figures === undefined || figures.answered === 0 ? undefined : figures.answers.meanChrf;
  const found = chrf === undefined ? "no answers" : `${chrf.toFixed(1)}, ${shareOf(figures)} answered`;
  const composition = compositionChrf.get(direction);
  const least = composition === undefined ? undefined : composition + leastAhead;
  const isAtLeast = (bar: number) => (chrf === undefined ? undefined : chrf >= bar);
  const where = "on strings that the phrasebook declines";
  return [
    { asks: `chrF of at least ${leastChrf} ${where}`, found, met: isAtLeast(leastChrf) },
    ...(least === undefined
      ? []
      : [{ asks: `at least ${least.toFixed(1)}, ${leastAhead} above composed phrases`, found, met: isAtLeast(least) }]),
  ];
}

function shareOf(figures: Figures | undefined): string {
  const { answered = 0, asked = 1 } = figures ?? {};
  return `${((100 * answered) / asked).toFixed(0)} %`;
}

function readingCriterion({ read, usable, stale }: ReadingCount): Criterion {
  const asks = `${leastRead * leastUsable} usable of ${leastRead} answers that were read`;
  const changed = stale === 0 ? "" : `; ${stale} verdicts are on answers that it no longer gives`;
  if (read < leastRead) return { asks, found: `${read} read, ${usable} usable${changed}`, met: undefined };
  return { asks, found: `${usable} of ${read}${changed}`, met: usable / read >= leastUsable };
}

/** By the figures that the chain goes by. Only where Apertium is installed and has the direction. */
function aheadOfApertium(answered: SetReport | undefined): Criterion | undefined {
  const [own, other] = [figuresFor("interface-model", answered), figuresFor("apertium", answered)];
  if (own === undefined || other === undefined) return undefined;
  return {
    asks: "ahead of Apertium on the strings that it answers, by their chrF",
    found: `${own.chrf.toFixed(1)} beside ${other.chrf.toFixed(1)}`,
    met: own.chrf > other.chrf,
  };
}

function figuresFor(who: Figures["who"], set: SetReport | undefined): Figures | undefined {
  return set?.figures.find((figures) => figures.who === who);
}
