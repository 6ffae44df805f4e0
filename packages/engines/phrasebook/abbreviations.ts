import { findSlots, replaceSlots } from "../src/phrasebook/slots.ts";

const leastUses = 2;
const leastShare = 0.1;

/**
 * The words that English sentences write in capitals at least one time in ten: `PIN`, `POST`, `US`. Shouted alone they
 * are not the word of the same letters (`Pin`), which sentences write in small letters nearly always (`ADD`, `NEW`).
 */
export function abbreviationsOf(texts: Iterable<string>): readonly string[] {
  const uses = new Map<string, { capitals: number; all: number }>();
  for (const text of texts) {
    const words = replaceSlots(text, findSlots(text), () => " ").match(
      /(?<![\p{L}\p{N}_/.-])\p{L}+(?![\p{L}\p{N}_/-])/gu,
    );
    if (!words?.some((word) => /^\p{Ll}{3,}$/u.test(word))) continue;
    for (const word of words.filter(({ length }) => length > 1 && length <= 5)) {
      const known = uses.get(word.toUpperCase()) ?? { capitals: 0, all: 0 };
      known.all += 1;
      if (word === word.toUpperCase()) known.capitals += 1;
      uses.set(word.toUpperCase(), known);
    }
  }
  return [...uses]
    .filter(([, { capitals, all }]) => capitals >= leastUses && capitals >= leastShare * all)
    .map(([word]) => word)
    .sort();
}
