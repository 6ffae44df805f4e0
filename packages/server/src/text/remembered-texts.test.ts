import { expect, test } from "vitest";
import { RememberedTexts, type TextMemory } from "./remembered-texts.ts";

function setTwice<Made>(memory: TextMemory<Made>, text: string, made: Made): void {
  memory.set(text, made);
  memory.set(text, made);
}

test("what a maker made comes back, and nobody else's", () => {
  const texts = new RememberedTexts<string>(1000, 100);
  const [one, other] = [texts.memory(), texts.memory()];
  setTwice(one, "Save", "Sichern");
  expect([one.get("Save"), other.get("Save"), one.get("Open")]).toEqual(["Sichern", undefined, undefined]);
  setTwice(other, "Save", "Speichern");
  expect([one.get("Save"), other.get("Save")]).toEqual([undefined, "Speichern"]);
});

test("a text is remembered when it comes for the second time", () => {
  const texts = new RememberedTexts<number>(1_000_000, 1000).memory();
  const sentences = Array.from({ length: 1000 }, (_, index) => `${"word ".repeat(index % 40)}sentence ${index}.`);
  const known = () => sentences.filter((text, index) => texts.get(text) === index).length;
  for (const [index, text] of sentences.entries()) texts.set(text, index);
  // Some are taken for others.
  expect(known()).toBeLessThan(100);
  for (const [index, text] of sentences.entries()) texts.set(text, index);
  expect(known()).toBeGreaterThan(900);
});

test("the texts seen last are kept, and none that is too long", () => {
  const texts = new RememberedTexts<number>(1000, 100).memory();
  for (let index = 0; index < 100; index++) setTwice(texts, `text ${index}`, index);
  expect([texts.get("text 0"), texts.get("text 99")]).toEqual([undefined, 99]);
  setTwice(texts, "x".repeat(101), 1);
  expect(texts.get("x".repeat(101))).toBeUndefined();
});
