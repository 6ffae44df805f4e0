import { expect, test } from "vitest";
import { RememberedTexts, type TextMemory } from "./remembered-texts.ts";

function setTwice<Made>(memory: TextMemory<Made>, text: string, made: Made): void {
  memory.set(text, made);
  memory.set(text, made);
}

test("what a maker made comes back, and nobody else's", () => {
  const texts = new RememberedTexts<string>((made) => made.length, 1000, 100);
  const [one, other] = [texts.memory(), texts.memory()];
  setTwice(one, "Save", "Sichern");
  expect([one.get("Save"), other.get("Save"), one.get("Open")]).toEqual(["Sichern", undefined, undefined]);
  setTwice(other, "Save", "Speichern");
  expect([one.get("Save"), other.get("Save")]).toEqual(["Sichern", "Speichern"]);
});

test("a text is remembered when it comes for the second time", () => {
  const texts = new RememberedTexts<number>(() => 10, 1_000_000, 1000).memory();
  const sentences = Array.from({ length: 1000 }, (_, index) => `${"word ".repeat(index % 40)}sentence ${index}.`);
  const known = () => sentences.filter((text, index) => texts.get(text) === index).length;
  for (const [index, text] of sentences.entries()) texts.set(text, index);
  // Some are taken for others.
  expect(known()).toBeLessThan(100);
  for (const [index, text] of sentences.entries()) texts.set(text, index);
  expect(known()).toBeGreaterThan(900);
});

test("the texts seen last are kept, and none that is too long", () => {
  const texts = new RememberedTexts<number>(() => 10, 1000, 100).memory();
  for (let index = 0; index < 100; index++) setTwice(texts, `text ${index}`, index);
  expect([texts.get("text 0"), texts.get("text 99")]).toEqual([undefined, 99]);
  setTwice(texts, "x".repeat(101), 1);
  expect(texts.get("x".repeat(101))).toBeUndefined();
});

test("of one text, what several made is kept side by side, but not of any number", () => {
  const texts = new RememberedTexts<number>(() => 10, 1_000_000, 100);
  const memories = Array.from({ length: 40 }, () => texts.memory());
  for (const [index, memory] of memories.entries()) setTwice(memory, "Save", index);
  const known = memories.map((memory) => memory.get("Save"));
  expect(known).toEqual(memories.map((_, index) => (index < 8 ? undefined : index)));
  const [, , , , , , , , oldest] = memories;
  oldest?.set("Save", 100);
  expect([oldest?.get("Save"), memories.at(-1)?.get("Save"), memories[9]?.get("Save")]).toEqual([100, 39, 9]);
});

test("what was made counts as well as the text, and is not kept where it is out of all proportion", () => {
  const texts = new RememberedTexts<string>((made) => made.length, 1000, 100);
  const memory = texts.memory();
  setTwice(memory, "one", "1".repeat(300));
  setTwice(memory, "two", "2".repeat(300));
  setTwice(memory, "three", "3".repeat(300));
  expect(["one", "two", "three"].map((text) => memory.get(text)?.length)).toEqual([undefined, 300, 300]);
  setTwice(memory, "four", "4".repeat(301));
  expect(memory.get("four")).toBeUndefined();
});
