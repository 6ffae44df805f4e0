import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { readModel } from "./installed-models.ts";
import { Instance } from "./instance.ts";
import { plainAsHtml, withoutScores } from "./scores.ts";

const sentence = (score: string, text: string) =>
  `<font x-bergamot-sentence-index="0" x-bergamot-sentence-score="${score}">${text}</font>`;
const word = (text: string) => `<font x-bergamot-word-index="0" x-bergamot-word-score="-0.1">${text}</font>`;

describe("a score", () => {
  test("is a mean logarithm; a line that was cut counts as its least sure part", () => {
    expect(withoutScores(sentence("-0.5", `${word("Der")} ${word("Hund")}`), true)).toEqual({
      text: "Der Hund",
      certainty: Math.exp(-0.5),
    });
    const cut = sentence("-0.1", "Der") + sentence("-2", " Hund");
    expect(withoutScores(cut, true)).toEqual({ text: "Der Hund", certainty: Math.exp(-2) });
  });

  test.each(["", "nan", "inf", "0.5", "sure", "NaN"])("that is no probability's is none: %s", (score) => {
    expect(withoutScores(sentence(score, "Der Hund"), true)).toEqual({ text: "Der Hund" });
  });

  test("that is not there is none", () => {
    expect(withoutScores("Der Hund", true)).toEqual({ text: "Der Hund" });
    expect(withoutScores("", true)).toEqual({ text: "" });
  });
});

test("what looks like a score in a text is text, and is not believed", () => {
  fc.assert(
    fc.property(
      fc
        .array(
          fc.constantFrom("<font>", "</font>", sentence("0", "x"), "&lt;", "&amp;amp;", '"', "a", " ", '<b i="0">'),
        )
        .map((parts) => parts.join("")),
      (text) => {
        const line = withoutScores(sentence("-3", plainAsHtml(text)), true);
        expect(line).toEqual({ text, certainty: Math.exp(-3) });
      },
    ),
  );
});

test("asked for scores, the runtime says the same, and how sure it was", async () => {
  const model = readModel(`${toyFolder}/en-de`).files;
  const plain = ["The dog is black.", "Is Anna new?", "", "<font> & dog </font>", "Black is dog the is."];
  const marked = ['The <b i="0">dog</b> is <b i="1">black</b>.', "&lt;font&gt; dog"];
  const lines = async (scored: boolean) => {
    const instance = new Instance("bergamot", { scored });
    const outcomes = [
      await instance.run({ models: [model], texts: plain, html: false }),
      await instance.run({ models: [model], texts: marked, html: true }),
    ];
    await instance.close();
    return outcomes.flatMap((outcome) => (outcome.status === "translated" ? outcome.lines : []));
  };
  const [scored, unscored] = [await lines(true), await lines(false)];
  expect(scored.map(({ text }) => text)).toEqual(unscored.map(({ text }) => text));
  expect(unscored.map(({ certainty }) => certainty)).toEqual(unscored.map(() => undefined));
  const [sure = 0, , nothing, , unsure = 1] = scored.map(({ certainty }) => certainty);
  expect(nothing).toBeUndefined();
  expect(sure).toBeGreaterThan(unsure);
});

test("a scored answer is the same alone and among others", async () => {
  const model = readModel(`${toyFolder}/en-de`).files;
  const texts = [
    "Is Anna new?",
    "Today dog the house sees Anna.",
    "The big house is old and the dog is black.",
    "Red?",
  ];
  const instance = new Instance("bergamot", { scored: true });
  const linesOf = async (some: readonly string[]) => {
    const outcome = await instance.run({ models: [model], texts: some, html: false });
    return outcome.status === "translated" ? outcome.lines : [];
  };
  const alone = [];
  for (const text of texts) alone.push(...(await linesOf([text])));
  expect(await linesOf(texts)).toEqual(alone);
  expect(await linesOf(texts.toReversed())).toEqual(alone.toReversed());
  await instance.close();
});
