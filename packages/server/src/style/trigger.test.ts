import fc from "fast-check";
import { expect, test } from "vitest";
import { bitsOf, mayHoldFixed, type Trigger, triggersIn } from "./trigger.ts";

const has = (text: string, trigger: Trigger) => (triggersIn(text) & bitsOf([trigger])) !== 0;

test.each<[Trigger, string, string]>([
  ["dots", "The end.", "The end"],
  ["comma", "one, two", "one two"],
  ["times", "next box", "a plain word"],
  ["initial", "fruit, e.g. pears", "The end. A start"],
  ["initial", "z. B. hier", "Das Ende."],
  ["omission", "well...", "Well. Then."],
  ["omission", ". . .", "one. two."],
  ["capitals", "a PhD", "A Paper"],
])("%s is in %j and not in %j", (trigger, holding, free) => {
  expect(has(holding, trigger)).toBe(true);
  expect(has(free, trigger)).toBe(false);
});

test.each(["{name}", "<b>", "a&amp;b", "www.example.org", "%s", "$t(x)", "`code`", ":name", "a@b.de"])(
  "%j may hold what must stay",
  (text) => {
    expect(triggersIn(text) & mayHoldFixed).not.toBe(0);
    expect(triggersIn("plain words, no more.") & mayHoldFixed).toBe(0);
  },
);

test("plain prose has the triggers that it has as part of a longer text", () => {
  const prose = fc.stringMatching(/^([A-Za-z][a-z]{0,6},? ){0,6}[A-Za-z][a-z]{1,6}\.?$/);
  fc.assert(
    fc.property(prose, (text) => {
      // the line break takes the text out of the short way
      expect(triggersIn(`${text}\n`)).toBe(triggersIn(text) | bitsOf(["line"]));
    }),
  );
});
