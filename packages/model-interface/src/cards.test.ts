import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { directionCards } from "./cards.ts";
import { modelsFolder } from "./places.ts";

let models: string;
beforeEach(() => {
  models = mkdtempSync(join(tmpdir(), "dragoman-models-"));
});
afterEach(() => rmSync(models, { recursive: true }));

function put(direction: string, files: Readonly<Record<string, unknown>>): void {
  mkdirSync(join(models, direction));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(models, direction, name), typeof content === "string" ? content : JSON.stringify(content));
  }
}

const scoresWith = (own: number, apertium?: number) => ({
  strings: {
    texts: 10,
    engines: {
      "interface-model": { chrf: own, bleu: 1 },
      ...(apertium !== undefined && { apertium: { chrf: apertium, bleu: 1 } }),
    },
  },
});

describe("the directions", () => {
  test("are the folders that hold a model, with the bytes of their files", () => {
    put("en-zh-Hans", { "model.json": "{}", "model.bin": "12345678" });
    put("en-de", { "model.json": "{}" });
    put("en-fr", { "model.bin": "a copy under way" });
    put(".en-it-x", { "model.json": "{}" });
    writeFileSync(join(models, "en-es"), "no folder");
    expect(directionCards(models)).toMatchObject([
      { source: "en", target: "de", scores: {} },
      { source: "en", target: "zh-Hans", bytes: 10, folder: join(models, "en-zh-Hans") },
    ]);
  });

  test("may be none, and those of the package itself can be read", () => {
    expect(directionCards(models)).toEqual([]);
    expect(directionCards(join(models, "nowhere"))).toEqual([]);
    for (const { bytes } of directionCards()) expect(bytes).toBeGreaterThan(0);
    expect(modelsFolder).toMatch(/models$/);
  });
});

describe("Apertium is asked first", () => {
  test.each([
    ["where it scored more", scoresWith(40, 50), ["apertium"]],
    ["not where it scored less or the same", scoresWith(50, 50), []],
    ["where it was not measured", scoresWith(50), ["apertium"]],
    ["where the model was not measured", {}, ["apertium"]],
    [
      "not where it scored less on what the model answers",
      { ...scoresWith(40, 50), answered: scoresWith(60, 50).strings },
      [],
    ],
  ])("%s", (_, scores, behind) => {
    put("en-es", { "model.json": "{}", "scores.json": scores });
    expect(directionCards(models)[0]?.behind).toEqual(behind);
  });
});

test.each([
  ["mostWords must be a whole number above 0", { mostWords: 0.5 }],
  ["leastCertainty must be a number from 0 to 1", { leastCertainty: 50 }],
  ["strings must be an object", { strings: [] }],
  ["answered must be an object", { answered: 0.5 }],
  ["strings.texts must be a whole number", { strings: { engines: {} } }],
  ["prose.engines must be an object", { prose: { texts: 1 } }],
  ["strings.engines.apertium.chrf must be a number from 0 to 100", scoresWith(50, 101)],
  ["the scores must be an object", [1]],
])("%s", (fault, scores) => {
  put("en-es", { "model.json": "{}", "scores.json": scores });
  expect(() => directionCards(models)).toThrow(`${join(models, "en-es", "scores.json")}: ${fault}`);
});
