import { expect, test } from "vitest";
import { RememberedTexts } from "./remembered-texts.ts";

test("what a maker made comes back, and nobody else's", () => {
  const texts = new RememberedTexts<string>({ mostCharacters: 1000, longest: 100 });
  const [one, other] = [texts.memory(), texts.memory()];
  one.set("Save", "Sichern");
  expect([one.get("Save"), other.get("Save"), one.get("Open")]).toEqual(["Sichern", undefined, undefined]);
  other.set("Save", "Speichern");
  expect([one.get("Save"), other.get("Save")]).toEqual([undefined, "Speichern"]);
});

test("the texts seen last are kept, and none that is too long", () => {
  const texts = new RememberedTexts<number>({ mostCharacters: 1000, longest: 100 }).memory();
  for (let index = 0; index < 100; index++) texts.set(`text ${index}`, index);
  expect([texts.get("text 0"), texts.get("text 99")]).toEqual([undefined, 99]);
  texts.set("x".repeat(101), 1);
  expect(texts.get("x".repeat(101))).toBeUndefined();
});
