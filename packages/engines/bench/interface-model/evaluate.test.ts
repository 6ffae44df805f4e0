import { expect, test } from "vitest";
import { type AnsweredPair, reasonsOf } from "./evaluate.ts";

test("words that the model was not taught are one reason, and the commonest comes first", () => {
  const declined = (reason: string): AnsweredPair => ({
    source: "Save",
    references: ["Speichern"],
    given: new Map([["interface-model", { status: "declined", reason }]]),
  });
  const unsure = "the model was not sure of it";
  const reasons = [unsure, "the model was not taught the word parrot", "the model was not taught the word budgie"];
  expect([...reasonsOf("interface-model", reasons.map(declined))]).toEqual([
    ["the model was not taught a word", 2],
    [unsure, 1],
  ]);
});
