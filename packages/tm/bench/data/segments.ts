/**
 * A translation memory as they are found: words by Zipf's law, lengths from a label to a paragraph, and a third of the
 * segments revisions of earlier ones. Made from a seed, so that every run has the same.
 */

export interface GeneratedSegment {
  readonly source: string;
  readonly target: string;
}

/** Uniform numbers from 0 to below 1: mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function createSegmentGenerator(seed: number, vocabularySize = 30_000) {
  const random = seededRandom(seed);
  const vocabulary = Array.from({ length: vocabularySize }, (_, rank) => wordFor(rank));
  const pickWord = zipf(random, vocabulary);
  const earlier: string[] = [];

  function segment(): GeneratedSegment {
    const revised = earlier.length > 100 && random() < 0.33;
    const source = revised ? revise(earlier[Math.floor(random() * earlier.length)] ?? "") : fresh();
    if (earlier.length < 50_000) earlier.push(source);
    return { source, target: [...source.split(" ")].reverse().join(" ") };
  }

  function fresh(): string {
    const words = Array.from({ length: segmentLength() }, pickWord);
    if (random() < 0.15) words.push(String(Math.floor(random() * 1000)));
    const text = words.join(" ");
    return text.charAt(0).toUpperCase() + text.slice(1) + (words.length > 4 ? "." : "");
  }

  /** The median is 9 words; one in twenty has more than 30. */
  function segmentLength(): number {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(1, Math.min(80, Math.round(Math.exp(2.2 + 0.75 * normal))));
  }

  /** One or two words exchanged, left out or put in. */
  function revise(text: string): string {
    const words = text.split(" ");
    for (let edit = 0; edit < 1 + Math.floor(random() * 2); edit++) {
      const at = Math.floor(random() * words.length);
      const kind = random();
      words.splice(at, kind < 0.66 && words.length > 1 ? 1 : 0, ...(kind < 0.33 ? [] : [pickWord()]));
    }
    return words.join(" ");
  }

  return { segment, revise, fresh };
}

const syllables = ["ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu", "na", "pe", "ri", "so", "tu", "va"];

/** The commoner, the shorter, as in every language. */
function wordFor(rank: number): string {
  let word = "";
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word;
}

function zipf(random: () => number, words: readonly string[]): () => string {
  const sums = new Float64Array(words.length);
  let sum = 0;
  for (let rank = 0; rank < words.length; rank++) {
    sum += 1 / (rank + 2.7);
    sums[rank] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, words.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return words[low] ?? "";
  };
}
