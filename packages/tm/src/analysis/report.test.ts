import { expect, it } from "vitest";
import { sampleMemory } from "../../test/sample-memory.ts";
import { analyze } from "./analyze.ts";

it("has the JSON that version 1 promises", async () => {
  const files = [{ name: "menu.json", segments: ["Save 3 files", "Save 3 files", " "] }];
  const report = await analyze(files, {
    index: sampleMemory([]),
    from: "en",
    to: "de",
    created: new Date(0),
    price: { perWord: 0.1, currency: "EUR" },
  });
  const nothing = { segments: 0, words: 0, characters: 0, charactersWithoutSpaces: 0, codes: 0 };
  const empty = { ...nothing, weightedWords: 0, cost: 0 };
  const one = { segments: 1, words: 3, characters: 12, charactersWithoutSpaces: 10, codes: 0 };
  const leverage = {
    bands: [
      { band: "repeated", ...one, weightedWords: 0.3, cost: 0.03 },
      { band: "repeated-across-files", ...empty },
      { band: "context-double", ...empty },
      { band: "context", ...empty },
      { band: "exact", ...empty },
      { band: "repaired", ...empty },
      { band: "95-99", ...empty },
      { band: "85-94", ...empty },
      { band: "75-84", ...empty },
      { band: "50-74", ...empty },
      { band: "new", ...one, weightedWords: 3, cost: 0.3 },
    ],
    total: {
      segments: 2,
      words: 6,
      characters: 24,
      charactersWithoutSpaces: 20,
      codes: 0,
      weightedWords: 3.3,
      cost: 0.33,
    },
    skipped: { blank: 1, withoutSource: 0, unreadable: 0 },
  };
  expect(JSON.parse(JSON.stringify(report))).toEqual({
    format: "dragoman-leverage",
    version: 1,
    created: "1970-01-01T00:00:00.000Z",
    from: "en",
    to: "de",
    memory: { units: 0, profile: "words" },
    internalLeverage: false,
    rates: {
      repeated: 10,
      "repeated-across-files": 10,
      "context-double": 0,
      context: 5,
      exact: 15,
      repaired: 25,
      "95-99": 30,
      "85-94": 50,
      "75-84": 70,
      "50-74": 100,
      "internal-95-99": 30,
      "internal-85-94": 50,
      "internal-75-84": 70,
      "internal-50-74": 100,
      new: 100,
    },
    price: { perWord: 0.1, currency: "EUR" },
    files: [{ name: "menu.json", ...leverage }],
    ...leverage,
  });
});
