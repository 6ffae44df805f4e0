/** Texts for the benchmark of steering, their translations, and a glossary with terms that some of them hold. */
export interface SteeringTexts {
  /** The texts of each request. */
  readonly requests: readonly (readonly string[])[];
  /** What the scripted engine answers. */
  readonly script: { readonly en: Readonly<Record<string, { readonly de: string }>> };
  /** Tab-separated. */
  readonly entries: string;
}

export interface SteeringAmounts {
  readonly requests: number;
  readonly texts: number;
  readonly words: number;
  readonly entries: number;
}

const syllables =
  "ba be bi bo da de di do fa fe fi fo ga go la le li lo ma me mi mo na ne no ra re ri ro sa se so".split(" ");
/** What a translator may write that a rule of style changes. */
const editable = ["1,234.5 km", '"Ablage"', "50 %", "3.5 GB", "am 3.5.2026", "..."];

/** One text in ten holds a term of the glossary, and one in ten something to edit; the same at every call. */
export function steeringTexts({ requests, texts, words, entries }: SteeringAmounts): SteeringTexts {
  const random = createRandom(7);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
  const word = () => `${pick(syllables)}${pick(syllables)}${pick(syllables)}${pick("nrst".split(""))}`;
  const terms = Array.from({ length: entries }, (_, index) =>
    index % 2 === 0 ? [`${word()} ${word()}${word()}`, `Begriff${word()}`] : [`${word()}${word()}`, `Wort${word()}`],
  );
  const script: Record<string, { de: string }> = {};
  const made = Array.from({ length: requests }, () =>
    Array.from({ length: texts }, (_, index) => {
      const source = Array.from({ length: words }, word);
      const target = source.map((each) => each.split("").reverse().join(""));
      if (index % 10 === 0) {
        const [term = "", translation = ""] = pick(terms);
        source.splice(3, term.split(" ").length, term);
        target.splice(5, 1, translation);
      }
      if (index % 10 === 1) target.splice(8, 1, pick(editable));
      const text = `${source.join(" ")}.`;
      script[text] = { de: `${target.join(" ")}.` };
      return text;
    }),
  );
  return { requests: made, script: { en: script }, entries: terms.map((term) => term.join("\t")).join("\n") };
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
