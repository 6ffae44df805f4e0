/**
 * How long it takes to count words and to find sentences, beside `Intl.Segmenter` doing the same in the same process:
 * `countWords` on English, Russian and Japanese text, and an SRX file with a dozen rules. Best of five rounds.
 */
import { readFile } from "node:fs/promises";
import { createWordCounter } from "../src/segmentation/count.ts";
import { readSrx } from "../src/segmentation/read-srx.ts";
import { createSegmenter } from "../src/segmentation/segmenter.ts";

const texts = {
  en: "The harbour opens at 7.30, and Dr. Low’s boat leaves an hour later. Will you come? Bring 1,000 coins. ",
  ru: "Порт открывается в 7.30, а лодка отходит часом позже. Вы придёте? Возьмите с собой тысячу монет. ",
  ja: "港は七時半に開き、船は一時間後に出ます。いらっしゃいますか？コインを千枚持ってきてください。",
};
const repeats = 2000;

for (const [language, text] of Object.entries(texts)) {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const counter = createWordCounter(language);
  const ours = timed(() => counter(text));
  const theirs = timed(() => {
    let words = 0;
    for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
    return words;
  });
  print(`words, ${language}`, ours, theirs, text);
}

const rules = await readSrx(await readFile(new URL("../src/segmentation/fixtures/sample.srx", import.meta.url)));
for (const [language, text] of Object.entries(texts)) {
  const segmenter = createSegmenter({ language, rules });
  const unicode = createSegmenter({ language });
  print(
    `sentences by SRX, ${language}`,
    timed(() => segmenter.splitText(text)),
    timed(() => unicode.splitText(text)),
    text,
  );
}

/** Milliseconds for one call. */
function timed(call: () => unknown): number {
  const rounds = Array.from({ length: 5 }, () => {
    const start = performance.now();
    for (let time = 0; time < repeats; time += 1) call();
    return (performance.now() - start) / repeats;
  });
  return Math.min(...rounds);
}

function print(what: string, ours: number, theirs: number, text: string): void {
  const speed = (milliseconds: number) =>
    `${(text.length / milliseconds / 1000).toFixed(1)} million characters a second`;
  console.log(`${what}: ${speed(ours)}; Intl.Segmenter ${speed(theirs)}; ${(theirs / ours).toFixed(2)} times as fast`);
}
