import type { TranslationUnit } from "@dragoman/tm";

/** A memory as they are found, and texts to look up in it. */
export interface MemoryTexts {
  readonly units: readonly TranslationUnit[];
  /** Of five texts one is in the memory, one has another number, one is revised, and two are new. */
  readonly texts: readonly string[];
}

interface MemoryAmounts {
  readonly units: number;
  readonly texts: number;
  readonly words: number;
}

const vocabularySize = 30_000;
const syllables = "ba be bi bo da de di do fa fe fi fo ga go la le li lo ma me mi mo na ne no ra re ri".split(" ");

/** Words by Zipf's law, so that few are in most segments and most in few; the same at every call. */
export function memoryTexts({ units, texts, words }: MemoryAmounts): MemoryTexts {
  const random = createRandom(11);
  const word = () => wordOf(Math.floor(vocabularySize ** random()) - 1);
  const sentence = () => {
    const chosen = Array.from({ length: words }, word);
    if (random() < 0.3) chosen.splice(2, 1, String(Math.floor(random() * 900) + 100));
    return `${chosen.join(" ")}.`;
  };
  const sources = Array.from({ length: units }, sentence);
  const any = () => sources[Math.floor(random() * units)] ?? "";
  const withNumber = sources.filter((text) => /\d/.test(text));
  const asked = Array.from({ length: texts }, (_, index) => {
    if (index % 5 === 0) return any();
    if (index % 5 === 1) return (withNumber[Math.floor(random() * withNumber.length)] ?? "").replace(/\d+/, "77");
    if (index % 5 === 2) return any().split(" ").with(4, word()).with(9, word()).join(" ");
    return sentence();
  });
  return { units: sources.map(unitOf), texts: asked };
}

function unitOf(source: string): TranslationUnit {
  const target = source.split(" ").reverse().join(" ");
  const variants = [
    { language: "en", segment: [source], properties: [], notes: [] },
    { language: "de", segment: [target], properties: [], notes: [] },
  ];
  return { properties: [], notes: [], variants };
}

/** The same for a rank: a syllable for each digit to the base of how many there are. */
function wordOf(rank: number): string {
  const { length } = syllables;
  let text = "";
  for (let left = rank + length; left > 0; left = Math.floor(left / length)) text += syllables[left % length];
  return text;
}

/** Mulberry32: numbers from 0 to 1 that are the same for a seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
