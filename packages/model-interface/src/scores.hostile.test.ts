import fc from "fast-check";
import { expect, test } from "vitest";
import { betterEngines, parseScores } from "./scores.ts";

test("whatever a file says, it is scores or a TypeError that names the field", () => {
  const set = fc.record({ texts: fc.anything(), engines: fc.anything() }, { requiredKeys: [] });
  const shaped = fc.record(
    { mostWords: fc.anything(), leastCertainty: fc.anything(), strings: set, answered: set, prose: fc.anything() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), shaped), (value) => {
      try {
        betterEngines(parseScores(value), ["apertium"]);
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
        expect(String(error)).toMatch(
          /TypeError: (?:the scores|mostWords|leastCertainty|strings|answered|prose)\S* must be /,
        );
      }
    }),
  );
});

test("an engine may have a name of JavaScript's own", () => {
  const engines: unknown = JSON.parse('{"__proto__": {"chrf": 1, "bleu": 1}, "constructor": {"chrf": 1, "bleu": 1}}');
  const { strings } = parseScores({ strings: { texts: 1, engines } });
  expect(Object.keys(strings?.engines ?? {})).toEqual(["__proto__", "constructor"]);
  expect(betterEngines({ strings: { texts: 1, engines: {} } }, ["constructor"])).toEqual(["constructor"]);
});
