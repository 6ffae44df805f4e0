/**
 * BLEU and chrF as sacreBLEU defines them, so that figures can be compared with published ones. No maintained package
 * of the registry has either.
 */

/** An answer beside what humans wrote; where there are several references, the best counts. */
export interface Scored {
  readonly answer: string;
  /** At least one. */
  readonly references: readonly string[];
}

const characterOrders = 6;
/** Recall counts beta squared times as much as precision. */
const beta = 2;

/** How many n-grams of one order the answer has, the reference has, and both have. */
interface Overlap {
  answer: number;
  reference: number;
  matches: number;
}

/**
 * chrF2 of a corpus, from 0 to 100: character n-grams of 1 to 6 without white space, beta 2, counts of all segments added
 * (Popović 2015; sacreBLEU's `chrF2|nc:6|nw:0|space:no`).
 */
export function corpusChrf(scored: readonly Scored[]): number {
  const sum = emptyOverlaps();
  for (const each of scored) {
    for (const [order, overlap] of bestOverlaps(each).entries()) {
      const total = sum[order];
      if (total === undefined) continue;
      total.answer += overlap.answer;
      total.reference += overlap.reference;
      total.matches += overlap.matches;
    }
  }
  return fScore(sum);
}

/** chrF2 of one answer, from 0 to 100. */
export function sentenceChrf(scored: Scored): number {
  return fScore(bestOverlaps(scored));
}

/** The mean of the answers' own chrF2: each counts the same, however long. 0 for no answers. */
export function meanChrf(scored: readonly Scored[]): number {
  return scored.length === 0 ? 0 : scored.reduce((sum, each) => sum + sentenceChrf(each), 0) / scored.length;
}

function bestOverlaps({ answer, references }: Scored): readonly Overlap[] {
  let [best, bestScore] = [emptyOverlaps(), -1];
  for (const reference of references) {
    const overlaps = overlapsOf(withoutSpaces(answer), withoutSpaces(reference));
    const score = fScore(overlaps);
    if (score > bestScore) [best, bestScore] = [overlaps, score];
  }
  return best;
}

function withoutSpaces(text: string): readonly string[] {
  return [...text.replaceAll(/\s+/gu, "")];
}

function overlapsOf(answer: readonly string[], reference: readonly string[]): Overlap[] {
  return emptyOverlaps().map((_, index) => {
    const [own, theirs] = [ngrams(answer, index + 1, ""), ngrams(reference, index + 1, "")];
    // an order that the reference is too short for is no fault of the answer
    return {
      answer: theirs.size === 0 ? 0 : total(own),
      reference: total(theirs),
      matches: matchesOf(own, theirs),
    };
  });
}

function emptyOverlaps(): Overlap[] {
  return Array.from({ length: characterOrders }, () => ({ answer: 0, reference: 0, matches: 0 }));
}

/** Of the mean precision and the mean recall over the orders that both sides have. */
function fScore(overlaps: readonly Overlap[]): number {
  const present = overlaps.filter(({ answer, reference }) => answer > 0 && reference > 0);
  const precision = mean(present.map(({ answer, matches }) => matches / answer));
  const recall = mean(present.map(({ reference, matches }) => matches / reference));
  if (precision + recall === 0) return 0;
  return (100 * (1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall);
}

const wordOrders = 4;

/** How a text is cut into the units of BLEU: sacreBLEU's `13a`, or each character alone (`char`). */
export type Tokenization = "13a" | "char";

/** `char` for languages that are written without spaces; its figures are higher than those of words. */
export function tokenizationOf(language: string): Tokenization {
  return /^(?:ja|zh)\b/.test(language) ? "char" : "13a";
}

/**
 * BLEU of a corpus, from 0 to 100: n-grams of 1 to 4, case kept, exponential smoothing (Papineni 2002; sacreBLEU's
 * `case:mixed|eff:no|smooth:exp`). 0 where nothing matches.
 */
export function corpusBleu(scored: readonly Scored[], tokenization: Tokenization): number {
  const [matches, totals] = [Array.from({ length: wordOrders }, () => 0), Array.from({ length: wordOrders }, () => 0)];
  let [answerLength, referenceLength] = [0, 0];
  for (const { answer, references } of scored) {
    const own = tokensOf(answer, tokenization);
    const theirs = references.map((reference) => tokensOf(reference, tokenization));
    answerLength += own.length;
    referenceLength += closestLength(
      own.length,
      theirs.map(({ length }) => length),
    );
    for (let order = 1; order <= wordOrders; order++) {
      const counts = ngrams(own, order, " ");
      const most = mostOf(theirs.map((tokens) => ngrams(tokens, order, " ")));
      matches[order - 1] = (matches[order - 1] ?? 0) + matchesOf(counts, most);
      totals[order - 1] = (totals[order - 1] ?? 0) + total(counts);
    }
  }
  return brevityPenalty(answerLength, referenceLength) * precisionOf(matches, totals);
}

/** The geometric mean; the k-th order in which nothing matches counts as half of a half … of one match. */
function precisionOf(matches: readonly number[], totals: readonly number[]): number {
  if (matches.every((count) => count === 0) || totals.some((count) => count === 0)) return 0;
  let half = 1;
  const logarithms = matches.map((count, index) => {
    const all = totals[index] ?? 0;
    if (count > 0) return Math.log(count / all);
    half /= 2;
    return Math.log(half / all);
  });
  return 100 * Math.exp(mean(logarithms));
}

function brevityPenalty(answer: number, reference: number): number {
  if (answer >= reference) return 1;
  return answer === 0 ? 0 : Math.exp(1 - reference / answer);
}

/** Of two that are as close, the shorter. */
function closestLength(own: number, theirs: readonly number[]): number {
  const distance = (length: number) => Math.abs(length - own);
  const byDistance = theirs.toSorted((one, other) => distance(one) - distance(other) || one - other);
  return byDistance[0] ?? 0;
}

function mostOf(counts: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const [key, count] of counts.flatMap((each) => [...each])) most.set(key, Math.max(count, most.get(key) ?? 0));
  return most;
}

/** The words and marks of a text as `mteval-v13a` of NIST cuts it: ASCII marks stand alone, but not within numbers. */
export function tokensOf(text: string, tokenization: Tokenization): readonly string[] {
  if (tokenization === "char") return [...text.trimEnd()].filter((character) => character.trim() !== "");
  const line = ` ${withoutEntities(text.trimEnd().replaceAll("<skipped>", "").replaceAll("-\n", "").replaceAll("\n", " "))} `;
  return line
    .replaceAll(/[ -&(-+/:-@[-`{-~]/g, " $& ")
    .replaceAll(/([^0-9])([.,])/gu, "$1 $2 ")
    .replaceAll(/([.,])([^0-9])/gu, " $1 $2")
    .replaceAll(/([0-9])-/g, "$1 - ")
    .split(/\s+/u)
    .filter((token) => token !== "");
}

function withoutEntities(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&lt;", "<").replaceAll("&gt;", ">");
}

function ngrams(units: readonly string[], order: number, between: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let start = 0; start + order <= units.length; start++) {
    const key = units.slice(start, start + order).join(between);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function matchesOf(own: ReadonlyMap<string, number>, theirs: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [key, count] of own) sum += Math.min(count, theirs.get(key) ?? 0);
  return sum;
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
