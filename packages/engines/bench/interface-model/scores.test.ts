import { describe, expect, test } from "vitest";
import { corpusBleu, corpusChrf, meanChrf, type Scored, sentenceChrf, tokenizationOf, tokensOf } from "./scores.ts";

/** Each with the chrF2 that sacreBLEU 2.6.0 gives it. */
const examples: readonly (Scored & { readonly chrf: number })[] = [
  { answer: "Der Hund ist schwarz.", references: ["Der Hund ist schwarz."], chrf: 100 },
  {
    answer: "Datei {0} löschen?",
    references: ["Soll die Datei {0} gelöscht werden?", "{0} löschen?"],
    chrf: 89.22572459883492,
  },
  {
    answer: "Die Größe beträgt 3,5 MB (max. 10-20).",
    references: ["Die Größe ist 3,5 MB (höchstens 10-20)."],
    chrf: 48.06559924436583,
  },
  {
    answer: "„Öffnen“ & Schließen 😀",
    references: ["„Öffnen“ und Schließen 😀", "Auf &amp; zu"],
    chrf: 70.66543891509554,
  },
  { answer: "Ja", references: ["Nein"], chrf: 0 },
  { answer: "", references: ["Abbrechen"], chrf: 0 },
  {
    answer: "Wörter, die\nin zwei Zeilen stehen: state-of-the-art",
    references: ["Wörter, die in zwei Zeilen stehen: auf dem Stand der Technik"],
    chrf: 59.99957152492706,
  },
  { answer: "保存して終了", references: ["保存して終了する"], chrf: 64.65405545478103 },
  {
    answer: "5 km/h, www.beispiel.de/a?b=c",
    references: ["5 km/h – www.beispiel.de/a?b=c"],
    chrf: 85.15424403830202,
  },
];

describe("as sacreBLEU scores", () => {
  test.each(examples)("the chrF of “$answer”", ({ chrf, ...scored }) => {
    expect(sentenceChrf(scored)).toBeCloseTo(chrf, 9);
  });

  test("the chrF of a corpus", () => {
    expect(corpusChrf(examples)).toBeCloseTo(66.1274435788088, 9);
  });

  test("the BLEU of a corpus, in words and in characters", () => {
    expect(corpusBleu(examples, "13a")).toBeCloseTo(68.97443788486582, 9);
    expect(corpusBleu(examples, "char")).toBeCloseTo(71.43440214542687, 9);
  });

  test.each([
    ["Die Größe beträgt 3,5 MB (max. 10-20).", "Die Größe beträgt 3,5 MB ( max . 10 - 20 ) ."],
    ["a-b 3-4 &quot;x&quot;, 'y' 1.000.", `a-b 3 - 4 " x " , 'y' 1.000 .`],
    ["x_y {z} $5 50% a,b", "x _ y { z } $ 5 50 % a , b"],
  ])("the words of %s", (text, tokens) => {
    expect(tokensOf(text, "13a").join(" ")).toBe(tokens);
  });
});

test("the mean counts each answer the same, the corpus by its length", () => {
  const [long, short]: readonly Scored[] = [
    { answer: "Die Einstellungen wurden gespeichert.", references: ["Die Einstellungen wurden gespeichert."] },
    { answer: "Ja", references: ["Nein"] },
  ];
  if (long === undefined || short === undefined) throw new Error("two examples");
  expect(meanChrf([long, short])).toBe(50);
  expect(corpusChrf([long, short])).toBeGreaterThan(90);
});

test("no answers score nothing, and texts shorter than four words have no BLEU where nothing of four words is there", () => {
  expect([corpusChrf([]), meanChrf([]), corpusBleu([], "13a")]).toEqual([0, 0, 0]);
  expect(corpusBleu([{ answer: "Datei öffnen", references: ["Datei öffnen"] }], "13a")).toBe(0);
});

test("languages without spaces are cut into characters", () => {
  expect(["de", "ja", "zh-Hans", "ko"].map(tokenizationOf)).toEqual(["13a", "char", "char", "13a"]);
});
