import fc from "fast-check";
import { expect, test } from "vitest";
import { createPhraseMemory } from "../src/savings/phrase-memory.ts";

const phrase = { text: "Save", steering: '{"target_lang":"de"}' };
const translation = { text: "Speichern", detectedSourceLanguage: "en", notApplied: [] };

test("a phrase that was asked for and translated is known, under its own steering alone", async () => {
  const memory = createPhraseMemory();
  expect(await memory.get([phrase])).toEqual([undefined]);
  await memory.set([{ phrase, translation }]);
  const french = { ...phrase, steering: '{"target_lang":"fr"}' };
  expect(await memory.get([french, phrase])).toEqual([undefined, translation]);
});

test("what was on its way when the memory was emptied is not kept", async () => {
  const memory = createPhraseMemory();
  await memory.get([phrase]);
  memory.empty();
  await memory.set([{ phrase, translation }]);
  expect(await memory.get([phrase])).toEqual([undefined]);
  await memory.set([{ phrase, translation }]);
  expect(await memory.get([phrase])).toEqual([translation]);
});

test("texts and translations of any size keep it within its bounds, and the newest is kept", async () => {
  const memory = createPhraseMemory();
  const large = "x".repeat(1_000_000);
  const many = Array.from({ length: 9 }, (_, index) => ({ ...phrase, text: large + index }));
  for (const one of many) {
    await memory.get([one]);
    await memory.set([{ phrase: one, translation }]);
  }
  const known = await memory.get(many);
  expect(known.at(-1)).toEqual(translation);
  expect(known.filter(Boolean).length).toBeLessThan(5);
});

test("whatever two phrases are, one never gets the translation of the other", async () => {
  const any = fc.record({ text: fc.string({ unit: "binary" }), steering: fc.json() });
  await fc.assert(
    fc.asyncProperty(any, any, async (one, other) => {
      fc.pre(one.text !== other.text || one.steering !== other.steering);
      const memory = createPhraseMemory();
      await memory.get([one, other]);
      await memory.set([{ phrase: one, translation }]);
      expect(await memory.get([one, other])).toEqual([translation, undefined]);
    }),
  );
});
