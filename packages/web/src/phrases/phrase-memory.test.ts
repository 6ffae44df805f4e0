import { expect, test } from "vitest";
import { kept, late, type Phrase, type PhraseResult } from "./phrase.ts";
import { createPhraseMemory } from "./phrase-memory.ts";
import { createLanes } from "./steering.ts";

const text = (said: string): Phrase => ({ format: "text", text: said });
const translated = (said: string): PhraseResult => ({ status: "translated", text: said });

test("lanes and formats do not know of each other", () => {
  const laneOf = createLanes(undefined);
  const memory = createPhraseMemory(10);
  const german = memory.of(laneOf("de"));
  german.remember(text("tea"), translated("Tee"));
  expect(german.get(text("tea"))).toEqual(translated("Tee"));
  expect(memory.of(laneOf("de")).get(text("tea"))).toEqual(translated("Tee"));
  expect(german.get({ format: "html", text: "tea" })).toBeUndefined();
  expect(memory.of(laneOf("pl")).get(text("tea"))).toBeUndefined();
});

test("of all lanes together, the phrase that was not used for longest goes first", () => {
  const laneOf = createLanes(undefined);
  const memory = createPhraseMemory(2);
  const [german, polish] = [memory.of(laneOf("de")), memory.of(laneOf("pl"))];
  german.remember(text("tea"), translated("Tee"));
  polish.remember(text("tea"), translated("herbata"));
  expect(german.get(text("tea"))).toEqual(translated("Tee"));
  german.remember(text("cup"), translated("Tasse"));
  expect(polish.get(text("tea"))).toBeUndefined();
  expect(german.get(text("tea"))).toEqual(translated("Tee"));
  expect(german.get(text("cup"))).toEqual(translated("Tasse"));
});

test("what is said anew stands in place of what was known", () => {
  const memory = createPhraseMemory(2).of(createLanes(undefined)("de"));
  memory.remember(text("tea"), kept);
  memory.remember(text("tea"), translated("Tee"));
  memory.remember(text("cup"), translated("Tasse"));
  expect(memory.get(text("tea"))).toEqual(translated("Tee"));
  expect(memory.get(text("cup"))).toEqual(translated("Tasse"));
});

test("what may be there at the next look is not kept, nor what is longer than all that is kept", () => {
  const memory = createPhraseMemory(2).of(createLanes(undefined)("de"));
  memory.remember(text("tea"), late);
  memory.remember(text("a".repeat(2000)), translated("b"));
  expect(memory.get(text("tea"))).toBeUndefined();
  expect(memory.get(text("a".repeat(2000)))).toBeUndefined();
});
