import { describe, expect, it } from "vitest";
import type { Match, MatchKind } from "../match/ports.ts";
import { type Band, bandInJob, bandInMemory, betterBand } from "./bands.ts";

function matchOf(kind: MatchKind, score: number): Match {
  return {
    kind,
    score,
    source: ["a"],
    sourceLanguage: "en",
    target: ["b"],
    targetLanguage: "de",
    explanation: { text: score, losses: [], changes: [], repairs: [] },
  };
}

describe("the band of a match in the memory", () => {
  const cases: readonly [MatchKind, number, Band][] = [
    ["context-double", 102, "context-double"],
    ["context", 101, "context"],
    ["exact", 100, "exact"],
    // What follows lost points, for its region or its memory.
    ["context-double", 101, "context"],
    ["context-double", 101.5, "context"],
    ["context", 100, "exact"],
    ["exact", 99, "95-99"],
    ["exact", 40, "new"],
    ["repaired", 99.5, "repaired"],
    ["repaired", 95, "repaired"],
    ["repaired", 94.9, "85-94"],
    ["fuzzy", 99.9, "95-99"],
    ["fuzzy", 95, "95-99"],
    ["fuzzy", 94.99, "85-94"],
    ["fuzzy", 85, "85-94"],
    ["fuzzy", 84.99, "75-84"],
    ["fuzzy", 75, "75-84"],
    ["fuzzy", 74.99, "50-74"],
    ["fuzzy", 50, "50-74"],
    ["fuzzy", 49.99, "new"],
    ["fuzzy", Number.NaN, "new"],
  ];
  it.each(cases)("%s with %d points is %s", (kind, score, band) => {
    expect(bandInMemory(matchOf(kind, score))).toBe(band);
  });

  it("is new without a match", () => {
    expect(bandInMemory(undefined)).toBe("new");
  });
});

it("goes by the score alone within the job", () => {
  expect(bandInJob(matchOf("exact", 100))).toBe("internal-95-99");
  expect(bandInJob(matchOf("fuzzy", 60))).toBe("internal-50-74");
  expect(bandInJob(undefined)).toBe("new");
});

it("takes the memory's band unless the job's is better", () => {
  expect(betterBand("85-94", "internal-85-94")).toBe("85-94");
  expect(betterBand("75-84", "internal-85-94")).toBe("internal-85-94");
  expect(betterBand("repaired", "internal-95-99")).toBe("repaired");
  expect(betterBand("new", "internal-50-74")).toBe("internal-50-74");
  expect(betterBand("50-74", "new")).toBe("50-74");
});
